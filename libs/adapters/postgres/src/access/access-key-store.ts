import type { AccessKey, AccessKeyStore } from '@svc/access';
import type { EntityManager } from 'typeorm';
import { accessKeyEntity, accessKeyOf, changeableOf } from './access-key.entity';

/** Keys within one transaction. */
export class PostgresAccessKeyStore implements AccessKeyStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(key: AccessKey, hash: string): Promise<void> {
    const { workspaceId, id, kind, mode, prefix, ending, createdAt } = key;
    await this.manager.insert(accessKeyEntity, { ...changeableOf(key), workspaceId, id, kind, mode: mode ?? null, prefix, ending, createdAt });
    await this.manager.query(`insert into access_key_hash (hash, workspace_id, key_id) values (decode($1, 'base64'), $2, $3)`, [
      hash,
      workspaceId,
      id,
    ]);
  }

  async lock(workspaceId: string, id: string): Promise<AccessKey | undefined> {
    const row = await this.manager.findOne(accessKeyEntity, { where: { workspaceId, id }, lock: { mode: 'pessimistic_write' } });
    return row ? accessKeyOf(row) : undefined;
  }

  async update(key: AccessKey): Promise<void> {
    await this.manager.update(accessKeyEntity, { workspaceId: key.workspaceId, id: key.id }, changeableOf(key));
  }
}
