import { currencyAt, PROVIDER_RAILS } from '@svc/contracts';
import type { PaymentProvider } from './provider-credentials';

/** Ways to charge a buyer, by their public names (D-56). */
export const PAYMENT_RAILS = ['card', 'bank_transfer', 'international_card'] as const;
export type PaymentRail = (typeof PAYMENT_RAILS)[number];

export interface RailQuestion {
  /** Currency of the charge, ISO 4217. */
  currency: string;
  /** Switches of the merchant; a missing rail is on. */
  railSettings: Readonly<Partial<Record<string, { enabled: boolean }>>>;
  /** Rails that some provider serves for the workspace. */
  served: readonly PaymentRail[];
}

/**
 * Returns the rails on which a charge can be made, in the order in which buyers see them: those able to charge the currency (§4.2
 * r4), switched on, and served.
 */
export function offeredRails({ currency, railSettings, served }: RailQuestion): PaymentRail[] {
  return railsFor(currency).filter((rail) => (railSettings[rail]?.enabled ?? true) && served.includes(rail));
}

/** Returns the rails to which a currency belongs. */
function railsFor(currency: string): readonly PaymentRail[] {
  return currency === 'NGN' ? ['card', 'bank_transfer'] : ['international_card'];
}

/** Returns the rails on which a provider charges a currency: its own, for currencies in its table (§4.2 r4, D-56, D-128). */
export function railsOf(provider: PaymentProvider, currency: string): readonly PaymentRail[] {
  return currencyAt(provider, currency) ? PROVIDER_RAILS[provider] : [];
}
