import type { Clock } from '@svc/kernel';
import type { Changes, Mark } from './freshness';
import type { PreparedAnswer } from './prepared-answer';

/** Where an answer is kept, and since when what it is made of was read. */
export interface Place {
  workspaceId: string;
  /** Of the answer among all answers of all workspaces. */
  key: string;
  /** Taken before the first thing was read, the caller's key included. */
  mark: Mark;
}

/** An answer and the time it holds: from when its moment was to when time alone changes it, ms. */
export interface Dated {
  answer: PreparedAnswer;
  from: number;
  until: number;
}

interface Entry extends Dated {
  mark: Mark;
  size: number;
}

interface Preparation {
  mark: Mark;
  result: Promise<Dated>;
}

/** What an entry takes beside its bytes: key, headers, bookkeeping. */
const OVERHEAD = 2_048;

/**
 * Answers kept ready, at most `capacity` bytes of them: the least recently used ones go first. What a change or the time
 * has overtaken is never given out (D-30); it makes room when it is asked for or when its turn comes.
 */
export class PreparedAnswers {
  private readonly entries = new Map<string, Entry>();
  private readonly preparations = new Map<string, Preparation>();
  private taken = 0;

  constructor(private readonly changes: Changes, private readonly clock: Clock, private readonly capacity: number) {}

  /** Bytes that are taken. */
  get size(): number {
    return this.taken;
  }

  /** Answers the mark of now; callers take it before they read anything. */
  mark(): Mark {
    return this.changes.mark();
  }

  find({ key, workspaceId }: Place): PreparedAnswer | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.remove(key, entry);
    if (!this.holds(entry, workspaceId)) return undefined;
    this.insert(key, entry);
    return entry.answer;
  }

  /** The answer that is kept, else that which is being prepared, else that of `prepare`, which is kept if nothing changed meanwhile. */
  async obtain(place: Place, prepare: () => Promise<Dated>): Promise<PreparedAnswer> {
    const kept = this.find(place);
    if (kept) return kept;
    const underWay = this.preparations.get(place.key);
    if (underWay && !this.changes.haveComeSince(underWay.mark, place.workspaceId)) return (await underWay.result).answer;
    return this.prepare(place, prepare);
  }

  private async prepare(place: Place, prepare: () => Promise<Dated>): Promise<PreparedAnswer> {
    const preparation = { mark: place.mark, result: prepare() };
    this.preparations.set(place.key, preparation);
    try {
      const dated = await preparation.result;
      this.keep(place, dated);
      return dated.answer;
    } finally {
      if (this.preparations.get(place.key) === preparation) this.preparations.delete(place.key);
    }
  }

  private keep({ key, mark, workspaceId }: Place, dated: Dated): void {
    const entry = { ...dated, mark, size: dated.answer.size + 2 * key.length + OVERHEAD };
    if (!this.holds(entry, workspaceId) || entry.size > this.capacity) return;
    const former = this.entries.get(key);
    if (former) this.remove(key, former);
    this.insert(key, entry);
    for (const [oldest, least] of this.entries) {
      if (this.taken <= this.capacity) return;
      this.remove(oldest, least);
    }
  }

  private holds({ mark, from, until }: Entry, workspaceId: string): boolean {
    const now = this.clock.now().getTime();
    return from <= now && now < until && !this.changes.haveComeSince(mark, workspaceId);
  }

  private insert(key: string, entry: Entry): void {
    this.entries.set(key, entry);
    this.taken += entry.size;
  }

  private remove(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.taken -= entry.size;
  }
}
