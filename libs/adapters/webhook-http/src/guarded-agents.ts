import { Agent, type ClientRequestArgs } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import type { Socket } from 'node:net';
import { type AddressRules, connectGuarded, type Connected, lookupOf } from './guarded-connector';

const CONNECT_TIMEOUT_MS = 3_000;

/** Idle time after which a connection is closed, unless the other side has stated its own. */
const IDLE_MS = 4_000;

/** Options of all agents, without a limit on connections: destinations of one host do not wait for one another. */
const KEPT_ALIVE = { keepAlive: true, timeout: IDLE_MS };

/** Connections that Node opens by the options of a request; the types of Node leave this method of its agents out. */
interface Connecting {
  createConnection(options: ClientRequestArgs): Socket;
}

type Opening = (options: ClientRequestArgs, connected: Connected) => void;

/**
 * Returns the agents of Node by the protocol of an address, whose connections are guarded (D-77); certificates are for the
 * host's name, as ever.
 */
export function guardedAgents(rules: AddressRules): Readonly<Record<string, Agent>> {
  return {
    'http:': guarded(new Agent(KEPT_ALIVE), 'connect', rules),
    'https:': guarded(new TlsAgent(KEPT_ALIVE), 'secureConnect', rules),
  };
}

/** @param ready the event by which a connection reports that it can be used */
function guarded(agent: Agent, ready: 'connect' | 'secureConnect', rules: AddressRules): Agent {
  const node = agent as unknown as Connecting;
  const open = node.createConnection.bind(agent);
  const createConnection: Opening = (options, connected) =>
    connectGuarded(
      { host: options.host! },
      rules,
      (addresses) => withinTime(open({ ...options, lookup: lookupOf(addresses) }), ready),
      connected,
    );
  return Object.assign(agent, { createConnection });
}

function withinTime(socket: Socket, ready: string): Socket {
  const late = setTimeout(
    () => socket.destroy(Object.assign(new Error('No connection in time.'), { code: 'ETIMEDOUT' })),
    CONNECT_TIMEOUT_MS,
  );
  for (const event of [ready, 'close']) socket.once(event, () => clearTimeout(late));
  return socket;
}
