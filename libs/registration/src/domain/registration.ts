import type { RegistrationSource } from '@svc/contracts';
import { InvalidInput, type Mode, refOf } from '@svc/kernel';
import { type Answers, type Attendee, canBecome, type CounterMove, freedMoves, inLockOrder, isSeated, MAX_SERIAL } from '@svc/ticketing';

/** The person whom a registration is named after, notified by email, by phone (E.164), or both. */
export interface Registrant {
  name: string;
  email?: string;
  phone?: string;
}

/** What one guest asked for, with its seats in their order: `grp_…`. */
export interface Registration {
  workspaceId: string;
  mode: Mode;
  id: string;
  eventId: string;
  contact: Registrant;
  /** `YYYY-MM-DD`. */
  dateOfBirth?: string;
  /** The answers of each seat that has none of its own. */
  responses: Answers;
  unlockCodeIds: readonly string[];
  promoterCode?: string;
  /** BCP 47, in which the guest was served (D-114). */
  language?: string;
  source: RegistrationSource;
  createdAt: Date;
  /** Since when nobody of it comes any more; the guest may register anew (D-50). */
  endedAt?: Date;
  seats: readonly Attendee[];
}

/** The attendee whose ref the guest and webhooks get: the first whose seat is taken, else the first. */
export function leadOf<Seat extends Pick<Attendee, 'status'>>(seats: readonly Seat[]): Seat {
  return seats.find(isSeated) ?? seats[0]!;
}

/** What can be sold again when a registration goes from `before` to `after`; its unlock codes when it has ended. */
export function freedBy(before: Registration, after: Registration): CounterMove[] {
  const hasEnded = after.endedAt && !before.endedAt;
  const codes = hasEnded ? before.unlockCodeIds.map((subjectId) => ({ kind: 'unlock_code' as const, subjectId, count: 1 })) : [];
  return inLockOrder([...freedMoves(before.eventId, before.seats, after.seats), ...codes]);
}

/** A registration after a change and the seats that changed; the same registration and none when all was so already. */
export interface RegistrationChange {
  after: Registration;
  changed: readonly Attendee[];
}

/** Lets a guest in who waits for approval: each pending seat is confirmed (D-13). Throws InvalidInput when no seat is taken. */
export function approve(registration: Registration): RegistrationChange {
  if (!registration.seats.some(isSeated))
    throw new InvalidInput('This registration was declined or cancelled; the guest has to register anew.');
  return change(registration, ({ status }) => status === 'pending', 'confirmed');
}

/**
 * Turns a guest away who waits for approval; the seats are free (D-13). Of a group that was let in, those that wait again since they
 * were given to somebody are turned away alone (ADR 0067). Throws InvalidInput when all who come were let in.
 */
export function decline(registration: Registration, now: Date): RegistrationChange {
  const has = (...statuses: Attendee['status'][]) => registration.seats.some(({ status }) => statuses.includes(status));
  if (has('confirmed', 'checked_in') && !has('pending')) {
    throw new InvalidInput('This guest was let in already; cancel the registration instead.');
  }
  return ended(
    change(registration, ({ status }) => status === 'pending', 'declined'),
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
  return ended(change(registration, meant, 'cancelled'), now);
}

function change(registration: Registration, isMeant: (seat: Attendee) => boolean, status: Attendee['status']): RegistrationChange {
  const changed = registration.seats.filter(isMeant).map((seat) => ({ ...seat, status }));
  if (changed.length === 0) return { after: registration, changed };
  const byId = new Map(changed.map((seat) => [seat.id, seat]));
  return { after: { ...registration, seats: registration.seats.map((seat) => byId.get(seat.id) ?? seat) }, changed };
}

/** A registration ends with its last seat. */
function ended({ after, changed }: RegistrationChange, now: Date): RegistrationChange {
  if (changed.length === 0 || after.seats.some(isSeated)) return { after, changed };
  return { after: { ...after, endedAt: now }, changed };
}

/**
 * A seat with its next ticket, by which the ones before are void (D-80).
 * @param replaces serial of the ticket that is to be replaced; the valid one's when absent
 * @returns undefined when that ticket was replaced before, so that a request which is repeated issues no other
 * @throws InvalidInput when there is no ticket to be replaced, and says what to do
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
      return 'This guest was declined and has no ticket; they have to register anew.';
    case 'cancelled':
      return 'This seat was cancelled or refunded, and its ticket admits nobody already; the guest has to register or buy anew.';
    case 'checked_in':
      return `This guest is checked in; take that back first: DELETE /v1/admin/check-ins/${refOf('att', id)}.`;
    case 'confirmed':
      return serial < MAX_SERIAL
        ? undefined
        : 'This ticket was issued as often as can be; cancel the seat, and let the guest register or buy anew.';
  }
}
