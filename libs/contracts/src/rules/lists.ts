import type { Fault } from '../faults';

/** Returns the faults of things at `path` with the same key, id or code as an earlier one, ignoring case (D-4). */
export function checkDistinct<Field extends string>(
  things: readonly Readonly<Record<Field, string>>[],
  field: Field,
  path: string,
): Fault[] {
  return duplicates(things.map((thing) => thing[field])).map((index) => ({
    path: `${path}[${index}].${field}`,
    message: `"${things[index]![field]}" is taken by an earlier entry of ${path}; give each its own ${field}.`,
  }));
}

/** Returns the faults of duplicate texts at `path`, ignoring case (D-4). */
export function checkListedOnce(texts: readonly string[], path: string): Fault[] {
  return duplicates(texts).map((index) => ({ path: `${path}[${index}]`, message: `"${texts[index]}" is listed already; leave one out.` }));
}

/** Returns the indexes of duplicates of earlier values, ignoring case (D-4). */
export function duplicates(values: readonly string[]): number[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    const folded = value.toLowerCase();
    if (seen.has(folded)) return [index];
    seen.add(folded);
    return [];
  });
}

/**
 * Splits an amount over weights by largest remainder, the earlier one first on a tie (D-91): the shares are multiples of `step`
 * where the amount and all weights are, else whole minor units (D-128). They sum to the amount exactly, and none is above its weight when
 * the amount is not above their sum. All are 0 when the weights are.
 */
export function shareOut(amountMinor: number, weights: readonly number[], step = 1): number[] {
  if (step === 1 || [amountMinor, ...weights].some((each) => each % step !== 0)) return shareUnits(amountMinor, weights);
  return shareUnits(
    amountMinor / step,
    weights.map((weight) => weight / step),
  ).map((share) => share * step);
}

function shareUnits(amountMinor: number, weights: readonly number[]): number[] {
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
