import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = [status: number, body: unknown];

/** Stand-in for the service: remembers requests, and returns prepared answers, else those of `usual`. */
export class StandInService {
  asked: Asked[] = [];
  answers: Answer[] = [];
  private readonly server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const call = { method: request.method, url: request.url, headers: request.headers, body };
      this.asked.push(call);
      const [status, answer] = this.answers.shift() ?? this.usual(call);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });

  constructor(private readonly usual: (call: Asked) => Answer) {}

  /** Answers its base address, with `/v1`. */
  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
