import { rateLimiterContract } from '@svc/access/testing';
import { createTestDatabase } from '@svc/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../data-source';
import { PostgresRateLimiter } from './postgres-rate-limiter';

describe('the rate limiter on Postgres', () => {
  rateLimiterContract(async () => {
    const database = await createTestDatabase();
    const [one, two] = await Promise.all([connect(database.url), connect(database.url)]);
    return {
      limiter: new PostgresRateLimiter(one),
      other: new PostgresRateLimiter(two),
      advance: (seconds) => passTime(one, seconds),
      close: async () => {
        await Promise.all([one.destroy(), two.destroy()]);
        await database.drop();
      },
    };
  });

  it('forgets the buckets that are full again, and only those', async () => {
    const database = await createTestDatabase();
    const dataSource = await connect(database.url);
    const limiter = new PostgresRateLimiter(dataSource);
    await limiter.take('quick', { perMinute: 60, burst: 10 }, 1);
    await limiter.take('slow', { perMinute: 1, burst: 10 }, 10);
    await passTime(dataSource, 60);

    expect(await limiter.prune()).toBe(1);
    expect(await dataSource.query('select id from rate_bucket')).toEqual([{ id: 'slow' }]);
    await dataSource.destroy();
    await database.drop();
  });
});

/** The real clock cannot be moved: what is written of it is. */
async function passTime(dataSource: DataSource, seconds: number): Promise<void> {
  await dataSource.query('update rate_bucket set at = at - make_interval(secs => $1), full_at = full_at - make_interval(secs => $1)', [seconds]);
}

function connect(url: string): Promise<DataSource> {
  return createDataSource({ url, poolSize: 5, applicationName: 'test' }).initialize();
}
