import type { DeliveryAddress } from '@svc/contracts';
import { NotFound, type Clock } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { EventRules, SeatFault } from '@svc/ticketing';
import type { Checkout, CheckoutContact } from '../domain/checkout';
import { checkOpen } from '../domain/decide-start';
import { tellSeats, type ToldSeats } from '../domain/tell-seats';
import { mayBePaid } from '../domain/time-to-pay';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import type { ReadSeatRules } from './read-seat-rules';

export interface KeepDetailsCommand {
  name: CheckoutName;
  /** What the buyer corrected; what is absent stays. */
  contact?: CheckoutContact;
  deliveryAddress?: DeliveryAddress;
  seats?: ToldSeats;
}

export interface KeptDetails {
  checkout: Checkout;
  /** What is in the way of paying for the seats. */
  faults: readonly SeatFault[];
}

/**
 * Keeps what a buyer told on the hosted page of themselves, of where it goes and of who comes, as far as it fits: none of it
 * changes what is bought or what it costs, so a payment under way goes on; who sits on seats then changes only to people
 * with whom they may be paid, since nobody asks again before the money comes (D-96).
 */
export class KeepDetails {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly rules: Pick<ReadSeatRules, 'execute'>,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, CheckoutAlreadyPaid, CheckoutEnded */
  async execute({ name, ...told }: KeepDetailsCommand): Promise<KeptDetails> {
    const found = await this.work.run(({ checkouts }) => checkouts.find(name));
    if (!found) throw new NotFound('checkout');
    const rules = await this.rules.execute(found);
    return this.work.run(async ({ checkouts, attempts }) => {
      const before = (await checkouts.lock(name))!;
      const now = this.clock.now();
      checkOpen(before, now);
      const isBeingPaid = (await attempts.ofCheckout(name)).some(mayBePaid);
      const { checkout, faults } = withDetails(before, told, { rules, isBeingPaid, now });
      if (JSON.stringify(checkout) === JSON.stringify(before)) return { checkout: before, faults };
      await checkouts.update(checkout);
      return { checkout: { ...checkout, version: before.version + 1 }, faults };
    });
  }
}

interface Keeping {
  rules: EventRules | undefined;
  isBeingPaid: boolean;
  now: Date;
}

function withDetails(before: Checkout, { contact, deliveryAddress, seats = {} }: Omit<KeepDetailsCommand, 'name'>, { rules, isBeingPaid, now }: Keeping): KeptDetails {
  const { faults, ...told } = rules ? tellSeats(before, seats, rules, now) : { faults: [] };
  const mayNotBePaid = isBeingPaid && rules && tellSeats({ ...before, ...told }, {}, rules, now).faults.length > 0;
  const people = mayNotBePaid ? {} : told;
  return { checkout: { ...before, ...people, contact: contact ? { ...before.contact, ...contact } : before.contact, deliveryAddress: deliveryAddress ?? before.deliveryAddress }, faults };
}
