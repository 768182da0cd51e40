import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Arrivals } from './arrivals';

/** A delivery as it came in. */
export interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Unix ms. */
  at: number;
}

/** How the sink answers; `undefined` never does. */
export type SinkAnswer = { status: number; headers?: Record<string, string>; body?: string } | undefined;

/** A merchant's server on loopback that remembers what it is sent. */
export class WebhookSink {
  readonly received: ReceivedWebhook[] = [];
  /** 200 by default. */
  answer: (webhook: ReceivedWebhook) => SinkAnswer = () => ({ status: 200, body: 'ok' });

  private readonly arrivals = new Arrivals();

  private constructor(private readonly server: Server) {}

  static async open(): Promise<WebhookSink> {
    const server = createServer();
    const sink = new WebhookSink(server);
    server.on('request', async (request, response) => {
      const webhook = { path: request.url!, headers: request.headers, at: Date.now(), body: await text(request) };
      sink.received.push(webhook);
      sink.arrivals.note();
      const answer = sink.answer(webhook);
      if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return sink;
  }

  /** Its address, `http://127.0.0.1:…`. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What came in on a path, once it is `count` or more. Throws when it does not come. */
  expect(count: number, path: string): Promise<ReceivedWebhook[]> {
    const onPath = (): ReceivedWebhook[] => this.received.filter((webhook) => webhook.path === path);
    return this.arrivals.until(
      () => `${count} webhooks at ${path}; ${onPath().length} came`,
      () => onPath().length >= count && onPath(),
    );
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
