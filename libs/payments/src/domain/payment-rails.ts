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

/** The rails that can charge a currency at all. */
export function railsFor(currency: string): readonly PaymentRail[] {
  return currency === 'NGN' ? ['card', 'bank_transfer'] : ['international_card'];
}

/**
 * Currencies that Stripe charges in the minor unit that we count in (ISO 4217). Left out are those in which it counts
 * otherwise (ISK, MGA, UGX), wants rounded sums (HUF, TWD and all with three decimals), and NGN, which Paystack charges.
 */
const STRIPE_CURRENCIES: ReadonlySet<string> = new Set(
  `AED AMD ARS AUD AWG AZN BAM BBD BDT BIF BMD BND BOB BRL BSD BWP BZD CAD CHF CLP CNY COP CRC CZK DJF DKK DOP DZD EGP ETB EUR FJD GBP GEL GIP GMD GNF GTQ
   GYD HKD HNL HTG IDR ILS INR JMD JPY KES KGS KHR KMF KRW KYD KZT LKR LRD LSL MAD MDL MKD MNT MOP MUR MVR MWK MXN MYR MZN NAD NIO NOK NPR NZD PAB PEN PGK
   PHP PKR PLN PYG QAR RON RSD RWF SAR SBD SCR SEK SGD SRD SZL THB TJS TOP TRY TTD TZS UAH USD UYU UZS VND VUV WST XAF XCD XOF XPF ZAR ZMW`.split(
    /\s+/,
  ),
);

/** The rails on which a provider charges a currency (§4.2 r4, D-56). */
export function railsOf(provider: PaymentProvider, currency: string): readonly PaymentRail[] {
  switch (provider) {
    case 'paystack':
      return currency === 'NGN' ? ['card', 'bank_transfer'] : [];
    case 'stripe':
      return STRIPE_CURRENCIES.has(currency) ? ['international_card'] : [];
  }
}
