import { maintenanceTasks } from './maintenance-tasks';
import { retentionTasks } from './retention';

const TASKS = maintenanceTasks({ codeSweepMs: 30_000 } as Parameters<typeof maintenanceTasks>[0]);

describe('maintenance tasks', () => {
  it('have names of their own, by which the queue knows them', () => {
    expect(new Set(TASKS.map(({ name }) => name)).size).toBe(TASKS.length);
  });

  it.each(TASKS.filter((task) => !retentionTasks.includes(task)).map((task) => [task.name, task] as const))(
    '%s does the work of one use case, and returns its result',
    async (_, { run }) => {
      const work = async () => 7;
      const doers: unknown[] = [];
      const get = (doer: unknown) => {
        doers.push(doer);
        return { run: work, execute: work } as never;
      };
      expect(await run(get)).toBe(7);
      expect(doers).toEqual([expect.any(Function)]);
    },
  );
});
