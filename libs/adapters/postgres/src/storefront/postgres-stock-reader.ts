import { StockReader, type VariantStockSource } from '@svc/storefront';
import type { DataSource } from 'typeorm';
import { PREORDER_LEFT, SHOWN, VARIANT_LEFT } from './product-source-sql';

/** Stock as the counters have it, by hand. */
export class PostgresStockReader extends StockReader {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  of(workspaceId: string, variantIds: readonly string[]): Promise<VariantStockSource[]> {
    return this.dataSource.query<VariantStockSource[]>(
      `select v.id, p.is_package as "isPackage", v.details->>'pricingMode' as "pricingMode", ${VARIANT_LEFT} as remaining,
              (p.details->'preorderable')::boolean as preorderable, ${PREORDER_LEFT} as "preorderLeft"
         from variant v
         join product p on p.workspace_id = v.workspace_id and p.id = v.product_id and ${SHOWN}
        where v.workspace_id = $1 and v.id = any($2::uuid[]) and v.deleted_at is null
        order by v.id`,
      [workspaceId, variantIds],
    );
  }
}
