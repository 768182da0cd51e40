import { currencyExponent } from '@svc/kernel';
import { PAYMENT_PROVIDERS, type PaymentProvider, type PaymentRail, PROVIDER_RAILS, providerOf } from './payment-providers';

/** Units of a currency at a provider. */
interface ProviderCurrency {
  /** Decimals of the unit in its requests and responses; ours are those of ISO 4217. */
  decimals: number;
  /** Charges and refunds are multiples of this number of our minor units. */
  step: number;
}

type CurrencyTable = ReadonlyMap<string, ProviderCurrency>;

const STRIPE_TWO_DECIMALS = `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY COP CRC CVE CZK DKK DOP DZD EGP
  ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK
  MNT MOP MUR MVR MWK MXN MYR MZN NAD NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD SAR SBD SCR SEK SGD SHP SLE SOS SRD SZL
  THB TJS TOP TRY TTD TWD TZS UAH USD UYU UZS WST XCD XCG YER ZAR ZMW`;
const STRIPE_WITHOUT_DECIMALS = 'BIF CLP DJF GNF JPY KMF KRW PYG RWF VND VUV XAF XOF XPF';
const STRIPE_THREE_DECIMALS = 'BHD JOD KWD OMR TND';

/**
 * The currencies of each provider (D-128). HUF and TWD are charged in two decimals, and have none in payouts alone; ISK and UGX
 * have no decimals, but are counted in two that are 00; MGA, which we count in hundredths, is counted in whole ariary; the last digit of
 * three decimals is 0. Naira belong to Paystack's rails (§4.2 r4).
 */
const TABLES = {
  paystack: tableOf([['NGN', { decimals: 2, step: 1 }]]),
  stripe: tableOf([
    [STRIPE_TWO_DECIMALS, { decimals: 2, step: 1 }],
    [STRIPE_WITHOUT_DECIMALS, { decimals: 0, step: 1 }],
    [STRIPE_THREE_DECIMALS, { decimals: 3, step: 10 }],
    ['ISK UGX', { decimals: 2, step: 1 }],
    ['MGA', { decimals: 0, step: 100 }],
  ]),
} as const satisfies Readonly<Record<PaymentProvider, CurrencyTable>>;

function tableOf(rows: readonly (readonly [string, ProviderCurrency])[]): CurrencyTable {
  return new Map(rows.flatMap(([currencies, counted]) => currencies.split(/\s+/).map((currency) => [currency, counted] as const)));
}

/** Returns the units of a currency at a provider; undefined for one that it does not charge. */
export function currencyAt(provider: PaymentProvider, currency: string): ProviderCurrency | undefined {
  return TABLES[provider].get(currency);
}

/** Returns the providers that charge a currency, provided that the merchant has credentials there. */
export function providersCharging(currency: string): PaymentProvider[] {
  return PAYMENT_PROVIDERS.filter((provider) => TABLES[provider].has(currency));
}

/** Returns true for a currency that some provider charges: live mode can charge it, and test mode offers it (D-128). */
export function isChargeable(currency: string): boolean {
  return providersCharging(currency).length > 0;
}

/** Returns the rails that charge a currency, in the order in which buyers see them. */
export function railsCharging(currency: string): PaymentRail[] {
  return providersCharging(currency).flatMap((provider) => [...PROVIDER_RAILS[provider]]);
}

const list = new Intl.ListFormat('en-GB');
/** Longest list of currencies within a sentence. */
const MOST_LISTED = 8;

/**
 * Returns the currencies that a rail charges, for descriptions: `NGN`; for a provider of many, those that it leaves to others:
 * `currencies other than NGN`.
 */
export function currenciesOfRail(rail: PaymentRail): string {
  const provider = providerOf(rail);
  const own = [...TABLES[provider].keys()];
  if (own.length <= MOST_LISTED) return list.format(own);
  const elsewhere = PAYMENT_PROVIDERS.flatMap((other) => [...TABLES[other].keys()]).filter((currency) => !TABLES[provider].has(currency));
  return elsewhere.length > 0 && elsewhere.length <= MOST_LISTED ? `currencies other than ${list.format(elsewhere)}` : 'many currencies';
}

/**
 * Returns the step of a currency in our minor units: the largest of its providers, so that each of them can charge and refund
 * every amount; all steps are powers of ten. 1 for a currency that no provider charges.
 */
export function stepOf(currency: string): number {
  return Math.max(1, ...PAYMENT_PROVIDERS.map((provider) => TABLES[provider].get(currency)?.step ?? 1));
}

/** Returns true for an amount in minor units that providers can charge or refund. */
export function isOnStep(amountMinor: number, currency: string): boolean {
  return amountMinor % stepOf(currency) === 0;
}

/** Returns advice on an amount that is not a multiple of its currency's step: `Amounts in KWD are multiples of 10 minor units: …`. */
export function stepAdvice(amountMinor: number, currency: string): string {
  const step = stepOf(currency);
  const below = amountMinor - (amountMinor % step);
  return `Amounts in ${currency} are multiples of ${step} minor units, since payment providers charge no others: give ${below} or ${below + step}.`;
}

/** Converts an amount to the units of a provider; undefined when it cannot charge or refund it. */
export function toProviderUnits(provider: PaymentProvider, amountMinor: number, currency: string): number | undefined {
  const counted = currencyAt(provider, currency);
  if (!counted || amountMinor % counted.step !== 0) return undefined;
  return scaled(amountMinor, counted.decimals - currencyExponent(currency));
}

/**
 * Converts an amount of a provider to our minor units; undefined when that is not a whole number. Currencies that it does not charge keep
 * our units.
 */
export function fromProviderUnits(provider: PaymentProvider, amount: number, currency: string): number | undefined {
  const { decimals } = currencyAt(provider, currency) ?? { decimals: currencyExponent(currency) };
  const amountMinor = scaled(amount, currencyExponent(currency) - decimals);
  return Number.isSafeInteger(amountMinor) ? amountMinor : undefined;
}

function scaled(amount: number, decimals: number): number {
  return decimals < 0 ? amount / 10 ** -decimals : amount * 10 ** decimals;
}
