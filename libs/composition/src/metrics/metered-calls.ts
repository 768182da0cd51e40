import type { Metrics } from '@svc/adapters/metrics';
import type { ProviderFetch } from '@svc/adapters/payments';
import type { CodeMessage, CodeOutcome, CodeSender } from '@svc/otp';
import { ProviderUnavailable } from '@svc/payments';
import { type DeliveryOutcome, type SignedDelivery, WebhookSender } from '@svc/webhooks';
import { type Outcome, outcomeOfStatus, secondsSince } from './outcomes';

/** Returns a `fetch` that measures the calls of a payment provider. */
export function meteredFetch(metrics: Pick<Metrics, 'observe'>, provider: string, send: ProviderFetch): ProviderFetch {
  return async (url, init) => {
    const startedMs = performance.now();
    const note = (outcome: Outcome) =>
      metrics.observe('provider_request_duration_seconds', { provider, ...outcome }, secondsSince(startedMs));
    try {
      const response = await send(url, init);
      note(outcomeOfStatus(response.status));
      return response;
    } catch (error) {
      note({ outcome: 'failed', reason: isTimeout(error) ? 'timeout' : 'connection' });
      throw error;
    }
  };
}

const isTimeout = (error: unknown): boolean => error instanceof ProviderUnavailable && error.reason.endsWith('no answer in time');

/** Measures deliveries of webhooks. */
export class MeteredWebhookSender extends WebhookSender {
  constructor(
    private readonly sender: WebhookSender,
    private readonly metrics: Pick<Metrics, 'observe'>,
  ) {
    super();
  }

  async send(delivery: SignedDelivery): Promise<DeliveryOutcome> {
    const startedMs = performance.now();
    const outcome = await this.sender.send(delivery);
    const labels = outcome.kind === 'answer' ? outcomeOfStatus(outcome.status) : { outcome: 'failed', reason: outcome.reason };
    this.metrics.observe('webhook_attempt_duration_seconds', labels, secondsSince(startedMs));
    return outcome;
  }
}

/** Counts the one-time codes of a sender. */
export class MeteredCodeSender implements CodeSender {
  readonly channel = this.sender.channel;
  readonly isOff = this.sender.isOff;

  constructor(
    private readonly sender: CodeSender,
    private readonly metrics: Pick<Metrics, 'count'>,
  ) {}

  async send(message: CodeMessage): Promise<CodeOutcome> {
    const result = await this.sender.send(message);
    this.metrics.count('codes_total', { channel: this.channel, ...outcomeOfCode(result) });
    return result;
  }
}

function outcomeOfCode(result: CodeOutcome): { outcome: string; reason: string } {
  if (result.ok) return { outcome: 'sent', reason: 'none' };
  return { outcome: result.mayBeSent ? 'unknown' : 'failed', reason: result.unavailable ? 'sender' : 'number' };
}
