/** Millionths in one percent: percentages carry up to four decimals (D-23). */
const MILLIONTHS_PER_PERCENT = 10_000;

/** `percent` of an amount in minor units, rounded half up, exact for every safe integer (D-92). */
export function percentOf(amountMinor: number, percent: number): number {
  const millionths = BigInt(Math.round(percent * MILLIONTHS_PER_PERCENT));
  const product = BigInt(amountMinor) * millionths;
  return Number((product * 2n + 1_000_000n) / 2_000_000n);
}

const FORMATS = new Map<string, { format: Intl.NumberFormat; exponent: number }>();

/** Decimals of a currency's minor unit: 2 for NGN, 0 for JPY, 3 for KWD (ISO 4217). */
export function currencyExponent(currency: string): number {
  return formatOf(currency).exponent;
}

/** An amount for people to read, exact for every safe integer: `formatMoney(522500, 'NGN')` → `NGN 5,225.00`, with a no-break space. */
export function formatMoney(amountMinor: number, currency: string): string {
  const { format, exponent } = formatOf(currency);
  const digits = String(Math.abs(amountMinor)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const decimals = digits.slice(digits.length - exponent);
  const sign = amountMinor < 0 ? '-' : '';
  return format.format(`${sign}${whole}.${decimals || '0'}` as `${number}`);
}

function formatOf(currency: string): { format: Intl.NumberFormat; exponent: number } {
  const known = FORMATS.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const made = { format, exponent: format.resolvedOptions().maximumFractionDigits ?? 2 };
  FORMATS.set(currency, made);
  return made;
}
