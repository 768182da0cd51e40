/** How long a callback for something unknown may wait for our own commit (ADR 0028 r3). */
export const UNKNOWN_FOR_MS = 3_600_000;
const LONGEST_REST_MS = 60_000;

/** Looks for an unknown reference again: often at first, each minute later, not after an hour. Answers when; undefined to give up. */
export function lookAgain({ receivedAt, attempts, now }: { receivedAt: Date; attempts: number; now: Date }): Date | undefined {
  if (now.getTime() - receivedAt.getTime() >= UNKNOWN_FOR_MS) return undefined;
  return new Date(now.getTime() + Math.min(LONGEST_REST_MS, 1_000 * 2 ** Math.min(attempts, 10)));
}
