import type { Mode } from '@svc/kernel';
import type { Payment, PaymentAttempt, Refund } from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';

const MODES: readonly Mode[] = ['live', 'test'];

/** A checkout with all that happened to its money, oldest first. */
export interface BuyersCheckout {
  checkout: Checkout;
  attempts: readonly PaymentAttempt[];
  payments: readonly Payment[];
  refunds: readonly Refund[];
}

/** Reads a checkout for its buyer, whose link does not tell the mode. It asks no provider: what can have changed is settled before. */
export class ReadBuyersCheckout {
  constructor(private readonly unitOfWork: CheckoutUnitOfWork) {}

  /** Undefined when the workspace has no such checkout. */
  async execute({ workspaceId, checkoutId }: { workspaceId: string; checkoutId: string }): Promise<BuyersCheckout | undefined> {
    for (const mode of MODES) {
      const found = await this.read({ workspaceId, mode, checkoutId });
      if (found) return found;
    }
    return undefined;
  }

  private read(name: { workspaceId: string; mode: Mode; checkoutId: string }): Promise<BuyersCheckout | undefined> {
    return this.unitOfWork.run(async ({ checkouts, attempts, payments, refunds }) => {
      const checkout = await checkouts.find(name);
      if (!checkout) return undefined;
      return { checkout, attempts: await attempts.ofCheckout(name), payments: await payments.ofCheckout(name), refunds: await refunds.ofCheckout(name) };
    });
  }
}
