import { KeyDirectory, type KeyOwner } from '@svc/access';
import type { DataSource } from 'typeorm';
import { EVERY_WORKSPACE, asTenant } from '../row-level-security/tenant-scope';
import { tableOf } from '../rows/columns-sql';
import type { RowOf } from '../rows/table';
import { accessKeyEntity, accessKeyHashEntity, workspaceEntity } from './access.entities';
import { workspaceOf } from './workspace-store';

/** Finds keys by the index of their hashes. */
export class PostgresKeyDirectory extends KeyDirectory {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** Among the keys of every workspace: whose it is, is what is asked. */
  override find(hashes: readonly string[]): Promise<KeyOwner | undefined> {
    return asTenant(EVERY_WORKSPACE, () => this.findAmongAll(hashes));
  }

  private async findAmongAll(hashes: readonly string[]): Promise<KeyOwner | undefined> {
    const row: FoundKey | null = await this.dataSource
      .getRepository(accessKeyEntity)
      .createQueryBuilder('key')
      .innerJoin(tableOf(accessKeyHashEntity), 'known', 'known.workspaceId = key.workspaceId and known.keyId = key.id')
      .innerJoinAndMapOne('key.workspace', tableOf(workspaceEntity), 'workspace', 'workspace.id = key.workspaceId')
      .where('known.hash in (:...hashes)', { hashes: hashes.map((hash) => Buffer.from(hash, 'base64')) })
      .getOne();
    if (!row) return undefined;
    const { workspace, ...key } = row;
    return workspace && { key, workspace: workspaceOf(workspace) };
  }
}

type FoundKey = RowOf<typeof accessKeyEntity> & { workspace?: RowOf<typeof workspaceEntity> };
