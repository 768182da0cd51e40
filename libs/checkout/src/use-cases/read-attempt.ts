import type { Checkout } from '../domain/checkout';
import type { BeingPaid } from '../domain/settlement/decide-start';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import { checkoutNameOf } from './settle-within';

/** Reads a checkout with the last try to pay it, as of one moment. It asks no provider: what can have changed is settled before. */
export class ReadAttempt {
  constructor(private readonly work: CheckoutUnitOfWork) {}

  async execute(settled: Checkout): Promise<BeingPaid> {
    const found = await this.work.run(({ checkouts }) => checkouts.findWithMoney(checkoutNameOf(settled)));
    return found ? { checkout: found.checkout, attempt: found.attempts.at(-1) } : { checkout: settled };
  }
}
