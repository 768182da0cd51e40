import type { Clock, IdGenerator } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { OrderName } from '../domain/settlement/balance';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import { checkoutNameOf, lockWithMoney, settleWithin } from './settle-within';

/** Ends the open checkout of a balance that its order does not owe any more, such as of cancelled tickets; one that is owed stays. */
export class EndUnowedBalance {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  execute(order: OrderName): Promise<void> {
    return this.work.run(async (tx) => {
      const last = await tx.checkouts.balanceOf(order);
      const money = last?.status === 'open' ? await lockWithMoney(tx, checkoutNameOf(last)) : undefined;
      if (money?.checkout.status !== 'open') return;
      const isUnowed = (await tx.orders.owing(order))?.amountMinor !== money.checkout.cart.dueNowMinor;
      await settleWithin(tx, money, { answers: [], isUnowed, ids: this.ids, now: this.clock.now() });
    });
  }
}

/**
 * Ends an open checkout, or a running savings plan, of a cancelled event (D-147), without asking the provider. What has ended stays as it
 * is.
 */
export class EndForEvent {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  execute(name: CheckoutName): Promise<void> {
    return this.work.run(async (tx) => {
      const money = await lockWithMoney(tx, name);
      if (money?.checkout.status !== 'open' || !money.checkout.isEventCancelled) return;
      await settleWithin(tx, money, { answers: [], ids: this.ids, now: this.clock.now() });
    });
  }
}
