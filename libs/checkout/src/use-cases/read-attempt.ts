import type { PaymentAttempt } from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import { nameOf } from './settle-within';

/** Reads how a checkout is being paid: the last try, if there is one. It asks no provider: what can have changed is settled before. */
export class ReadAttempt {
  constructor(private readonly work: CheckoutUnitOfWork) {}

  async execute(checkout: Checkout): Promise<PaymentAttempt | undefined> {
    return (await this.work.run(({ attempts }) => attempts.ofCheckout(nameOf(checkout)))).at(-1);
  }
}
