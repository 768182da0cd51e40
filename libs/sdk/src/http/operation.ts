import { filledPath } from './filled-path';

/** `keyed`: accepts an `Idempotency-Key`. `text`: returns text instead of JSON. `bytes`: returns the bytes of a file. `empty`: returns nothing. */
export type Trait = 'keyed' | 'text' | 'bytes' | 'empty';

/** An operation: its method, its path with `{names}` of parameters, and its traits. */
export type Operation = readonly [method: string, path: string, ...traits: Trait[]];

export type OperationTable = Readonly<Record<string, Operation>>;

/** Data of a request: parameters of its path and of its query, and its body. */
export interface Sent {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/**
 * Returns the address of a request below the base address. Undefined parameters are left out; a list is joined by commas.
 * @throws {InvalidParameter} when a path parameter would change the address
 */
export function addressOf(pattern: string, { path = {}, query = {} }: Sent): string {
  const filled = filledPath(pattern, path);
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
}
