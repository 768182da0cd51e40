import type { Author } from '@svc/kernel';
import { Conflict } from '../domain/access-key';
import { auditedWorkspace } from '../domain/audited';
import type { WorkspaceList } from '../ports/access-lists';
import type { AccessUnitOfWork } from '../ports/access-tx';
import { findWorkspace } from './change-workspace';

/** Another workspace has the slug, or had it before it was removed. */
export class SlugTaken extends Conflict {
  constructor(slug: string) {
    super(`A workspace has the slug ${slug}, or had it before it was removed: choose another one.`);
  }
}

export interface RenameWorkspaceCommand {
  /** Ref or slug. */
  workspace: string;
  /** New slug, judged by `workspaceSlug`. */
  slug: string;
  by: Author;
}

/**
 * Gives a workspace another slug (D-4). Every address and link that contains the former one answers 404 from then on: no path leads from
 * it, since the service needs that for itself. Throws NotFound, SlugTaken.
 */
export class RenameWorkspace {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly workspaces: WorkspaceList,
  ) {}

  async execute({ workspace, slug, by }: RenameWorkspaceCommand): Promise<void> {
    const present = await findWorkspace(this.workspaces, workspace);
    await this.unitOfWork.run(async (tx) => {
      if (!(await tx.workspaces.rename(present.id, slug))) throw new SlugTaken(slug);
      await tx.audit.record(present.id, by, [auditedWorkspace({ ...present, slug }, 'change', ['slug'])]);
    });
  }
}
