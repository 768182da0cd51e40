import { CollectionReader, type CollectionSource, type ProductSummarySource } from '@svc/storefront';
import type { DataSource } from 'typeorm';
import { COLLECTION_SOURCE } from './collection-source-sql';
import { PRODUCT_SUMMARY, SHOWN } from './product-source-sql';

interface Found {
  collection: CollectionSource;
  products: ProductSummarySource[];
}

const PRODUCTS = `
  (select coalesce(jsonb_agg(${PRODUCT_SUMMARY} order by m.position), '[]')
     from collection_product m join product p on p.workspace_id = m.workspace_id and p.id = m.product_id and ${SHOWN}
    where m.workspace_id = collection.workspace_id and m.collection_id = collection.id)`;

/** Collections as they are stored; by hand, each with its products in one statement. */
export class PostgresCollectionReader extends CollectionReader {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async list(workspaceId: string): Promise<CollectionSource[]> {
    const rows = await this.dataSource.query<{ source: CollectionSource }[]>(
      `select ${COLLECTION_SOURCE} as source from collection
        where workspace_id = $1 and published and deleted_at is null
        order by position, id`,
      [workspaceId],
    );
    return rows.map(({ source }) => source);
  }

  async find(workspaceId: string, slug: string): Promise<Found | undefined> {
    const [found] = await this.dataSource.query<Found[]>(
      `select ${COLLECTION_SOURCE} as collection, ${PRODUCTS} as products from collection
        where workspace_id = $1 and published and deleted_at is null and lower(slug) = lower($2)`,
      [workspaceId, slug],
    );
    return found;
  }
}
