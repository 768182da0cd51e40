import { InventoryCheck, type InventoryDrift } from '@svc/checkout';
import { SEATED } from '@svc/ticketing';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { utc, withoutNulls } from '../rows/statements';

export class PostgresInventoryCheck extends InventoryCheck {
  constructor(private readonly sql: Sql) {
    super();
  }

  async compare(): Promise<InventoryDrift[]> {
    const rows = await this.sql.query(COMPARE, [SEATED]);
    return rows.map((row) => withoutNulls<InventoryDrift>(row));
  }

  async driftCount(): Promise<number> {
    const [row] = await this.sql.query(DRIFT_COUNT);
    return row!.count;
  }
}

const DRIFT_COUNT = statement<{ count: number }>('checkout.drift_count')`select count(*)::integer as count from inventory_finding`;

/** By hand: a lasting difference keeps the moment at which it was found first. */
const COMPARE = statement<InventoryDrift>('checkout.compare')`
  with drift as materialized (select * from inventory_drift_v2(null, $1)),
  right_again as (
    delete from inventory_finding f
     where not exists (select 1 from drift d where (d.workspace_id, d.kind, d.subject_id, d.start_at) = (f.workspace_id, f.kind, f.subject_id, f.start_at))
  ),
  found as (
    insert into inventory_finding (workspace_id, kind, subject_id, start_at, found_at)
    select workspace_id, kind, subject_id, start_at, service_now() from drift
    on conflict do nothing
  )
  select workspace_id as "workspaceId", kind, subject_id as "subjectId", case when kind = 'slot' then ${utc('start_at', 3)} end as "startAt",
         held::integer, sold::integer, should_hold::integer as "shouldHold", should_have_sold::integer as "shouldHaveSold"
    from drift
   order by workspace_id, kind, subject_id, start_at`;
