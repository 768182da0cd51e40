import type { CheckoutName } from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import type { SettleCheckout } from './settle-checkout';

/**
 * A checkout as it is now, for whoever looks at it: settled, and, while it is saved up for at current prices, priced anew. A
 * price that has fallen to what is saved completes the plan. What cannot be priced any more stays as it is. Throws NotFound.
 */
export class RefreshSaving {
  constructor(private readonly settlement: Pick<SettleCheckout, 'execute'>) {}

  execute(name: CheckoutName): Promise<Checkout> {
    return this.settlement.execute(name);
  }
}
