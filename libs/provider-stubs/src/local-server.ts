import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a free port of loopback. */
export abstract class LocalServer {
  private readonly server: Server = createServer((request, response) => void this.serve(request, response));

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Breaks off what is still open. */
  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Its address, `http://127.0.0.1:…`. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  protected abstract serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
}
