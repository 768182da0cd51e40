import { JobRefused, readConfig } from '@svc/composition';
import { maintenanceTasks } from './maintenance-tasks';
import { RecurringSchedules } from './recurring-schedules';

const { waits } = readConfig({
  NODE_ENV: 'development',
  DATABASE_URL: 'postgres://svc@localhost/svc',
  SECRET_KEY: Buffer.alloc(32).toString('base64'),
});
const names = maintenanceTasks(waits).map(({ name }) => name);

/** A queue that remembers schedules by their names, and can be away. */
function emptyQueue() {
  const stored = new Set<string>(['of-a-former-release']);
  const queue = {
    stored,
    isAway: false,
    async keepSchedules(_: string, schedules: readonly { name: string }[]) {
      if (queue.isAway) throw new JobRefused('The queue does not answer.');
      const lost = schedules.map(({ name }) => name).filter((name) => !stored.has(name));
      for (const name of lost) stored.add(name);
      return lost;
    },
    async removeSchedules(_: string, former: readonly string[]) {
      for (const name of former) stored.delete(name);
    },
  };
  return queue;
}

describe('[D-142] the schedules of recurring tasks', () => {
  const warnings: string[] = [];
  const opened = (queue = emptyQueue()) => {
    const expected: string[][] = [];
    const recurring = {
      expect: async (tasks: readonly { name: string }[]) => (expected.push(tasks.map(({ name }) => name)), ['of-a-former-release']),
    };
    warnings.length = 0;
    return {
      queue,
      expected,
      schedules: new RecurringSchedules(queue, recurring, { waits }, {
        warn: (_: object, sentence: string) => void warnings.push(sentence),
      } as never),
    };
  };

  it('exist after the start of a worker, for every task, and are noted as expected', async () => {
    const { queue, expected, schedules } = opened();
    expect(await schedules.assert()).toBe(true);
    expect([[...queue.stored], expected, warnings]).toEqual([names, [names], []]);
  });

  it('are restored after a queue was emptied, which is logged', async () => {
    const { queue, schedules } = opened();
    await schedules.assert();
    queue.stored.clear();
    expect(await schedules.assert()).toBe(true);
    expect([[...queue.stored], warnings]).toEqual([names, ['The queue had lost schedules of recurring tasks; they stand again.']]);
  });

  it('do not keep a worker from its start while the queue is away, and exist when it is back', async () => {
    const { queue, schedules } = opened();
    queue.isAway = true;
    expect(await schedules.assert()).toBe(false);
    expect(warnings).toEqual(['The schedules of recurring tasks could not be asserted; it is tried again within seconds.']);
    queue.isAway = false;
    expect([await schedules.assert(), [...queue.stored].filter((name) => names.includes(name))]).toEqual([true, names]);
  });
});
