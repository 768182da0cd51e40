import { createTestDatabase, describeWithRedis, type TestDatabase } from '@svc/testing';
import { JobQueues } from './job-queues';

describe('the queues on Postgres', () => behaveAsQueues(undefined));

describeWithRedis('the queues on Redis', behaveAsQueues);

function behaveAsQueues(redisUrl: string | undefined): void {
  let database: TestDatabase;
  const open: JobQueues[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
  });

  afterEach(async () => {
    await Promise.all(open.splice(0).map((queues) => queues.close()));
  });

  afterAll(() => database.drop());

  function connect(): JobQueues {
    const queues = new JobQueues({
      databaseUrl: database.url,
      redisUrl,
      onError: () => undefined,
    });
    open.push(queues);
    return queues;
  }

  it('bring a scheduled job to the worker again and again', async () => {
    const queues = connect();
    const names: string[] = [];
    const seen = new Promise<void>((resolve) => {
      queues.process('rhythm', async ({ name }) => {
        names.push(name);
        if (names.length === 3) resolve();
      });
    });
    await queues.schedule('rhythm', 'tick', 100);
    await seen;
    expect(names.slice(0, 3)).toEqual(['tick', 'tick', 'tick']);
  });

  it('schedule once, however many processes ask', async () => {
    const [one, two] = [connect(), connect()];
    await one.schedule('shared', 'sweep', 60_000);
    await two.schedule('shared', 'sweep', 60_000);
    const names: string[] = [];
    const first = new Promise<void>((resolve) => {
      for (const queues of [one, two]) queues.process('shared', async ({ name }) => void (names.push(name), resolve()));
    });
    await first;
    await Promise.all([one.close(), two.close()]);
    expect(names).toEqual(['sweep']);
  });

  it('try a failed job again', async () => {
    const queues = connect();
    let attempts = 0;
    const succeeded = new Promise<void>((resolve) => {
      queues.process('flaky', async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('the network was away');
        resolve();
      });
    });
    await queues.schedule('flaky', 'once', 60_000);
    await succeeded;
    expect(attempts).toBe(2);
  });

  it('answer a ping', async () => {
    await expect(connect().ping('rhythm')).resolves.toBeUndefined();
  });
}
