import {
  type AccessKey,
  AccessKeyList,
  KeyDirectory,
  type KeyOwner,
  KeyUsage,
  type KeyUse,
  type Page,
  pageOf,
  type PageRequest,
  type Workspace,
  WorkspaceList,
} from '@svc/access';
import { And, Equal, type FindOptionsWhere, IsNull, LessThan, Or, Raw } from 'typeorm';
import type { Sql } from '../work/sql';
import { asTenant, EVERY_WORKSPACE } from '../row-level-security/tenant-scope';
import { tableOf } from '../rows/statements';
import type { RowOf } from '../rows/table';
import { accessKeyEntity, accessKeyHashEntity, workspaceEntity } from './access.entities';
import { isNotRemoved } from '../removal/removals';
import { workspaceOf } from './workspace-stores';

/** Finds keys by the index of their hashes. */
export class PostgresKeyDirectory extends KeyDirectory {
  constructor(private readonly sql: Sql) {
    super();
  }

  /** Searches the keys of every workspace, since the owner is the question. */
  override find(hashes: readonly string[]): Promise<KeyOwner | undefined> {
    return asTenant(EVERY_WORKSPACE, () => this.findAmongAll(hashes));
  }

  private async findAmongAll(hashes: readonly string[]): Promise<KeyOwner | undefined> {
    const row: FoundKey | null = await this.sql
      .repository(accessKeyEntity)
      .createQueryBuilder('key')
      .innerJoin(tableOf(accessKeyHashEntity), 'known', 'known.workspaceId = key.workspaceId and known.keyId = key.id')
      .innerJoinAndMapOne(
        'key.workspace',
        tableOf(workspaceEntity),
        'workspace',
        `workspace.id = key.workspaceId and ${isNotRemoved('workspace.id')}`,
      )
      .where('known.hash in (:...hashes)', { hashes: hashes.map((hash) => Buffer.from(hash, 'base64')) })
      .getOne();
    if (!row) return undefined;
    const { workspace, ...key } = row;
    return workspace && { key, workspace: workspaceOf(workspace) };
  }
}

type FoundKey = RowOf<typeof accessKeyEntity> & { workspace?: RowOf<typeof workspaceEntity> };

export class PostgresAccessKeyList extends AccessKeyList {
  constructor(private readonly sql: Sql) {
    super();
  }

  async page(workspaceId: string, { after, limit }: PageRequest, kind?: AccessKey['kind']): Promise<Page<AccessKey>> {
    const rows = await this.sql.repository(accessKeyEntity).find({
      where: { workspaceId, ...(kind && { kind }), ...(after && { id: LessThan(after) }) },
      order: { id: 'desc' },
      take: limit + 1,
    });
    return pageOf(rows, limit);
  }
}

export class PostgresKeyUsage extends KeyUsage {
  constructor(private readonly sql: Sql) {
    super();
  }

  /** Records a use unless another process noted a later one; also before the request that uses the key is let in. */
  async record({ workspaceId, keyId, at, ip }: KeyUse): Promise<void> {
    const write = this.sql
      .repository(accessKeyEntity)
      .createQueryBuilder()
      .update(accessKeyEntity)
      .set({ lastUsedAt: at, lastUsedIp: ip })
      .where({ workspaceId, id: keyId, lastUsedAt: Or(IsNull(), LessThan(at)) });
    await asTenant(workspaceId, () => write.execute());
  }
}

/** Behind every id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const NOT_REMOVED = Raw((column) => isNotRemoved(column));

export class PostgresWorkspaceList extends WorkspaceList {
  constructor(private readonly sql: Sql) {
    super();
  }

  async page({ after, limit }: PageRequest): Promise<Page<Workspace>> {
    const rows = await this.sql.repository(workspaceEntity).find({
      where: { id: And(NOT_REMOVED, LessThan(after ?? LAST_ID)) },
      order: { id: 'desc' },
      take: limit + 1,
    });
    return pageOf(rows.map(workspaceOf), limit);
  }

  byId(id: string): Promise<Workspace | undefined> {
    return this.one({ id: And(NOT_REMOVED, Equal(id)) });
  }

  bySlug(slug: string): Promise<Workspace | undefined> {
    return this.one({ id: NOT_REMOVED, slug: Raw((column) => `lower(${column}) = lower(:slug)`, { slug }) });
  }

  private async one(where: FindOptionsWhere<RowOf<typeof workspaceEntity>>): Promise<Workspace | undefined> {
    const row = await this.sql.repository(workspaceEntity).findOneBy(where);
    return row ? workspaceOf(row) : undefined;
  }
}
