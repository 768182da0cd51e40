import type { KeyOwner } from '../domain/decide-admission';
import type { Workspace } from '../domain/workspace';
import { KeyDirectory } from '../ports/key-directory';
import type { WorkspaceList } from '../ports/access-lists';

/** How long a reading may be used, so that a change is felt everywhere within 1 s (D-67), ms. */
const VALID_MS = 500;
/** From this age on a reading that is still asked for is done again in the background, ms. */
const REFRESH_MS = 250;
const MOST_ENTRIES = 10_000;

interface Entry<Value> {
  value: Value;
  /** When its reading began, ms. */
  readAt: number;
}

type Read<Value> = () => Value | undefined | Promise<Value | undefined>;

/** Keeps what was read for half a second in this process; that there is nothing is not kept. Who changes something calls `invalidate` and sees it at once. */
export class RecentReadings<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private readonly readings = new Map<string, Promise<Value | undefined>>();

  /** @param elapsed a clock that only goes forward, ms. */
  constructor(
    private readonly workspaceIdOf: (value: Value) => string,
    private readonly elapsed: () => number = () => performance.now(),
  ) {}

  /** Answers a kept value at once, else a promise of what `read` answers. */
  find(id: string, read: Read<Value>): Value | undefined | Promise<Value | undefined> {
    const entry = this.entries.get(id);
    const age = entry ? this.elapsed() - entry.readAt : VALID_MS;
    if (entry && age < VALID_MS) {
      if (age >= REFRESH_MS) this.read(id, read).catch(() => undefined);
      return entry.value;
    }
    return this.read(id, read);
  }

  /** Drops what is kept of a workspace, after its settings or one of its keys were changed. */
  invalidate(workspaceId: string): void {
    this.readings.clear();
    for (const [id, { value }] of this.entries) {
      if (this.workspaceIdOf(value) === workspaceId) this.entries.delete(id);
    }
  }

  /** Drops everything, when any workspace may have changed. */
  invalidateAll(): void {
    this.readings.clear();
    this.entries.clear();
  }

  /** One reading at a time of each; one that was under way during `invalidate` is not kept. */
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
    this.entries.delete(id);
    if (value === undefined) return;
    this.entries.set(id, { value, readAt });
    if (this.entries.size > MOST_ENTRIES) this.entries.delete(this.entries.keys().next().value!);
  }
}

/** Known keys, kept in this process for half a second, so that most requests are admitted without a question to the store. */
export class CachedKeyDirectory extends KeyDirectory {
  private readonly owners: RecentReadings<KeyOwner>;

  /** @param elapsed a clock that only goes forward, ms. */
  constructor(
    private readonly source: KeyDirectory,
    elapsed?: () => number,
  ) {
    super();
    this.owners = new RecentReadings(({ workspace }) => workspace.id, elapsed);
  }

  find(hashes: readonly string[]): KeyOwner | undefined | Promise<KeyOwner | undefined> {
    return this.owners.find(hashes[0]!, () => this.source.find(hashes));
  }

  /** Drops what is kept of a workspace, after its settings or one of its keys were changed. */
  invalidate(workspaceId: string): void {
    this.owners.invalidate(workspaceId);
  }

  /** Drops everything, when any workspace may have changed. */
  invalidateAll(): void {
    this.owners.invalidateAll();
  }
}

/** Workspaces by the slug in an address, kept as keys are: for people without a key, whose request asks for the same one several times. */
export class CachedWorkspaces {
  private readonly workspaces: RecentReadings<Workspace>;

  /** @param elapsed a clock that only goes forward, ms. */
  constructor(
    private readonly source: Pick<WorkspaceList, 'bySlug'>,
    elapsed?: () => number,
  ) {
    this.workspaces = new RecentReadings(({ id }) => id, elapsed);
  }

  /** Without regard to case (D-4). */
  bySlug(slug: string): Workspace | undefined | Promise<Workspace | undefined> {
    return this.workspaces.find(slug.toLowerCase(), () => this.source.bySlug(slug));
  }

  /** Drops what is kept of a workspace, after its settings were changed. */
  invalidate(workspaceId: string): void {
    this.workspaces.invalidate(workspaceId);
  }

  /** Drops everything, when any workspace may have changed. */
  invalidateAll(): void {
    this.workspaces.invalidateAll();
  }
}
