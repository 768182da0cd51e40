import type { CallOptions } from '../http/settings';
import type { Deletions } from './deletions';

/** A changed or deleted item. Save `cursor` once the change is stored, to continue after it. */
export type Change<Item> = { type: 'changed'; item: Item; ref: string; cursor: string } | { type: 'deleted'; ref: string; cursor: string };

export interface FeedOptions extends Omit<CallOptions, 'idempotencyKey'> {
  /** The `cursor` of the last stored change; the beginning by default. */
  cursor?: string;
  /** Rows of one request, 2 to 200; 200 by default. The minimum is 2, since each page repeats the row at the boundary. */
  pageSize?: number;
  /** Deletions reported by webhooks, since feeds do not list them. */
  deletions?: Deletions;
}

interface Row {
  ref: string;
  updatedAt: string;
}

const BEGINNING = '1970-01-01T00:00:00Z';
const LARGEST_PAGE = 200;

/**
 * Yields every change since the cursor, oldest first, until the feed has caught up. The cursor is inclusive: the row at the boundary of
 * two pages is in both, and yielded once. Rows of known deletions are left out, so that a page which was read before
 * the deletion does not restore them.
 * @throws {RangeError} for an invalid `pageSize`, and one that is too small for the rows changed at one moment
 */
export async function* changesOf<Item extends Row>(
  read: (updatedSince: string, limit: number, options: CallOptions) => Promise<readonly Item[]>,
  options: FeedOptions = {},
): AsyncGenerator<Change<Item>, void, undefined> {
  const { cursor: saved, pageSize = LARGEST_PAGE, deletions, ...callOptions } = options;
  checkPageSize(pageSize);
  let cursor = saved ?? BEGINNING;
  let atBoundary = new Set<string>();
  for (;;) {
    const page = await read(cursor, pageSize, callOptions);
    const before = cursor;
    for (const item of page) {
      yield* deleted(deletions, cursor);
      const isAgain = item.updatedAt === cursor && atBoundary.has(item.ref);
      if (item.updatedAt !== cursor) atBoundary = new Set();
      atBoundary.add(item.ref);
      cursor = item.updatedAt;
      if (!isAgain && !(await deletions?.has(item.ref))) yield { type: 'changed', item, ref: item.ref, cursor };
    }
    if (page.length < pageSize) break;
    if (cursor === before) throw new RangeError(`More than ${pageSize} rows have changed at ${cursor}: a larger pageSize is needed.`);
  }
  yield* deleted(deletions, cursor);
}

function checkPageSize(pageSize: number): void {
  if (!Number.isInteger(pageSize) || pageSize < 2 || pageSize > LARGEST_PAGE)
    throw new RangeError(`pageSize is ${pageSize}: give 2 to ${LARGEST_PAGE}.`);
}

async function* deleted(
  deletions: Deletions | undefined,
  cursor: string,
): AsyncGenerator<{ type: 'deleted'; ref: string; cursor: string }> {
  for (const ref of (await deletions?.take()) ?? []) yield { type: 'deleted', ref, cursor };
}
