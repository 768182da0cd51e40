import { KeyDirectory, type KeyOwner } from '@svc/access';
import type { DataSource } from 'typeorm';
import { EVERY_WORKSPACE, seeing } from '../wall/sight';
import { accessKeyEntity, accessKeyOf } from './access-key.entity';
import { workspaceOf } from './workspace.entity';

/** Finds keys by the index of their hashes. */
export class PostgresKeyDirectory extends KeyDirectory {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** Among the keys of every workspace: whose it is, is what is asked. */
  override find(hashes: readonly string[]): Promise<KeyOwner | undefined> {
    return seeing(EVERY_WORKSPACE, () => this.findAmongAll(hashes));
  }

  private async findAmongAll(hashes: readonly string[]): Promise<KeyOwner | undefined> {
    const row = await this.dataSource
      .getRepository(accessKeyEntity)
      .createQueryBuilder('key')
      .innerJoin('access_key_hash', 'known', 'known.workspace_id = key.workspaceId and known.key_id = key.id')
      .innerJoinAndSelect('key.workspace', 'workspace')
      .where('known.hash in (:...hashes)', { hashes: hashes.map((hash) => Buffer.from(hash, 'base64')) })
      .getOne();
    return row?.workspace ? { key: accessKeyOf(row), workspace: workspaceOf(row.workspace) } : undefined;
  }
}
