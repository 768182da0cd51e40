import { createTestDatabase, describeWithRedis, OwnRedis, RunningProcess, type TestDatabase } from '@svc/testing';
import { randomBytes } from 'node:crypto';

describeWithRedis('a process whose Redis is not what its address says', () => {
  let database: TestDatabase;
  let redis: OwnRedis;
  beforeAll(async () => {
    [database, redis] = await Promise.all([createTestDatabase(), OwnRedis.start()]);
  });
  afterAll(async () => {
    await redis.kill();
    await database.drop();
  });

  it.each(['api/main.cjs', 'worker/main.cjs'])('[ADR 0168 r3] does not start, and says why: %s', async (bundle) => {
    const secretKey = randomBytes(32).toString('base64');
    const env = {
      DATABASE_URL: database.url,
      SECRET_KEY: secretKey,
      NODE_ENV: 'development',
      PORT: '0',
      REDIS_URL: `${redis.url},${redis.url}`,
    };
    const refused: unknown = await RunningProcess.start(bundle, env).catch((error: unknown) => error);
    expect(String(refused)).toContain('as a node of a Redis Cluster, but it is a single server');
    expect(String(refused)).toContain('ended with code 78.');
  });
});
