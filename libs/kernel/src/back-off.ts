/** Bounds of the pauses between tries, ms. */
export interface PauseBounds {
  /** Bound of the pause after the first failure. */
  firstMs: number;
  /** Bound of every pause. */
  mostMs: number;
}

/**
 * Returns the pause after so many failures in a row, ms: anything up to a bound that doubles with each failure (full jitter), so that
 * processes that failed together do not come back together.
 * @param chance from 0 to 1
 */
export function pauseAfter(failures: number, { firstMs, mostMs }: PauseBounds, chance: number): number {
  return Math.ceil(chance * Math.min(firstMs * 2 ** Math.min(Math.max(failures, 1) - 1, 30), mostMs));
}

/** Pauses of a loop after errors: they grow with each failure in a row, until a success (ADR 0141). */
export class BackOff {
  private failures = 0;

  constructor(
    private readonly bounds: PauseBounds,
    private readonly chance: () => number,
  ) {}

  /** Counts a failure, and returns the pause before the next try, ms. */
  next(): number {
    this.failures += 1;
    return pauseAfter(this.failures, this.bounds, this.chance());
  }

  /** Starts over after a success. */
  reset(): void {
    this.failures = 0;
  }
}
