import type { KeyOwner } from '../domain/decide-admission';
import type { Workspace } from '../domain/workspace';
import { KeyDirectory } from '../ports/key-directory';
import type { WorkspaceList } from '../ports/access-lists';

/** Validity of a reading while changes are announced, ms. */
const ANNOUNCED_MS = 300_000;
/** Validity while they may not be, so that a change takes effect everywhere within 1 s (D-67), ms. */
const UNANNOUNCED_MS = 500;
const MOST_ENTRIES = 10_000;

interface Entry<Value> {
  value: Value;
  /** Start of its reading, ms. */
  readAt: number;
}

type Read<Value> = () => Value | undefined | Promise<Value | undefined>;

/** State of the announcements from other processes: while `isCurrent`, each change of a workspace calls `invalidate` here. */
export interface Announcements {
  readonly isCurrent: boolean;
}

/**
 * Cache of readings in this process: valid for five minutes while changes are announced, for half a second while they may not be. Empty
 * results are not cached. A writer calls `invalidate` and sees its change at once.
 */
export class RecentReadings<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private readonly idsOf = new Map<string, Set<string>>();
  private readonly readings = new Map<string, Promise<Value | undefined>>();

  /** @param elapsed a clock that only goes forward, ms. */
  constructor(
    private readonly workspaceIdOf: (value: Value) => string,
    private readonly announcements: Announcements,
    private readonly elapsed: () => number = () => performance.now(),
  ) {}

  /** Returns a cached value at once, or else a promise of the result of `read`. */
  find(id: string, read: Read<Value>): Value | undefined | Promise<Value | undefined> {
    const entry = this.entries.get(id);
    const validMs = this.announcements.isCurrent ? ANNOUNCED_MS : UNANNOUNCED_MS;
    return entry && this.elapsed() - entry.readAt < validMs ? entry.value : this.read(id, read);
  }

  /** Invalidates the readings of a workspace, after its settings or one of its keys were changed. */
  invalidate(workspaceId: string): void {
    this.readings.clear();
    for (const id of this.idsOf.get(workspaceId) ?? []) this.entries.delete(id);
    this.idsOf.delete(workspaceId);
  }

  /** Invalidates everything, when any workspace may have changed. */
  invalidateAll(): void {
    this.readings.clear();
    this.entries.clear();
    this.idsOf.clear();
  }

  /** Reads each value once at a time; a reading that was under way during `invalidate` is not cached. */
  private read(id: string, read: Read<Value>): Promise<Value | undefined> {
    const underWay = this.readings.get(id);
    if (underWay) return underWay;
    const readAt = this.elapsed();
    const reading = Promise.resolve(read())
      .then((value) => {
        if (this.readings.get(id) === reading) this.keep(id, value, readAt);
        return value;
      })
      .finally(() => {
        if (this.readings.get(id) === reading) this.readings.delete(id);
      });
    this.readings.set(id, reading);
    return reading;
  }

  private keep(id: string, value: Value | undefined, readAt: number): void {
    this.drop(id);
    if (value === undefined) return;
    this.entries.set(id, { value, readAt });
    const workspaceId = this.workspaceIdOf(value);
    this.idsOf.set(workspaceId, (this.idsOf.get(workspaceId) ?? new Set()).add(id));
    if (this.entries.size > MOST_ENTRIES) this.drop(this.entries.keys().next().value!);
  }

  private drop(id: string): void {
    const entry = this.entries.get(id);
    if (!entry) return;
    const workspaceId = this.workspaceIdOf(entry.value);
    const ids = this.idsOf.get(workspaceId);
    this.entries.delete(id);
    ids?.delete(id);
    if (ids?.size === 0) this.idsOf.delete(workspaceId);
  }
}

/** Keys cached in this process, so that most requests are admitted without a query. */
export class CachedKeyDirectory extends KeyDirectory {
  private readonly owners: RecentReadings<KeyOwner>;

  /** @param elapsed a clock that only goes forward, ms. */
  constructor(
    private readonly source: KeyDirectory,
    announcements: Announcements,
    elapsed?: () => number,
  ) {
    super();
    this.owners = new RecentReadings(({ workspace }) => workspace.id, announcements, elapsed);
  }

  find(hashes: readonly string[]): KeyOwner | undefined | Promise<KeyOwner | undefined> {
    return this.owners.find(hashes[0]!, () => this.source.find(hashes));
  }

  /** Invalidates the keys of a workspace, after its settings or one of its keys were changed. */
  invalidate(workspaceId: string): void {
    this.owners.invalidate(workspaceId);
  }

  /** Invalidates everything, when any workspace may have changed. */
  invalidateAll(): void {
    this.owners.invalidateAll();
  }
}

/** Workspaces by the slug in an address, cached as keys are, for people without a key, whose request reads the same one several times. */
export class CachedWorkspaces {
  private readonly workspaces: RecentReadings<Workspace>;

  /** @param elapsed a clock that only goes forward, ms. */
  constructor(
    private readonly source: Pick<WorkspaceList, 'bySlug'>,
    announcements: Announcements,
    elapsed?: () => number,
  ) {
    this.workspaces = new RecentReadings(({ id }) => id, announcements, elapsed);
  }

  /** Returns the workspace of a slug, in any case (D-4). */
  bySlug(slug: string): Workspace | undefined | Promise<Workspace | undefined> {
    return this.workspaces.find(slug.toLowerCase(), () => this.source.bySlug(slug));
  }

  /** Invalidates a workspace, after its settings were changed. */
  invalidate(workspaceId: string): void {
    this.workspaces.invalidate(workspaceId);
  }

  /** Invalidates everything, when any workspace may have changed. */
  invalidateAll(): void {
    this.workspaces.invalidateAll();
  }
}
