import { itemOf, withItem, type Workspace, type WorkspaceItem, type WorkspaceSettingsStore } from '@svc/access';
import { NotFound } from '@svc/kernel';
import type { EntityManager } from 'typeorm';
import { PostgresWorkspaceStore } from './workspace-store';

/** The `workspace` section of the workspace document. */
export class PostgresWorkspaceSettingsStore implements WorkspaceSettingsStore {
  private readonly workspaces: PostgresWorkspaceStore;

  constructor(
    manager: EntityManager,
    private readonly workspaceId: string,
  ) {
    this.workspaces = new PostgresWorkspaceStore(manager);
  }

  async load(): Promise<WorkspaceItem> {
    return itemOf(await this.locked());
  }

  async save(item: WorkspaceItem): Promise<void> {
    await this.workspaces.update(withItem(await this.locked(), item));
  }

  private async locked(): Promise<Workspace> {
    const workspace = await this.workspaces.lock(this.workspaceId);
    if (!workspace) throw new NotFound('workspace');
    return workspace;
  }
}
