/**
 * The one form of a JSON value: keys sorted, absent fields left out. Two values mean the same exactly when the
 * texts of their canonical forms are equal.
 */
function canonical(value: unknown): unknown {
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

/** Whether two values have the same canonical form; quicker than comparing the texts. */
export function meansTheSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.every((name) => meansTheSame(one[name], other[name])) &&
    Object.keys(other).every((name) => other[name] === undefined || one[name] !== undefined)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
