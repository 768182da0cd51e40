/** `keyed`: it takes an `Idempotency-Key`. `text`: it answers text and no JSON. */
export type Trait = 'keyed' | 'text';

/** Where an operation is: its method, its path with `{names}` of parameters, and what else a client has to know. */
export type Operation = readonly [method: string, path: string, ...traits: Trait[]];

export type OperationTable = Readonly<Record<string, Operation>>;

/** What is sent with an operation: parameters of its path, of its query, and its body. */
export interface Sent {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/**
 * The address of a request below the base address. Parameters that are undefined are left out; a list is joined by commas.
 * @throws {TypeError} when a parameter of the path is empty, so that no request goes to the address of something else
 */
export function addressOf(pattern: string, { path = {}, query = {} }: Sent): string {
  const filled = pattern.replace(/\{(\w+)\}/g, (_place, name: string) => {
    if (!path[name]) throw new TypeError(`${name} is missing: ${pattern} cannot be asked for without it.`);
    return encodeURIComponent(path[name]);
  });
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
}
