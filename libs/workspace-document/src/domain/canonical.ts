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

type Fields = Record<string, unknown>;

/**
 * Where two forms of one item differ: `name`, `info.brand`, `variants[large].priceMinor`. Members of a list are
 * distinguished by their `key`, `id` or `code`; a list whose members have none, or whose order changed, is named whole.
 */
export function changedFields(before: unknown, after: unknown, path = ''): string[] {
  if (meansTheSame(before, after)) return [];
  if (isFields(before) && isFields(after)) {
    return union(Object.keys(before), Object.keys(after)).flatMap((name) =>
      changedFields(before[name], after[name], path === '' ? name : `${path}.${name}`),
    );
  }
  return changedMembers(before, after, path) ?? [path];
}

function changedMembers(before: unknown, after: unknown, path: string): string[] | undefined {
  const was = byKey(before);
  const is = byKey(after);
  if (!was || !is) return undefined;
  const names = union([...was.keys()], [...is.keys()]);
  const changed = names.flatMap((name) => changedFields(was.get(name), is.get(name), `${path}[${name}]`));
  return changed.length > 0 ? changed : undefined;
}

function byKey(list: unknown): Map<string, unknown> | undefined {
  if (!Array.isArray(list)) return undefined;
  const members = new Map<string, unknown>();
  for (const member of list) {
    const name = isFields(member) ? (member['key'] ?? member['id'] ?? member['code']) : undefined;
    if (typeof name !== 'string' || members.has(name)) return undefined;
    members.set(name, member);
  }
  return members;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function union(some: readonly string[], others: readonly string[]): string[] {
  return [...new Set([...some, ...others])];
}
