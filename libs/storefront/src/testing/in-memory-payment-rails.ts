import type { Mode } from '@svc/kernel';
import type { StoreProfile } from '../domain/store-profile';
import { PaymentRails } from '../ports/payment-rails';

/** The rails of each mode and currency: `{ 'live NGN': ['card'] }`. */
export class InMemoryPaymentRails extends PaymentRails {
  constructor(private readonly rails: Readonly<Record<string, string[]>>) {
    super();
  }

  async offered(_store: StoreProfile, mode: Mode, currency: string): Promise<string[]> {
    return this.rails[`${mode} ${currency}`] ?? [];
  }
}
