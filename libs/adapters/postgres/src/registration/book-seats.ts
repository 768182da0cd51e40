import type { BookingOutcome, SeatPlan } from '@svc/registration';

/** Takes `bookingParameters` and answers the ids of the registrations it has made. */
export const BOOK = `select book_seats($1, $2, $3, $4, $5) as booked`;

/** What `book_seats` raises, by its code. */
export const OUTCOME_OF: Readonly<Record<string, Exclude<BookingOutcome, 'booked'> | undefined>> = { BK001: 'rules_changed', BK002: 'sold_out' };

/** Plans by the rules of one version of one event. */
export function bookingParameters(plans: readonly SeatPlan[]): unknown[] {
  const [{ registration, eventVersion }] = plans as readonly [SeatPlan];
  const batch = {
    registrations: plans.map(({ registration: { workspaceId: _workspace, mode: _mode, contact, seats: _seats, ...facts }, guestKey }) => ({
      guestKey,
      ...contact,
      ...facts,
    })),
    seats: plans.flatMap(({ registration: { id: registrationId, seats } }) => seats.map((seat) => ({ registrationId, ...seat }))),
    facts: plans.map(({ fact }) => fact),
    moves: plans.flatMap(({ registration: { id: registrationId }, moves }) => moves.map((move) => ({ registrationId, ...move }))),
  };
  return [registration.workspaceId, registration.mode, registration.eventId, eventVersion, JSON.stringify(batch)];
}
