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
      advance: async (seconds) => void (await one.query('update service_clock set offset_seconds = offset_seconds + $1', [seconds])),
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
    await dataSource.query('update service_clock set offset_seconds = 60');

    expect(await limiter.prune()).toBe(1);
    expect(await dataSource.query('select id from rate_bucket')).toEqual([{ id: 'slow' }]);
    await dataSource.destroy();
    await database.drop();
  });
});

function connect(url: string): Promise<DataSource> {
  return createDataSource({ url, poolSize: 5, applicationName: 'test' }).initialize();
}
