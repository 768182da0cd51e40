import type { CounterChange } from '@svc/ticketing';
import type { SeatMove } from '../domain/change-ticket-type';
import type { SeatTypeStore } from '../ports/seat-types';
import type { GivingTerms } from '../domain/give-away';
import type { RegistrationName } from '../ports/registration-tx';
import type { InMemoryRegistrations } from './in-memory-registrations';

/** Ticket types of registered seats, in the maps of registrations. */
export function seatTypesIn(
  memory: InMemoryRegistrations,
  termsOf: (name: RegistrationName, attendeeId: string) => GivingTerms | undefined,
): SeatTypeStore {
  return {
    lock: async ({ attendeeId, ...owner }) => {
      const seat = memory.seatOf({ attendeeId, ...owner });
      const registration = memory.find({ ...owner, by: { attendeeId } });
      if (!seat || !registration) return undefined;
      const { seats, responses, dateOfBirth } = registration;
      return { seat, isShared: seats.some(({ id, ticket }) => id !== attendeeId && ticket === seat.ticket), responses, dateOfBirth };
    },
    terms: async ({ attendeeId, ...owner }) => {
      const { rules, tier, removed } = termsOf({ ...owner, by: { attendeeId } }, attendeeId)!;
      return { rules, tier, removed, ...memory.events.pricesOf(rules.id) };
    },
    change: async ({ attendeeId, ...owner }, _, { after: { eventId: _event, takenBy: _takenBy, ...seat } }) => {
      const registration = memory.find({ ...owner, by: { attendeeId } })!;
      memory.replace({ ...registration, seats: registration.seats.map((each) => (each.id === attendeeId ? seat : each)) });
    },
    exchange: async (_workspaceId, { taken, freed }) => {
      if (!memory.events.canTake(ofSeats(taken))) return false;
      memory.events.change(ofSeats(taken), 1);
      memory.events.change(ofSeats(freed), -1);
      return true;
    },
  };
}

/** Returns the moves of counters that registrations have: those of price phases are of sold seats. */
function ofSeats(moves: readonly SeatMove[]): CounterChange[] {
  return moves.flatMap(({ kind, ...move }) => (kind === 'price_phase' ? [] : [{ kind, ...move }]));
}
