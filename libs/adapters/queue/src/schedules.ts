export interface Schedule {
  /** By it all processes know the schedule. */
  name: string;
  everyMs: number;
  /** Payload of each of its jobs. */
  payload: object;
}

/** A schedule as its queue holds it: the interval of its jobs, and when the next is due, ms. */
interface Standing {
  every?: number;
  next?: number;
}

/** Clocks of workers may differ by so much, and jobs wait for one another. */
const SLACK_MS = 60_000;

/**
 * Returns whether a schedule stands as it should: there is one with this interval, and its next job is neither further ahead than an
 * interval, as it is when the clock of a worker was ahead, nor so far behind that it must be lost.
 */
export function stands(standing: Standing | undefined, everyMs: number, nowMs: number): boolean {
  if (!standing || Number(standing.every) !== everyMs || !standing.next) return false;
  return standing.next <= nowMs + everyMs + SLACK_MS && standing.next >= nowMs - 2 * everyMs - SLACK_MS;
}
