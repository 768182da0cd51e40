import { eventually, TcpProxy } from '@svc/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source';
import { isDatabaseAway } from './database-away';
import { useDatabase } from '../testing';

const database = useDatabase(1);
const STATEMENT_MS = 300;

describe('a useless connection', () => {
  let proxy: TcpProxy;
  let source: DataSource;

  beforeEach(async () => {
    proxy = await TcpProxy.start();
    source = await createDataSource({
      url: proxy.leadTo(database.url),
      poolSize: 1,
      applicationName: 'useless',
      isTenantScoped: true,
      statementMs: STATEMENT_MS,
    }).initialize();
  });

  afterEach(async () => {
    await source.destroy();
    await proxy.stop();
  });

  const one = () => source.query<{ one: number }[]>('select 1 as one');
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('[ADR 0054 r2] is ended when the network loses its packets, and the next one serves', async () => {
    proxy.swallow(true);
    const failure = await failureOf(one());
    expect(failure).toMatchObject({ code: 'ETIMEDOUT' });
    expect(isDatabaseAway(failure)).toBe(true);
    proxy.swallow(false);
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it('[ADR 0054 r2] is ended with the transaction that it was lost in', async () => {
    const failure = await failureOf(
      source.transaction(async (manager) => {
        proxy.swallow(true);
        await manager.query('select 1');
      }),
    );
    expect(isDatabaseAway(failure)).toBe(true);
    proxy.swallow(false);
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it('[ADR 0054 r2] is ended between two statements of a transaction, which fails by it', async () => {
    const failure = await failureOf(
      source.transaction(async (manager) => {
        await manager.query('select 1');
        const [{ pid }] = await manager.query<[{ pid: number }]>('select pg_backend_pid() as pid');
        await database.source.query('select pg_terminate_backend($1)', [pid]);
        await eventually(
          'the connection is gone',
          async () => (await database.source.query<object[]>('select from pg_stat_activity where pid = $1', [pid])).length === 0,
        );
        await manager.query('select 1');
      }),
    );
    expect(isDatabaseAway(failure)).toBe(true);
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it('[ADR 0054 r3] is not kept when its server takes no writes', async () => {
    const own = () => source.query<[{ pid: number }]>('select pg_backend_pid() as pid').then(([{ pid }]) => pid);
    const before = await own();
    await source.query('set default_transaction_read_only = on');
    const failure = await failureOf(source.query('create table never (id int)'));
    expect(failure).toMatchObject({ code: '25006' });
    expect(isDatabaseAway(failure)).toBe(true);
    expect(await own()).not.toBe(before);
  });

  it('[ADR 0054 r2] is ended when the answer comes after its time, and not before', async () => {
    await expect(source.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
    expect(await one()).toEqual([{ one: 1 }]);
  });
});
