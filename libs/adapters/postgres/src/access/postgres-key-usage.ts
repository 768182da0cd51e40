import { KeyUsage, type KeyUse } from '@svc/access';
import { IsNull, LessThan, Or, type DataSource } from 'typeorm';
import { asTenant } from '../row-level-security/tenant-scope';
import { accessKeyEntity } from './access.entities';

export class PostgresKeyUsage extends KeyUsage {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** Writes unless another process noted a later use; also before the request that uses the key is let in. */
  async record({ workspaceId, keyId, at, ip }: KeyUse): Promise<void> {
    const write = this.dataSource
      .createQueryBuilder()
      .update(accessKeyEntity)
      .set({ lastUsedAt: at, lastUsedIp: ip })
      .where({ workspaceId, id: keyId, lastUsedAt: Or(IsNull(), LessThan(at)) });
    await asTenant(workspaceId, () => write.execute());
  }
}
