/** Millionths in one percent: percentages have up to four decimals (D-23). */
const MILLIONTHS_PER_PERCENT = 10_000;

/** Returns `percent` of an amount in minor units, rounded half up to a multiple of `step`, exact for every safe integer (D-92, D-128). */
export function percentOf(amountMinor: number, percent: number, step = 1): number {
  return partOf(amountMinor, Math.round(percent * MILLIONTHS_PER_PERCENT), 1_000_000, step);
}

/**
 * Returns `part` of `whole` equal parts of an amount in minor units, rounded half up to a multiple of `step`, exact for every safe integer
 * (D-128). All parts are the whole amount and no part exceeds it, even of an amount that is no multiple. None is negative, `whole` and
 * `step` are above 0, `part` is at most `whole`.
 */
export function partOf(amountMinor: number, part: number, whole: number, step = 1): number {
  if (part === whole) return amountMinor;
  return Math.min(amountMinor, halfUp(BigInt(amountMinor) * BigInt(part), BigInt(whole), BigInt(step)));
}

/** Returns an amount in minor units, rounded half up to a multiple of `step` (D-128). */
export function roundToStep(amountMinor: number, step: number): number {
  return halfUp(BigInt(amountMinor), 1n, BigInt(step));
}

function halfUp(numerator: bigint, denominator: bigint, step: bigint): number {
  const unit = denominator * step;
  return Number(((numerator * 2n + unit) / (2n * unit)) * step);
}

/**
 * Currencies whose minor unit is not a hundredth (ISO 4217). The decimals that `Intl` displays may differ, and depend on the release of
 * Node.
 */
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

/** Returns the decimals of a currency's minor unit: 2 for NGN, 0 for JPY, 3 for KWD (ISO 4217). */
export function currencyExponent(currency: string): number {
  return DECIMALS.get(currency) ?? 2;
}

/** Formats an amount for people, exact for every safe integer: `formatMoney(522500, 'NGN')` → `NGN 5,225.00`, with a no-break space. */
export function formatMoney(amountMinor: number, currency: string): string {
  const exponent = currencyExponent(currency);
  const digits = String(Math.abs(amountMinor)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const decimals = digits.slice(digits.length - exponent);
  const sign = amountMinor < 0 ? '-' : '';
  return formatOf(currency).format(`${sign}${whole}.${decimals || '0'}` as `${number}`);
}

function formatOf(currency: string): Intl.NumberFormat {
  const format = FORMATS.get(currency);
  if (format) return format;
  const digits = currencyExponent(currency);
  const made = new Intl.NumberFormat('en', { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits });
  FORMATS.set(currency, made);
  return made;
}
