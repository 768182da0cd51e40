import type { Clock, Dependencies } from '@svc/kernel';
import type { Changes, Mark } from './changes';
import type { PreparedAnswer } from './prepared-answer';

/** Where an answer is kept, and since when what it is made of was read. */
export interface Place {
  workspaceId: string;
  /** Of the answer among all answers of all workspaces. */
  key: string;
  /** Taken before the first thing was read, the caller's key included. */
  mark: Mark;
}

/** An answer, what it is made of, and the time it holds: from when its moment was to when time alone changes it, ms. */
export interface Dated {
  answer: PreparedAnswer;
  dependencies: Dependencies;
  from: number;
  until: number;
}

interface Entry extends Dated {
  /** No change up to here concerns it. */
  mark: Mark;
  size: number;
  /** Whether it was given out since its turn to make room last came. */
  isUsed: boolean;
}

interface Preparation {
  mark: Mark;
  result: Promise<Dated>;
}

/** What an entry takes beside its bytes: key, headers, bookkeeping. */
const OVERHEAD = 2_048;
/** An id among its dependencies. */
const BYTES_OF_ID = 100;

/**
 * Answers kept ready, at most `capacity` bytes of them: those go first that were not used since their turn came last. What a change or the time
 * has overtaken is never given out (D-30); it makes room when it is asked for or when its turn comes.
 */
export class PreparedAnswers {
  private readonly entries = new Map<string, Entry>();
  private readonly preparations = new Map<string, Preparation>();
  private taken = 0;
  private made = 0;

  /** @param settle resolves once every change that this process has made of a workspace is noted */
  constructor(
    private readonly changes: Changes,
    private readonly clock: Clock,
    private readonly capacity: number,
    private readonly settle: (workspaceId: string) => Promise<void>,
  ) {}

  /** Bytes that are taken. */
  get size(): number {
    return this.taken;
  }

  /** How many answers were computed, since none that holds was kept or under way. */
  get computed(): number {
    return this.made;
  }

  /** Answers the mark of now; callers take it before they read anything. */
  mark(): Mark {
    return this.changes.mark();
  }

  /** The answer that is kept and holds for sure. */
  find(place: Place): PreparedAnswer | undefined {
    const entry = this.entries.get(place.key);
    return entry && this.changes.isInDoubt(entry.dependencies, entry.mark, place.workspaceId) ? undefined : this.kept(place);
  }

  /** The answer that is kept and holds by what is noted. */
  private kept({ key, workspaceId }: Place): PreparedAnswer | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    entry.isUsed = this.holds(entry, workspaceId);
    if (entry.isUsed) return entry.answer;
    this.remove(key, entry);
    return undefined;
  }

  /**
   * The answer that is kept, else that which is being prepared, else that of `prepare`, which is kept if nothing changed meanwhile that
   * it shows. What this process writes from now on is not for who has asked already.
   */
  async obtain(place: Place, prepare: () => Promise<Dated>): Promise<PreparedAnswer> {
    await this.settle(place.workspaceId);
    const kept = this.kept(place);
    if (kept) return kept;
    const underWay = this.preparations.get(place.key);
    return (underWay && (await this.share(underWay, place.workspaceId))) ?? this.kept(place) ?? this.prepareOnce(place, prepare);
  }

  /** What is being prepared, unless something changed since it began that it shows; who asks after such a change of everything does not wait for it. */
  private async share({ mark, result }: Preparation, workspaceId: string): Promise<PreparedAnswer | undefined> {
    if (!this.changes.haveComeSince(mark, workspaceId)) return (await result).answer;
    if (this.changes.everythingHasSince(mark, workspaceId)) return undefined;
    const { answer, dependencies } = await result;
    return this.changes.concern(dependencies, mark, workspaceId) ? undefined : answer;
  }

  /** Prepares, unless somebody has begun to after every change that there was. */
  private async prepareOnce(place: Place, prepare: () => Promise<Dated>): Promise<PreparedAnswer> {
    const underWay = this.preparations.get(place.key);
    if (underWay && !this.changes.haveComeSince(underWay.mark, place.workspaceId)) return (await underWay.result).answer;
    return this.prepare(place, prepare);
  }

  private async prepare(place: Place, prepare: () => Promise<Dated>): Promise<PreparedAnswer> {
    this.made += 1;
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
    const entry = {
      ...dated,
      mark,
      isUsed: false,
      size: dated.answer.size + 2 * key.length + BYTES_OF_ID * dated.dependencies.ids.size + OVERHEAD,
    };
    if (!this.holds(entry, workspaceId) || entry.size > this.capacity) return;
    const former = this.entries.get(key);
    if (former) this.remove(key, former);
    this.makeRoom(entry.size);
    this.insert(key, entry);
  }

  /** The oldest go; one that was used meanwhile has another turn behind all others. */
  private makeRoom(size: number): void {
    for (const [key, oldest] of this.entries) {
      if (this.taken + size <= this.capacity) return;
      this.remove(key, oldest);
      if (!oldest.isUsed) continue;
      oldest.isUsed = false;
      this.insert(key, oldest);
    }
  }

  private holds(entry: Entry, workspaceId: string): boolean {
    const now = this.clock.now().getTime();
    if (now < entry.from || entry.until <= now || this.changes.concern(entry.dependencies, entry.mark, workspaceId)) return false;
    if (!this.changes.isInDoubt(entry.dependencies, entry.mark, workspaceId)) entry.mark = this.changes.mark();
    return true;
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
