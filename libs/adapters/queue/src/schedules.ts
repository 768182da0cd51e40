export interface Schedule {
  /** Name by which all processes know the schedule. */
  name: string;
  everyMs: number;
  /** Payload of each of its jobs. */
  payload: object;
}

/** A schedule as its queue holds it: the interval of its jobs, and the moment of the next, ms. */
interface StoredSchedule {
  every?: number;
  next?: number;
}

/** Tolerance for clocks of workers that differ, and for jobs that wait for one another. */
const SLACK_MS = 60_000;

/**
 * Returns whether a schedule is intact: it has this interval, and its next job is neither further ahead than an interval, as
 * it is when the clock of a worker was ahead, nor so far behind that it must be lost.
 */
export function isIntact(schedule: StoredSchedule | undefined, everyMs: number, nowMs: number): boolean {
  if (!schedule || Number(schedule.every) !== everyMs || !schedule.next) return false;
  return schedule.next <= nowMs + everyMs + SLACK_MS && schedule.next >= nowMs - 2 * everyMs - SLACK_MS;
}
