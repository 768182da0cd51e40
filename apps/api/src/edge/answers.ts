import type { ServerResponse } from 'node:http';
import type { HeaderList } from './headers';

/**
 * The view that an operation returns, with a status or headers that its declaration does not have, or an ETag of its own. `moved` are the ids of all whose
 * counters a write has moved in live mode, where that is all it has changed of what storefronts show.
 */
export class Answer<View = unknown> {
  constructor(
    readonly view: View,
    readonly head: { status?: number; headers?: HeaderList; etag?: string; moved?: readonly string[] } = {},
  ) {}
}

/** The answer; when an earlier request with the same key has brought about what it shows, it tells so (D-37), and has moved nothing. */
export function answerTo<View>(view: View, isReplay: boolean, moved?: readonly string[]): Answer<View> {
  return new Answer(view, isReplay ? { headers: ['Idempotent-Replayed', 'true'], moved: [] } : { moved });
}

/** The answer with the revision of what it shows as its ETag, for `If-Match`. */
export function tagged<View>(view: View, revision: string): Answer<View> {
  return new Answer(view, { etag: `"${revision}"` });
}

/** A table as a file of CSV, as an operation with `csv` returns it. */
export class Table {
  /** @param filename letters, digits, hyphens and dots */
  constructor(
    readonly filename: string,
    readonly lines: AsyncIterable<string>,
  ) {}
}

/** Server-sent events, as an operation with `eventStream` returns them. */
export class EventAnswer {
  /** @param open finds out what to send, before the answer begins; what it resolves to sends it, for as long as the connection is open. HEAD opens nothing. */
  constructor(readonly open: () => Promise<(response: ServerResponse) => void>) {}
}
