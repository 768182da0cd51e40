import type { Clock, IdGenerator } from '@svc/kernel';
import { balanceCheckout, type OrderName, servesBalance } from '../domain/settlement/balance';
import type { Checkout } from '../domain/checkout';
import type { CheckoutReader } from '../ports/checkout-reader';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';

/** The newest checkout for the balance of an order, whatever became of it; nobody is asked. */
export class FindBalance {
  constructor(private readonly reader: Pick<CheckoutReader, 'balanceOf'>) {}

  execute(order: OrderName): Promise<Checkout | undefined> {
    return this.reader.balanceOf(order);
  }
}

/**
 * The checkout by which a buyer pays what is left of an order (D-11): the one that is open, or a new one. However many come
 * at once, they come to the same.
 */
export class OpenBalance {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Undefined when nothing of it can be paid on our page. */
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
