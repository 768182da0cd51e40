import type { TraceParent } from './trace-parent';

/** Rule by which traces are recorded (`OTEL_TRACES_SAMPLER`). */
export interface Sampling {
  /** True where the flag of a caller decides about its requests. */
  isParentBased: boolean;
  /** Share of the others, from 0 to 1. */
  ratio: number;
}

/** Most traces a second that begin in a process because its callers say so: anyone may send the flag. */
export const MOST_FORCED_A_SECOND = 10;

/** Bounds the traces that callers have recorded. */
export class ForcedTraces {
  private left = MOST_FORCED_A_SECOND;
  private at = Number.NEGATIVE_INFINITY;

  /** Returns whether one more is recorded. @param nowMs of a clock that never goes back */
  take(nowMs: number): boolean {
    this.left = Math.min(MOST_FORCED_A_SECOND, this.left + ((nowMs - this.at) / 1_000) * MOST_FORCED_A_SECOND);
    this.at = nowMs;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}

/**
 * Decides whether a trace is recorded. The ids of a caller decide nothing, since it chooses them.
 * @param random at least 0, less than 1
 * @param mayForce returns whether a trace is recorded because its caller says so
 */
export function isRecorded(
  { isParentBased, ratio }: Sampling,
  parent: TraceParent | undefined,
  random: number,
  mayForce: () => boolean,
): boolean {
  if (isParentBased && parent) return parent.isSampled && mayForce();
  return random < ratio;
}
