import type { ServerResponse } from 'node:http';
import type { HeaderList } from './headers';

/**
 * View that an operation returns with a status or headers that its declaration does not have, or with an ETag of its own. `stockChanged` are the
 * ids of everything whose counters a write has changed in live mode, where storefronts show no other change of it.
 */
export class Answer<View = unknown> {
  constructor(
    readonly view: View,
    readonly head: { status?: number; headers?: HeaderList; etag?: string; stockChanged?: readonly string[] } = {},
  ) {}
}

/**
 * Returns an answer that reports a replay, when an earlier request with the same key made the shown change (D-37); a replay changes no
 * counter.
 */
export function answerTo<View>(view: View, isReplay: boolean, stockChanged?: readonly string[]): Answer<View> {
  return new Answer(view, isReplay ? { headers: ['Idempotent-Replayed', 'true'], stockChanged: [] } : { stockChanged });
}

/** Returns an answer with the revision of its view as ETag, for `If-Match`. */
export function tagged<View>(view: View, revision: string): Answer<View> {
  return new Answer(view, { etag: `"${revision}"` });
}

/** A table as a file: lines of CSV, as an operation with `csv` returns it, or a whole XLSX file, as one with `xlsx` does. */
export class Table {
  /** @param filename letters, digits, hyphens and dots */
  constructor(
    readonly filename: string,
    readonly content: AsyncIterable<string> | Uint8Array,
  ) {}
}

/** Server-sent events, as an operation with `eventStream` returns them. */
export class EventAnswer {
  /**
   * @param open prepares the events before the response begins, and resolves to a function that sends them while the connection is open.
   * HEAD opens nothing.
   */
  constructor(readonly open: () => Promise<(response: ServerResponse) => void>) {}
}
