/** Outcome and reason of a call that leaves the service, as labels: a few values, and never the words of the other side. */
export interface Outcome {
  outcome: 'ok' | 'refused' | 'failed';
  reason: string;
}

/** Returns the outcome of an HTTP status, with its class as the reason. */
export function outcomeOfStatus(status: number): Outcome {
  const reason = status === 429 ? '429' : `${Math.trunc(status / 100)}xx`;
  if (status >= 200 && status < 300) return { outcome: 'ok', reason };
  return { outcome: status < 500 ? 'refused' : 'failed', reason };
}

/** Returns the seconds since a moment of `performance.now()`. */
export const secondsSince = (startedMs: number): number => (performance.now() - startedMs) / 1_000;
