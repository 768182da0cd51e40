import { NotFound } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { BeingPaid } from '../domain/settlement/decide-start';
import type { CheckoutReader } from '../ports/checkout-reader';
import type { ReadAttempt } from './read-attempt';
import type { SettleForReaders } from './settle-for-readers';

/**
 * Reads a checkout as it is now: while it is open, its provider is asked first (§3, §4.1 r6). A headless one comes with the
 * last try to pay it. Throws NotFound, also for the balance of an order, which merchants read as an order.
 */
export class ReadCheckout {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly settling: Pick<SettleForReaders, 'execute'>,
    private readonly attempt: Pick<ReadAttempt, 'execute'>,
  ) {}

  async execute(name: CheckoutName): Promise<BeingPaid> {
    const found = await this.reader.find(name);
    if (!found || found.kind === 'balance') throw new NotFound('checkout');
    const checkout = found.status === 'open' ? await this.settling.execute(name) : found;
    return checkout.channel === 'headless' ? this.attempt.execute(checkout) : { checkout };
  }
}
