import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Arrivals } from './arrivals';

/** A received delivery. */
export interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Time of arrival, Unix ms. */
  at: number;
}

/** Response of the sink; none for `undefined`. */
export type SinkAnswer = { status: number; headers?: Record<string, string>; body?: string } | undefined;

/** A merchant's server on loopback that records deliveries. */
export class WebhookSink {
  readonly received: ReceivedWebhook[] = [];
  /** Returns the response to a delivery; 200 by default. */
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

  /** Address of the sink, `http://127.0.0.1:…`. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Waits for `count` deliveries on a path and returns them all. Throws when they do not arrive. */
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
