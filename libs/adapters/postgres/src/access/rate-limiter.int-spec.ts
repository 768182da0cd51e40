import { rateLimiterContract } from '@svc/access/testing';
import { createTestDatabase } from '@svc/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../connection/data-source';
import { PostgresRateLimiter } from './postgres-rate-limiter';
import { sqlOf } from '../work/sql';

describe('the rate limiter on Postgres', () => {
  rateLimiterContract(async () => {
    const database = await createTestDatabase();
    const [one, two] = await Promise.all([connect(database.url), connect(database.url)]);
    return {
      limiter: new PostgresRateLimiter(sqlOf(one)),
      other: new PostgresRateLimiter(sqlOf(two)),
      advance: (seconds) => passTime(one, seconds),
      close: async () => {
        await Promise.all([one.destroy(), two.destroy()]);
        await database.drop();
      },
    };
  });

  it('deletes the buckets that are full again, and only those', async () => {
    const database = await createTestDatabase();
    const dataSource = await connect(database.url);
    const limiter = new PostgresRateLimiter(sqlOf(dataSource));
    await limiter.take('quick', { perMinute: 60, burst: 10 }, 1);
    await limiter.take('slow', { perMinute: 1, burst: 10 }, 10);
    await passTime(dataSource, 60);

    expect(await limiter.prune()).toBe(1);
    expect(await dataSource.query('select id from rate_bucket')).toEqual([{ id: 'slow' }]);
    await dataSource.destroy();
    await database.drop();
  });

  it('deletes many of them a thousand at a time, so that no statement holds them for long', async () => {
    const database = await createTestDatabase();
    const dataSource = await connect(database.url);
    await dataSource.query(`
      insert into rate_bucket (id, tokens, granted, at, full_at)
      select 'caller ' || n, 1, 0, clock_timestamp(), clock_timestamp() + make_interval(mins => case when n % 10 = 0 then 5 else -5 end) from generate_series(1, 2500) n`);
    const sql = sqlOf(dataSource);
    const sent = jest.spyOn(sql, 'query');

    expect(await new PostgresRateLimiter(sql).prune()).toBe(2_250);
    expect(sent.mock.calls.map(([, values]) => values![1])).toEqual([1_000, 1_000, 1_000, 1_000]);
    expect(await dataSource.query('select count(*)::int as left from rate_bucket')).toEqual([{ left: 250 }]);
    await dataSource.destroy();
    await database.drop();
  });
});

/** Moves the moments written by the real clock, which itself cannot be moved. */
async function passTime(dataSource: DataSource, seconds: number): Promise<void> {
  await dataSource.query('update rate_bucket set at = at - make_interval(secs => $1), full_at = full_at - make_interval(secs => $1)', [
    seconds,
  ]);
}

function connect(url: string): Promise<DataSource> {
  return createDataSource({ url, poolSize: 5, applicationName: 'test' }).initialize();
}
