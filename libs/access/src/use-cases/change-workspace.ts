import { NotFound, type Author } from '@svc/kernel';
import { auditedWorkspace, differingFields } from '../domain/audited';
import { patched, type Workspace } from '../domain/workspace';
import type { WorkspacePatch } from '../domain/workspace-settings';
import type { AccessUnitOfWork } from '../ports/access-tx';
import type { CachedKeyDirectory } from './cached-key-directory';

export interface ChangeWorkspaceCommand {
  workspaceId: string;
  by: Author;
  patch: WorkspacePatch;
}

/** The settings by which things of the workspace are right or wrong. */
const RULING = ['currencies', 'timezone'];

/**
 * Changes switches and settings of a workspace, felt everywhere within a second (D-67). Throws NotFound, and InvalidInput
 * when something of the workspace could not be as it is any more: a price in a currency that would be gone.
 */
export class ChangeWorkspace {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly directory: CachedKeyDirectory,
  ) {}

  async execute({ workspaceId, by, patch }: ChangeWorkspaceCommand): Promise<Workspace> {
    const changed = await this.unitOfWork.run(async (tx) => {
      const workspace = await tx.workspaces.lock(workspaceId);
      if (!workspace) throw new NotFound('workspace');
      const next = patched(workspace, patch);
      const fields = differingFields(flat(workspace), flat(next));
      if (fields.length === 0) return workspace;
      if (fields.some((field) => RULING.includes(field))) await tx.things.refuseUnfit(next);
      await tx.workspaces.update(next);
      await tx.audit.record(workspaceId, by, [auditedWorkspace(next, 'change', fields)]);
      return next;
    });
    this.directory.invalidate(workspaceId);
    return changed;
  }
}

/** Settings among the other facts, as callers name them. */
function flat({ settings, ...facts }: Workspace): object {
  return { ...facts, ...settings };
}
