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
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { cleared, insertUnlessThere } from '../rows/row-writes';
import type { RowOf } from '../rows/table';
import { noteAllProducts, PostgresChangeLog } from '../sync/change-feed';
import { workspaceEntity } from './access.entities';
import { LOCK_DOCUMENT_ALONE } from './document-lock';
import { PostgresRemovalList } from '../removal/removals';

const NOW = () => 'real_now()';

/** Workspaces within one transaction. */
export class PostgresWorkspaceStore implements WorkspaceStore {
  constructor(private readonly sql: Sql) {}

  async insert(workspace: Workspace): Promise<boolean> {
    if (await new PostgresRemovalList(this.sql).find({ slug: workspace.slug })) return false;
    return insertUnlessThere(this.sql, workspaceEntity, { ...workspace, ...storedIn(workspace) });
  }

  async lock(id: string): Promise<Workspace | undefined> {
    if (await this.sql.isDistributed()) await this.sql.execute(LOCK_DOCUMENT_ALONE, [id]);
    const row = await this.sql.repository(workspaceEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return row ? workspaceOf(row) : undefined;
  }

  async update(workspace: Workspace): Promise<void> {
    const { id, slug: _, createdAt: __, settings: ___, suspended: ____, ...facts } = workspace;
    await noteAllProducts(this.sql, workspace);
    await this.sql.repository(workspaceEntity).update({ id }, { ...facts, ...storedIn(workspace), updatedAt: NOW });
    await new PostgresChangeLog(this.sql, id).record([{ kind: 'workspace', id }]);
  }

  async rename(id: string, slug: string): Promise<boolean> {
    const [row] = await this.sql.query(RENAME, [id, slug]);
    if (!row) return false;
    await new PostgresChangeLog(this.sql, id).record([{ kind: 'workspace', id }]);
    return true;
  }
}

const RENAME = statement<{ id: string }>('access.rename_workspace')`
  update workspace set slug = $2, updated_at = real_now()
   where id = $1
     and not exists (select 1 from workspace other where lower(other.slug) = lower($2))
     and not exists (select 1 from removed_workspace removed where lower(removed.slug) = lower($2))
  returning id`;

type Stored = Pick<RowOf<typeof workspaceEntity>, 'settings' | 'merchantNotices' | 'suspendedAt' | 'suspensionReason'>;

/**
 * Returns the columns of settings and suspension: notices to the merchant have one of their own, since the release before refuses unknown
 * settings.
 */
function storedIn({ settings, suspended }: Workspace): Stored {
  return {
    settings: storedSettings(settings),
    merchantNotices: settings.merchantNotices,
    ...cleared({ suspendedAt: suspended?.since, suspensionReason: suspended?.reason }),
  };
}

export function workspaceOf({
  settings,
  merchantNotices,
  suspendedAt,
  suspensionReason,
  ...facts
}: RowOf<typeof workspaceEntity>): Workspace {
  return {
    ...facts,
    settings: readSettings({ ...settings, ...(merchantNotices && { merchantNotices }) }),
    ...(suspendedAt && { suspended: { since: suspendedAt, reason: suspensionReason ?? '' } }),
  };
}

/** The `workspace` section of the workspace document. */
export class PostgresWorkspaceSettingsStore implements WorkspaceSettingsStore {
  private readonly workspaces: PostgresWorkspaceStore;

  constructor(
    sql: Sql,
    private readonly workspaceId: string,
  ) {
    this.workspaces = new PostgresWorkspaceStore(sql);
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
