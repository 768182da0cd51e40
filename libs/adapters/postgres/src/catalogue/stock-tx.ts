import type { OfferName, StockCount, StockStore, StockTx, VariantStock } from '@svc/catalogue';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { PostgresAuditTrail } from '../access/audit';

export function bindStockTx(sql: Sql, ids: IdGenerator): StockTx {
  return { stock: new PostgresStockStore(sql), audit: new PostgresAuditTrail(sql, ids) };
}

/** Stock by its counters, by hand; the database itself notes changes of a counter. */
class PostgresStockStore implements StockStore {
  constructor(private readonly sql: Sql) {}

  async read({ workspaceId, offerId, isPackage }: OfferName): Promise<{ slug: string; variants: VariantStock[] } | undefined> {
    const rows = await this.sql.query(READ, [workspaceId, offerId, isPackage]);
    return rows[0];
  }

  async lock(workspaceId: string, variantId: string): Promise<StockCount> {
    await this.sql.execute(INSERT_COUNTER, [workspaceId, variantId]);
    const rows = await this.sql.query(LOCK_COUNTER, [workspaceId, variantId]);
    return rows[0]!;
  }

  async setCapacity(workspaceId: string, variantId: string, capacity: number | null): Promise<void> {
    await this.sql.execute(SET_CAPACITY, [workspaceId, variantId, capacity]);
  }
}

const READ = statement<{ slug: string; variants: VariantStock[] }>('catalogue.stock')`
  select p.slug,
       (select coalesce(jsonb_agg(jsonb_build_object('variantId', v.id, 'key', v.key, 'capacity', c.capacity,
                 'held', coalesce(c.held, 0), 'sold', coalesce(c.sold, 0)) order by v.position), '[]')
          from variant v
          left join counter c on c.workspace_id = v.workspace_id and c.kind = 'variant' and c.subject_id = v.id
         where v.workspace_id = p.workspace_id and v.product_id = p.id and v.deleted_at is null) as variants
  from product p where p.workspace_id = $1 and p.id = $2 and p.is_package = $3 and p.deleted_at is null`;

const INSERT_COUNTER = statement('catalogue.insert_counter')`
  insert into counter (workspace_id, kind, subject_id) values ($1, 'variant', $2) on conflict do nothing`;

const LOCK_COUNTER = statement<StockCount>('catalogue.lock_counter')`
  select capacity, held, sold from counter where workspace_id = $1 and kind = 'variant' and subject_id = $2 for update`;

const SET_CAPACITY = statement('catalogue.set_capacity')`
  update counter set capacity = $3 where workspace_id = $1 and kind = 'variant' and subject_id = $2`;
