import { ProductReader, type ProductSource, type ProductSummarySource } from '@svc/storefront';
import type { DataSource } from 'typeorm';
import { DISPLAY_ORDER, PRODUCT, PRODUCT_SUMMARY, SHOWN, STAMPED_PRODUCT_SUMMARY } from './product-source-sql';

/** Products and packages as they are stored; by hand, with their parts, counters and the feed of their changes. */
export class PostgresProductReader extends ProductReader {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  list(workspaceId: string): Promise<ProductSummarySource[]> {
    return this.sources(`select ${PRODUCT_SUMMARY} as source from product p where p.workspace_id = $1 and ${SHOWN} order by ${DISPLAY_ORDER}`, [workspaceId]);
  }

  /** Goes by the order of the stamps and looks each product up by its id (the `offset` sees to that), so a page costs the same in a store of any size. */
  changedSince(workspaceId: string, since: string, limit: number): Promise<ProductSummarySource[]> {
    return this.sources(
      `select ${STAMPED_PRODUCT_SUMMARY} as source
         from sync_stamp stamp
        cross join lateral (select * from product where workspace_id = stamp.workspace_id and id = stamp.id offset 0) p
        where stamp.workspace_id = $1 and stamp.mode = 'both' and stamp.kind = 'product' and stamp.updated_at >= $2::timestamptz and ${SHOWN}
        order by stamp.updated_at
        limit $3`,
      [workspaceId, since, limit],
    );
  }

  async find(workspaceId: string, slug: string): Promise<ProductSource | undefined> {
    const [source] = await this.sources<ProductSource>(
      `select ${PRODUCT} as source from product p where p.workspace_id = $1 and ${SHOWN} and lower(p.slug) = lower($2)`,
      [workspaceId, slug],
    );
    return source;
  }

  withIds(workspaceId: string, ids: readonly string[]): Promise<ProductSource[]> {
    return this.sources(
      `select ${PRODUCT} as source
         from unnest($2::uuid[]) with ordinality as wanted (id, place)
         join product p on p.workspace_id = $1 and p.id = wanted.id and ${SHOWN}
        order by wanted.place`,
      [workspaceId, ids],
    );
  }

  async shelf(workspaceId: string): Promise<{ products: ProductSummarySource[]; packages: ProductSource[] }> {
    const rows = await this.dataSource.query<{ summary: ProductSummarySource; whole: ProductSource | null }[]>(
      `select ${PRODUCT_SUMMARY} as summary, case when p.is_package then ${PRODUCT} end as whole
         from product p where p.workspace_id = $1 and ${SHOWN} order by ${DISPLAY_ORDER}`,
      [workspaceId],
    );
    return { products: rows.map(({ summary }) => summary), packages: rows.flatMap(({ whole }) => whole ?? []) };
  }

  private async sources<Source>(sql: string, parameters: unknown[]): Promise<Source[]> {
    const rows = await this.dataSource.query<{ source: Source }[]>(sql, parameters);
    return rows.map(({ source }) => source);
  }
}
