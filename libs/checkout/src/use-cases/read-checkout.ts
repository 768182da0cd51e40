import { NotFound } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import type { CheckoutReader } from '../ports/checkout-reader';
import type { SettleCheckout } from './settle-checkout';

/** Reads a checkout as it is now: while it is open, its provider is asked first (§3, §4.1 r6). Throws NotFound, also for the balance of an order, which merchants read as an order. */
export class ReadCheckout {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly settling: Pick<SettleCheckout, 'execute'>,
  ) {}

  async execute(name: CheckoutName): Promise<Checkout> {
    const checkout = await this.reader.find(name);
    if (!checkout || checkout.kind === 'balance') throw new NotFound('checkout');
    return checkout.status === 'open' ? this.settling.execute(name) : checkout;
  }
}
