/** Slugs, keys and codes as `lower(…)` in SQL compares them: case does not distinguish (D-4). */
export function folded(identities: readonly string[]): string[] {
  return identities.map((identity) => identity.toLowerCase());
}
