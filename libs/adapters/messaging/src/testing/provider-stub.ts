import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ProviderRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A provider on this machine: stores requests, and answers as its test says. */
export class ProviderStub {
  readonly requests: ProviderRequest[] = [];
  answer: { status: number; body: unknown } = { status: 200, body: {} };
  private server?: Server;

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      void text(request).then((body) => {
        this.requests.push({ path: request.url ?? '', headers: request.headers, body });
        response.writeHead(this.answer.status, { 'content-type': 'application/json' });
        response.end(typeof this.answer.body === 'string' ? this.answer.body : JSON.stringify(this.answer.body));
      });
    });
    await new Promise<void>((resolve) => this.server!.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server!.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server!.closeAllConnections();
    return new Promise((resolve) => this.server!.close(() => resolve()));
  }
}
