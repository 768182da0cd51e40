import type { SubscriptionEmailSource } from '../ports/email-sources';
import { aGuestEmailSource } from './message.builder';

/** Returns the stored data of Adé's subscription to the newsletter. */
export function aSubscriptionEmailSource({
  subscription,
  ...facts
}: Partial<Omit<SubscriptionEmailSource, 'subscription'>> & {
  subscription?: Partial<SubscriptionEmailSource['subscription']>;
} = {}): SubscriptionEmailSource {
  const { workspace, branding } = aGuestEmailSource();
  return {
    workspace: { ...workspace, currencies: ['NGN', 'USD'] },
    branding,
    subscription: {
      id: '01890a5d-ac96-774b-bcce-b302099a8061',
      kind: 'newsletter',
      state: 'pending',
      email: 'ade@example.com',
      ...subscription,
    },
    ...facts,
  };
}

/** Stored data of the tote bag in indigo. */
export const INDIGO_TOTE: NonNullable<SubscriptionEmailSource['product']> = {
  slug: 'tote',
  isPackage: false,
  name: 'Tote bag',
  variantId: '01890a5d-ac96-774b-bcce-b302099a8062',
  variantName: 'Indigo',
  pricingMode: 'full_payment',
  prices: [
    { currency: 'USD', priceMinor: 2_000 },
    { currency: 'NGN', priceMinor: 1_500_000 },
  ],
};
