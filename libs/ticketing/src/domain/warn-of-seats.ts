import type { Fault } from '@svc/contracts';
import type { EventItem } from './event.item';
import { leastSeats } from './refuse-quantities';

/** How many seats one registration and one checkout of a workspace may take (D-106). */
export interface SeatLimits {
  mostPerRegistration: number;
  mostPerCheckout: number;
}

/** Warns of ticket types of which the least that can be taken is more than may be taken at a time: so many are taken all the same (D-106). */
export function warnOfSeats({ ticketTypes }: Pick<EventItem, 'ticketTypes'>, { mostPerRegistration, mostPerCheckout }: SeatLimits): Fault[] {
  return ticketTypes.flatMap((tier, index) => {
    const [most, what] = tier.kind === 'free' ? [mostPerRegistration, 'registration'] : [mostPerCheckout, 'checkout'];
    const least = leastSeats(tier);
    if (least <= most) return [];
    const field = tier.groupSize > most ? 'groupSize' : 'minPerOrder';
    const message = `The least that can be taken of it are ${least} seats at a time, more than the ${most} that one ${what} takes otherwise. So many can be taken of it all the same.`;
    return [{ path: `ticketTypes[${index}].${field}`, message }];
  });
}
