import { CheckoutSettlement, ProviderUnavailable, type CheckoutName } from '@svc/payments';
import type { SettleCheckout } from './settle-checkout';

/** Settles checkouts for payments that have heard of money: asks about every attempt, and rejects when a provider said nothing. */
export class SettleForPayments extends CheckoutSettlement {
  constructor(private readonly settling: Pick<SettleCheckout, 'execute'>) {
    super();
  }

  /** @throws ProviderUnavailable after settling by the answers that came: whoever heard of money has to come again */
  async settle({ workspaceId, mode, checkoutId }: CheckoutName): Promise<void> {
    const { isComplete } = await this.settling.execute({ workspaceId, mode, checkoutId, fresh: true, asker: 'worker' });
    if (!isComplete) throw new ProviderUnavailable();
  }
}
