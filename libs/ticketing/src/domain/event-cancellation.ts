import { type Author, FinalConflict, InvalidInput } from '@svc/kernel';

/** Treatment of money that was paid for a cancelled event. */
export const CANCELLATION_REFUNDS = ['none', 'all'] as const;
export type CancellationRefund = (typeof CANCELLATION_REFUNDS)[number];

/** People, money and open sessions of an event in live mode, as a cancellation finds them. */
export interface CancellationCounts {
  /** Distinct e-mail addresses, and phone numbers of those without one, of whoever registered, bought or was given a seat. */
  people: number;
  registrations: number;
  orders: number;
  openCheckouts: number;
  savingsPlans: number;
  /** Amounts by currency that were paid for tickets and savings plans and have not gone back, minor units. */
  refundMinor: Readonly<Record<string, number>>;
}

/** Choices of a merchant who cancels an event. */
export interface CancellationRequest {
  reason?: string;
  refund: CancellationRefund;
  /** True to notify guests and buyers; the event's end decides when absent. */
  notify?: boolean;
  /** True to cancel although people, savings plans or open checkouts are affected. */
  force: boolean;
  author: Author;
}

/** Cancellation of an event, as it is stored. */
export interface EventCancellation {
  at: Date;
  reason?: string;
  refund: CancellationRefund;
  notify: boolean;
  /** Author of the request that decided what becomes of the money. */
  by: Author;
  counts: CancellationCounts;
}

/** An event with its cancellation, if any. */
export interface CancellableEvent {
  id: string;
  slug: string;
  endAt: Date;
  cancellation?: EventCancellation;
}

/** Cancellation to store. */
export interface DecidedCancellation {
  cancellation: EventCancellation;
  /** False for a repeat. */
  isNew: boolean;
  /** False for a repeat that changes nothing. */
  isChanged: boolean;
  /** True when there is work for the job that ends seats and refunds orders. */
  hasWork: boolean;
}

/**
 * Decides the cancellation of an event (D-147). A repeat keeps the time and the counts; it may correct the reason, and turn `refund` from
 * `none` to `all`, but nothing is taken back.
 * @throws InvalidInput for what no operation does yet, CancellationAffects without `force`
 */
export function decideCancellation(
  { cancellation: before, endAt }: CancellableEvent,
  { reason, refund, notify, force, author }: CancellationRequest,
  counts: CancellationCounts,
  now: Date,
): DecidedCancellation {
  if (before) {
    if (notify && !before.notify) throw new LaterNoticeMissing();
    const refunds = refund === 'all' && before.refund === 'none';
    const cancellation = { ...before, reason: reason ?? before.reason, ...(refunds && { refund, by: author }) };
    return { cancellation, isNew: false, isChanged: refunds || cancellation.reason !== before.reason, hasWork: refunds };
  }
  if (!force && affectsSomebody(counts)) throw new CancellationAffects(counts);
  const cancellation = { at: now, reason, refund, notify: notify ?? endAt > now, by: author, counts };
  return { cancellation, isNew: true, isChanged: true, hasWork: true };
}

function affectsSomebody({ registrations, orders, openCheckouts, savingsPlans }: CancellationCounts): boolean {
  return registrations + orders + openCheckouts + savingsPlans > 0;
}

/** Thrown for a cancellation that guests, orders, savings plans or open checkouts are affected by, without `force`. */
export class CancellationAffects extends FinalConflict {
  constructor(counts: CancellationCounts) {
    super(
      'People have seats of what you cancel, save for it or are about to pay. Cancelling ends the seats, plans and checkouts that are for nothing else, and cannot be undone: send force=true to do so.',
      { affected: counts },
    );
  }
}

/** Thrown for a repeat that would notify people of a cancellation that was made without a notice, which no operation does yet. */
class LaterNoticeMissing extends InvalidInput {
  constructor() {
    const message = 'This event was cancelled without notifying anybody, and its guests cannot be notified by the service any more.';
    super(message, { fields: { notify: message } });
  }
}
