import { type Author, idOf, NotFound, type RealClock } from '@svc/kernel';
import { auditedWorkspace } from '../domain/audited';
import { type Removal, refuseRemoval } from '../domain/removal';
import type { Workspace } from '../domain/workspace';
import type { WorkspaceList } from '../ports/access-lists';
import type { AccessTx, AccessUnitOfWork } from '../ports/access-tx';
import type { RemovalList } from '../ports/removals';
import type { CachedKeyDirectory } from './cached-key-directory';
import { findPresent } from './change-workspace';

export interface RemoveWorkspaceCommand {
  /** Ref or slug. */
  workspace: string;
  by: Author;
  /** True to count what would be deleted, and change nothing. */
  dryRun: boolean;
}

/** Returns the removal of a workspace by ref or slug; undefined for one that is not removed. */
function findRemoval(removals: RemovalList, refOrSlug: string): Promise<Removal | undefined> {
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
    const present = await findPresent(this.workspaces, workspace);
    if (!present) return this.repeated(workspace);
    if (dryRun) return this.unitOfWork.run((tx) => this.plan(tx, present));
    const removal = await this.remove(present.id, by);
    this.directory.invalidate(present.id);
    return removal;
  }

  /** Returns the removal of a workspace that is no longer present: read after the workspace, since another request may remove it in between. */
  private async repeated(refOrSlug: string): Promise<Removal> {
    const removal = await findRemoval(this.removals, refOrSlug);
    if (!removal) throw new NotFound('workspace');
    return removal;
  }

  /** Locks nothing for a dry run, since a shop that sells would wait. */
  private async plan({ removals }: Pick<AccessTx, 'removals'>, { id, slug, suspended }: Workspace): Promise<Removal> {
    refuseRemoval({ slug, suspended }, await removals.findings(id), this.clock.now());
    return { workspaceId: id, slug, counts: await removals.counts(id), removedRows: 0 };
  }

  private remove(id: string, by: Author): Promise<Removal> {
    return this.unitOfWork.run(async (tx) => {
      const locked = await tx.workspaces.lock(id);
      const before = await tx.removals.find(id);
      if (before) return before;
      if (!locked) throw new NotFound('workspace');
      const removal = { ...(await this.plan(tx, locked)), requestedAt: this.clock.now() };
      await tx.removals.insert(removal, by.requestId);
      await tx.audit.record(id, by, [auditedWorkspace(locked, 'delete')]);
      return removal;
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
