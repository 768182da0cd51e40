import { type AccessKey, type AccessKeyStore, type AccessTx, itemOf } from '@svc/access';
import type { IdGenerator } from '@svc/kernel';
import { refuseUnfitSettings } from '@svc/workspace-document';
import { IsNull } from 'typeorm';
import type { Sql } from '../work/sql';
import { PostgresAuditTrail } from './audit';
import { PostgresOutbox } from '../outbox';
import { cleared } from '../rows/row-writes';
import { announceKeys } from '../sync/change-feed';
import { readOwnNumber } from './text-rules';
import { sectionStores } from '../workspace-document/document-tx';
import { PostgresThingIndex } from '../workspace-document/thing-index';
import { accessKeyEntity, accessKeyHashEntity } from './access.entities';
import { PostgresTestClockStore } from './test-clocks';
import { PostgresRemovalStore } from '../removal/removals';
import { PostgresWorkspaceStore } from './workspace-stores';

/** Keys within one transaction. */
export class PostgresAccessKeyStore implements AccessKeyStore {
  constructor(private readonly sql: Sql) {}

  async insert(key: AccessKey, hash: string): Promise<void> {
    await this.sql.repository(accessKeyEntity).insert(key);
    await this.sql
      .repository(accessKeyHashEntity)
      .insert({ hash: Buffer.from(hash, 'base64'), workspaceId: key.workspaceId, keyId: key.id });
    await announceKeys(this.sql, key.workspaceId);
  }

  async lock(workspaceId: string, id: string): Promise<AccessKey | undefined> {
    return (
      (await this.sql.repository(accessKeyEntity).findOne({ where: { workspaceId, id }, lock: { mode: 'pessimistic_write' } })) ?? undefined
    );
  }

  /** Locks in the order of ids, so that two transactions never wait for each other; read again by the one that has waited. */
  lockAdminTokens(workspaceId: string): Promise<AccessKey[]> {
    return this.sql.repository(accessKeyEntity).find({
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
    role,
    permissions,
    expiresAt,
    pausedAt,
    revokedAt,
    replacedById,
  }: AccessKey): Promise<void> {
    await this.sql
      .repository(accessKeyEntity)
      .update(
        { workspaceId, id },
        cleared({ scopes, origins, label, limits, role, permissions, expiresAt, pausedAt, revokedAt, replacedById }),
      );
    await announceKeys(this.sql, workspaceId);
  }
}

export function bindAccessTx(sql: Sql, ids: IdGenerator): AccessTx {
  return {
    workspaces: new PostgresWorkspaceStore(sql),
    keys: new PostgresAccessKeyStore(sql),
    things: {
      refuseUnfit: (workspace) =>
        refuseUnfitSettings(sectionStores(sql, workspace.id, ids), new PostgresThingIndex(sql, workspace.id), itemOf(workspace)),
      countryOfOwnNumber: (workspaceId) => readOwnNumber(sql, workspaceId),
    },
    testClocks: new PostgresTestClockStore(sql),
    removals: new PostgresRemovalStore(sql),
    audit: new PostgresAuditTrail(sql, ids),
    outbox: new PostgresOutbox(sql),
  };
}
