import { InvalidInput } from '@svc/kernel';
import { canBecome, isSeated, type Attendee } from '@svc/ticketing';
import type { Registration } from './registration';

/** A registration after a change and the seats that changed; the same registration and none when all was so already. */
export interface RegistrationChange {
  after: Registration;
  changed: readonly Attendee[];
}

/** Lets a guest in who waits for approval: each pending seat is confirmed (D-13). Throws InvalidInput when no seat is taken. */
export function approve(registration: Registration): RegistrationChange {
  if (!registration.seats.some(isSeated)) throw new InvalidInput('This registration was declined or cancelled; the guest has to register anew.');
  return change(registration, ({ status }) => status === 'pending', 'confirmed');
}

/** Turns a guest away who waits for approval; the seats are free (D-13). Throws InvalidInput when the guest was let in. */
export function decline(registration: Registration, now: Date): RegistrationChange {
  if (registration.seats.some(({ status }) => status === 'confirmed' || status === 'checked_in')) {
    throw new InvalidInput('This guest was let in already; cancel the registration instead.');
  }
  return ended(change(registration, ({ status }) => status === 'pending', 'declined'), now);
}

/**
 * Gives seats of a registration back, all of them unless told which (D-13).
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
