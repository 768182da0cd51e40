import {
  itemOf,
  storedSettings,
  withItem,
  type Workspace,
  type WorkspaceItem,
  readSettings,
  type WorkspaceSettingsStore,
  type WorkspaceStore,
} from '@svc/access';
import { NotFound } from '@svc/kernel';
import type { EntityManager } from 'typeorm';
import { insertUnlessThere } from '../rows/row-writes';
import type { RowOf } from '../rows/table';
import { noteAllProducts, PostgresChangeLog } from '../sync/change-feed';
import { workspaceEntity } from './access.entities';

const NOW = () => 'clock_timestamp()';

/** Workspaces within one transaction. */
export class PostgresWorkspaceStore implements WorkspaceStore {
  constructor(private readonly manager: EntityManager) {}

  insert(workspace: Workspace): Promise<boolean> {
    return insertUnlessThere(this.manager, workspaceEntity, { ...workspace, settings: storedSettings(workspace.settings) });
  }

  async lock(id: string): Promise<Workspace | undefined> {
    const row = await this.manager.findOne(workspaceEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return row ? workspaceOf(row) : undefined;
  }

  async update(workspace: Workspace): Promise<void> {
    const { id, slug: _, createdAt: __, settings, ...facts } = workspace;
    await noteAllProducts(this.manager, workspace);
    await this.manager.update(workspaceEntity, { id }, { ...facts, settings: storedSettings(settings), updatedAt: NOW });
    await new PostgresChangeLog(this.manager, id).record([{ kind: 'workspace', id }]);
  }
}

export function workspaceOf({ settings, ...facts }: RowOf<typeof workspaceEntity>): Workspace {
  return { ...facts, settings: readSettings(settings) };
}

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
