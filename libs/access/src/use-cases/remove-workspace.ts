import { type Author, idOf, NotFound, type RealClock } from '@svc/kernel';
import { auditedWorkspace } from '../domain/audited';
import { type Removal, refuseRemoval } from '../domain/removal';
import type { WorkspaceList } from '../ports/access-lists';
import type { AccessUnitOfWork } from '../ports/access-tx';
import type { RemovalList } from '../ports/removals';
import type { CachedKeyDirectory } from './cached-key-directory';
import { findWorkspace } from './change-workspace';

export interface RemoveWorkspaceCommand {
  /** Ref or slug. */
  workspace: string;
  by: Author;
  /** True to count what would be deleted, and change nothing. */
  dryRun: boolean;
}

/** Returns the removal of a workspace by ref or slug. Throws NotFound. */
async function findRemoval(removals: RemovalList, refOrSlug: string): Promise<Removal | undefined> {
  const id = idOf('wks', refOrSlug);
  return removals.find(id ? { id } : { slug: refOrSlug });
}

/**
 * Removes a workspace for good (D-159): within a second nobody reaches it, and the worker deletes what it stored. Repeating the request
 * returns the same removal. Throws NotFound, and NotRemovable with what is under way.
 */
export class RemoveWorkspace {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly workspaces: WorkspaceList,
    private readonly removals: RemovalList,
    private readonly directory: CachedKeyDirectory,
    private readonly clock: RealClock,
  ) {}

  async execute({ workspace, by, dryRun }: RemoveWorkspaceCommand): Promise<Removal> {
    const before = await findRemoval(this.removals, workspace);
    if (before) return before;
    const { id } = await findWorkspace(this.workspaces, workspace);
    const removal = await this.remove(id, by, dryRun);
    if (!dryRun) this.directory.invalidate(id);
    return removal;
  }

  private remove(id: string, by: Author, dryRun: boolean): Promise<Removal> {
    return this.unitOfWork.run(async ({ workspaces, removals, audit }) => {
      const locked = await workspaces.lock(id);
      if (!locked) throw new NotFound('workspace');
      const now = this.clock.now();
      refuseRemoval(locked, await removals.findings(id), now);
      const removal = { workspaceId: id, slug: locked.slug, counts: await removals.counts(id), removedRows: 0 };
      if (dryRun) return removal;
      const requested = { ...removal, requestedAt: now };
      await removals.insert(requested, by.requestId);
      await audit.record(id, by, [auditedWorkspace(locked, 'delete')]);
      return requested;
    });
  }
}

/** Reads the removal of a workspace by its ref or slug, also when it is finished. Throws NotFound. */
export class ReadRemoval {
  constructor(private readonly removals: RemovalList) {}

  async execute({ workspace }: { workspace: string }): Promise<Removal> {
    const removal = await findRemoval(this.removals, workspace);
    if (!removal) throw new NotFound('removal');
    return removal;
  }
}
