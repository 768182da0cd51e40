import {
  type AccessKey,
  type AccessKeyStore,
  type AccessTx,
  itemOf,
  withItem,
  type Workspace,
  type WorkspaceItem,
  workspaceSettings,
  type WorkspaceSettingsStore,
  type WorkspaceStore,
} from '@svc/access';
import type { EntityManager } from 'typeorm';
import { type IdGenerator, NotFound } from '@svc/kernel';
import { refuseUnfitSettings } from '@svc/workspace-document';
import { cleared, insertUnlessThere } from '../rows/row-writes';
import { accessKeyEntity, accessKeyHashEntity, workspaceEntity } from './access.entities';
import { noteAllProducts, PostgresChangeLog } from '../sync/change-feed';
import type { RowOf } from '../rows/table';
import { PostgresAuditTrail } from '../audit';
import { PostgresOutbox } from '../outbox';
import { sectionStores } from '../workspace-document/document-tx';

/** Keys within one transaction. */
export class PostgresAccessKeyStore implements AccessKeyStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(key: AccessKey, hash: string): Promise<void> {
    await this.manager.insert(accessKeyEntity, key);
    await this.manager.insert(accessKeyHashEntity, { hash: Buffer.from(hash, 'base64'), workspaceId: key.workspaceId, keyId: key.id });
  }

  async lock(workspaceId: string, id: string): Promise<AccessKey | undefined> {
    return (await this.manager.findOne(accessKeyEntity, { where: { workspaceId, id }, lock: { mode: 'pessimistic_write' } })) ?? undefined;
  }

  /** Writes all of a key that may change; its last use is written elsewhere. */
  async update({ workspaceId, id, scopes, origins, label, limits, expiresAt, pausedAt, revokedAt, replacedById }: AccessKey): Promise<void> {
    await this.manager.update(accessKeyEntity, { workspaceId, id }, cleared({ scopes, origins, label, limits, expiresAt, pausedAt, revokedAt, replacedById }));
  }
}

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

export function bindAccessTx(manager: EntityManager, ids: IdGenerator): AccessTx {
  return {
    workspaces: new PostgresWorkspaceStore(manager),
    keys: new PostgresAccessKeyStore(manager),
    things: { refuseUnfit: (workspace) => refuseUnfitSettings(sectionStores(manager, workspace.id, ids), itemOf(workspace)) },
    audit: new PostgresAuditTrail(manager, ids),
    outbox: new PostgresOutbox(manager),
  };
}
