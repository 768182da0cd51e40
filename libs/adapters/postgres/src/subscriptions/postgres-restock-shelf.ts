import { RestockShelf, type ShelvedVariant } from '@svc/subscriptions';
import type { DataSource } from 'typeorm';
import { withoutNulls } from '../rows/columns-sql';
import { SHOWN, VARIANT_LEFT } from '../storefront/product-source-sql';
import { TAKES_ALERTS } from './subscription-sql';

/** What is for sale, as far as one may wait for it; by hand, with what the counters have left. */
export class PostgresRestockShelf extends RestockShelf {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async find(workspaceId: string, slug: string, variantId: string | undefined): Promise<ShelvedVariant | undefined> {
    const [row] = await this.dataSource.query<{ remaining: number | null }[]>(SHELVED, [workspaceId, slug, variantId ?? null]);
    return row && { ...withoutNulls<ShelvedVariant>(row), remaining: row.remaining };
  }
}

const SHELVED = `
  select p.id as "productId", v.id as "variantId", ${TAKES_ALERTS} as "takesAlerts", ${VARIANT_LEFT} as remaining
    from product p
    left join variant v on v.workspace_id = p.workspace_id and v.product_id = p.id and v.id = $3::uuid and v.deleted_at is null
   where p.workspace_id = $1 and ${SHOWN} and lower(p.slug) = lower($2)`;
