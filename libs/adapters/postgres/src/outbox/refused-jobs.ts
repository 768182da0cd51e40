import type { Sql } from '../work/sql';
import { statement } from '../work/statement';

/** Counts, over all workers, the jobs that were refused since their payload is not of the form of its queue. */
export class RefusedJobs {
  constructor(private readonly sql: Sql) {}

  async add(queue: string, reason: string): Promise<void> {
    await this.sql.execute(ADD, [queue, reason]);
  }

  /** Returns the count since the service was set up. */
  async count(): Promise<number> {
    const [row] = await this.sql.query(COUNT);
    return row!.count;
  }
}

const ADD = statement('outbox.add')`
  insert into refused_job as known (queue, refused, last_reason, last_at) values ($1, 1, $2, now())
  on conflict (queue) do update set refused = known.refused + 1, last_reason = excluded.last_reason, last_at = excluded.last_at`;

const COUNT = statement<{ count: number }>('outbox.count')`select coalesce(sum(refused), 0)::float8 as count from refused_job`;
