import type { DeliveryAddress } from '@svc/contracts';
import { NotFound, type Clock } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { EventRules, SeatFault } from '@svc/ticketing';
import type { Checkout, CheckoutContact } from '../domain/checkout';
import { checkOpen } from '../domain/decide-start';
import { tellSeats, type ToldSeats } from '../domain/tell-seats';
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
 * changes what is bought or what it costs, so a payment under way goes on.
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
    return this.work.run(async ({ checkouts }) => {
      const before = (await checkouts.lock(name))!;
      const now = this.clock.now();
      checkOpen(before, now);
      const { checkout, faults } = withDetails(before, told, rules, now);
      if (JSON.stringify(checkout) === JSON.stringify(before)) return { checkout: before, faults };
      await checkouts.update(checkout);
      return { checkout: { ...checkout, version: before.version + 1 }, faults };
    });
  }
}

function withDetails(before: Checkout, { contact, deliveryAddress, seats = {} }: Omit<KeepDetailsCommand, 'name'>, rules: EventRules | undefined, now: Date): KeptDetails {
  const { faults, ...told } = rules ? tellSeats(before, seats, rules, now) : { faults: [] };
  return { checkout: { ...before, ...told, contact: contact ? { ...before.contact, ...contact } : before.contact, deliveryAddress: deliveryAddress ?? before.deliveryAddress }, faults };
}
