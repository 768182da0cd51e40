import type { SeenAway } from './recording';

/** Answer to a request; times by `performance.now()`. */
export interface TimedAnswer {
  beganAt: number;
  endedAt: number;
  /** Status and code of the answer, as in `503 SERVICE_UNAVAILABLE`; a word where none came. */
  outcome: string;
}

const isFailure = ({ outcome }: TimedAnswer): boolean => !/^[1-4]/.test(outcome);

/**
 * Summarizes the answers to requests that were under way in a time.
 * @param webhooks number of webhooks that arrived in that time
 */
export function seenBetween(answers: readonly TimedAnswer[], from: number, to: number, webhooks: number): SeenAway {
  const own = answers.filter(({ beganAt, endedAt }) => endedAt >= from && beganAt <= to);
  const times = own.map(({ beganAt, endedAt }) => Math.round(endedAt - beganAt)).sort((one, other) => one - other);
  const outcomes: Record<string, number> = {};
  for (const { outcome } of own) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return {
    requests: own.length,
    outcomes,
    failedShare: own.length === 0 ? 0 : Number((own.filter(isFailure).length / own.length).toFixed(4)),
    longestMs: times.at(-1) ?? 0,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    webhooks,
  };
}

/** Returns how long after the return of a node the last failed request had its answer, ms; 0 when none failed. */
export function wellAgainAfter(answers: readonly TimedAnswer[], backAt: number): number {
  const failed = answers.filter((answer) => isFailure(answer) && answer.endedAt > backAt);
  return Math.round(Math.max(0, ...failed.map(({ endedAt }) => endedAt - backAt)));
}

/** Returns whether, for so long, answers came and none of them failed. @param ms up to the present moment */
export function isCalm(answers: readonly TimedAnswer[], now: number, ms: number): boolean {
  const last = answers.filter(({ endedAt }) => endedAt > now - ms);
  return last.length > 0 && !last.some(isFailure);
}
