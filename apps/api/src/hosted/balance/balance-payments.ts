import { Injectable } from '@nestjs/common';
import { FindBalance, OpenBalance, ReadBuyersCheckout, SettleForReaders, type BuyersCheckout, type Checkout } from '@svc/checkout';
import type { OrderName } from '@svc/orders';

/** The checkouts by which the rest of an order is paid. */
@Injectable()
export class BalancePayments {
  constructor(
    private readonly findBalance: FindBalance,
    private readonly openBalance: OpenBalance,
    private readonly readCheckout: ReadBuyersCheckout,
    private readonly settleCheckout: SettleForReaders,
  ) {}

  /** The newest of them, after its provider was asked while there is something to hear of. */
  async last(order: OrderName, { fresh, now }: { fresh: boolean; now: Date }): Promise<BuyersCheckout | undefined> {
    const checkout = await this.findBalance.execute(order);
    if (!checkout) return undefined;
    const { workspaceId, mode, id: checkoutId } = checkout;
    if (checkout.status === 'open') await this.settleCheckout.execute({ workspaceId, mode, checkoutId, fresh: fresh || checkout.expiresAt <= now });
    return this.read(checkout);
  }

  /** The one that is open, opened now if there is none; undefined when nothing can be paid on our page. */
  async begin(order: OrderName): Promise<BuyersCheckout | undefined> {
    const checkout = await this.openBalance.execute(order);
    return checkout && this.read(checkout);
  }

  private read({ workspaceId, id: checkoutId }: Checkout): Promise<BuyersCheckout | undefined> {
    return this.readCheckout.execute({ workspaceId, checkoutId });
  }
}
