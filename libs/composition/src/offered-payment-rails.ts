import type { Mode } from '@svc/kernel';
import { offeredRails, type RailQuestion } from '@svc/payments';
import { PaymentRails, type StoreProfile } from '@svc/storefront';

/** The read side's question about rails, answered by the payments context; only the sandbox can charge so far. */
export class OfferedPaymentRails extends PaymentRails {
  constructor(private readonly sandbox: RailQuestion['sandbox']) {
    super();
  }

  async offered({ rails }: StoreProfile, mode: Mode, currency: string): Promise<string[]> {
    return offeredRails({ currency, mode, railSettings: rails, sandbox: this.sandbox, credentials: [] });
  }
}
