import type { RegistrationSource } from '@svc/contracts';
import { InvalidInput, type Mode, refOf } from '@svc/kernel';
import {
  type Answers,
  type Attendee,
  canBecome,
  type CounterChange,
  endedFor,
  freedChanges,
  inLockOrder,
  isSeated,
  MAX_SERIAL,
  type SeatsEndedBy,
} from '@svc/ticketing';

/** Person whom a registration is named after, notified by email, by phone (E.164), or both. */
export interface Registrant {
  name: string;
  email?: string;
  phone?: string;
}

/** Registration of one guest, with its seats in their order: `grp_…`. */
export interface Registration {
  workspaceId: string;
  mode: Mode;
  id: string;
  eventId: string;
  contact: Registrant;
  /** Birth date, `YYYY-MM-DD`. */
  dateOfBirth?: string;
  /** Answers for seats that have none of their own. */
  responses: Answers;
  unlockCodeIds: readonly string[];
  promoterCode?: string;
  /** Language in which the guest was served, BCP 47 (D-114). */
  language?: string;
  source: RegistrationSource;
  createdAt: Date;
  /** Time at which the last seat was given up; the guest may register again (D-50). */
  endedAt?: Date;
  seats: readonly Attendee[];
}

/** Returns the attendee whose ref the guest and webhooks get: the first whose seat is taken, else the first. */
export function leadOf<Seat extends Pick<Attendee, 'status'>>(seats: readonly Seat[]): Seat {
  return seats.find(isSeated) ?? seats[0]!;
}

/** Returns the counters that can be sold again when a registration goes from `before` to `after`; its unlock codes when it has ended. */
export function freedBy(before: Registration, after: Registration): CounterChange[] {
  const hasEnded = after.endedAt && !before.endedAt;
  const codes = hasEnded ? before.unlockCodeIds.map((subjectId) => ({ kind: 'unlock_code' as const, subjectId, count: 1 })) : [];
  return inLockOrder([...freedChanges(before.eventId, before.seats, after.seats), ...codes]);
}

/** Registration after a change with the changed seats; the same registration and none when nothing changed. */
export interface RegistrationChange {
  after: Registration;
  changed: readonly Attendee[];
}

/** Approves a waiting guest: each pending seat is confirmed (D-13). Throws InvalidInput when no seat is taken. */
export function approve(registration: Registration): RegistrationChange {
  if (!registration.seats.some(isSeated))
    throw new InvalidInput(
      'This registration was declined or cancelled. Reopen a declined one first; of a cancelled one, the guest has to register again.',
    );
  return change(registration, ({ status }) => status === 'pending', { status: 'confirmed' });
}

/**
 * Declines a waiting guest; the seats are free (D-13). In an approved group, only seats that wait again after they were given away
 * are declined (ADR 0067). Throws InvalidInput when all guests were approved.
 */
export function decline(registration: Registration, now: Date): RegistrationChange {
  const has = (...statuses: Attendee['status'][]) => registration.seats.some(({ status }) => statuses.includes(status));
  if (has('confirmed', 'checked_in') && !has('pending')) {
    throw new InvalidInput('This guest was let in already; cancel the registration instead.');
  }
  return ended(
    change(registration, ({ status }) => status === 'pending', { status: 'declined' }),
    now,
  );
}

/**
 * Gives seats of a registration back: those of `attendeeIds`, or all of them (D-13).
 * @throws InvalidInput when one is not of this registration, or its guest is there already
 */
export function cancel(registration: Registration, now: Date, attendeeIds?: readonly string[]): RegistrationChange {
  const named = attendeeIds && new Set(attendeeIds);
  const foreign = attendeeIds?.find((id) => !registration.seats.some((seat) => seat.id === id));
  if (foreign) throw new InvalidInput('One of these attendees is not of this registration.');
  const meant = ({ id, status }: Attendee) => (named?.has(id) ?? true) && isSeated({ status });
  if (registration.seats.some((seat) => meant(seat) && !canBecome(seat.status, 'cancelled'))) {
    throw new InvalidInput('A guest of this registration is checked in; undo the check-in first.');
  }
  return ended(change(registration, meant, { status: 'cancelled' }), now);
}

/**
 * Ends all seats of a cancelled event that are neither declined nor cancelled, those of guests who are there among them: their admissions
 * stay (D-147). With `ticketTypeIds` only the seats of these types, which are cancelled.
 */
export function cancelForEvent(
  registration: Registration,
  now: Date,
  { ticketTypeIds, ...by }: Omit<SeatsEndedBy, 'eventId'> & { ticketTypeIds?: readonly string[] } = {},
): RegistrationChange {
  const isMeant = (seat: Attendee) => isSeated(seat) && (ticketTypeIds?.includes(seat.ticketTypeId) ?? true);
  const after = { status: 'cancelled', endedFor: endedFor({ eventId: registration.eventId, ...by }) } as const;
  return ended(change(registration, isMeant, after), now);
}

function change(
  registration: Registration,
  isMeant: (seat: Attendee) => boolean,
  after: Pick<Attendee, 'status' | 'endedFor'>,
): RegistrationChange {
  const changed = registration.seats.filter(isMeant).map((seat) => ({ ...seat, ...after }));
  if (changed.length === 0) return { after: registration, changed };
  const byId = new Map(changed.map((seat) => [seat.id, seat]));
  return { after: { ...registration, seats: registration.seats.map((seat) => byId.get(seat.id) ?? seat) }, changed };
}

/** Ends a registration with its last seat. */
function ended({ after, changed }: RegistrationChange, now: Date): RegistrationChange {
  if (changed.length === 0 || after.seats.some(isSeated)) return { after, changed };
  return { after: { ...after, endedAt: now }, changed };
}

/**
 * Issues the next ticket of a seat, which voids the ones before (D-80).
 * @param replaces serial of the ticket to replace; the valid one's when absent
 * @returns undefined when that ticket was replaced before, so that a repeated request issues no other
 * @throws InvalidInput with the remedy, when there is no ticket to replace
 */
export function nextTicket<Seat extends Pick<Attendee, 'id' | 'status' | 'serial'>>(seat: Seat, replaces = seat.serial): Seat | undefined {
  if (replaces > seat.serial)
    throw new InvalidInput(`This attendee has no ticket of the serial ${replaces}; the valid one has ${seat.serial}.`);
  if (replaces < seat.serial) return undefined;
  const obstacle = obstacleOf(seat);
  if (obstacle) throw new InvalidInput(obstacle);
  return { ...seat, serial: seat.serial + 1 };
}

function obstacleOf({ id, status, serial }: Pick<Attendee, 'id' | 'status' | 'serial'>): string | undefined {
  switch (status) {
    case 'pending':
      return 'This guest waits for approval and has no ticket yet; approve the registration, which sends it.';
    case 'declined':
      return 'This guest was declined and has no ticket: reopen the registration and approve it, or let them register again.';
    case 'cancelled':
      return 'This seat was cancelled or refunded, so its ticket is invalid already: the guest has to register or buy again.';
    case 'checked_in':
      return `This guest is checked in; undo the check-in first: DELETE /v1/admin/check-ins/${refOf('att', id)}.`;
    case 'confirmed':
      return serial < MAX_SERIAL
        ? undefined
        : 'This ticket cannot be reissued any more: cancel the seat, and let the guest register or buy again.';
  }
}
