import { KeyUsage, type KeyUse } from '@svc/access';
import type { DataSource } from 'typeorm';
import { seeing } from '../wall/sight';

export class PostgresKeyUsage extends KeyUsage {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** Writes unless another process noted a later use; also before the request that uses the key is let in. */
  async record({ workspaceId, keyId, at, ip }: KeyUse): Promise<void> {
    const write = () =>
      this.dataSource.query(
        `update access_key set last_used_at = $3, last_used_ip = $4
          where workspace_id = $1 and id = $2 and (last_used_at is null or last_used_at < $3)`,
        [workspaceId, keyId, at, ip],
      );
    await seeing(workspaceId, write);
  }
}
