/**
 * Returns a signal that aborts after `limitMs` milliseconds, or with any of the others. `AbortSignal.any` holds its sources weakly, so
 * Node collects a timeout that nothing else holds, and the limit never comes (nodejs/node#57736); a listener keeps it until its time.
 */
export function signalWithin(limitMs: number, ...others: readonly AbortSignal[]): AbortSignal {
  const limit = AbortSignal.timeout(limitMs);
  limit.addEventListener('abort', () => undefined, { once: true });
  return AbortSignal.any([limit, ...others]);
}
