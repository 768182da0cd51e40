import type { Mode } from '@svc/kernel';
import type { OfferRails } from '@svc/payments';
import { PaymentRails, type StoreProfile } from '@svc/storefront';

/** The read side's question about rails, answered by the payments context. */
export class OfferedPaymentRails extends PaymentRails {
  constructor(private readonly offerRails: OfferRails) {
    super();
  }

  offered({ workspaceId, rails }: StoreProfile, mode: Mode, currency: string): Promise<string[]> {
    return this.offerRails.execute({ workspaceId, mode, currency, railSettings: rails });
  }
}
