/**
 * Distance by which a read begins before the last claimed delivery, ms: most transactions that make something due are shorter.
 */
const OVERLAP_MS = 2_000;
/** Interval at which a read begins with the first due delivery, ms. */
const ALL_MS = 10_000;
/** Most destinations that are remembered; dropping one costs a read of all its due deliveries. */
const MOST_KEPT = 10_000;

interface Reached {
  since?: Date;
  allAtMs: number;
}

/**
 * Positions from which this process reads the due deliveries of each destination. Rows that were sent stay in table and index
 * while some transaction may still see them, and a read from the very beginning would pass all of them each time. Deliveries
 * that become visible behind the cursor, left by long transactions, are found by the read of all due ones.
 */
export class DueCursors {
  private readonly reached = new Map<string, Reached>();

  /** @param elapsedMs a clock that nobody sets */
  constructor(private readonly elapsedMs: () => number = () => performance.now()) {}

  /** Returns the moment from which the next read of a destination begins; undefined to read all. */
  next(destinationId: string): Date | undefined {
    const cursor = this.reached.get(destinationId);
    if (cursor && this.elapsedMs() - cursor.allAtMs < ALL_MS) return cursor.since;
    if (this.reached.size >= MOST_KEPT) this.reached.clear();
    this.reached.set(destinationId, { allAtMs: this.elapsedMs() });
    return undefined;
  }

  /** @param dueAt of the longest due delivery that a read has taken */
  advance(destinationId: string, dueAt: Date): void {
    const cursor = this.reached.get(destinationId);
    if (cursor) cursor.since = new Date(dueAt.getTime() - OVERLAP_MS);
  }
}
