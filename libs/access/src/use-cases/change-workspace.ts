import { NotFound } from '@svc/kernel';
import type { Workspace } from '../domain/workspace';
import type { WorkspaceSettings } from '../domain/workspace-settings';
import type { AccessUnitOfWork } from '../ports/access-tx';
import type { CachedKeyDirectory } from './cached-key-directory';

type Facts = Pick<Workspace, 'displayName' | 'timezone' | 'currencies' | 'apiEnabled' | 'secretKeysEnabled' | 'headlessEnabled'>;

/** What a merchant changes; what is absent stays, each part that is present is whole. */
export type WorkspacePatch = Partial<Facts & WorkspaceSettings>;

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
      const { fees, rails, limits, ...facts } = present(patch);
      const next = { ...workspace, ...facts, settings: { ...workspace.settings, ...present({ fees, rails, limits }) } };
      await tx.workspaces.update(next);
      return next;
    });
    this.directory.forget(workspaceId);
    return changed;
  }
}

/** Without what is undefined, so that it does not cover what is there. */
function present<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
