/**
 * Returns the canonical form of a JSON value: keys sorted, absent fields left out. Two values are equal exactly when the
 * texts of their canonical forms are.
 */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, canonical(field)]));
}

/** Returns the text of the canonical form without building that form, since an export writes whole workspaces. */
export function canonicalText(value: unknown): string {
  return value === undefined ? '' : textOf(value);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`;
  let members = '';
  for (const name of sortedNames(value)) {
    const member = value[name];
    if (member !== undefined) members += `${members === '' ? '' : ','}${quoted(name)}:${textOf(member)}`;
  }
  return `{${members}}`;
}

/** Matches texts without quotes, backslashes, control characters and surrogates. */
const UNESCAPED = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;

/** Returns a text as JSON; most need no escapes, and checking that is faster than `JSON.stringify`. */
function quoted(text: string): string {
  return UNESCAPED.test(text) ? `"${text}"` : JSON.stringify(text);
}

/**
 * Returns the names of an object in the order of its canonical form: sorted, but integer indices first by number, as JavaScript orders
 * them.
 */
function sortedNames(object: Fields): string[] {
  const names = Object.keys(object).sort();
  const hasIndices = names.length > 0 && names[0]! < ':';
  return hasIndices ? Object.keys(Object.fromEntries(names.map((name) => [name, true]))) : names;
}

/** Returns true for values with the same canonical form; faster than comparing the texts. */
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

export type Fields = Readonly<Record<string, unknown>>;

/** One difference between two forms of an item; a value is undefined where that form has none. */
export interface Difference {
  /** `name`, `info.brand`, `variants[large].prices`. */
  path: string;
  before: unknown;
  after: unknown;
  /** Enclosing objects in both forms, outermost first. */
  around: readonly { before: Fields; after: Fields }[];
}

/**
 * Returns the differences between two forms of an item, by paths such as `name`, `info.brand`, `variants[large].prices`. Members of a
 * list are matched by their `key`, `id` or `code`; a list whose members have none, or whose order changed, is one difference.
 */
export function differencesOf(before: unknown, after: unknown, path = '', around: Difference['around'] = []): Difference[] {
  if (meansTheSame(before, after)) return [];
  if (isFields(before) && isFields(after)) {
    const within = [...around, { before, after }];
    return union(Object.keys(before), Object.keys(after)).flatMap((name) =>
      differencesOf(before[name], after[name], path === '' ? name : `${path}.${name}`, within),
    );
  }
  return differingMembers(before, after, path, around) ?? [{ path, before, after, around }];
}

/** Returns the paths of the differences. */
export function changedFields(before: unknown, after: unknown): string[] {
  return differencesOf(before, after).map(({ path }) => path);
}

function differingMembers(before: unknown, after: unknown, path: string, around: Difference['around']): Difference[] | undefined {
  const was = byKey(before);
  const is = byKey(after);
  if (!was || !is) return undefined;
  const names = union([...was.keys()], [...is.keys()]);
  const differing = names.flatMap((name) => differencesOf(was.get(name), is.get(name), `${path}[${name}]`, around));
  return differing.length > 0 ? differing : undefined;
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

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function union(some: readonly string[], others: readonly string[]): string[] {
  return [...new Set([...some, ...others])];
}
