import type { Sql } from '../work/sql';
import { statement } from '../work/statement';

export interface RecurringTask {
  name: string;
  everyMs: number;
}

/** Number of its intervals after which a task is late (D-142). */
const LATE_INTERVALS = 3;

/** Moments at which recurring tasks were last done, by any worker: the queue, which holds their schedules, may lose them. */
export class RecurringTasks {
  constructor(private readonly sql: Sql) {}

  /**
   * Notes the tasks of a worker. Returns the names of those that no worker has named for a day: they are of a former release,
   * and noted no more.
   */
  async expect(tasks: readonly RecurringTask[]): Promise<string[]> {
    await this.sql.execute(EXPECT, [tasks.map(({ name }) => name), tasks.map(({ everyMs }) => everyMs)]);
    const former = await this.sql.query(PURGE);
    return former.map(({ name }) => name);
  }

  async noteDone(name: string): Promise<void> {
    await this.sql.execute(NOTE_DONE, [name]);
  }

  /** Returns the names of the late tasks, in their order. */
  async late(): Promise<string[]> {
    const rows = await this.sql.query(LATE, [LATE_INTERVALS]);
    return rows.map(({ name }) => name);
  }
}

const EXPECT = statement('recurring.expect')`
  insert into recurring_task (name, every_ms, known_since, named_at)
  select name, every_ms, now(), now() from unnest($1::text[], $2::bigint[]) as given (name, every_ms) order by name
  on conflict (name) do update set every_ms = excluded.every_ms, named_at = excluded.named_at`;

const PURGE = statement<{ name: string }>('recurring.purge')`
  delete from recurring_task where named_at < now() - interval '1 day' returning name`;

const NOTE_DONE = statement('recurring.note_done')`update recurring_task set done_at = now() where name = $1`;

const LATE = statement<{ name: string }>('recurring.late')`
  select name from recurring_task where coalesce(done_at, known_since) + $1 * every_ms * interval '1 millisecond' < real_now() order by name`;
