const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Minutes before the end at which the page announces it. */
export const MOMENTS = [10, 5, 1] as const;

/** Returns a clock such as `9:05` in the last hour; undefined before it, and once the time is up. */
export function clockText(leftMs: number): string | undefined {
  if (leftMs <= 0 || leftMs >= HOUR) return undefined;
  const seconds = Math.floor(leftMs / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns the moment of `MOMENTS` that was passed between two remaining times; the latest one of several. */
export function momentPassed(beforeMs: number, afterMs: number): (typeof MOMENTS)[number] | undefined {
  return MOMENTS.findLast((minutes) => beforeMs > minutes * MINUTE && afterMs <= minutes * MINUTE && afterMs > 0);
}

/** Runs one piece of work at a time. All requests during a run lead to one more run. */
export interface LatestOnly {
  /** Requests a run. Resolves when it is done, by itself or by a later run; rejects as the work does. */
  request(): Promise<void>;
  /** Returns the current run, which never rejects. */
  busy(): Promise<void> | undefined;
}

/** @param work reads `isStale` to learn that another run was requested, so that its own outcome is stale */
export function latestOnly(work: (isStale: () => boolean) => Promise<void>): LatestOnly {
  let running: Promise<void> | undefined;
  let isRequestedAgain = false;
  const run = async () => {
    do {
      isRequestedAgain = false;
      await work(() => isRequestedAgain).catch((error: unknown) => {
        if (!isRequestedAgain) throw error;
      });
    } while (isRequestedAgain);
  };
  return {
    request() {
      if (running) isRequestedAgain = true;
      else running = run().finally(() => (running = undefined));
      return running;
    },
    busy: () => running?.catch(() => undefined),
  };
}
