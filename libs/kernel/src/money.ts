/** Millionths in one percent: percentages carry up to four decimals (D-23). */
const MILLIONTHS_PER_PERCENT = 10_000;

/** `percent` of an amount in minor units, rounded half up, exact for every safe integer (D-92). */
export function percentOf(amountMinor: number, percent: number): number {
  const millionths = BigInt(Math.round(percent * MILLIONTHS_PER_PERCENT));
  const product = BigInt(amountMinor) * millionths;
  return Number((product * 2n + 1_000_000n) / 2_000_000n);
}

/** Currencies whose minor unit is not a hundredth (ISO 4217). What `Intl` shows of a currency is another thing, and differs by release of Node. */
const DECIMALS: ReadonlyMap<string, number> = new Map(
  [
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
    [4, 'CLF UYW'],
  ].flatMap(([decimals, currencies]) =>
    String(currencies)
      .split(' ')
      .map((currency) => [currency, Number(decimals)] as const),
  ),
);
const FORMATS = new Map<string, Intl.NumberFormat>();

/** Decimals of a currency's minor unit: 2 for NGN, 0 for JPY, 3 for KWD (ISO 4217). */
export function currencyExponent(currency: string): number {
  return DECIMALS.get(currency) ?? 2;
}

/** An amount for people to read, exact for every safe integer: `formatMoney(522500, 'NGN')` → `NGN 5,225.00`, with a no-break space. */
export function formatMoney(amountMinor: number, currency: string): string {
  const exponent = currencyExponent(currency);
  const digits = String(Math.abs(amountMinor)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const decimals = digits.slice(digits.length - exponent);
  const sign = amountMinor < 0 ? '-' : '';
  return formatOf(currency).format(`${sign}${whole}.${decimals || '0'}` as `${number}`);
}

function formatOf(currency: string): Intl.NumberFormat {
  const known = FORMATS.get(currency);
  if (known) return known;
  const digits = currencyExponent(currency);
  const made = new Intl.NumberFormat('en', { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits });
  FORMATS.set(currency, made);
  return made;
}
