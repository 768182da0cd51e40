import type { EntityManager } from 'typeorm';

/** The facts of a workspace that the views of its products are made with. */
interface ProductFacts {
  id: string;
  currencies: readonly string[];
  timezone: string;
}

/** Notes, by one statement by hand, every published product when the workspace's currencies or time zone are about to change: prices and days are shown by them (D-27). */
export async function noteAllProducts(manager: EntityManager, { id, currencies, timezone }: ProductFacts): Promise<void> {
  await manager.query(
    `insert into sync_dirty (workspace_id, kind, id, noted_at)
     select p.workspace_id, 'product', p.id, (select clock_timestamp())
       from workspace w
       join product p on p.workspace_id = w.id and p.published and p.deleted_at is null
      where w.id = $1 and (w.currencies, w.timezone) is distinct from ($2::text[], $3::text)
      order by p.position, p.id`,
    [id, currencies, timezone],
  );
}
