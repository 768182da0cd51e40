import type { DeliveryOutcome } from '../domain/delivery';
import { WebhookSender, type SignedDelivery } from '../ports/webhook-sender';

export const answered = (status: number, facts: { retryAfter?: string; body?: string } = {}): DeliveryOutcome => ({
  kind: 'answer',
  status,
  body: '',
  ...facts,
});
export const timedOut: DeliveryOutcome = { kind: 'failure', reason: 'timeout' };

/** Records deliveries, and answers as scripted: 200 by default. */
export class ScriptedWebhookSender extends WebhookSender {
  readonly sent: SignedDelivery[] = [];
  /** Returns the outcome of a delivery. */
  answer: (delivery: SignedDelivery) => DeliveryOutcome | Promise<DeliveryOutcome> = () => answered(200);

  async send(delivery: SignedDelivery): Promise<DeliveryOutcome> {
    this.sent.push(delivery);
    return this.answer(delivery);
  }
}
