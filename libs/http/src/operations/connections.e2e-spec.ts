import { readConfig } from '@svc/composition';
import { describeWithRedis, eventually, startService, type RunningService } from '@svc/testing';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const { poolSize } = readConfig({
  NODE_ENV: 'development',
  DATABASE_URL: 'postgres://localhost/any',
  SECRET_KEY: randomBytes(32).toString('base64'),
}).database;
/** Connections that PostgreSQL reserves for its administrators, and those for a migration, a backup and manual queries. */
const KEPT_FREE = 3 + 12;
const MAX_CONNECTIONS = 200;

describeWithRedis('connections to the database, with queues on Redis', (redisUrl) => {
  let service: RunningService;
  let database: Client;
  beforeAll(async () => {
    service = await startService({ env: { REDIS_URL: redisUrl } });
    await service.startWorker();
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database?.end();
    await service?.stop();
  });

  /** Returns the number of connections for each purpose, by names without the ids of their processes. */
  async function held(): Promise<Record<string, number>> {
    const { rows } = await database.query<{ name: string; count: number }>(
      `select regexp_replace(application_name, '\\d+ ', '') as name, count(*)::int as count from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() group by 1`,
    );
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  }

  it('are those that docs/operations.md lists, also while more requests come at once than there are', async () => {
    const asking = Promise.all(Array.from({ length: 300 }, () => service.client.get('/readyz')));
    await eventually('the pool of the api is full', async () => (await held())['api'] === poolSize);
    await asking;
    const { api, worker, ...sessions } = await held();
    expect(api).toBeLessThanOrEqual(poolSize);
    expect(worker).toBeLessThanOrEqual(poolSize);
    expect(sessions).toEqual({ 'api changes': 1, 'api stamps': 1, 'worker changes': 1, 'worker stamps': 1, 'worker outbox': 1 });
  });

  it('leave room for 8 apis and 4 workers where PostgreSQL allows 200', () => {
    expect(8 * (poolSize + 3) + 4 * (poolSize + 3)).toBeLessThanOrEqual(MAX_CONNECTIONS - KEPT_FREE);
  });
});
