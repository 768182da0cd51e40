import { currencyAt, PROVIDER_RAILS } from '@svc/contracts';
import type { PaymentProvider } from './provider-credentials';

/** Ways to charge a buyer, by the names that clients see (D-56). */
export const PAYMENT_RAILS = ['card', 'bank_transfer', 'international_card'] as const;
export type PaymentRail = (typeof PAYMENT_RAILS)[number];

export interface RailQuestion {
  /** ISO 4217 code of what is charged. */
  currency: string;
  /** What the merchant switched off; a rail that is not named is on. */
  railSettings: Readonly<Partial<Record<string, { enabled: boolean }>>>;
  /** Rails on which somebody charges for the workspace. */
  served: readonly PaymentRail[];
}

/**
 * The rails on which a charge can be made, in the order in which buyers see them: those able to charge the currency
 * (§4.2 r4), switched on, and served.
 */
export function offeredRails({ currency, railSettings, served }: RailQuestion): PaymentRail[] {
  return railsFor(currency).filter((rail) => (railSettings[rail]?.enabled ?? true) && served.includes(rail));
}

/** The rails to which a currency belongs. */
function railsFor(currency: string): readonly PaymentRail[] {
  return currency === 'NGN' ? ['card', 'bank_transfer'] : ['international_card'];
}

/** The rails on which a provider charges a currency: its own, for what is in its table (§4.2 r4, D-56, D-128). */
export function railsOf(provider: PaymentProvider, currency: string): readonly PaymentRail[] {
  return currencyAt(provider, currency) ? PROVIDER_RAILS[provider] : [];
}
