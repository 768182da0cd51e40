import type { AnnouncedChange, Dependencies } from '@svc/kernel';

const MOST_WORKSPACES = 10_000;
/** Things of all workspaces whose last change is known one by one. */
const MOST_THINGS = 50_000;

/** A point in the order of the changes that this process has noted. */
export type Mark = number;

/** The last changes of a workspace. */
interface WorkspaceChanges {
  /** Of anything. */
  latest: Mark;
  /** Of everything at once. */
  everything: Mark;
  /** By kind, and by id. */
  things: Map<string, Mark>;
  /** When this process wrote something that may have changed more than it knows: the feed has yet to announce it. */
  doubt?: Mark;
}

/**
 * The changes that this process has noted. A reader takes a mark before it reads the first thing and asks afterwards
 * whether a change came in between: then what it read may be stale (D-30).
 */
export class Changes {
  private count: Mark = 0;
  private everything: Mark = 0;
  private things = 0;
  private readonly workspaces = new Map<string, WorkspaceChanges>();

  mark(): Mark {
    return this.count;
  }

  /** Notes a change of things of one workspace, of anything of it, or of any workspace. */
  note(workspaceId?: string, things?: readonly AnnouncedChange[]): void {
    this.count += 1;
    const changes = workspaceId === undefined ? undefined : this.of(workspaceId);
    if (!changes || this.things + (things?.length ?? 0) > MOST_THINGS) return this.invalidateAll();
    changes.latest = this.count;
    if (things) this.noteThings(changes.things, things);
    else this.noteEverything(changes);
  }

  /** Whether anything of the workspace has changed. */
  haveComeSince(mark: Mark, workspaceId: string): boolean {
    return mark < this.everything || mark < (this.workspaces.get(workspaceId)?.latest ?? 0);
  }

  /** Whether something has changed that an answer is made of. */
  concern(dependencies: Dependencies, mark: Mark, workspaceId: string): boolean {
    if (!this.haveComeSince(mark, workspaceId)) return false;
    if (!dependencies.areKnown || this.everythingHasSince(mark, workspaceId)) return true;
    const { things } = this.workspaces.get(workspaceId)!;
    const hasChanged = (name: string) => mark < (things.get(name) ?? 0);
    return some(dependencies.kinds, hasChanged) || some(dependencies.ids, hasChanged);
  }

  /** Whether everything of the workspace may have changed, so that no answer of it holds. */
  everythingHasSince(mark: Mark, workspaceId: string): boolean {
    return mark < this.everything || mark < (this.workspaces.get(workspaceId)?.everything ?? 0);
  }

  /** Notes that this process wrote to the workspace what the feed has yet to announce. */
  doubt(workspaceId: string): void {
    const changes = this.of(workspaceId);
    if (changes) changes.doubt = this.count;
  }

  /** Since when there is a doubt about the workspace, if there is one. */
  doubtOf(workspaceId: string): Mark | undefined {
    return this.workspaces.get(workspaceId)?.doubt;
  }

  /** Whether an answer may show what this process has changed since, by what the feed has yet to announce: a thing that it does not name by its id. */
  isInDoubt(dependencies: Dependencies, mark: Mark, workspaceId: string): boolean {
    return dependencies.kinds.size > 0 && mark < (this.doubtOf(workspaceId) ?? 0);
  }

  /** Ends the doubt, unless another has come since. */
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

  /** Undefined where there are too many workspaces to know their changes one by one. */
  private of(workspaceId: string): WorkspaceChanges | undefined {
    const known = this.workspaces.get(workspaceId);
    if (known || this.workspaces.size >= MOST_WORKSPACES) return known;
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
