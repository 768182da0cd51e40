import type { FactType, KnownFact } from '@svc/contracts';
import { WEBHOOK_FACTS } from '@svc/webhooks';

/**
 * The consumers of facts: `deliveries` are webhooks to merchants, `messages` mails and texts to people, `contacts` the people
 * known to a merchant.
 */
export type FactConsumer = 'deliveries' | 'messages' | 'contacts';

/**
 * The consumers of each fact beside `deliveries`, which receives the facts named by the catalogue of webhook events (ADR
 * 0110).
 */
const ROUTES: Readonly<Record<FactType, readonly Exclude<FactConsumer, 'deliveries'>[]>> = {
  'attendee.registered.v1': ['messages', 'contacts'],
  'attendee.updated.v1': [],
  'ticket.given_away.v1': ['messages', 'contacts'],
  'ticket.repeated.v1': ['messages'],
  'registration.repeated.v1': ['messages'],
  'registration.approved.v1': ['messages'],
  'registration.declined.v1': ['messages'],
  'registration.cancelled.v1': ['messages'],
  'registration.ticket_reissued.v1': ['messages'],
  'event.rescheduled.v1': ['messages'],
  'event.deleted.v1': ['messages'],
  'event.guests_untold.v1': ['messages'],
  'event.announced.v1': ['messages'],
  'customer.linked.v1': [],
  'confirmation.asked.v1': ['messages'],
  'subscription.asked.v1': ['messages'],
  'subscription.restocked.v1': ['messages'],
  'product.deleted.v1': [],
  'form.submitted.v1': ['messages'],
  'form.files_full.v1': ['messages'],
  'checkout.paid.v1': ['messages'],
  'checkout.expired.v1': [],
  'order.updated.v1': [],
  'order.handed_over.v1': ['messages'],
  'order.refunded.v1': ['messages'],
  'order.cancelled.v1': ['messages'],
  'order.tickets_voided.v1': ['messages'],
  'order.refund_asked.v1': ['messages'],
  'order.refund_declined.v1': ['messages'],
  'order.ticket_reissued.v1': ['messages'],
  'order.balance_asked.v1': ['messages'],
  'order.balance_paid.v1': ['messages'],
  'saving.part_paid.v1': ['messages'],
  'saving.reminded.v1': ['messages'],
  'saving.ended.v1': ['messages'],
  'order.deleted.v1': [],
  'payment.account_opened.v1': ['messages'],
  'payment.returned.v1': ['messages'],
  'payment.refund_failed.v1': ['messages'],
  'payment.rail_refused.v1': ['messages'],
  'webhook.destination_failing.v1': ['messages'],
  'webhook.destination_disabled.v1': ['messages'],
  'workspace.admin_token_made.v1': ['messages'],
};

/** Thrown for a fact of a type that only a newer version knows: it waits for a worker of that version. */
export class UnknownFact extends Error {
  constructor(type: string) {
    super(`No consumer is known for facts of the type ${type}.`);
    this.name = 'UnknownFact';
  }
}

/** Returns the facts that go to a consumer. Throws UnknownFact. */
export function factsFor(consumer: FactConsumer, facts: readonly KnownFact[]): KnownFact[] {
  return facts.filter(({ type }) => consumersOf(type).includes(consumer));
}

/** Returns the consumers of facts of a type. Throws UnknownFact. */
export function consumersOf(type: string): readonly FactConsumer[] {
  if (!Object.hasOwn(ROUTES, type)) throw new UnknownFact(type);
  return [...(WEBHOOK_FACTS.has(type) ? (['deliveries'] as const) : []), ...ROUTES[type as FactType]];
}
