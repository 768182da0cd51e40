import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { Answer } from '../edge';

/** As the documentation tells it; the use cases judge it. */
export const idempotencyKeyHeader = z.string().describe('Another for each new request, the same for a retry: 1 to 255 printable ASCII characters.');

/** The answer; when an earlier request with the same key has brought about what it shows, it tells so (D-37). */
export function answerTo<View>(view: View, isReplay: boolean): Answer<View> {
  return new Answer(view, isReplay ? { headers: ['Idempotent-Replayed', 'true'] } : {});
}

/** Tells the same of an answer that Nest sends. */
export function noteReplay(isReplay: boolean, response: ServerResponse): void {
  if (isReplay) response.setHeader('Idempotent-Replayed', 'true');
}
