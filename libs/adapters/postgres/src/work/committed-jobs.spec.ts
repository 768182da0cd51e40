import type { Job } from '@svc/kernel';
import { RecordingJobQueue } from '@svc/kernel/testing';
import { CommittedJobs, noteJobs, noteJobsAhead, takeJobs } from './committed-jobs';
import type { Sql } from './sql';

const NOW = new Date('2026-11-23T08:00:00Z');
const HORIZON_MS = 60_000;
const job = (workspaceId: string, inMs?: number): Job => ({
  queue: 'refund',
  payload: { workspaceId },
  dueAt: inMs === undefined ? undefined : new Date(NOW.getTime() + inMs),
});
const failures: unknown[] = [];

const jobsOn = (queue: Pick<RecordingJobQueue, 'enqueue'>) =>
  new CommittedJobs(queue, { now: () => NOW }, HORIZON_MS, (error) => failures.push(error));

async function enqueued(note: (sql: Sql) => void): Promise<string[]> {
  const sql = {} as Sql;
  const queue = new RecordingJobQueue();
  const jobs = jobsOn(queue);
  note(sql);
  jobs.enqueue(takeJobs(sql));
  await jobs.settled();
  return queue.jobs.map(({ payload }) => payload.workspaceId);
}

describe('jobs that a transaction has noted', () => {
  it('are enqueued when they are due now, were before, or will be before the next sweeps', async () => {
    expect(
      await enqueued((sql) => noteJobs(sql, job('now'), job('before', -1), job('soon', HORIZON_MS), job('later', HORIZON_MS + 1))),
    ).toEqual(['now', 'before', 'soon']);
  });

  it('are not enqueued for moments that are written once more and have passed', async () => {
    expect(
      await enqueued((sql) => noteJobsAhead(sql, job('before', -1), job('just now', 0), job('soon', 1), job('later', HORIZON_MS + 1))),
    ).toEqual(['soon']);
  });

  it('are those of their own transaction', async () => {
    noteJobs({} as Sql, job('other'));
    expect(await enqueued((sql) => [noteJobs(sql, job('one')), noteJobs(sql, job('two'))])).toEqual(['one', 'two']);
  });
});

describe('enqueueing them', () => {
  it('batches jobs that come while others are being enqueued', async () => {
    const batches: number[] = [];
    const jobs = jobsOn({ enqueue: async (batch) => void batches.push(batch.length) });
    for (let each = 0; each < 100; each += 1) jobs.enqueue([{ job: job('one'), isAhead: false }]);
    await jobs.settled();
    expect(batches).toEqual([1, 99]);
  });

  it('fails nobody when the queue is away, and goes on when it is back', async () => {
    const queue = new RecordingJobQueue();
    let isAway = true;
    const jobs = jobsOn({ enqueue: (batch) => (isAway ? Promise.reject(new Error('no queue')) : queue.enqueue(batch)) });
    jobs.enqueue([{ job: job('lost'), isAhead: false }]);
    await jobs.settled();
    isAway = false;
    jobs.enqueueAhead([job('kept', 1)]);
    await jobs.settled();
    expect([failures, queue.jobs.map(({ payload }) => payload.workspaceId)]).toEqual([[new Error('no queue')], ['kept']]);
  });
});
