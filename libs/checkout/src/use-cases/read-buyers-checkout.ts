import type { Mode } from '@svc/kernel';
import type { BuyersCheckout, CheckoutUnitOfWork } from '../ports/checkout-tx';

const MODES: readonly Mode[] = ['live', 'test'];

/** Reads a checkout for its buyer, whose link does not tell the mode. It asks no provider: what can have changed is settled before. */
export class ReadBuyersCheckout {
  constructor(private readonly unitOfWork: CheckoutUnitOfWork) {}

  /** Undefined when the workspace has no such checkout. */
  async execute({ workspaceId, checkoutId }: { workspaceId: string; checkoutId: string }): Promise<BuyersCheckout | undefined> {
    for (const mode of MODES) {
      const found = await this.unitOfWork.run(({ checkouts }) => checkouts.findWithMoney({ workspaceId, mode, checkoutId }));
      if (found) return found;
    }
    return undefined;
  }
}
