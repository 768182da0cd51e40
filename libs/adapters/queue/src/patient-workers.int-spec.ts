import { createTestDatabase, describeWithRedis, eventually, OwnRedis, type TestDatabase } from '@svc/testing';
import { Redis } from 'ioredis';
import { JobQueues } from './job-queues';
import { troubleOf } from './queue-trouble';

/** Sum of the first four pauses, ms. */
const FOUR_PAUSES_MS = 1_500;

describeWithRedis('queues whose Redis refuses writes', () => {
  let database: TestDatabase;
  let redis: OwnRedis;
  let queues: JobQueues | undefined;
  const refusedAt: number[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    redis = await OwnRedis.start();
  });
  afterEach(() => queues?.close());
  afterAll(async () => {
    await redis.kill('SIGTERM');
    await database.drop();
  });

  function open(): JobQueues {
    refusedAt.length = 0;
    return (queues = new JobQueues({
      databaseUrl: database.url,
      redis: { kind: 'single', url: redis.url },
      settle: () => Promise.resolve(),
      now: () => new Date(),
      onError: (error) => {
        if (troubleOf(error).level === 'error') refusedAt.push(performance.now());
      },
      onFailure: () => undefined,
    }));
  }

  it.each([
    ['full', (isSo: boolean) => redis.fill(isSo)],
    ['read-only', (isSo: boolean) => redis.followNobody(isSo)],
  ])('[ADR 0141 r1] fetch with growing pauses while it is %s, and take jobs again afterwards', async (state, become) => {
    jest.spyOn(Math, 'random').mockReturnValue(1);
    const taken: unknown[] = [];
    const opened = open();
    await opened.enqueue(['first', 'second'].map((workspaceId) => ({ queue: state, payload: { workspaceId } })));
    opened.process(state, async (payload) => {
      if (taken.push(payload) === 1) await become(true);
    });
    await eventually('fetches fail', () => refusedAt.length >= 7);
    expect(refusedAt[6]! - refusedAt[0]!).toBeGreaterThan(FOUR_PAUSES_MS);
    await become(false);
    await eventually('the second job is taken', () => taken.length > 1);
  });

  it.each([
    ['full', 'OOM', (isSo: boolean) => redis.fill(isSo)],
    ['read-only', 'READONLY', (isSo: boolean) => redis.followNobody(isSo)],
  ])('[ADR 0141 r5] are not well while it is %s, in its own words, and well afterwards', async (_, words, become) => {
    const opened = open();
    await opened.ping('probed');
    await become(true);
    await expect(opened.ping('probed')).rejects.toThrow(words);
    await become(false);
    await eventually('the queue is well', () =>
      opened.ping('probed').then(
        () => true,
        () => false,
      ),
    );
  });

  it('[ADR 0141 r5] are probed by one key, which expires', async () => {
    const opened = open();
    await opened.ping('probed');
    await opened.ping('probed');
    const client = new Redis(redis.url);
    const keys = await client.keys('svc:*');
    const seconds = await client.ttl(keys[0]!);
    client.disconnect();
    expect([keys.length, seconds > 0 && seconds <= 60]).toEqual([1, true]);
  });
});
