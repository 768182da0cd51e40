import type { ClientBase, QueryResult } from 'pg';
import { IS_DISTRIBUTED, speakToNodes } from '../distribution/dialect';
import { requireSession } from './session-pooling';
import { endWhenUseless } from './useless-connections';

/** Longest statement of the service that the server allows, ms. */
export const STATEMENT_MS = 30_000;
/**
 * Settings on a distributed database. Changes of many rows go from node to node: a transaction may change a table that is on every node after
 * them. A node that accepts no connection for as long as the service would wait for its own is away, and not after 30 s.
 */
const AMONG_NODES = `set citus.multi_shard_modify_mode to 'sequential'; set citus.node_connection_timeout to '5s'`;
/** Time limit of the settings, ms. */
const SETTLING_MS = 5_000;
/** Transit time of the answer to a statement that the server has ended, ms. */
const ANSWER_MS = 2_000;

/** Settings of a session of the service, whatever the server, the database or the role are set to. */
const SETTINGS = {
  jit: 'off', // compiling a plan takes seconds, where the service's statements take milliseconds
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  default_transaction_isolation: 'read committed',
  plan_cache_mode: 'auto',
  lock_timeout: '0', // functions that wait for locks set their own
  idle_in_transaction_session_timeout: '60000',
};

/**
 * Gives a new connection the settings of the service, before its first work: by a statement, not by parameters of the start,
 * which poolers refuse. Rejects when the server does not answer within 5 s.
 * @param settings further ones, or others
 * @throws TransactionPooling when a pooler would give the connection to others after each transaction
 */
export async function settleConnection(client: ClientBase, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const all = { ...SETTINGS, statement_timeout: `${STATEMENT_MS}`, ...settings };
  const text = Object.entries(all)
    .map(([name, value]) => `set ${name} to '${value}'`)
    .join('; ');
  const settling = { text: `${text}; ${IS_DISTRIBUTED}`, query_timeout: SETTLING_MS }; // pg has a limit for one query; its types do not know of it
  const results = (await client.query(settling)) as unknown as QueryResult<{ is_distributed: boolean }>[];
  if (results.at(-1)!.rows[0]!.is_distributed) {
    await client.query(AMONG_NODES);
    speakToNodes(client);
  }
  await requireSession(client);
}

/**
 * Returns the same for a connection of a pool, which ends by itself when it is useless.
 * @param statementMs longest statement that the server allows, ms
 */
export const settleWithin =
  (statementMs: number) =>
  async (client: ClientBase): Promise<void> => {
    await settleConnection(client, { statement_timeout: `${statementMs}` });
    endWhenUseless(client, statementMs + ANSWER_MS);
  };

/**
 * Settles a connection that migrates: it works as long as it takes, but waits for no lock longer than 30 s, as everybody who
 * wants the table meanwhile waits behind it.
 */
export const settleMigration = (client: ClientBase): Promise<void> =>
  settleConnection(client, { statement_timeout: '0', lock_timeout: `${STATEMENT_MS}` });
