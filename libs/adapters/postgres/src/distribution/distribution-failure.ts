const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** Distributing was broken off, and no table has moved; the message says why, in sentences. */
export class DistributionFailed extends Error {
  override name = 'DistributionFailed';

  /** @param cause the error of the statement that failed */
  constructor(cause: unknown) {
    super(sentencesOf(cause), { cause });
  }
}

function sentencesOf(cause: unknown): string {
  const { code, message } = cause as { code?: string; message?: string };
  if (code === LOCK_NOT_AVAILABLE || code === DEADLOCK)
    return 'Another session uses a table that has to move, so no table was moved. Stop the apis and workers, or choose a quiet hour, then run this again.';
  return `Distributing was broken off: ${message ?? String(cause)}. Tables move all together or not at all. Run this again once each node answers: it does what is left.`;
}
