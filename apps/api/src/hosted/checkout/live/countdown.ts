const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Minutes before the end at which the page announces it. */
export const MOMENTS = [10, 5, 1] as const;

/** `9:05` in the last hour; undefined before it, and once the time is up. */
export function clockText(leftMs: number): string | undefined {
  if (leftMs <= 0 || leftMs >= HOUR) return undefined;
  const seconds = Math.floor(leftMs / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The moment to announce, when the time that is left went from one to the other; the last one when it went past several. */
export function momentPassed(beforeMs: number, afterMs: number): (typeof MOMENTS)[number] | undefined {
  return MOMENTS.findLast((minutes) => beforeMs > minutes * MINUTE && afterMs <= minutes * MINUTE && afterMs > 0);
}

/** Does one thing at a time: asked while it is doing it, it does it once more afterwards, however often it was asked. */
export interface LatestOnly {
  /** Ends when what was asked for has been done, here or by a later call; fails as the work does. */
  ask(): Promise<void>;
  /** What is being done at the moment, never failing. */
  busy(): Promise<void> | undefined;
}

/** @param work can ask `isOutdated` whether it has been started again meanwhile, which makes its outcome out of date */
export function latestOnly(work: (isOutdated: () => boolean) => Promise<void>): LatestOnly {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const run = async () => {
    do {
      isAskedAgain = false;
      await work(() => isAskedAgain).catch((error: unknown) => {
        if (!isAskedAgain) throw error;
      });
    } while (isAskedAgain);
  };
  return {
    ask() {
      if (running) isAskedAgain = true;
      else running = run().finally(() => (running = undefined));
      return running;
    },
    busy: () => running?.catch(() => undefined),
  };
}
