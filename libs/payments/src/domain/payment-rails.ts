import { currencyAt, type PaymentProvider, type PaymentRail, PROVIDER_RAILS, railsCharging } from '@svc/contracts';

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

/** Rails of currencies that no provider charges, which live mode refuses (D-128). */
const UNCHARGED: readonly PaymentRail[] = ['international_card'];

/** Returns the rails to which a currency belongs: those of the providers that charge it (D-128). */
function railsFor(currency: string): readonly PaymentRail[] {
  const charging = railsCharging(currency);
  return charging.length > 0 ? charging : UNCHARGED;
}

/** Returns the rails on which a provider charges a currency: its own, for currencies in its table (§4.2 r4, D-56, D-128). */
export function railsOf(provider: PaymentProvider, currency: string): readonly PaymentRail[] {
  return currencyAt(provider, currency) ? PROVIDER_RAILS[provider] : [];
}
