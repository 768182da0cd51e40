import type { Clock, Dependencies } from '@svc/kernel';
import type { Changes, Mark } from './changes';
import type { PreparedAnswer } from './prepared-answer';

/** Key of a cached response, and the mark before its data was read. */
export interface CacheKey {
  workspaceId: string;
  /** Key among all responses of all workspaces. */
  key: string;
  /** Taken before the first read, including that of the caller's key. */
  mark: Mark;
}

/** A response, its dependencies, and the time it is valid for, ms: from its moment until time alone changes it. */
export interface Dated {
  answer: PreparedAnswer;
  dependencies: Dependencies;
  from: number;
  until: number;
}

interface Entry extends Dated {
  /** Mark up to which no change concerns the entry. */
  mark: Mark;
  size: number;
  /** True when the entry was used since its last turn to make room. */
  isUsed: boolean;
}

interface Preparation {
  mark: Mark;
  result: Promise<Dated>;
}

/** Bytes of an entry beside its body: key, headers, bookkeeping. */
const OVERHEAD = 2_048;
/** Bytes of an id among its dependencies. */
const BYTES_OF_ID = 100;

/**
 * Cache of responses, at most `capacity` bytes. Entries that were not used since their last turn are removed first. A response that a
 * change or the time has made stale is never returned (D-30); it is removed when requested, or when its turn comes.
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

  /** Bytes in use. */
  get size(): number {
    return this.taken;
  }

  /** Number of responses computed because no valid one was cached or being prepared. */
  get computed(): number {
    return this.made;
  }

  /** Returns the current mark; callers take it before they read anything. */
  mark(): Mark {
    return this.changes.mark();
  }

  /** Returns the cached response that is certainly valid. */
  find(cacheKey: CacheKey): PreparedAnswer | undefined {
    const entry = this.entries.get(cacheKey.key);
    return entry && this.changes.isInDoubt(entry.dependencies, entry.mark, cacheKey.workspaceId) ? undefined : this.lookUp(cacheKey);
  }

  /** Returns the cached response that is valid by the changes noted so far. */
  private lookUp({ key, workspaceId }: CacheKey): PreparedAnswer | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    entry.isUsed = this.holds(entry, workspaceId);
    if (entry.isUsed) return entry.answer;
    this.remove(key, entry);
    return undefined;
  }

  /**
   * Returns the cached response, else the one being prepared, else that of `prepare`, which is cached if no dependency of it changed
   * meanwhile. Later writes of this process do not affect requests that came before them.
   */
  async obtain(cacheKey: CacheKey, prepare: () => Promise<Dated>): Promise<PreparedAnswer> {
    await this.settle(cacheKey.workspaceId);
    const cached = this.lookUp(cacheKey);
    if (cached) return cached;
    const underWay = this.preparations.get(cacheKey.key);
    return (underWay && (await this.share(underWay, cacheKey.workspaceId))) ?? this.lookUp(cacheKey) ?? this.prepareOnce(cacheKey, prepare);
  }

  /**
   * Returns the response being prepared, unless one of its dependencies changed since it began. After a change that invalidates
   * everything it is not waited for.
   */
  private async share({ mark, result }: Preparation, workspaceId: string): Promise<PreparedAnswer | undefined> {
    if (!this.changes.hasChangedSince(mark, workspaceId)) return (await result).answer;
    if (this.changes.isInvalidatedSince(mark, workspaceId)) return undefined;
    const { answer, dependencies } = await result;
    return this.changes.affect(dependencies, mark, workspaceId) ? undefined : answer;
  }

  /** Prepares the response, unless a preparation that began after the latest change is in progress. */
  private async prepareOnce(cacheKey: CacheKey, prepare: () => Promise<Dated>): Promise<PreparedAnswer> {
    const underWay = this.preparations.get(cacheKey.key);
    if (underWay && !this.changes.hasChangedSince(underWay.mark, cacheKey.workspaceId)) return (await underWay.result).answer;
    return this.prepare(cacheKey, prepare);
  }

  private async prepare(cacheKey: CacheKey, prepare: () => Promise<Dated>): Promise<PreparedAnswer> {
    this.made += 1;
    const preparation = { mark: cacheKey.mark, result: prepare() };
    this.preparations.set(cacheKey.key, preparation);
    try {
      const dated = await preparation.result;
      this.keep(cacheKey, dated);
      return dated.answer;
    } finally {
      if (this.preparations.get(cacheKey.key) === preparation) this.preparations.delete(cacheKey.key);
    }
  }

  private keep({ key, mark, workspaceId }: CacheKey, dated: Dated): void {
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

  /** Removes the oldest entries; one that was used meanwhile moves behind all others. */
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
    if (now < entry.from || entry.until <= now || this.changes.affect(entry.dependencies, entry.mark, workspaceId)) return false;
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
