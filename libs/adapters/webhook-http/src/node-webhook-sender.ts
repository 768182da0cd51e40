import { type Agent, type IncomingMessage, request as requestOverHttp } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { cutText } from '@svc/kernel';
import { WebhookSender, type DeliveryOutcome, type SignedDelivery } from '@svc/webhooks';
import { reasonOf } from './delivery-errors';
import { guardedAgents } from './guarded-agents';
import { publicResolver, type Resolve } from './guarded-connector';

const TIMEOUT_MS = 15_000;
const KEPT_BODY_BYTES = 16 * 1024;
/** Most bytes of the headers of a response; Node's own limit of 16 KiB is less than some proxies add. */
const MOST_HEADER_BYTES = 64 * 1024;

export interface WebhookSenderOptions {
  /** Hosts that may be plain http and local (WEBHOOK_ALLOW_HOSTS). */
  allowedHosts: readonly string[];
  /** Time limit in all, from name to end of body. */
  timeoutMs?: number;
  resolve?: Resolve;
}

/**
 * Posts deliveries over kept-alive connections, to public addresses alone; follows no redirect and no proxy setting. It uses
 * Node's own client, which reads past 1xx responses that nobody asked for (RFC 9110 §15.2); undici ends the connection at `100
 * Continue`.
 */
export class NodeWebhookSender extends WebhookSender {
  private readonly agents: Readonly<Record<string, Agent>>;
  private readonly underway = new Set<AbortController>();
  private isInterrupted = false;
  private readonly timeoutMs: number;

  constructor({ allowedHosts, timeoutMs = TIMEOUT_MS, resolve = publicResolver() }: WebhookSenderOptions) {
    super();
    this.timeoutMs = timeoutMs;
    this.agents = guardedAgents({ allowedHosts, resolve });
  }

  async send(delivery: SignedDelivery): Promise<DeliveryOutcome> {
    const cut = new AbortController();
    const late = setTimeout(() => cut.abort(new DOMException('No answer in time.', 'TimeoutError')), this.timeoutMs);
    this.underway.add(cut);
    try {
      return await Promise.race([this.exchange(delivery, cut.signal), abortOf(cut.signal)]);
    } catch (error) {
      return { kind: 'failure', reason: this.isInterrupted ? 'interrupted' : reasonOf(error) };
    } finally {
      clearTimeout(late);
      this.underway.delete(cut);
    }
  }

  /** Interrupts deliveries on their way, since the process ends. */
  interrupt(): void {
    this.isInterrupted = true;
    for (const cut of this.underway) cut.abort();
  }

  /** Closes all connections. */
  async close(): Promise<void> {
    for (const agent of Object.values(this.agents)) agent.destroy();
  }

  private async exchange(delivery: SignedDelivery, signal: AbortSignal): Promise<DeliveryOutcome> {
    if (this.isInterrupted) throw new Error('The process ends.');
    const response = await this.post(delivery, signal);
    const retryAfter = response.headers['retry-after'];
    return {
      kind: 'answer',
      status: response.statusCode!,
      ...(retryAfter !== undefined && { retryAfter }),
      body: await beginningOf(response),
    };
  }

  private post({ url, headers, body }: SignedDelivery, signal: AbortSignal): Promise<IncomingMessage> {
    const { protocol } = new URL(url);
    const request = protocol === 'https:' ? requestOverTls : requestOverHttp;
    return new Promise((resolve, reject) => {
      request(url, {
        method: 'POST',
        agent: this.agents[protocol],
        signal,
        maxHeaderSize: MOST_HEADER_BYTES,
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'Storefront-Service-Webhooks/1.0',
          'Content-Length': Buffer.byteLength(body),
          ...headers,
        },
      })
        .on('response', resolve)
        .on('error', reject)
        .on('close', () => reject(new Error('The connection ended without a response.')))
        .end(body);
    });
  }
}

/** Rejects when the signal aborts, also where Node still waits for a connection. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
}

/** Returns the first 16 KiB in whole characters; a longer body ends the connection. */
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
