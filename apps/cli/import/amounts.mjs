/**
 * Makes minor units of a number, without arithmetic in fractions.
 * @param {string} number as `numbers.mjs` reads it: `1250.5`
 * @param {number} digits of the currency
 * @returns {{ minor: number, rounded: boolean } | undefined} undefined where it is no amount that can be charged
 */
export function minorUnitsOf(number, digits) {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(number) ?? [];
  if (whole === undefined) return undefined;
  const truncated = Number(whole + fraction.padEnd(digits, '0').slice(0, digits));
  const rest = fraction.slice(digits);
  const minor = truncated + (Number(rest[0] ?? 0) >= 5 ? 1 : 0);
  return Number.isSafeInteger(minor) ? { minor, rounded: /[1-9]/.test(rest) } : undefined;
}
