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

/** One seat of an event, and who sits there: `att_…`. */
export interface Attendee extends SeatHolder {
  id: string;
  ticketTypeId: string;
  /** Among the seats of the registration, from 0. */
  position: number;
  /** Which ticket of the registration admits it, from 0; a group ticket admits several. */
  ticket: number;
  /** Days on whose seats it counts. */
  countedDayIds: readonly string[];
  /** The attendee's own; whatever they were not asked alone was answered with the registration. */
  responses: Answers;
  status: AttendeeStatus;
  /** Of the ticket that is valid; a new issue raises it (D-80). */
  serial: number;
  checkedInAt?: Date;
  /** Since when the seat is somebody's to whom it was given, and no longer of who took it (ADR 0067). */
  givenAt?: Date;
  /** BCP 47, in which whoever it was given to is served. */
  language?: string;
}

/** The statuses in which an attendee takes a seat: a pending guest sits there as well (D-13). */
export const SEATED: readonly AttendeeStatus[] = ['pending', 'confirmed', 'checked_in'];

export function isSeated({ status }: Pick<Attendee, 'status'>): boolean {
  return SEATED.includes(status);
}

const MOVES: Readonly<Record<AttendeeStatus, readonly AttendeeStatus[]>> = {
  pending: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['cancelled', 'checked_in'],
  checked_in: ['confirmed'],
  declined: [],
  cancelled: [],
};

/** Whether a seat of one status may get the other (D-13). */
export function canBecome(from: AttendeeStatus, to: AttendeeStatus): boolean {
  return MOVES[from].includes(to);
}

/** How much of one thing that can run out is taken, or given back. */
export interface CounterMove {
  kind: 'event' | 'event_day' | 'ticket_type' | 'unlock_code';
  subjectId: string;
  count: number;
}

type Seat = Pick<Attendee, 'id' | 'ticketTypeId' | 'ticket' | 'countedDayIds' | 'status'>;

/**
 * What these seats of one order take: each a seat of the event and of each of its days, and of its ticket type one for
 * every ticket with somebody on it, since a group ticket counts as one (ADR 0008 r1). Sorted by what is counted:
 * whoever moves several counters moves them in this order, so that no two wait for one another.
 */
export function seatMoves(eventId: string, seats: readonly Seat[]): CounterMove[] {
  const moves = new Map<string, CounterMove>();
  const count = (kind: CounterMove['kind'], subjectId: string) => {
    const move = moves.get(subjectId) ?? { kind, subjectId, count: 0 };
    moves.set(subjectId, { ...move, count: move.count + 1 });
  };
  const tickets = new Map<number, string>();
  for (const seat of seats.filter(isSeated)) {
    count('event', eventId);
    for (const dayId of seat.countedDayIds) count('event_day', dayId);
    tickets.set(seat.ticket, seat.ticketTypeId);
  }
  for (const ticketTypeId of tickets.values()) count('ticket_type', ticketTypeId);
  return inLockOrder([...moves.values()]);
}

/** What comes free when the seats of an order go from `before` to `after`. */
export function freedMoves(eventId: string, before: readonly Seat[], after: readonly Seat[]): CounterMove[] {
  const kept = new Map(seatMoves(eventId, after).map(({ subjectId, count }) => [subjectId, count]));
  return seatMoves(eventId, before)
    .map((move) => ({ ...move, count: move.count - (kept.get(move.subjectId) ?? 0) }))
    .filter(({ count }) => count > 0);
}

/** Sorted as they are to be moved. */
export function inLockOrder(moves: readonly CounterMove[]): CounterMove[] {
  return [...moves].sort((one, other) => (one.subjectId < other.subjectId ? -1 : 1));
}
