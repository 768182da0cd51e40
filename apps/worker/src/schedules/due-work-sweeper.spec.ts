import { readConfig } from '@svc/composition';
import { RecordingJobQueue } from '@svc/kernel/testing';
import { NOTIFICATION_QUEUE } from '@svc/notifications';
import { type DueWork, DueWorkSweeper } from './due-work-sweeper';

const warnings: object[] = [];
const of = (workspaceId: string) => ({ workspaceId });
const logger = { warn: (details: object) => void warnings.push(details) };

const sweeper = (kinds: DueWork[], queue = new RecordingJobQueue(), variables = {}) => ({
  queue,
  sweeper: new DueWorkSweeper(
    kinds,
    queue,
    logger as never,
    readConfig({
      ...variables,
      NODE_ENV: 'development',
      DATABASE_URL: 'postgres://svc@localhost/svc',
      SECRET_KEY: Buffer.alloc(32).toString('base64'),
    }),
  ),
});

describe('the sweeper of due work', () => {
  it('enqueues all due work, in the queue of its kind', async () => {
    const { sweeper: swept, queue } = sweeper([
      { queue: 'webhook-delivery', due: async () => [of('one'), of('other')] },
      { queue: 'notification', due: async () => [of('one')] },
    ]);
    await swept.sweep();
    expect(queue.jobs).toEqual([
      { queue: 'webhook-delivery', payload: of('one') },
      { queue: 'webhook-delivery', payload: of('other') },
      { queue: 'notification', payload: of('one') },
    ]);
  });

  it('enqueues no more than workers can take, however much is due, and says that there is more', async () => {
    const due = async (most: number) => Array.from({ length: most }, (_, index) => of(`workspace ${index}`));
    const { sweeper: swept, queue } = sweeper([{ queue: 'notification', due }]);
    await queue.enqueue([{ queue: 'notification', payload: of('not taken yet') }]);
    for (let sweep = 0; sweep < 3; sweep += 1) expect(await swept.sweep()).toBe(true);
    expect(queue.jobs).toHaveLength(500);
  });

  it('does not query the length of a queue for which nothing is due', async () => {
    const queue = new RecordingJobQueue();
    const counts = jest.spyOn(queue, 'waiting');
    const { sweeper: swept } = sweeper([{ queue: 'notification', due: async () => [] }], queue);
    expect(await swept.sweep()).toBe(false);
    expect(counts).not.toHaveBeenCalled();
  });

  it('enqueues work that is due soon for its moment, and asks as far ahead as two sweeps reach', async () => {
    const dueAt = new Date('2026-11-23T12:00:00Z');
    const queries: number[][] = [];
    const due = async (...bounds: number[]) => (queries.push(bounds), [{ ...of('one'), dueAt }]);
    const { sweeper: swept, queue } = sweeper([{ queue: 'notification', due }]);
    expect(await swept.sweep()).toBe(false);
    expect([queue.jobs, queries]).toEqual([[{ queue: 'notification', payload: of('one'), dueAt }], [[500, 2_000]]]);
  });

  it('[D-135] enqueues nothing that leaves the service while OUTWARD is off', async () => {
    const kinds = [
      { queue: NOTIFICATION_QUEUE, due: async () => [of('one')] },
      { queue: 'checkout-expiry', due: async () => [of('one')] },
    ];
    const { sweeper: swept, queue } = sweeper(kinds, new RecordingJobQueue(), { OUTWARD: 'off' });
    await swept.sweep();
    expect(queue.jobs).toEqual([{ queue: 'checkout-expiry', payload: of('one') }]);
  });

  it('goes on with other kinds of work when it cannot read the due work of one', async () => {
    const { sweeper: swept, queue } = sweeper([
      { queue: 'webhook-delivery', due: () => Promise.reject(new Error('a statement took too long')) },
      { queue: 'notification', due: async () => [of('one')] },
    ]);
    await swept.sweep();
    expect(queue.jobs).toEqual([{ queue: 'notification', payload: of('one') }]);
    expect(warnings).toEqual([{ queue: 'webhook-delivery', error: 'Error: a statement took too long' }]);
  });
});
