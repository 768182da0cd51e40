import { filledPath } from './filled-path';

/** `keyed`: it takes an `Idempotency-Key`. `text`: it answers text and no JSON. */
export type Trait = 'keyed' | 'text';

/** Where an operation is: its method, its path with `{names}` of parameters, and what else a client has to know. */
export type Operation = readonly [method: string, path: string, ...traits: Trait[]];

export type OperationTable = Readonly<Record<string, Operation>>;

/** What is sent with an operation: parameters of its path, of its query, and its body. */
export interface Sent {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/**
 * The address of a request below the base address. Parameters that are undefined are left out; a list is joined by commas.
 * @throws {InvalidParameter} when a parameter of the path would lead to the address of something else
 */
export function addressOf(pattern: string, { path = {}, query = {} }: Sent): string {
  const filled = filledPath(pattern, path);
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
}
