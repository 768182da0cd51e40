import { cutText } from '@svc/kernel';
import { WebhookSender, type DeliveryOutcome, type SignedDelivery } from '@svc/webhooks';
import { Agent, type Dispatcher } from 'undici';
import { reasonOf } from './delivery-errors';
import { type ConnectTo, guardedConnector, publicResolver, type Resolve } from './guarded-connector';

const TIMEOUT_MS = 15_000;
const KEPT_BODY_BYTES = 16 * 1024;

export interface WebhookSenderOptions {
  /** Hosts that may be plain http and local (WEBHOOK_ALLOW_HOSTS). */
  allowedHosts: readonly string[];
  /** In all, from name to end of body. */
  timeoutMs?: number;
  resolve?: Resolve;
  connectTo?: ConnectTo;
}

/** Posts deliveries over kept-alive connections, to public addresses alone; follows no redirect and no proxy setting. */
export class UndiciWebhookSender extends WebhookSender {
  private readonly agent: Agent;
  private readonly interruption = new AbortController();
  private readonly timeoutMs: number;

  constructor({ allowedHosts, timeoutMs = TIMEOUT_MS, resolve = publicResolver(), connectTo }: WebhookSenderOptions) {
    super();
    this.timeoutMs = timeoutMs;
    // As many connections as there are attempts: destinations of one host do not wait for one another.
    this.agent = new Agent({ connect: guardedConnector({ allowedHosts, resolve }, connectTo) });
  }

  async send({ url, headers, body }: SignedDelivery): Promise<DeliveryOutcome> {
    const signal = AbortSignal.any([AbortSignal.timeout(this.timeoutMs), this.interruption.signal]);
    try {
      const { origin, pathname, search } = new URL(url);
      const response = await this.agent.request({
        origin,
        path: pathname + search,
        method: 'POST',
        body,
        signal,
        headersTimeout: 0,
        bodyTimeout: 0,
        headers: { 'Content-Type': 'application/json', 'User-Agent': 'Storefront-Service-Webhooks/1.0', ...headers },
      });
      return { kind: 'answer', status: response.statusCode, ...retryAfterOf(response), body: await beginningOf(response.body) };
    } catch (error) {
      return { kind: 'failure', reason: this.interruption.signal.aborted ? 'interrupted' : reasonOf(error) };
    }
  }

  /** Cuts off what is on its way, since the process ends. */
  interrupt(): void {
    this.interruption.abort();
  }

  /** Lets go of all connections. */
  async close(): Promise<void> {
    await this.agent.destroy();
  }
}

function retryAfterOf({ headers }: Dispatcher.ResponseData): { retryAfter?: string } {
  const [retryAfter] = [headers['retry-after'] ?? []].flat();
  return retryAfter === undefined ? {} : { retryAfter };
}

/** The first 16 KiB in whole characters; a longer body ends the connection. */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= KEPT_BODY_BYTES) break;
  }
  return cutText(Buffer.concat(chunks).toString(), KEPT_BODY_BYTES, (part) => Buffer.byteLength(part));
}
