import { pageOf, WorkspaceList, type Page, type PageRequest, type Workspace } from '@svc/access';
import { LessThan, Raw, type DataSource, type FindOptionsWhere } from 'typeorm';
import type { RowOf } from '../rows/table';
import { workspaceEntity } from './access.entities';
import { workspaceOf } from './workspace-store';

export class PostgresWorkspaceList extends WorkspaceList {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async page({ after, limit }: PageRequest): Promise<Page<Workspace>> {
    const rows = await this.dataSource.getRepository(workspaceEntity).find({
      where: after ? { id: LessThan(after) } : {},
      order: { id: 'desc' },
      take: limit + 1,
    });
    return pageOf(rows.map(workspaceOf), limit);
  }

  byId(id: string): Promise<Workspace | undefined> {
    return this.one({ id });
  }

  bySlug(slug: string): Promise<Workspace | undefined> {
    return this.one({ slug: Raw((column) => `lower(${column}) = lower(:slug)`, { slug }) });
  }

  private async one(where: FindOptionsWhere<RowOf<typeof workspaceEntity>>): Promise<Workspace | undefined> {
    const row = await this.dataSource.getRepository(workspaceEntity).findOneBy(where);
    return row ? workspaceOf(row) : undefined;
  }
}
