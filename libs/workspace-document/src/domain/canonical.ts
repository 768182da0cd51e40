/**
 * The one form of a JSON value: keys sorted, absent fields left out. Two values mean the same exactly when the
 * texts of their canonical forms are equal.
 */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, canonical(field)]));
}

/** The text of the canonical form. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(canonical(value)) ?? '';
}
