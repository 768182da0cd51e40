import { createTestDatabase, describeWithRedis, type TestDatabase } from '@svc/testing';
import { Client, type ClientBase } from 'pg';
import { JobQueues, migrateQueues, queuesAreMigrated, type JobFailure } from './job-queues';

describe('the queues on Postgres', () => behaveAsQueues(undefined));

describe('connections of the queues', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('are settled before their first work, those that listen among them', async () => {
    const settled: string[] = [];
    const settle = async (client: ClientBase): Promise<void> => {
      const { rows } = await client.query<{ pid: string }>('select pg_backend_pid()::text as pid');
      settled.push(rows[0]!.pid);
    };
    const queues = new JobQueues({ databaseUrl: database.url, settle, onError: () => undefined, onFailure: () => undefined });
    const heard = new Promise<void>((resolve) => queues.answer('settled', async () => resolve()));
    await queues.ring([{ queue: 'settled', subject: 'one' }]);
    await heard;
    const open = await connectionsOf(database.url);
    expect(open.length).toBeGreaterThan(2);
    expect(settled).toEqual(expect.arrayContaining(open));
    await queues.close();
    expect(await connectionsOf(database.url)).toEqual([]);
  });

  it('are settled when the queues’ tables are made or looked at', async () => {
    const settle = jest.fn(() => Promise.resolve());
    await migrateQueues(database.url, settle);
    expect(await queuesAreMigrated(database.url, settle)).toBe(true);
    expect(settle).toHaveBeenCalledTimes(2);
  });
});

describeWithRedis('the queues on Redis', behaveAsQueues);

function behaveAsQueues(redisUrl: string | undefined): void {
  let database: TestDatabase;
  const open: JobQueues[] = [];
  const failures: JobFailure[] = [];

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
      settle: () => Promise.resolve(),
      onError: () => undefined,
      onFailure: (failure) => failures.push(failure),
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
    expect(failures).toEqual([{ queue: 'flaky', job: 'once', attempt: 1, error: new Error('the network was away') }]);
  });

  it('bring each bell to one worker, with its subject', async () => {
    const [api, worker, other] = [connect(), connect(), connect()];
    const heard: string[] = [];
    const all = new Promise<void>((resolve) => {
      for (const queues of [worker, other]) {
        queues.answer('bells', async (subject) => hear(`bells ${subject}`), 10);
        queues.answer('more-bells', async (subject) => hear(`more-bells ${subject}`));
      }
      function hear(bell: string): void {
        if (heard.push(bell) === 101) resolve();
      }
    });
    const subjects = Array.from({ length: 100 }, (_, index) => `destination ${index}`);
    await api.ring([...subjects.map((subject) => ({ queue: 'bells', subject })), { queue: 'more-bells', subject: 'message' }]);
    await all;
    expect(heard.sort()).toEqual([...subjects.map((subject) => `bells ${subject}`), 'more-bells message'].sort());
  });

  it('ring for a subject again while somebody is at work on it', async () => {
    const queues = connect();
    let rings = 0;
    const twice = new Promise<void>((resolve) => {
      queues.answer('busy', async () => {
        rings += 1;
        if (rings === 1) await queues.ring([{ queue: 'busy', subject: 'destination' }]);
        else resolve();
      });
    });
    await queues.ring([{ queue: 'busy', subject: 'destination' }]);
    await twice;
    expect(rings).toBe(2);
  });

  it('tell how many bells nobody has heard yet', async () => {
    const queues = connect();
    expect(await queues.waiting('unheard')).toBe(0);
    await queues.ring([{ queue: 'unheard', subject: 'a' }, { queue: 'unheard', subject: 'a' }, { queue: 'unheard', subject: 'b' }]);
    expect(await queues.waiting('unheard')).toBe(3);
  });

  it('ring nothing when there is nothing to ring', async () => {
    await expect(connect().ring([])).resolves.toBeUndefined();
  });

  it('answer a ping', async () => {
    await expect(connect().ping('rhythm')).resolves.toBeUndefined();
  });
}

/** Process ids of who else is connected to a database. */
async function connectionsOf(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: string }>(
    `select pid::text from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}
