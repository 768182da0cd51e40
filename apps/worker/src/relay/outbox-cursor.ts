import { uuidAt, uuidTime } from '@svc/kernel';

/** Distance by which a read begins before the cursor, ms: most transactions that leave facts are shorter than that. */
const OVERLAP_MS = 1_000;
/** Interval at which a read begins with the very first fact, ms. */
const ALL_MS = 5_000;

/** A batch of facts that was taken from the outbox and committed. */
export interface Batch {
  startedAt: Date;
  /** The most facts it could take. */
  most: number;
  /** Ids of the taken facts, lowest first. */
  ids: readonly string[];
}

/**
 * Position from which a relay reads the outbox. Taken rows stay in table and index while some transaction may still see them,
 * and a read from the very beginning would pass all of them each time. Facts that become visible behind the cursor, left by
 * long transactions, by clocks that are behind or by a relay that was killed, are found by a read of the whole outbox.
 */
export class OutboxCursor {
  /** Moment up to whose facts the outbox was read, Unix ms; absent when they are to be read once more. */
  private reachedMs?: number;
  private allAtMs = Number.NEGATIVE_INFINITY;

  /** Returns the lowest id that the next read takes; undefined to read the whole outbox. */
  next(now: Date): string | undefined {
    if (this.reachedMs !== undefined && now.getTime() - this.allAtMs < ALL_MS) return uuidAt(new Date(this.overlap));
    this.allAtMs = now.getTime();
    return undefined;
  }

  advance({ startedAt, most, ids }: Batch): void {
    const isBehind = this.reachedMs !== undefined && uuidTime(ids[0] ?? '') < this.overlap;
    if (isBehind) this.allAtMs = Number.NEGATIVE_INFINITY;
    const reachedMs = ids.length < most ? startedAt.getTime() : Math.min(uuidTime(ids.at(-1)!), startedAt.getTime());
    this.reachedMs = Number.isNaN(reachedMs) ? undefined : reachedMs;
  }

  /** Makes the next read begin with the first fact, since taken facts are back. */
  startOver(): void {
    this.reachedMs = undefined;
  }

  private get overlap(): number {
    return Math.max(0, this.reachedMs! - OVERLAP_MS);
  }
}
