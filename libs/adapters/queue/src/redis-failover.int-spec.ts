import { parseRedisAddress } from '@svc/adapters/redis-client';
import { createTestDatabase, describeWithRedis, eventually, OwnRedisCluster, OwnSentinels, type TestDatabase } from '@svc/testing';
import { JobQueues } from './job-queues';
import { troubleOf } from './queue-trouble';

/** Time limit of `enqueue`, and of what else a process does beside, ms. */
const ENQUEUEING_MS = 7_000;

let database: TestDatabase;
let queues: JobQueues | undefined;
const errors: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function close(): Promise<void> {
  await queues?.close();
  queues = undefined;
}

function open(url: string): JobQueues {
  errors.length = 0;
  return (queues = new JobQueues({
    databaseUrl: database.url,
    redis: parseRedisAddress(url),
    settle: () => Promise.resolve(),
    now: () => new Date(),
    onError: (error) => void errors.push(error),
    onFailure: () => undefined,
  }));
}

/** Enqueues a job, again until it is, as the sweeper does. */
async function sweep(opened: JobQueues, queue: string, workspaceId: string): Promise<void> {
  await eventually(`the job of ${queue} is enqueued`, async () => {
    const begunMs = performance.now();
    const isEnqueued = await opened.enqueue([{ queue, payload: { workspaceId } }]).then(
      () => true,
      () => false,
    );
    expect(performance.now() - begunMs).toBeLessThan(ENQUEUEING_MS);
    return isEnqueued;
  });
}

/** Loses the primary by `lose` while workers wait for jobs, and expects jobs of each queue to be done afterwards, by the same workers. */
async function outlive(opened: JobQueues, names: readonly string[], lose: () => Promise<void>): Promise<void> {
  const done = new Set<string>();
  for (const name of names)
    opened.process(name, async (payload) => void done.add(`${name} ${(payload as { workspaceId: string }).workspaceId}`));
  for (const name of names) await sweep(opened, name, 'before');
  await eventually('jobs are done', () => done.size === names.length);
  await lose();
  await Promise.all(names.map((name) => sweep(opened, name, 'after')));
  await eventually('jobs are done afterwards', () => done.size === 2 * names.length);
  await eventually('the queues are well', () =>
    opened.ping(names[0]!, ...names.slice(1)).then(
      () => true,
      () => false,
    ),
  );
  expect(errors.map((error) => troubleOf(error).level)).not.toContain('error');
}

/** Ends queues whose servers are gone: a client that goes on looking for them would not let Jest end. */
async function endsAlone(opened: JobQueues, goAway: () => Promise<void>): Promise<void> {
  let done = 0;
  opened.process('one', async () => void (done += 1));
  await sweep(opened, 'one', 'before');
  await eventually('the job is done', () => done > 0);
  await goAway();
  await eventually('fetches fail', () => errors.length > 5);
  await opened.close();
}

describeWithRedis('[ADR 0168 r4] queues on a Redis Cluster with replicas', () => {
  let cluster: OwnRedisCluster;
  beforeEach(async () => {
    cluster = await OwnRedisCluster.start({ hasReplicas: true });
  });
  afterEach(async () => {
    await close();
    await cluster.stop();
  });

  it.each([
    ['is killed', 'SIGKILL'],
    ['hangs', 'SIGSTOP'],
  ] as const)('go on after a primary %s', async (_, signal) => {
    await outlive(open(cluster.url), ['one', 'two', 'three', 'four', 'five', 'six'], () => cluster.kill(1, signal));
  });
});

describeWithRedis('[ADR 0168 r4] queues on a Redis Cluster of three nodes', () => {
  let cluster: OwnRedisCluster;
  beforeEach(async () => {
    cluster = await OwnRedisCluster.start();
  });
  afterEach(async () => {
    await close();
    await cluster.stop();
  });

  it('go on when all nodes were killed and come back empty', async () => {
    const all = [0, 1, 2];
    await outlive(open(cluster.url), ['one', 'two', 'three'], async () => {
      await Promise.all(all.map((primary) => cluster.kill(primary)));
      await eventually('fetches fail', () => errors.length > 5);
      await Promise.all(all.map((primary) => cluster.startAgain(primary)));
    });
  });

  it('end in order though all nodes are away', async () => {
    await endsAlone(open(cluster.url), () => cluster.stop());
  });

  it('[ADR 0141 r5] are not well while one node is full, or away, in its own words', async () => {
    const opened = open(cluster.url);
    const names = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
    await opened.ping(...names);
    await cluster.fill(2, true);
    await expect(opened.ping(...names)).rejects.toThrow('OOM');
    await cluster.fill(2, false);
    await opened.ping(...names);
    await cluster.kill(2);
    await eventually('the cluster says that a part of it is away', () =>
      opened.ping(...names).then(
        () => false,
        (error: Error) => troubleOf(error).message.startsWith('A node of the Redis Cluster is away'),
      ),
    );
  });
});

describeWithRedis('[ADR 0168 r4] queues on a primary of Sentinels', () => {
  let sentinels: OwnSentinels;
  beforeEach(async () => {
    sentinels = await OwnSentinels.start({ password: 'secret', sentinelPassword: 'other' });
  });
  afterEach(async () => {
    await close();
    await sentinels.stop();
  });

  it.each([
    ['is killed', 'SIGKILL'],
    ['hangs', 'SIGSTOP'],
  ] as const)('go on after it %s', async (_, signal) => {
    await outlive(open(sentinels.url), ['one', 'two', 'three'], () => sentinels.killPrimary(signal));
  });

  it('end in order though all of them are away', async () => {
    await endsAlone(open(sentinels.url), () => sentinels.stop());
  });
});
