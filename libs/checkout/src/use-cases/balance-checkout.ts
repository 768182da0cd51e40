import type { Clock, IdGenerator } from '@svc/kernel';
import { balanceCheckout, type OrderName, servesBalance } from '../domain/settlement/balance';
import type { Checkout } from '../domain/checkout';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';

/** Returns the checkout that pays the balance of an order (D-11): the open one, or a new one. Concurrent requests get the same one. */
export class OpenBalance {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Returns undefined when none of it can be paid on our page. */
  execute(order: OrderName): Promise<Checkout | undefined> {
    return this.work.run(async ({ orders, checkouts }) => {
      const balance = await orders.owing(order);
      if (!balance) return undefined;
      const now = this.clock.now();
      const last = await checkouts.balanceOf(order);
      if (last && servesBalance(last, balance, now)) return last;
      const opened = balanceCheckout(balance, {
        id: this.ids.next(),
        lineId: this.ids.next(),
        name: `Balance of order ${balance.number}`,
        now,
      });
      await checkouts.openBalance(opened);
      return checkouts.balanceOf(order);
    });
  }
}
