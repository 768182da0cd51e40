import { testClocksContract } from '@svc/access/testing';
import { useDatabase } from '../testing';
import { PostgresTestClocks, PostgresTestClockStore } from './test-clocks';

const database = useDatabase();

describe('test clocks on Postgres', () => {
  testClocksContract(async () => ({
    clocks: new PostgresTestClocks(database.sql),
    inStore: (work) => database.sql.transaction((sql) => work(new PostgresTestClockStore(sql))),
    workspaceIds: [await database.makeWorkspace(), await database.makeWorkspace()],
  }));

  it('[ADR 0072 r2] stop in SQL as well, to the millisecond, and stop no other clock', async () => {
    const [mine, yours] = [await database.makeWorkspace(), await database.makeWorkspace()];
    await database.sql.transaction(async (sql) => {
      const store = new PostgresTestClockStore(sql);
      await store.lock(mine);
      await store.set(mine, { kind: 'freeze', at: new Date('2040-02-29T12:00:00.123Z') });
    });
    const moments = await database.source.query(
      `select service_now($1, 'test') as frozen, service_now($1, 'live') > clock_timestamp() - interval '1 minute' as live, service_now($1, 'live') < clock_timestamp() + interval '1 minute' as "isReal",
              service_now($2, 'test') < clock_timestamp() + interval '1 minute' as theirs, date_trunc('milliseconds', furthest_service_now()) as furthest`,
      [mine, yours],
    );
    const frozen = new Date('2040-02-29T12:00:00.123Z');
    expect(moments).toEqual([{ frozen, live: true, isReal: true, theirs: true, furthest: frozen }]);
  });

  it('[ADR 0072 r5] let a destination of test mode start afresh when they are reset, and no other', async () => {
    const workspaceId = await database.makeWorkspace();
    const health = { allowance: { tokens: 0, at: 2e12 }, breaker: { pausedUntil: 2e12 }, failures: 3 };
    for (const mode of ['test', 'live']) {
      await database.source.query(
        `insert into webhook_destination (workspace_id, id, url, mode, events, secret, created_at, health) values ($1, gen_random_uuid(), 'https://shop.example', $2, '{}', 'x', now(), $3)`,
        [workspaceId, mode, JSON.stringify(health)],
      );
    }
    await database.sql.transaction((sql) => new PostgresTestClockStore(sql).set(workspaceId, { kind: 'reset' }));
    const left = await database.source.query('select mode, health from webhook_destination where workspace_id = $1 order by mode', [
      workspaceId,
    ]);
    expect(left).toEqual([
      { mode: 'live', health },
      { mode: 'test', health: { failures: 3 } },
    ]);
  });
});
