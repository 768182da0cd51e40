import { uuidAt, uuidTime } from '@svc/kernel';

/** How far before what it has reached a look begins: most transactions that leave facts are shorter than that, ms. */
const OVERLAP_MS = 1_000;
/** How often a look begins with the very first fact, ms. */
const ALL_MS = 5_000;

/** What a look at the outbox has taken for good. */
export interface Look {
  startedAt: Date;
  /** The most it could take. */
  most: number;
  /** Ids of what it took, lowest first. */
  ids: readonly string[];
}

/**
 * From which fact a relay looks at the outbox. Rows that were taken stay in table and index while some transaction may still see
 * them, and a look from the very beginning would pass all of them each time. Facts that become visible behind the cursor, left by
 * long transactions, by clocks that are behind or by a relay that was killed, are found by the look at all of them.
 */
export class OutboxCursor {
  /** Facts made before that have been looked at; absent when they are to be looked at once more. */
  private reachedMs?: number;
  private allAtMs = Number.NEGATIVE_INFINITY;

  /** The lowest id that the next look takes; undefined for a look at all. */
  next(now: Date): string | undefined {
    if (this.reachedMs !== undefined && now.getTime() - this.allAtMs < ALL_MS) return uuidAt(new Date(this.overlap));
    this.allAtMs = now.getTime();
    return undefined;
  }

  moveTo({ startedAt, most, ids }: Look): void {
    const isBehind = this.reachedMs !== undefined && uuidTime(ids[0] ?? '') < this.overlap;
    if (isBehind) this.allAtMs = Number.NEGATIVE_INFINITY;
    const reachedMs = ids.length < most ? startedAt.getTime() : Math.min(uuidTime(ids.at(-1)!), startedAt.getTime());
    this.reachedMs = Number.isNaN(reachedMs) ? undefined : reachedMs;
  }

  /** Has the next look be one at all: what was taken is back. */
  startOver(): void {
    this.reachedMs = undefined;
  }

  private get overlap(): number {
    return Math.max(0, this.reachedMs! - OVERLAP_MS);
  }
}
