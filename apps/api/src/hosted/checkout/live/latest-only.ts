/** Does one thing at a time: asked while it is doing it, it does it once more afterwards, however often it was asked. */
export interface LatestOnly {
  /** Ends when what was asked for has been done, here or by a later call; fails as the work does. */
  ask(): Promise<void>;
  /** What is being done at the moment, never failing. */
  busy(): Promise<void> | undefined;
}

/** @param work is told whether it has been asked for again meanwhile: what it brings is out of date then */
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
