import type { EventCancelled } from '@svc/contracts';
import { type Author, FinalConflict } from '@svc/kernel';

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
  /** True until those whose seats have ended without a notice are notified of it: the merchant wants that later. */
  isNoticeDue?: boolean;
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
  /** True when there is work for the job that ends seats, refunds orders, and has guests notified later. */
  hasWork: boolean;
}

/**
 * Decides the cancellation of an event (D-147). A repeat keeps the time and the counts; it may correct the reason, and turn `refund` from
 * `none` to `all` and `notify` from false to true, but nothing is taken back.
 * @throws CancellationAffects without `force`
 */
export function decideCancellation(
  { cancellation: before, endAt }: CancellableEvent,
  { reason, refund, notify, force, author }: CancellationRequest,
  counts: CancellationCounts,
  now: Date,
): DecidedCancellation {
  if (before) {
    const refunds = refund === 'all' && before.refund === 'none';
    const notice = notify === true && !before.notify ? { notify, isNoticeDue: true } : undefined;
    const cancellation = { ...before, reason: reason ?? before.reason, ...(refunds && { refund, by: author }), ...notice };
    const hasWork = refunds || notice !== undefined;
    return { cancellation, isNew: false, isChanged: hasWork || cancellation.reason !== before.reason, hasWork };
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

/** Name of what has ended a seat: the dropped ticket type or the cancelled day, else the event. */
export interface SeatsEndedBy {
  eventId: string;
  dayId?: string;
  ticketTypeId?: string;
}

/** Returns the id by which seats name what they have ended with. */
export function endedFor({ eventId, dayId, ticketTypeId }: SeatsEndedBy): string {
  return ticketTypeId ?? dayId ?? eventId;
}

/**
 * Returns the mark of the facts of seats that end with a cancelled event or day. Those of a dropped ticket type are notified as of any seat
 * that its merchant cancels, since the event goes on; silently where nobody is to be notified (ADR 0147 r19).
 */
export function endingOf({ notify, dayId, ticketTypeId }: Omit<SeatsEndedBy, 'eventId'> & { notify: boolean }): EventCancelled | undefined {
  if (ticketTypeId) return notify ? undefined : { notify };
  return { notify, ...(dayId && { dayId }) };
}
