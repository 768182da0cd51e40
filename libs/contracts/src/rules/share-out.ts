/**
 * Splits an amount over weights by largest remainder, the earlier one first on a tie (D-91): the shares are whole minor
 * units, sum to the amount exactly, and none is above its weight when the amount is not above their sum.
 * All 0 when the weights are.
 */
export function shareOut(amountMinor: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const products = weights.map((weight) => BigInt(amountMinor) * BigInt(weight));
  const shares = products.map((product) => Number(product / sum));
  const rest = amountMinor - shares.reduce((total, share) => total + share, 0);
  const remainders = products.map((product, index) => ({ index, remainder: product % sum }));
  remainders.sort((one, other) => (one.remainder === other.remainder ? 0 : one.remainder < other.remainder ? 1 : -1));
  for (const { index } of remainders.slice(0, rest)) shares[index]! += 1;
  return shares;
}
