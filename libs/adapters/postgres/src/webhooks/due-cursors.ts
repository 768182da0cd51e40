/** How far before what was claimed last a look begins: most transactions that make something due are shorter, ms. */
const OVERLAP_MS = 2_000;
/** How often a look begins with whatever is due, ms. */
const ALL_MS = 10_000;
/** Destinations that are remembered at a time; to forget one costs a look at all that is due of it. */
const MOST_KEPT = 10_000;

interface Reached {
  since?: Date;
  allAtMs: number;
}

/**
 * From which moment on this process looks for what is due of each destination. Rows that were sent stay in table and index while
 * some transaction may still see them, and a look from the very beginning would pass all of them each time. What becomes visible
 * behind the cursor, left by long transactions, is found by the look at all that is due.
 */
export class DueCursors {
  private readonly reached = new Map<string, Reached>();

  /** @param elapsedMs a clock that nobody moves */
  constructor(private readonly elapsedMs: () => number = () => performance.now()) {}

  /** The moment from which the next look at a destination begins; undefined for a look at all. */
  next(destinationId: string): Date | undefined {
    const known = this.reached.get(destinationId);
    if (known && this.elapsedMs() - known.allAtMs < ALL_MS) return known.since;
    if (this.reached.size >= MOST_KEPT) this.reached.clear();
    this.reached.set(destinationId, { allAtMs: this.elapsedMs() });
    return undefined;
  }

  /** @param dueAt of the delivery that was due for longest among those which a look has taken, longest due first */
  moveTo(destinationId: string, dueAt: Date): void {
    const known = this.reached.get(destinationId);
    if (known) known.since = new Date(dueAt.getTime() - OVERLAP_MS);
  }
}
