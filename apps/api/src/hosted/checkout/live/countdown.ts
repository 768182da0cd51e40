const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Minutes before the end at which a buyer is told of it. */
export const MOMENTS = [10, 5, 1] as const;

/** `9:05` in the last hour; undefined before it, and once the time is up. */
export function clockText(leftMs: number): string | undefined {
  if (leftMs <= 0 || leftMs >= HOUR) return undefined;
  const seconds = Math.floor(leftMs / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The moment to be told, when the time that is left went from one to the other; the last one when it went past several. */
export function momentPassed(beforeMs: number, afterMs: number): (typeof MOMENTS)[number] | undefined {
  return MOMENTS.findLast((minutes) => beforeMs > minutes * MINUTE && afterMs <= minutes * MINUTE && afterMs > 0);
}
