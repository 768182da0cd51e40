import { type AccessKey, type AccessKeyStore, type AccessTx, itemOf } from '@svc/access';
import type { IdGenerator } from '@svc/kernel';
import { refuseUnfitSettings } from '@svc/workspace-document';
import { type EntityManager, IsNull } from 'typeorm';
import { PostgresAuditTrail } from './audit';
import { PostgresOutbox } from '../outbox';
import { cleared } from '../rows/row-writes';
import { readOwnNumber } from './text-rules';
import { sectionStores } from '../workspace-document/document-tx';
import { PostgresThingIndex } from '../workspace-document/thing-index';
import { accessKeyEntity, accessKeyHashEntity } from './access.entities';
import { PostgresTestClockStore } from './test-clocks';
import { PostgresWorkspaceStore } from './workspace-stores';

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

  /** Locks in the order of ids, so that two transactions never wait for each other; read again by the one that has waited. */
  lockAdminTokens(workspaceId: string): Promise<AccessKey[]> {
    return this.manager.find(accessKeyEntity, {
      where: { workspaceId, kind: 'admin', revokedAt: IsNull() },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Writes all fields of a key that may change; its last use is written elsewhere. */
  async update({
    workspaceId,
    id,
    scopes,
    origins,
    label,
    limits,
    expiresAt,
    pausedAt,
    revokedAt,
    replacedById,
  }: AccessKey): Promise<void> {
    await this.manager.update(
      accessKeyEntity,
      { workspaceId, id },
      cleared({ scopes, origins, label, limits, expiresAt, pausedAt, revokedAt, replacedById }),
    );
  }
}

export function bindAccessTx(manager: EntityManager, ids: IdGenerator): AccessTx {
  return {
    workspaces: new PostgresWorkspaceStore(manager),
    keys: new PostgresAccessKeyStore(manager),
    things: {
      refuseUnfit: (workspace) =>
        refuseUnfitSettings(sectionStores(manager, workspace.id, ids), new PostgresThingIndex(manager, workspace.id), itemOf(workspace)),
      countryOfOwnNumber: (workspaceId) => readOwnNumber(manager, workspaceId),
    },
    testClocks: new PostgresTestClockStore(manager),
    audit: new PostgresAuditTrail(manager, ids),
    outbox: new PostgresOutbox(manager),
  };
}
