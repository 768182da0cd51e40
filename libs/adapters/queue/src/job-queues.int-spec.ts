import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { openCluster, parseRedisAddress, type RedisAddress } from '@svc/adapters/redis-client';
import { type Job, type JobPayload, NO_TRACING, traceBy } from '@svc/kernel';
import {
  createTestDatabase,
  describeWithRedis,
  eventually,
  OwnRedisCluster,
  RecordingTracing,
  TcpProxy,
  type TestDatabase,
} from '@svc/testing';
import { createPostgresBackend, Queue, withBackend } from 'bullmq';
import { Client, Pool, type ClientBase } from 'pg';
import { JobQueues, JobRefused, migrateQueues, queuesAreMigrated, type JobFailure } from './job-queues';
import { openQueuePool } from './queue-connections';
import { prefixOf } from './redis-queues';

/** The clock of the service, an hour ahead of the machine's. */
const CLOCK = { now: () => new Date(Date.now() + 3_600_000) };
const of = (workspaceId: string): JobPayload => ({ workspaceId });
const IN_CLUSTER = { maxRetriesPerRequest: null, enableOfflineQueue: true, maxRedirections: 16 };
const STATEMENT_MS = 300;
const SETTLE = 'select pg_backend_pid()::text as pid';

describe('the queues on Postgres', () => behaveAsQueues(() => undefined));

describe('connections of the queues', () => {
  let database: TestDatabase;
  let queues: JobQueues | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => queues?.close());
  afterAll(() => database.drop());

  it('are settled before their first work, those that listen among them', async () => {
    const settled = new Set<string>();
    const settle = async (client: ClientBase): Promise<void> => {
      const { rows } = await client.query<{ pid: string }>(SETTLE);
      settled.add(rows[0]!.pid);
    };
    queues = new JobQueues({ databaseUrl: database.url, settle, now: CLOCK.now, onError: () => undefined, onFailure: () => undefined });
    const processed = new Promise<void>((resolve) => queues!.process('settled', async () => resolve()));
    await queues.enqueue([{ queue: 'settled', payload: of('one') }]);
    await processed;
    await eventually('each open connection is settled', async () => {
      const open = await connectionsOf(database.url);
      const unsettled = open.filter(({ pid }) => !settled.has(pid));
      expect(unsettled.filter(({ statement }) => !['', SETTLE].includes(statement))).toEqual([]);
      return unsettled.length === 0 && open.length > 2 && open.some(({ statement }) => /listen/i.test(statement));
    });
    await queues.close();
    await eventually('no connection is left', async () => (await connectionsOf(database.url)).length === 0);
  });

  it('fail the statement at work when they break, and end no process, though their borrower does not listen for errors', async () => {
    const pool = openQueuePool(database.url, 1, () => Promise.resolve(), STATEMENT_MS);
    const borrowed = await pool.connect();
    const statement = borrowed.query('select pg_sleep(60)');
    streamOf(borrowed).destroy(new Error('cut off'));
    await expect(statement).rejects.toThrow('cut off');
    borrowed.release(true);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('[ADR 0054 r2] are not handed out when they broke in the moment in which they were settled: a worker would listen on them permanently', async () => {
    let isFirst = true;
    const settle = async (client: ClientBase): Promise<void> => {
      await client.query(SETTLE);
      if (isFirst) connectionOf(client).once('readyForQuery', () => connectionOf(client).emit('error', new Error('cut off'))); // As when the message of its end comes in one packet with the answer.
      isFirst = false;
    };
    const pool = openQueuePool(database.url, 1, settle, STATEMENT_MS).on('error', () => undefined);
    await expect(pool.connect()).rejects.toThrow('cut off');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('[ADR 0054 r2] end when the network loses their packets, and others serve', async () => {
    const network = await TcpProxy.start();
    const pool = openQueuePool(network.leadTo(database.url), 1, () => Promise.resolve(), STATEMENT_MS);
    await pool.query('select 1');
    network.swallow(true);
    await expect(pool.query('select 1')).rejects.toThrow('Query read timeout');
    network.swallow(false);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
    await network.stop();
  });

  it('lose neither a queue nor a worker when they break before their first work', async () => {
    let broken = 0;
    const settle = async (client: ClientBase): Promise<void> => {
      await client.query(SETTLE);
      if ((broken += 1) > 6) return;
      setImmediate(() => streamOf(client).destroy(new Error('cut off')));
    };
    queues = new JobQueues({ databaseUrl: database.url, settle, now: CLOCK.now, onError: () => undefined, onFailure: () => undefined });
    const taken: unknown[] = [];
    queues.process('breaking', async (payload) => void taken.push(payload));
    await eventually('the job is enqueued', () =>
      queues!.enqueue([{ queue: 'breaking', payload: of('one') }]).then(
        () => true,
        () => false,
      ),
    );
    await eventually('the job is taken', () => taken.length > 0);
    expect(taken).toEqual([of('one')]);
    expect(broken).toBeGreaterThan(6);
  });

  it('are settled when the queues’ tables are made or checked', async () => {
    const settle = jest.fn(() => Promise.resolve());
    await migrateQueues(database.url, settle);
    expect(await queuesAreMigrated(database.url, settle)).toBe(true);
    expect(settle).toHaveBeenCalledTimes(2);
  });
});

describeWithRedis('the queues on Redis', (url) => behaveAsQueues(() => ({ kind: 'single', url })));

describeWithRedis('[ADR 0168 r2] the queues on a Redis Cluster', () => {
  let cluster: OwnRedisCluster;
  beforeAll(async () => {
    cluster = await OwnRedisCluster.start();
  });
  afterAll(() => cluster.stop());
  behaveAsQueues(() => parseRedisAddress(cluster.url));
});

function behaveAsQueues(redisOf: () => RedisAddress | undefined): void {
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
      redis: redisOf(),
      settle: () => Promise.resolve(),
      now: CLOCK.now,
      onError: () => undefined,
      onFailure: (failure) => failures.push(failure),
    });
    open.push(queues);
    return queues;
  }

  /** Returns BullMQ's own data on a queue. */
  async function rawly<T>(name: string, read: (queue: Queue) => Promise<T>): Promise<T> {
    const redis = redisOf();
    const pool = new Pool({ connectionString: database.url, options: '-c search_path=bullmq' });
    const cluster = redis?.kind === 'cluster' ? openCluster(redis, IN_CLUSTER) : undefined;
    const connection = cluster ?? { url: redis?.kind === 'single' ? redis.url : '' };
    const queue = redis
      ? new Queue(name, { connection, prefix: prefixOf(redis, name) })
      : (new (withBackend(createPostgresBackend).Queue)(name, { connection: pool }) as unknown as Queue);
    const result = await read(queue);
    await queue.close();
    cluster?.disconnect();
    await pool.end();
    return result;
  }

  it('bring a scheduled job to the worker again and again', async () => {
    const queues = connect();
    const payloads: unknown[] = [];
    const seen = new Promise<void>((resolve) => {
      queues.process('rhythm', async (payload) => {
        payloads.push(payload);
        if (payloads.length === 3) resolve();
      });
    });
    await queues.keepSchedules('rhythm', [{ name: 'tick', everyMs: 100, payload: { task: 'tick' } }]);
    await seen;
    expect(payloads.slice(0, 3)).toEqual([{ task: 'tick' }, { task: 'tick' }, { task: 'tick' }]);
  });

  it('[ADR 0161 r2] carry the trace of a job beside its payload, and none where it has none', async () => {
    const tracing = new RecordingTracing();
    traceBy(tracing);
    const queues = connect();
    const done: [string, string | undefined][] = [];
    queues.process('traced.v2', async (payload, trace) => void done.push([(payload as JobPayload).workspaceId, trace]));
    const dueAt = new Date(CLOCK.now().getTime() + 1);
    const job = (workspaceId: string, more: Partial<Job> = {}): Job => ({ queue: 'traced.v2', payload: of(workspaceId), ...more });
    await queues.enqueue([
      job('of none'),
      job('of a payment', { trace: 'payment' }),
      job('of a payment, later', { trace: 'payment', dueAt }),
    ]);
    await tracing.within('request', () => queues.enqueue([job('of the request')]));
    await eventually('all jobs are done', () => Promise.resolve(done.length === 4));
    traceBy(NO_TRACING);
    expect(Object.fromEntries(done)).toEqual({
      'of none': undefined,
      'of a payment': '1',
      'of a payment, later': '1',
      'of the request': '2',
    });
    const name = 'enqueue traced';
    expect(tracing.spans).toMatchObject([
      { name, kind: 'producer', parent: 'payment', isEnded: true },
      { name, kind: 'producer', parent: 'request', isEnded: true },
    ]);
  });

  it('schedule once, however many processes ask', async () => {
    const [one, two] = [connect(), connect()];
    await one.keepSchedules('shared', [{ name: 'sweep', everyMs: 60_000, payload: { task: 'sweep' } }]);
    await two.keepSchedules('shared', [{ name: 'sweep', everyMs: 60_000, payload: { task: 'sweep' } }]);
    const payloads: unknown[] = [];
    const first = new Promise<void>((resolve) => {
      for (const queues of [one, two]) queues.process('shared', async (payload) => void (payloads.push(payload), resolve()));
    });
    await first;
    await Promise.all([one.close(), two.close()]);
    expect(payloads).toEqual([{ task: 'sweep' }]);
  });

  it('[D-142] restore lost schedules, with a job at once, and leave existing ones unchanged', async () => {
    const queues = connect();
    const schedules = ['one', 'other', 'daily'].map((name) => ({ name, everyMs: 60_000, payload: { task: name } }));
    const storedSchedules = () =>
      rawly('kept', async (queue) =>
        Object.fromEntries((await queue.getJobSchedulers()).map(({ key, every, next }) => [key, `${every} ${next}`])),
      );
    expect(await queues.keepSchedules('kept', schedules)).toEqual(['one', 'other', 'daily']);
    const before = await storedSchedules();
    expect(await queues.keepSchedules('kept', schedules)).toEqual([]);
    expect(await storedSchedules()).toEqual(before);

    await rawly('kept', async (queue) => queue.removeJobScheduler('other'));
    const changed = schedules.map((each) => (each.name === 'daily' ? { ...each, everyMs: 90_000 } : each));
    expect(await queues.keepSchedules('kept', changed)).toEqual(['other', 'daily']);
    expect(await storedSchedules()).toEqual({
      one: before['one'],
      other: expect.stringMatching(/^60000 /),
      daily: expect.stringMatching(/^90000 /),
    });
    const seen = new Set<unknown>();
    const all = new Promise<void>((resolve) =>
      queues.process('kept', async (payload) => void (seen.add((payload as { task: string }).task).size === 3 && resolve())),
    );
    await all;
    await queues.removeSchedules('kept', ['one', 'never there']);
    expect(Object.keys(await storedSchedules()).sort()).toEqual(['daily', 'other']);
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
    await queues.keepSchedules('flaky', [{ name: 'once', everyMs: 60_000, payload: {} }]);
    await succeeded;
    expect(attempts).toBe(2);
    expect(failures).toEqual([{ queue: 'flaky', job: 'once', attempt: 1, error: new Error('the network was away') }]);
  });

  it('put a refused job among the failed ones with its reason, and never try it again', async () => {
    const queues = connect();
    const seen: unknown[] = [];
    const next = new Promise<void>((resolve) => {
      queues.process('strict', async (payload) => {
        seen.push((payload as JobPayload).workspaceId);
        if (seen.length === 1) throw new JobRefused('It is about nothing.');
        resolve();
      });
    });
    await queues.enqueue([{ queue: 'strict', payload: of('first') }]);
    await eventually('the job has failed', () => failures.some(({ queue }) => queue === 'strict'));
    await queues.enqueue([{ queue: 'strict', payload: of('second') }]);
    await next;
    expect(seen).toEqual(['first', 'second']);
    expect(failures.filter(({ queue }) => queue === 'strict')).toEqual([
      expect.objectContaining({ attempt: 1, error: expect.any(JobRefused) }),
    ]);
    const failed = await rawly('strict', (queue) => queue.getFailed());
    expect(failed.map(({ data, failedReason }) => ({ data, failedReason }))).toEqual([
      { data: of('first'), failedReason: 'It is about nothing.' },
    ]);
  });

  it('bring each job to one worker, with its payload', async () => {
    const [api, worker, other] = [connect(), connect(), connect()];
    const processed: string[] = [];
    const all = new Promise<void>((resolve) => {
      const process = (name: string) => async (payload: unknown) => {
        if (processed.push(`${name} ${(payload as JobPayload).workspaceId}`) === 101) resolve();
      };
      for (const queues of [worker, other]) {
        queues.process('many', process('many'), 10);
        queues.process('few', process('few'));
      }
    });
    const names = Array.from({ length: 100 }, (_, index) => `workspace ${index}`);
    await api.enqueue([...names.map((name) => ({ queue: 'many', payload: of(name) })), { queue: 'few', payload: of('one') }]);
    await all;
    expect(processed.sort()).toEqual([...names.map((name) => `many ${name}`), 'few one'].sort());
  });

  it('bring a job again that is enqueued while another like it is at work', async () => {
    const queues = connect();
    let times = 0;
    const twice = new Promise<void>((resolve) => {
      queues.process('busy', async () => {
        times += 1;
        if (times === 1) await queues.enqueue([{ queue: 'busy', payload: of('one') }]);
        else resolve();
      });
    });
    await queues.enqueue([{ queue: 'busy', payload: of('one') }]);
    await twice;
    expect(times).toBe(2);
  });

  it('bring a job that is due later no sooner than that, and once, however often it is enqueued', async () => {
    const queues = connect();
    const dueAt = new Date(CLOCK.now().getTime() + 1_000);
    const processed: { name: string; early: boolean }[] = [];
    const marked = new Promise<void>((resolve) => {
      queues.process('later', async (payload) => {
        const { workspaceId: name } = payload as JobPayload;
        processed.push({ name, early: name === 'due' && CLOCK.now() < dueAt });
        if (name === 'mark') resolve();
      });
    });
    await Promise.all([1, 2, 3].map(() => queues.enqueue([{ queue: 'later', payload: of('due'), dueAt }])));
    expect(await queues.waiting('later')).toBe(0);
    await eventually('the job is processed', () => processed.length > 0);
    await queues.enqueue([{ queue: 'later', payload: of('mark') }]);
    await marked;
    expect(processed).toEqual([
      { name: 'due', early: false },
      { name: 'mark', early: false },
    ]);
  });

  it('bring an overdue job at once', async () => {
    const queues = connect();
    const processed = new Promise((resolve) => queues.process('overdue', async (payload) => resolve(payload)));
    await queues.enqueue([{ queue: 'overdue', payload: of('one'), dueAt: new Date(CLOCK.now().getTime() - 60_000) }]);
    expect(await processed).toEqual(of('one'));
  });

  it('count the jobs that nobody has taken yet', async () => {
    const queues = connect();
    expect(await queues.waiting('untaken')).toBe(0);
    await queues.enqueue([
      { queue: 'untaken', payload: of('a') },
      { queue: 'untaken', payload: of('a') },
      { queue: 'untaken', payload: of('b') },
    ]);
    expect(await queues.waiting('untaken')).toBe(3);
  });

  it('enqueue nothing for an empty list', async () => {
    await expect(connect().enqueue([])).resolves.toBeUndefined();
  });

  it('are emptied of waiting and delayed jobs, when they are of a former form', async () => {
    const queues = connect();
    await queues.enqueue([
      { queue: 'former', payload: of('waits') },
      { queue: 'former', payload: of('later'), dueAt: new Date(CLOCK.now().getTime() + 60_000) },
    ]);
    expect(await queues.drain(['former', 'never used'])).toBe(2);
    expect(await queues.drain(['former'])).toBe(0);
    const taken: unknown[] = [];
    const marked = new Promise<void>((resolve) => {
      queues.process('former', async (payload) => {
        taken.push(payload);
        resolve();
      });
    });
    await queues.enqueue([{ queue: 'former', payload: of('mark') }]);
    await marked;
    expect(taken).toEqual([of('mark')]);
  });

  it('lose their schedules when they are of a former form', async () => {
    const queues = connect();
    await queues.keepSchedules('former-rhythm', [{ name: 'tick', everyMs: 60_000, payload: {} }]);
    expect(await rawly('former-rhythm', (queue) => queue.getJobSchedulersCount())).toBe(1);
    await queues.drain(['former-rhythm']);
    expect(await rawly('former-rhythm', (queue) => queue.getJobSchedulersCount())).toBe(0);
  });

  it('answer a ping', async () => {
    await expect(connect().ping('rhythm')).resolves.toBeUndefined();
  });
}

function connectionOf(client: ClientBase): EventEmitter & { stream: Socket } {
  return (client as unknown as { connection: EventEmitter & { stream: Socket } }).connection;
}

function streamOf(client: ClientBase): Socket {
  return connectionOf(client).stream;
}

/** Process id and latest statement of each other connection to a database. One that was just opened is listed before it has a statement. */
async function connectionsOf(url: string): Promise<{ pid: string; statement: string }[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: string; statement: string }>(
    `select pid::text, query as statement from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await client.end();
  return rows;
}
