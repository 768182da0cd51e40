import { RecordingJobQueue } from '@svc/kernel/testing';
import { CommittedJobs, noteJobs } from './committed-jobs';
import { PostgresUnitOfWork } from './postgres-unit-of-work';
import { useDatabase } from '../testing';

const database = useDatabase();

it('jobs of a transaction are enqueued once it is committed, and not when it is undone', async () => {
  const queue = new RecordingJobQueue();
  const jobs = new CommittedJobs(queue, { now: () => new Date() }, 60_000, (error) => {
    throw error;
  });
  const work = new PostgresUnitOfWork(
    database.sql,
    (sql) => (workspaceId: string) => noteJobs(sql, { queue: 'refund', payload: { workspaceId } }),
    undefined,
    jobs,
  );
  await work
    .run(async (note) => {
      note('undone');
      throw new Error('never mind');
    })
    .catch(() => undefined);
  await work.run(async (note) => {
    note('committed');
    await jobs.settled();
    expect(queue.jobs).toEqual([]);
  });
  await jobs.settled();
  expect(queue.jobs).toEqual([{ queue: 'refund', payload: { workspaceId: 'committed' } }]);
});
