import type { FormField } from '@svc/contracts';
import type { EventRules, TierRules } from '@svc/ticketing';
import type { Checkout, CheckoutSeat } from './checkout';

/** What a buyer may tell, or has to, of who sits on a seat (§4.3). */
export interface OfferedSeat {
  /** Among all seats of the checkout, from 0. */
  index: number;
  seat: CheckoutSeat;
  tierName: string;
  /** Among the seats of its ticket type, from 1, and of how many. */
  number: number;
  of: number;
  needsName: boolean;
  needsEmail: boolean;
  asksBirth: boolean;
  minAge?: number;
  /** Asked of this seat alone; without hidden ones. */
  questions: readonly FormField[];
}

export interface OfferedSeats {
  seats: readonly OfferedSeat[];
  /** Whether the buyer's own age is asked: a minimum that the event puts to the whole order. */
  asksBuyersBirth: boolean;
  /** Asked once, for all seats that are not asked alone; without hidden ones, each key once. */
  questions: readonly FormField[];
}

/** What can be told of the seats of a checkout: nothing of those whose ticket type is gone. */
export function offerSeats({ seats }: Pick<Checkout, 'seats'>, { ticketTypes, dobMode, attendeeEmailRequired }: EventRules): OfferedSeats {
  const tierOf = ({ ticketTypeId }: CheckoutSeat) => ticketTypes.find(({ id }) => id === ticketTypeId);
  const ofTier = ({ id }: TierRules) => seats.filter(({ ticketTypeId }) => ticketTypeId === id);
  const asksEach = (tier: TierRules) => tier.requiresAttendeeDetails || ofTier(tier).some(({ responses }) => Object.keys(responses).length > 0);
  const tiers = ticketTypes.filter((tier) => ofTier(tier).length > 0);
  return {
    seats: seats.flatMap((seat, index) => {
      const tier = tierOf(seat);
      if (!tier) return [];
      const { name: tierName, requiresAttendeeDetails: needsName, minAge } = tier;
      return {
        index, seat, tierName, number: ofTier(tier).indexOf(seat) + 1, of: ofTier(tier).length, needsName, needsEmail: needsName && attendeeEmailRequired,
        minAge, asksBirth: dobMode === 'attendee' && Boolean(minAge), questions: asksEach(tier) ? forPeople(tier.formFields) : [],
      };
    }),
    asksBuyersBirth: dobMode === 'order' && tiers.some(({ minAge }) => minAge),
    questions: forPeople(tiers.filter((tier) => !asksEach(tier)).flatMap(({ formFields }) => formFields)),
  };
}

function forPeople(fields: readonly FormField[]): FormField[] {
  return fields.filter(({ hidden, key }, index) => !hidden && fields.findIndex((other) => other.key === key) === index);
}
