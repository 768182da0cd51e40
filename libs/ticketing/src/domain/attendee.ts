import { MAX_SERIAL } from './signed-ticket';
import type { Answers, AttendeeStatus } from '@svc/contracts';

/** The details of the person on a seat; a seat without details stays with the buyer (D-36). */
export interface SeatHolder {
  name?: string;
  email?: string;
  /** E.164. */
  phone?: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth?: string;
}

/** One seat of an event, and the person on it: `att_…`. */
export interface Attendee extends SeatHolder {
  id: string;
  ticketTypeId: string;
  /** Position among the seats of the registration, from 0. */
  position: number;
  /** Ticket of the registration that admits it, from 0; a group ticket admits several. */
  ticket: number;
  /** Days on whose seats it counts. */
  countedDayIds: readonly string[];
  /** The attendee's own answers; questions asked once are answered with the registration. */
  responses: Answers;
  status: AttendeeStatus;
  /** Serial of the valid ticket; a new issue raises it (D-80). */
  serial: number;
  checkedInAt?: Date;
  /** Moment from which the seat is a recipient's, and no longer the registrant's (ADR 0067). */
  givenAt?: Date;
  /** Language of the recipient of a given seat, BCP 47. */
  language?: string;
  /** Id of the cancelled event or day with which the seat ends (D-147): written, and never read. */
  endedFor?: string;
}

/** The statuses in which an attendee takes a seat: a pending guest sits there as well (D-13). */
export const SEATED: readonly AttendeeStatus[] = ['pending', 'confirmed', 'checked_in'];

export function isSeated({ status }: Pick<Attendee, 'status'>): boolean {
  return SEATED.includes(status);
}

/**
 * Returns a seat with its next ticket, which voids the one before (D-80): one that is held and whose guest is not there. Others, and seats
 * whose serials are used up, stay as they are.
 */
export function withNextTicket<Seat extends Pick<Attendee, 'status' | 'serial'>>(seat: Seat): Seat {
  const isIssued = isSeated(seat) && seat.status !== 'checked_in' && seat.serial < MAX_SERIAL;
  return isIssued ? { ...seat, serial: seat.serial + 1 } : seat;
}

const TRANSITIONS: Readonly<Record<AttendeeStatus, readonly AttendeeStatus[]>> = {
  pending: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['cancelled', 'checked_in'],
  checked_in: ['confirmed'],
  declined: [],
  cancelled: [],
};

/** Returns whether a seat may go from one status to the other (D-13). */
export function canBecome(from: AttendeeStatus, to: AttendeeStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Change of one counter, in seats or tickets taken or freed. */
export interface CounterChange {
  kind: 'event' | 'event_day' | 'ticket_type' | 'unlock_code';
  subjectId: string;
  count: number;
}

type Seat = Pick<Attendee, 'id' | 'ticketTypeId' | 'ticket' | 'countedDayIds' | 'status'>;

/**
 * Returns the counter changes of one order's seats. Each seat counts for the event and each of its days, and each ticket with at
 * least one seat for its ticket type, since a group ticket counts as one (ADR 0008 r1). Sorted by counter: all transactions
 * change several counters in this order, so that no two wait for one another.
 */
export function seatChanges(eventId: string, seats: readonly Seat[]): CounterChange[] {
  const changes = new Map<string, CounterChange>();
  const count = (kind: CounterChange['kind'], subjectId: string) => {
    const change = changes.get(subjectId) ?? { kind, subjectId, count: 0 };
    changes.set(subjectId, { ...change, count: change.count + 1 });
  };
  const tickets = new Map<number, string>();
  for (const seat of seats.filter(isSeated)) {
    count('event', eventId);
    for (const dayId of seat.countedDayIds) count('event_day', dayId);
    tickets.set(seat.ticket, seat.ticketTypeId);
  }
  for (const ticketTypeId of tickets.values()) count('ticket_type', ticketTypeId);
  return inLockOrder([...changes.values()]);
}

/** Returns the counter changes of seats that become free when an order goes from `before` to `after`. */
export function freedChanges(eventId: string, before: readonly Seat[], after: readonly Seat[]): CounterChange[] {
  const remaining = new Map(seatChanges(eventId, after).map(({ subjectId, count }) => [subjectId, count]));
  return seatChanges(eventId, before)
    .map((change) => ({ ...change, count: change.count - (remaining.get(change.subjectId) ?? 0) }))
    .filter(({ count }) => count > 0);
}

/** Sorts changes into the order in which counters are locked. */
export function inLockOrder(changes: readonly CounterChange[]): CounterChange[] {
  return [...changes].sort((one, other) => (one.subjectId < other.subjectId ? -1 : 1));
}
