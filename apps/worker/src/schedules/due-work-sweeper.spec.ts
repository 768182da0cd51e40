import { readConfig } from '@svc/composition';
import { RecordingJobQueue } from '@svc/kernel/testing';
import type { DueWork } from './due-work';
import { DueWorkSweeper } from './due-work-sweeper';

const warnings: object[] = [];
const logger = { warn: (details: object) => void warnings.push(details) };

const sweeper = (kinds: DueWork[], queue = new RecordingJobQueue()) => ({ queue, sweeper: new DueWorkSweeper(kinds, queue, logger as never, readConfig({ NODE_ENV: 'development', DATABASE_URL: 'postgres://svc@localhost/svc', SECRET_KEY: Buffer.alloc(32).toString('base64') })) });

describe('the sweeper of due work', () => {
  it('rings for each thing that has something due, in the queue of its kind', async () => {
    const { sweeper: swept, queue } = sweeper([
      { queue: 'webhook-delivery', due: async () => ['destination 1', 'destination 2'] },
      { queue: 'notification', due: async () => ['message'] },
    ]);
    await swept.sweep();
    expect(queue.bells).toEqual([
      { queue: 'webhook-delivery', subject: 'destination 1' },
      { queue: 'webhook-delivery', subject: 'destination 2' },
      { queue: 'notification', subject: 'message' },
    ]);
  });

  it('rings for no more than a queue can hear, however much is due', async () => {
    const due = async (most: number) => Array.from({ length: most }, (_, index) => `message ${index}`);
    const { sweeper: swept, queue } = sweeper([{ queue: 'notification', due }]);
    await queue.ring([{ queue: 'notification', subject: 'not heard yet' }]);
    for (let sweep = 0; sweep < 3; sweep += 1) await swept.sweep();
    expect(queue.bells).toHaveLength(500);
  });

  it('goes on with other kinds of work when it cannot see what is due of one', async () => {
    const { sweeper: swept, queue } = sweeper([
      { queue: 'webhook-delivery', due: () => Promise.reject(new Error('a statement took too long')) },
      { queue: 'notification', due: async () => ['message'] },
    ]);
    await swept.sweep();
    expect(queue.bells).toEqual([{ queue: 'notification', subject: 'message' }]);
    expect(warnings).toEqual([{ queue: 'webhook-delivery', error: 'Error: a statement took too long' }]);
  });
});
