import type { Sql } from '../work/sql';
import { statement } from '../work/statement';

/** Most facts that are counted: a relay that is so far behind is late, however many more there are. */
export const MOST_COUNTED = 10_000;

/** Backlog of the relays, by the first facts in the order of their ids, `MOST_COUNTED` of them. */
export interface OutboxLag {
  /** Facts that no relay has taken yet. */
  waiting: number;
  /** Facts that could not be relayed, and wait for another try. */
  failing: number;
  /** Age of the oldest that is waiting, ms of the real clock; 0 when there is none. */
  oldestMs: number;
}

/** Returns the present backlog of the outbox. */
export async function outboxLag(sql: Sql): Promise<OutboxLag> {
  const [row] = await sql.query(OUTBOX_LAG, [MOST_COUNTED]);
  return row!;
}

const OUTBOX_LAG = statement<OutboxLag>('outbox.outbox_lag')`
  select count(*) filter (where attempts = 0)::int as waiting, count(*) filter (where attempts > 0)::int as failing,
       coalesce(greatest(extract(epoch from real_now() - min(occurred_at) filter (where attempts = 0)) * 1000, 0), 0)::int as "oldestMs"
  from (select attempts, occurred_at from outbox order by id limit $1) as first`;
