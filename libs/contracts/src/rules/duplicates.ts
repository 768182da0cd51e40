/** Indexes of the values that stand earlier in the list already; case does not distinguish (D-4). */
export function duplicates(values: readonly string[]): number[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    const folded = value.toLowerCase();
    if (seen.has(folded)) return [index];
    seen.add(folded);
    return [];
  });
}
