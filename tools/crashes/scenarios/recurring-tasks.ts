import { eventually } from '@svc/testing';
import type { LoadRun } from '../load-run';

const DONE_MS = 60_000;

/** The time of the database, by which it is noted when tasks were done. */
export async function databaseTime(load: LoadRun): Promise<string> {
  const [row] = await load.query<{ time: string }>('select clock_timestamp()::text as time where $1::text is not null');
  return row!.time;
}

/** Waits until every recurring task was done since a moment: a schedule that stands again has its task done at once. */
export async function untilTasksAreDone(load: LoadRun, since: string): Promise<void> {
  const counts = `select count(*)::int as tasks, count(*) filter (where done_at > $2::timestamptz)::int as done from recurring_task where $1::text is not null`;
  await eventually(
    'every recurring task is done again',
    async () => {
      const [row] = await load.query<{ tasks: number; done: number }>(counts, [since]);
      return row!.tasks > 0 && row!.done === row!.tasks;
    },
    DONE_MS,
  );
}
