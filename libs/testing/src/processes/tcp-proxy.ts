import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A connection through the proxy. */
interface Pair {
  client: Socket;
  server: Socket;
  /** Something that was sent on it was lost: it never carries anything again, and nobody closes it. */
  isLost: boolean;
}

/** Stands on loopback between a client and a server, at an address that stays while the server changes, and does what networks do. */
export class TcpProxy {
  private readonly pairs = new Set<Pair>();
  private target?: URL;
  private delayMs = 0;
  private isSwallowing = false;

  private constructor(private readonly server: Server) {
    server.on('connection', (client) => this.open(client));
  }

  static async start(): Promise<TcpProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TcpProxy(server);
  }

  /** Has new connections lead to the server of this address from now on; `?host=` names the folder of its socket. Answers the address by which it is reached. */
  leadTo(url: string): string {
    this.target = new URL(url);
    const own = new URL(url);
    own.search = '';
    own.hostname = '127.0.0.1';
    own.port = String((this.server.address() as AddressInfo).port);
    return own.href;
  }

  /** Closes all connections, in the middle of whatever they carry. */
  drop(): void {
    for (const { client, server } of this.pairs) {
      client.resetAndDestroy();
      server.destroy();
    }
  }

  /** Loses whatever is sent from now on, and closes nothing. A connection that has lost something stays lost. */
  swallow(isSwallowing: boolean): void {
    this.isSwallowing = isSwallowing;
  }

  /** Has whatever is sent from now on arrive so much later, each way. */
  delay(ms: number): void {
    this.delayMs = ms;
  }

  async stop(): Promise<void> {
    this.drop();
    this.server.close();
    await once(this.server, 'close');
  }

  private open(client: Socket): void {
    const server = connectTo(this.target!);
    const pair: Pair = { client, server, isLost: false };
    this.pairs.add(pair);
    this.carry(pair, client, server);
    this.carry(pair, server, client);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => undefined);
      one.once('close', () => {
        this.pairs.delete(pair);
        if (one === client || !pair.isLost) other.destroy();
      });
    }
  }

  /** In the order in which it was sent, whatever the delay has become meanwhile. */
  private carry(pair: Pair, from: Socket, to: Socket): void {
    let last = Promise.resolve();
    from.on('data', (bytes) => {
      pair.isLost ||= this.isSwallowing;
      if (pair.isLost) return;
      const arrival = this.delayMs > 0 ? pause(this.delayMs) : undefined;
      last = last.then(() => arrival).then(() => void (to.writable && to.write(bytes)));
    });
  }
}

function connectTo(url: URL): Socket {
  const folder = url.searchParams.get('host');
  const port = url.port || (url.protocol.startsWith('redis') ? '6379' : '5432');
  return folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(Number(port), url.hostname);
}
