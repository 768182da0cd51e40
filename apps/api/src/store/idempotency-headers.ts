import type { ServerResponse } from 'node:http';
import { z } from 'zod';

/** As the documentation tells it; the use cases judge it. */
export const idempotencyKeyHeader = z.string().describe('Another for each new request, the same for a retry: 1 to 255 printable ASCII characters.');

/** Tells that an earlier request with the same key has brought about what is answered (D-37). */
export function noteReplay(isReplay: boolean, response: ServerResponse): void {
  if (isReplay) response.setHeader('Idempotent-Replayed', 'true');
}
