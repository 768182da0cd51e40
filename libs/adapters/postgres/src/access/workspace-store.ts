import { workspaceSettings, type Workspace, type WorkspaceStore } from '@svc/access';
import type { EntityManager } from 'typeorm';
import { PostgresChangeLog } from '../sync/postgres-change-log';
import { noteAllProducts } from '../sync/note-all-products';
import { insertUnlessThere } from '../rows/row-writes';
import type { RowOf } from '../rows/table';
import { workspaceEntity } from './access.entities';

const NOW = () => 'clock_timestamp()';

/** Workspaces within one transaction. */
export class PostgresWorkspaceStore implements WorkspaceStore {
  constructor(private readonly manager: EntityManager) {}

  insert(workspace: Workspace): Promise<boolean> {
    return insertUnlessThere(this.manager, workspaceEntity, workspace);
  }

  async lock(id: string): Promise<Workspace | undefined> {
    const row = await this.manager.findOne(workspaceEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return row ? workspaceOf(row) : undefined;
  }

  async update(workspace: Workspace): Promise<void> {
    const { id, slug: _, createdAt: __, ...facts } = workspace;
    await noteAllProducts(this.manager, workspace);
    await this.manager.update(workspaceEntity, { id }, { ...facts, updatedAt: NOW });
    await new PostgresChangeLog(this.manager, id).record([{ kind: 'workspace', id }]);
  }
}

export function workspaceOf({ settings, ...facts }: RowOf<typeof workspaceEntity>): Workspace {
  return { ...facts, settings: workspaceSettings.parse(settings) };
}
