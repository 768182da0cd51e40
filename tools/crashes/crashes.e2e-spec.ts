import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWithRedis, eventually, startService, WebhookSink, type RunningProcess, type RunningService, OwnRedis } from '@svc/testing';
import { Client } from 'pg';
import { parentOf } from '../database/processes.mjs';
import { startDatabase } from '../database/start-database.mjs';
import { root } from '../testing/command';
import { Deletions } from './deletions';

const PRODUCTS = 40;
const LONG_MS = 240_000;

let sink: WebhookSink;

beforeAll(async () => {
  sink = await WebhookSink.open();
});

afterAll(() => sink.close());

describe('queues in Postgres', () => {
  behavesWhenProcessesAreKilled(() => startService({ apis: 2 }));
});

describeWithRedis('queues in Redis', () => {
  let redis: OwnRedis;

  beforeAll(async () => {
    redis = await OwnRedis.start();
  });

  const service = behavesWhenProcessesAreKilled(() => startService({ apis: 2, env: { REDIS_URL: redis.url } }));

  afterAll(() => redis.kill('SIGTERM'));

  it(
    'nothing is lost and nothing invented when Redis is emptied again and again',
    async () => {
      await service().startWorker();
      const deletions = await Deletions.prepare(service(), sink, PRODUCTS);
      const emptying = setInterval(() => void redis.empty(), 20);
      const confirmed = await deletions.run();
      await deletions.hasReceived(PRODUCTS / 4);
      clearInterval(emptying);
      expect(confirmed.size).toBe(PRODUCTS);
      expect(await deletions.allReported()).toMatchObject({ deleted: confirmed, doubles: 0 });
    },
    LONG_MS,
  );

  it(
    'nothing is lost and nothing invented when Redis is killed, and comes back empty',
    async () => {
      await service().startWorker();
      const deletions = await Deletions.prepare(service(), sink, PRODUCTS);
      const running = deletions.run();
      await deletions.hasReceived(3);
      await redis.kill();
      const confirmed = await running;
      await redis.startAgain();
      expect(confirmed.size).toBe(PRODUCTS);
      expect(await deletions.allReported()).toMatchObject({ deleted: confirmed, doubles: 0 });
    },
    LONG_MS,
  );

  it(
    'a worker ends in order though Redis is away',
    async () => {
      const worker = await service().startWorker();
      await redis.kill();
      await worker.stop();
      expect(worker.exitCode).toBe(0);
      await redis.startAgain();
    },
    LONG_MS,
  );
});

describe('a Postgres of its own', () => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof startDatabase>>;
  let service: RunningService;

  beforeAll(async () => {
    dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'crashes-')));
    chmodSync(dataDir, 0o711);
    database = await startDatabase({ dataDir });
    const { status, stderr } = spawnSync(process.execPath, ['dist/api/migrate.cjs'], {
      cwd: root,
      env: { DATABASE_URL: database.url, SECRET_KEY: randomBytes(32).toString('base64') },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    service = await startService({ env: { DATABASE_URL: database.url } });
    await service.startWorker();
  }, LONG_MS);

  afterAll(async () => {
    await service?.stop();
    await database?.stop();
    const pointer = join(dataDir, 'database.json');
    const elsewhere = existsSync(pointer) ? [(JSON.parse(readFileSync(pointer, 'utf8')) as { database: string }).database] : [];
    for (const folder of [dataDir, ...elsewhere]) rmSync(folder, { recursive: true, force: true });
  }, LONG_MS);

  it(
    'nothing is lost and nothing invented when that is killed',
    async () => {
      const deletions = await Deletions.prepare(service, sink, PRODUCTS, database.url);
      const running = deletions.run();
      await deletions.hasReceived(3);
      process.kill(await postmasterOf(database.url), 'SIGKILL');
      const confirmed = await running;
      await eventually(
        'the api is ready again',
        () =>
          service.client.get('/readyz').then(
            ({ status }) => status === 200,
            () => false,
          ),
        120_000,
      );
      await deletions.passTime();
      const { deleted } = await deletions.allReported();
      expect([...confirmed].filter((ref) => !deleted.has(ref))).toEqual([]);
    },
    LONG_MS,
  );
});

/** The suite for queues wherever they are; answers the service, once it runs. */
function behavesWhenProcessesAreKilled(start: () => Promise<RunningService>): () => RunningService {
  let service: RunningService;

  beforeAll(async () => {
    service = await start();
  }, LONG_MS);

  afterAll(() => service?.stop(), LONG_MS);

  it(
    'nothing is lost and nothing invented when an api is killed between its commits',
    async () => {
      const worker = await service.startWorker();
      const deletions = await Deletions.prepare(service, sink, PRODUCTS);
      const [, doomed] = service.processes as [RunningProcess, RunningProcess];
      const running = deletions.run(service.urls[1]);
      await deletions.hasReceived(3);
      await doomed.stop('SIGKILL');
      const confirmed = await running;
      const { deleted, doubles } = await deletions.allReported();
      expect([...confirmed].filter((ref) => !deleted.has(ref))).toEqual([]);
      expect(doubles).toBe(0);
      await worker.stop();
    },
    LONG_MS,
  );

  it(
    'nothing is lost and nothing invented when workers are killed in the middle of it, one after the other; what arrives twice has one id',
    async () => {
      const deletions = await Deletions.prepare(service, sink, PRODUCTS);
      const running = deletions.run();
      for (const share of [1, 2, 3]) {
        const worker = await service.startWorker();
        await deletions.hasReceived(share * 5);
        await worker.stop('SIGKILL');
        await deletions.passTime();
      }
      const confirmed = await running;
      const last = await service.startWorker();
      expect(confirmed.size).toBe(PRODUCTS);
      expect((await deletions.allReported()).deleted).toEqual(confirmed);
      await last.stop();
    },
    LONG_MS,
  );

  return () => service;
}

async function postmasterOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]!.pid)!;
  await client.end();
  return postmaster;
}
