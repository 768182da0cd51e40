import { NotFound } from '@svc/kernel';
import { patched, type Workspace } from '../domain/workspace';
import type { WorkspacePatch } from '../domain/workspace-settings';
import type { AccessUnitOfWork } from '../ports/access-tx';
import type { CachedKeyDirectory } from './cached-key-directory';

/** Changes switches and settings of a workspace, felt everywhere within a second (D-67). Throws NotFound. */
export class ChangeWorkspace {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly directory: CachedKeyDirectory,
  ) {}

  async execute({ workspaceId, patch }: { workspaceId: string; patch: WorkspacePatch }): Promise<Workspace> {
    const changed = await this.unitOfWork.run(async (tx) => {
      const workspace = await tx.workspaces.lock(workspaceId);
      if (!workspace) throw new NotFound('workspace');
      const next = patched(workspace, patch);
      await tx.workspaces.update(next);
      return next;
    });
    this.directory.forget(workspaceId);
    return changed;
  }
}
