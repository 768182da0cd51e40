import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A connection through the proxy. */
interface Pair {
  client: Socket;
  server: Socket;
  /** True after lost data: the connection carries nothing more, and is not closed. */
  isLost: boolean;
}

/** Proxy on loopback at a fixed address in front of changing servers, with the failures of networks. */
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

  /** Routes new connections to the server of this address; `?host=` is the folder of its socket. Returns the address through the proxy. */
  leadTo(url: string): string {
    this.target = new URL(url);
    const own = new URL(url);
    own.search = '';
    own.hostname = '127.0.0.1';
    own.port = String((this.server.address() as AddressInfo).port);
    return own.href;
  }

  /** Resets all connections, even in the middle of data. */
  drop(): void {
    for (const { client, server } of this.pairs) {
      client.resetAndDestroy();
      server.destroy();
    }
  }

  /** Drops all further data without closing connections. A connection that has lost data stays lost. */
  swallow(isSwallowing: boolean): void {
    this.isSwallowing = isSwallowing;
  }

  /** Delays all further data, each way. */
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

  /** Forwards data in the order of sending, even when the delay changes. */
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
