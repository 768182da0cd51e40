/** Currencies without two decimals (ISO 4217), by their decimals; for some of them `Intl` differs by platform. */
const DIGITS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** Returns the decimals of a currency: 2 for NGN, 0 for JPY, 3 for KWD. */
export function digits(currency: string): number {
  const exception = Object.entries(DIGITS).find(([, currencies]) => currencies.split(' ').includes(currency));
  return exception ? Number(exception[0]) : 2;
}

export interface MoneyFormat {
  /** Omits decimals of whole amounts: `₦15,000` and `₦15,000.50`. */
  trim?: boolean;
  /** Form of the currency; its narrow symbol by default. */
  currencyDisplay?: 'code' | 'symbol' | 'narrowSymbol' | 'name';
}

/**
 * Formats an amount in minor units: `format(1500000, 'NGN', 'en-NG')` is `₦15,000.00`.
 * @param minor an integer, such as every `…Minor` of the API
 * @param currency its ISO 4217 code
 * @param locale a BCP 47 tag; the locale of the platform by default
 * @throws {RangeError} when the amount is not an integer, and thus not in minor units
 */
export function format(
  minor: number,
  currency: string,
  locale?: string,
  { trim = false, currencyDisplay = 'narrowSymbol' }: MoneyFormat = {},
): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no amount in minor units: give an integer, such as priceMinor.`);
  const decimals = digits(currency);
  const amount = minor / 10 ** decimals;
  const shown = trim && Number.isInteger(amount) ? 0 : decimals;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay,
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(amount);
}
