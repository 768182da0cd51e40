import { createTestDatabase, type TestDatabase } from '@svc/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../connection/data-source';
import { RecurringTasks } from './recurring-tasks';
import { sqlOf } from '../work/sql';

const HOUR_MS = 3_600_000;

describe('[D-142] the recurring tasks', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let tasks: RecurringTasks;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource({ url: database.url, poolSize: 2, applicationName: 'recurring tasks' }).initialize();
    tasks = new RecurringTasks(sqlOf(dataSource));
  });
  beforeEach(() => dataSource.query('delete from recurring_task'));
  afterAll(async () => {
    await dataSource?.destroy();
    await database?.drop();
  });

  const ago = (column: string, hours: number, name: string) =>
    dataSource.query(`update recurring_task set ${column} = now() - $1 * interval '1 hour' where name = $2`, [hours, name]);
  const expectAll = () =>
    tasks.expect([
      { name: 'sweep', everyMs: HOUR_MS },
      { name: 'purge', everyMs: 24 * HOUR_MS },
    ]);

  it('are late when they were not done for three of their intervals, and no more once they are done', async () => {
    await expectAll();
    await Promise.all(['sweep', 'purge'].map((name) => tasks.noteDone(name)));
    expect(await tasks.late()).toEqual([]);
    await Promise.all(['sweep', 'purge'].map((name) => ago('done_at', 2.9, name)));
    expect(await tasks.late()).toEqual([]);
    await Promise.all(['sweep', 'purge'].map((name) => ago('done_at', 3.1, name)));
    expect(await tasks.late()).toEqual(['sweep']);
    await ago('done_at', 73, 'purge');
    expect(await tasks.late()).toEqual(['purge', 'sweep']);
    await tasks.noteDone('sweep');
    expect(await tasks.late()).toEqual(['purge']);
  });

  it('are late when they were never done since a worker first named them, however often workers name them', async () => {
    await expectAll();
    await ago('known_since', 3.1, 'sweep');
    await Promise.all([expectAll(), expectAll()]);
    expect(await tasks.late()).toEqual(['sweep']);
  });

  it('go by the interval that present workers name', async () => {
    await expectAll();
    await ago('known_since', 3.1, 'sweep');
    await tasks.expect([{ name: 'sweep', everyMs: 2 * HOUR_MS }]);
    expect(await tasks.late()).toEqual([]);
  });

  it('are deleted when no worker has named them for a day, and late until then', async () => {
    await expectAll();
    await ago('known_since', 23, 'sweep');
    await ago('named_at', 23, 'sweep');
    expect(await tasks.expect([{ name: 'purge', everyMs: 24 * HOUR_MS }])).toEqual([]);
    expect(await tasks.late()).toEqual(['sweep']);
    await ago('named_at', 25, 'sweep');
    expect(await tasks.expect([{ name: 'purge', everyMs: 24 * HOUR_MS }])).toEqual(['sweep']);
    expect(await tasks.late()).toEqual([]);
  });
});
