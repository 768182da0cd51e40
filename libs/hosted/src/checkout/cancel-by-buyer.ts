import { Injectable } from '@nestjs/common';
import { CancelCheckout, CheckoutAlreadyPaid } from '@svc/checkout';
import { type Author, NotFound } from '@svc/kernel';
import { checkoutNameOf } from './checkout-keeping';
import type { CheckoutPageRequest } from './checkout-page-loader';

/** Cancels checkouts on behalf of their buyers, where the shop allows it (ADR 0067). */
@Injectable()
export class CancelByBuyer {
  constructor(private readonly cancelCheckout: CancelCheckout) {}

  /**
   * Leaves a paid or ended checkout as it is. Money that arrives for a cancelled checkout later is refunded.
   * @throws NotFound where the shop does not let buyers cancel, and for a masked link (D-104)
   */
  async execute({ workspace, access: holder, buyersCheckout: { checkout } }: CheckoutPageRequest, buyer: Author): Promise<void> {
    if (!workspace.settings.selfService.orders.cancelCheckout) throw new NotFound('page');
    try {
      await this.cancelCheckout.execute({ ...checkoutNameOf(checkout), holder, buyer });
    } catch (error) {
      if (!(error instanceof CheckoutAlreadyPaid)) throw error;
    }
  }
}
