/** Decimals of the currencies that do not have two (ISO 4217): what `Intl` shows of some of them differs by platform. */
const DIGITS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** How many decimals a currency has: 2 for NGN, 0 for JPY, 3 for KWD. */
export function digits(currency: string): number {
  const found = Object.entries(DIGITS).find(([, currencies]) => currencies.split(' ').includes(currency));
  return found ? Number(found[0]) : 2;
}

export interface MoneyFormat {
  /** Leaves decimals away where there are none: `₦15,000` and `₦15,000.50`. */
  trim?: boolean;
  /** How the currency is named; its narrow symbol unless told. */
  currencyDisplay?: 'code' | 'symbol' | 'narrowSymbol' | 'name';
}

/**
 * An amount in minor units as people write it: `format(1500000, 'NGN', 'en-NG')` is `₦15,000.00`.
 * @param minor an integer, such as every `…Minor` of the API
 * @param currency its ISO 4217 code
 * @param locale a BCP 47 tag; that of the platform unless told
 * @throws {RangeError} when the amount is no integer: it is not in minor units then
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
