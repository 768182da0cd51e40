import { AccessKeyList, pageOf, type AccessKey, type Page, type PageRequest } from '@svc/access';
import { LessThan, type DataSource } from 'typeorm';
import { accessKeyEntity } from './access.entities';

export class PostgresAccessKeyList extends AccessKeyList {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async page(workspaceId: string, { after, limit }: PageRequest, kind?: AccessKey['kind']): Promise<Page<AccessKey>> {
    const rows = await this.dataSource.getRepository(accessKeyEntity).find({
      where: { workspaceId, ...(kind && { kind }), ...(after && { id: LessThan(after) }) },
      order: { id: 'desc' },
      take: limit + 1,
    });
    return pageOf(rows, limit);
  }
}
