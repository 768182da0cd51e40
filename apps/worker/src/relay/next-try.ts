const FIRST_MS = 1_000;
const LONGEST_MS = 10 * 60_000;

/** Returns the moment of the next try for a fact that could not be relayed: after 1 s, doubling up to 10 min, without an end. */
export function nextTry({ failures, now }: { failures: number; now: Date }): Date {
  return new Date(now.getTime() + Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS));
}
