import { Injectable } from '@nestjs/common';
import { CancelCheckout, CheckoutAlreadyPaid } from '@svc/checkout';
import { type Author, NotFound } from '@svc/kernel';
import { checkoutNameOf } from './checkout-keeping';
import type { CheckoutPageRequest } from './checkout-page-loader';

/** Ends checkouts for buyers who do not want them any more, where the shop lets them do so (ADR 0067). */
@Injectable()
export class CancelByBuyer {
  constructor(private readonly cancelCheckout: CancelCheckout) {}

  /**
   * One that was paid, or has ended, stays as it is. What comes for a cancelled one later goes back.
   * @throws NotFound where the shop does not let buyers cancel, and for a link that masks (D-104)
   */
  async execute({ workspace, access: holder, found: { checkout } }: CheckoutPageRequest, buyer: Author): Promise<void> {
    if (!workspace.settings.selfService.orders.cancelCheckout) throw new NotFound('page');
    try {
      await this.cancelCheckout.execute({ ...checkoutNameOf(checkout), holder, buyer });
    } catch (error) {
      if (!(error instanceof CheckoutAlreadyPaid)) throw error;
    }
  }
}
