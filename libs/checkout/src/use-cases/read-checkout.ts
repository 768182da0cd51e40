import { type Mode, NotFound } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import type { BeingPaid } from '../domain/settlement/decide-start';
import { checkoutNameOf } from './settle-within';
import type { BuyersCheckout, CheckoutReader } from '../ports/checkout-reader';
import type { SettleForReaders } from './settle-checkout';

/** Reads a checkout with the last attempt to pay it, as of one moment. It asks no provider: the checkout was settled before. */
export class ReadAttempt {
  constructor(private readonly reader: Pick<CheckoutReader, 'withMoney'>) {}

  async execute(settled: Checkout): Promise<BeingPaid> {
    const money = await this.reader.withMoney(checkoutNameOf(settled));
    return money ? { checkout: money.checkout, attempt: money.attempts.at(-1) } : { checkout: settled };
  }
}

/**
 * Reads a checkout as it is now: while it is open, its provider is asked first (§3, §4.1 r6). A headless one comes with the last
 * attempt to pay it. Throws NotFound, also for the balance of an order, which merchants read as an order.
 */
export class ReadCheckout {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly settling: Pick<SettleForReaders, 'execute'>,
    private readonly attempt: Pick<ReadAttempt, 'execute'>,
  ) {}

  async execute(name: CheckoutName): Promise<BeingPaid> {
    const recorded = await this.reader.find(name);
    if (!recorded || recorded.kind === 'balance') throw new NotFound('checkout');
    const checkout = recorded.status === 'open' ? await this.settling.execute(name) : recorded;
    return checkout.channel === 'headless' ? this.attempt.execute(checkout) : { checkout };
  }
}

const MODES: readonly Mode[] = ['live', 'test'];

/** Reads a checkout for its buyer, whose link does not contain the mode. It asks no provider: the checkout was settled before. */
export class ReadBuyersCheckout {
  constructor(private readonly reader: Pick<CheckoutReader, 'nameOf' | 'withMoney'>) {}

  /** Returns undefined when the workspace has no such checkout. */
  async execute({ workspaceId, checkoutId }: { workspaceId: string; checkoutId: string }): Promise<BuyersCheckout | undefined> {
    for (const mode of MODES) {
      const checkout = await this.reader.withMoney({ workspaceId, mode, checkoutId });
      if (checkout) return checkout;
    }
    return undefined;
  }

  /** Reads a checkout by its id alone, in any workspace of the scope: for development. */
  async anywhere(checkoutId: string): Promise<BuyersCheckout | undefined> {
    const name = await this.reader.nameOf(checkoutId);
    return name && this.reader.withMoney(name);
  }
}
