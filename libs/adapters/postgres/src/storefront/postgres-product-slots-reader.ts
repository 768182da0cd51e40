import { ProductSlotsReader, type ProductSlotsSource } from '@svc/storefront';
import type { DataSource } from 'typeorm';
import { SHOWN, TAKEN_AT } from './product-source-sql';

/** What decides a product's slots, as it is stored; by hand, with what is booked. */
export class PostgresProductSlotsReader extends ProductSlotsReader {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async find(workspaceId: string, slug: string): Promise<ProductSlotsSource | undefined> {
    const [found] = await this.dataSource.query<ProductSlotsSource[]>(
      `select p.is_package as "isPackage",
              coalesce((select d.business_hours from storefront_document d where d.workspace_id = p.workspace_id), '[]') as "businessHours",
              (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
                        'id', v.id, 'durationMinutes', v.details->'durationMinutes', 'availability', v.details->'availability', 'takenAt', ${TAKEN_AT}
                      )) order by v.position), '[]')
                 from variant v
                where v.workspace_id = p.workspace_id and v.product_id = p.id and v.deleted_at is null and v.details->>'schedulingType' = 'slots') as variants
         from product p
        where p.workspace_id = $1 and ${SHOWN} and lower(p.slug) = lower($2)`,
      [workspaceId, slug],
    );
    return found;
  }
}
