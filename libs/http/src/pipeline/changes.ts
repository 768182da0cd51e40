import type { AnnouncedChange, Dependencies } from '@svc/kernel';

const MOST_WORKSPACES = 10_000;
/** Things of all workspaces whose last change is tracked one by one. */
const MOST_THINGS = 50_000;

/** A point in the order of the changes that this process has noted. */
export type Mark = number;

/** The last changes of a workspace. */
interface WorkspaceChanges {
  /** Latest change of any kind. */
  latest: Mark;
  /** Latest change that invalidates everything. */
  everything: Mark;
  /** Latest change by kind, and by id. */
  things: Map<string, Mark>;
  /** Mark of a write of this process that may have changed more than it knows; the feed has yet to announce the rest. */
  doubt?: Mark;
}

/**
 * Changes noted by this process. A reader takes a mark before its first read and checks afterwards for changes since the mark; after a
 * change the data may be stale (D-30).
 */
export class Changes {
  private count: Mark = 0;
  private everything: Mark = 0;
  private things = 0;
  private readonly workspaces = new Map<string, WorkspaceChanges>();

  mark(): Mark {
    return this.count;
  }

  /** Notes a change of things of one workspace, of the whole workspace, or of all workspaces. */
  note(workspaceId?: string, things?: readonly AnnouncedChange[]): void {
    this.count += 1;
    const changes = workspaceId === undefined ? undefined : this.of(workspaceId);
    if (!changes || this.things + (things?.length ?? 0) > MOST_THINGS) return this.invalidateAll();
    changes.latest = this.count;
    if (things) this.noteThings(changes.things, things);
    else this.noteEverything(changes);
  }

  /** Returns true when anything of the workspace has changed since the mark. */
  hasChangedSince(mark: Mark, workspaceId: string): boolean {
    return mark < this.everything || mark < (this.workspaces.get(workspaceId)?.latest ?? 0);
  }

  /** Returns true when a dependency of a response has changed since the mark. */
  affect(dependencies: Dependencies, mark: Mark, workspaceId: string): boolean {
    if (!this.hasChangedSince(mark, workspaceId)) return false;
    if (!dependencies.areKnown || this.isInvalidatedSince(mark, workspaceId)) return true;
    const { things } = this.workspaces.get(workspaceId)!;
    const hasChanged = (name: string) => mark < (things.get(name) ?? 0);
    return some(dependencies.kinds, hasChanged) || some(dependencies.ids, hasChanged);
  }

  /** Returns true when everything of the workspace may have changed since the mark, so that no response of it is valid. */
  isInvalidatedSince(mark: Mark, workspaceId: string): boolean {
    return mark < this.everything || mark < (this.workspaces.get(workspaceId)?.everything ?? 0);
  }

  /** Notes a write of this process to the workspace that the feed has yet to announce. */
  doubt(workspaceId: string): void {
    const changes = this.of(workspaceId);
    if (changes) changes.doubt = this.count;
  }

  /** Returns the mark of the doubt about the workspace, if there is one. */
  doubtOf(workspaceId: string): Mark | undefined {
    return this.workspaces.get(workspaceId)?.doubt;
  }

  /**
   * Returns true when a response may show a change of this process that the feed has yet to announce, of a thing that it does not depend
   * on by id.
   */
  isInDoubt(dependencies: Dependencies, mark: Mark, workspaceId: string): boolean {
    return dependencies.kinds.size > 0 && mark < (this.doubtOf(workspaceId) ?? 0);
  }

  /** Ends the doubt, unless a later one has replaced it. */
  settle(workspaceId: string, doubt: Mark): void {
    const changes = this.workspaces.get(workspaceId);
    if (changes?.doubt === doubt) changes.doubt = undefined;
  }

  private noteThings(marks: Map<string, Mark>, things: readonly AnnouncedChange[]): void {
    const before = marks.size;
    for (const { kind, id } of things) {
      marks.set(kind, this.count);
      if (id !== undefined) marks.set(id, this.count);
    }
    this.things += marks.size - before;
  }

  private noteEverything(changes: WorkspaceChanges): void {
    changes.everything = this.count;
    this.things -= changes.things.size;
    changes.things.clear();
  }

  /** Returns undefined where there are too many workspaces to track their changes one by one. */
  private of(workspaceId: string): WorkspaceChanges | undefined {
    const existing = this.workspaces.get(workspaceId);
    if (existing || this.workspaces.size >= MOST_WORKSPACES) return existing;
    const changes = { latest: 0, everything: 0, things: new Map<string, Mark>() };
    this.workspaces.set(workspaceId, changes);
    return changes;
  }

  private invalidateAll(): void {
    this.workspaces.clear();
    this.things = 0;
    this.everything = this.count;
  }
}

function some(names: ReadonlySet<string>, hasChanged: (name: string) => boolean): boolean {
  for (const name of names) if (hasChanged(name)) return true;
  return false;
}
