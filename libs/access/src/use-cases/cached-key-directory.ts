import type { KeyOwner } from '../domain/decide-admission';
import type { Workspace } from '../domain/workspace';
import { KeyDirectory } from '../ports/key-directory';
import type { WorkspaceList } from '../ports/workspace-list';
import { RecentReadings } from './recent-readings';

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
