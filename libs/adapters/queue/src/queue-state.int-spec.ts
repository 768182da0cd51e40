import { parseRedisAddress, type RedisAddress } from '@svc/adapters/redis-client';
import { createTestDatabase, describeWithRedis, eventually, OwnRedisCluster, type TestDatabase } from '@svc/testing';
import { JobQueues } from './job-queues';

const NAMES = ['state-one.v1', 'state-two.v1'];
const payload = { workspaceId: 'one' };

describe('[ADR 0160 r3] the state of queues on Postgres', () => showsState(() => undefined));
describeWithRedis('[ADR 0160 r3] the state of queues on Redis', (url) => showsState(() => ({ kind: 'single', url })));

describeWithRedis('[ADR 0160 r3] [ADR 0168 r2] the state of queues on a Redis Cluster', () => {
  let cluster: OwnRedisCluster;
  beforeAll(async () => {
    cluster = await OwnRedisCluster.start({ settings: ['--cluster-require-full-coverage', 'no', '--maxmemory', '100mb'] });
  });
  afterAll(() => cluster.stop());

  showsState(() => parseRedisAddress(cluster.url));

  it('is that of the queues whose nodes answer, and the memory of the fullest of them', async () => {
    const database = await createTestDatabase();
    const queues = new JobQueues({
      databaseUrl: database.url,
      redis: parseRedisAddress(cluster.url),
      settle: () => Promise.resolve(),
      now: () => new Date(),
      onError: () => undefined,
      onFailure: () => undefined,
    });
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    const owners = await Promise.all(names.map((name) => cluster.ownerOf(`{${name}}`)));
    expect(new Set(owners).size).toBe(3);
    await eventually('all queues answer', async () => (await queues.state(names).catch(() => ({ queues: [] }))).queues.length === 6);
    await cluster.fill(2, true);
    expect((await queues.state(names)).memory).toEqual({ used: expect.any(Number), most: 1 });
    await cluster.kill(2);
    const alive = names.filter((_, index) => owners[index] !== 2);
    await eventually('the queues of the others answer', async () => {
      const { queues: states } = await queues.state(names);
      return states.length === alive.length && states.every(({ queue }) => alive.includes(queue));
    });
    await queues.close();
    await database.drop();
  });
});

function showsState(redisOf: () => RedisAddress | undefined): void {
  let database: TestDatabase;
  let queues: JobQueues;

  beforeAll(async () => {
    database = await createTestDatabase();
    queues = new JobQueues({
      databaseUrl: database.url,
      redis: redisOf(),
      settle: () => Promise.resolve(),
      now: () => new Date(),
      onError: () => undefined,
      onFailure: () => undefined,
    });
  });
  afterAll(async () => {
    await queues.close();
    await database.drop();
  });

  it('counts jobs by state, and says since when the next one could have been taken', async () => {
    const [busy, idle] = NAMES as [string, string];
    const begunMs = Date.now();
    await queues.enqueue([
      { queue: busy, payload },
      { queue: busy, payload },
      { queue: busy, payload, dueAt: new Date(begunMs + 3_600_000) },
    ]);
    const state = await queues.state(NAMES);
    expect(state.queues).toEqual([
      { queue: busy, waiting: 2, active: 0, delayed: 1, failed: 0, waitingSince: expect.any(Number) },
      { queue: idle, waiting: 0, active: 0, delayed: 0, failed: 0 },
    ]);
    expect(state.queues[0]!.waitingSince! - begunMs).toBeGreaterThanOrEqual(0);
    expect(Date.now() - state.queues[0]!.waitingSince!).toBeGreaterThanOrEqual(0);
    expect(state.memory).toEqual(redisOf() ? expect.objectContaining({ used: expect.any(Number) }) : undefined);

    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    queues.process(busy, () => ended);
    await eventually('one job is at work', async () => (await queues.state([busy])).queues[0]!.active === 1);
    expect((await queues.state([busy])).queues).toMatchObject([{ waiting: 1, active: 1, delayed: 1 }]);
    end();
    await eventually('none waits', async () => (await queues.state([busy])).queues[0]!.waiting === 0);
  });

  it('has a delayed job wait since it was due, while no worker fetches', async () => {
    const queue = 'state-late.v1';
    const dueAt = new Date(Date.now() + 500);
    await queues.enqueue([{ queue, payload, dueAt }]);
    expect((await queues.state([queue])).queues).toEqual([{ queue, waiting: 0, active: 0, delayed: 1, failed: 0 }]);
    await eventually('it is due', async () => (await queues.state([queue])).queues[0]!.waitingSince !== undefined);
    const { waitingSince } = (await queues.state([queue])).queues[0]!;
    expect(Math.abs(waitingSince! - dueAt.getTime())).toBeLessThan(300);
  });

  it('is refused once the queues are closed', async () => {
    const closed = new JobQueues({
      databaseUrl: database.url,
      redis: redisOf(),
      settle: () => Promise.resolve(),
      now: () => new Date(),
      onError: () => undefined,
      onFailure: () => undefined,
    });
    await closed.close();
    await expect(closed.state(NAMES)).rejects.toThrow('closed');
  });
}
