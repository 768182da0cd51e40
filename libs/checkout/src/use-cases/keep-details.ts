import { NotFound, type Clock, type DomainError } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { SeatFault } from '@svc/ticketing';
import type { Checkout } from '../domain/checkout';
import { decideDetails, type DetailsInput } from '../domain/details/decide-details';
import { checkOpen } from '../domain/settlement/decide-start';
import { isSavingUp } from '../domain/savings/saving';
import type { CheckoutHolder } from '../domain/details/checkout-permissions';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import type { ReadDeliveryZone, ReadSeatRules } from './read-choices';
import { bookOrder, closeAttempts, lockWithMoney } from './settle-within';

export interface KeepDetailsCommand extends DetailsInput {
  name: CheckoutName;
  /** Who gives the details: which of them they may give is decided here (D-104). */
  holder: CheckoutHolder;
  /** It is only judged, and nothing of it kept. */
  isTrial?: boolean;
}

export interface KeptDetails {
  checkout: Checkout;
  /** What is in the way of paying for the seats. */
  faults: readonly SeatFault[];
  /** Why some of the given details are not kept. */
  refusals: readonly DomainError[];
}

/** The readers of the rules by which details are judged. */
export interface DetailRules {
  seats: Pick<ReadSeatRules, 'execute'>;
  zones: Pick<ReadDeliveryZone, 'execute'>;
}

/**
 * Keeps the contact, the address and the seat details that a buyer gives on the hosted page, as far as they fit and the holder may
 * tell it (D-104). Another address closes payments under way (D-105); anything else changes nothing of what is bought or
 * what it costs, so they go on; who sits on seats then changes only to people with whom they may be paid, since nobody asks
 * again before the money comes (D-96).
 */
export class KeepDetails {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly rules: DetailRules,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, CheckoutAlreadyPaid, CheckoutEnded, CheckoutChanged */
  async execute({ name, holder, isTrial = false, ...input }: KeepDetailsCommand): Promise<KeptDetails> {
    const found = await this.work.run(({ checkouts }) => checkouts.find(name));
    if (!found) throw new NotFound('checkout');
    const [rules, zone] = await Promise.all([this.rules.seats.execute(found), input.deliveryAddress && this.rules.zones.execute(found)]);
    return this.work.run(async (tx) => {
      const money = (await lockWithMoney(tx, name))!;
      const { checkout: before, payments } = money;
      const now = this.clock.now();
      checkOpen(before, now);
      const { checkout, faults, refusals, closesPayments } = decideDetails(money, input, { holder, rules, zone, now });
      if (isTrial || JSON.stringify(checkout) === JSON.stringify(before)) return { checkout: before, faults, refusals };
      if (closesPayments) await closeAttempts(tx, money.attempts);
      await tx.checkouts.update(checkout);
      if (isSavingUp(checkout) && checkout.orderId)
        await bookOrder(tx, { checkout, payments }, { orderId: checkout.orderId, becomes: 'saving', now });
      return { checkout: { ...checkout, version: before.version + 1 }, faults, refusals };
    });
  }
}
