import type { OrderName } from '../domain/settlement/balance';
import type { Checkout } from '../domain/checkout';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';

/** The newest checkout for the balance of an order, whatever became of it; nobody is asked. */
export class FindBalance {
  constructor(private readonly work: CheckoutUnitOfWork) {}

  execute(order: OrderName): Promise<Checkout | undefined> {
    return this.work.run(({ checkouts }) => checkouts.balanceOf(order));
  }
}
