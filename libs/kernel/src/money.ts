/** Millionths in one percent: percentages carry up to four decimals (D-23). */
const MILLIONTHS_PER_PERCENT = 10_000;

/** `percent` of an amount in minor units, rounded half up, exact for every safe integer (D-92). */
export function percentOf(amountMinor: number, percent: number): number {
  const millionths = BigInt(Math.round(percent * MILLIONTHS_PER_PERCENT));
  const product = BigInt(amountMinor) * millionths;
  return Number((product * 2n + 1_000_000n) / 2_000_000n);
}
