import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort, OwnRedis, SmtpSink, startService, WebhookSink, type RunningService } from '@svc/testing';
import { Client } from 'pg';
import { PLAIN_STACKS } from '../bench/measured-service';
import type { Sample, TableSize } from './verdict';

/** Gauges of ages, s. */
const AGES = [
  'outbox_oldest_seconds',
  'stamp_lag_seconds',
  'due_oldest_seconds',
  'queue_oldest_waiting_seconds',
  'webhook_failing_oldest_seconds',
];
/** Interval at which received mails and webhooks are dropped: in two hours they would be gigabytes. */
const EMPTY_EVERY_MS = 1_000;
const DRAINED_MS = 600_000;

/** An api and a worker as they are built, with a mail server, a receiver of webhooks, and Redis where there is one. */
export class SoakedService {
  private constructor(
    readonly running: RunningService,
    readonly receivers: WebhookSink,
    private readonly workerUrl: string,
    private readonly logFile: string,
    private readonly database: Client,
    private readonly removals: readonly (() => Promise<unknown>)[],
  ) {}

  static async start(): Promise<SoakedService> {
    const removals: (() => Promise<unknown>)[] = [];
    const folder = await mkdtemp(join(tmpdir(), 'soak-'));
    removals.unshift(() => rm(folder, { recursive: true, force: true }));
    const redis = spawnSync('redis-server', ['--version']).status === 0 ? await OwnRedis.start() : undefined;
    removals.unshift(async () => redis?.kill('SIGTERM'));
    const [mails, receivers] = [await SmtpSink.start(), await WebhookSink.open()];
    removals.unshift(
      () => mails.stop(),
      () => receivers.close(),
    );
    const emptying = setInterval(() => (mails.raw.length = receivers.received.length = 0), EMPTY_EVERY_MS);
    removals.unshift(async () => clearInterval(emptying));
    const logFile = join(folder, 'service.log');
    const running = await startService({
      env: {
        LOG_LEVEL: 'info',
        NODE_OPTIONS: `--max-old-space-size=1024 --require=${PLAIN_STACKS}`,
        SMTP_URL: mails.url,
        MAIL_FROM: 'tickets@shop.example',
        WAITS: 'sweepMs=30000',
        // Small caches are full after the warm-up: what grows then is no cache.
        PRINTED_MEMORY_MB: '8',
        PREPARED_MEMORY_MB: '16',
        ...(redis && { REDIS_URL: redis.url }),
      },
      logFile,
    });
    removals.unshift(() => running.stop());
    const port = String(await freePort());
    await running.startWorker({ WORKER_PORT: port });
    const database = new Client({ connectionString: running.databaseUrl });
    await database.connect();
    removals.unshift(() => database.end());
    return new SoakedService(running, receivers, `http://127.0.0.1:${port}`, logFile, database, removals);
  }

  /** Waits until every mail and webhook has gone out. */
  async drained(): Promise<void> {
    const waiting = async () => (await this.database.query<{ waits: boolean }>(WAITS)).rows[0]!.waits;
    await eventually('every mail and webhook has gone out', async () => !(await waiting()), DRAINED_MS);
  }

  /** Returns its present state. */
  async sample(at: number, requests: number): Promise<Sample> {
    const api = await metricsOf(this.running.urls[0]!);
    const worker = await metricsOf(this.workerUrl);
    const { rows: tables } = await this.database.query<TableSize>(TABLES);
    const redis = api.get('queue_redis_memory_used_bytes');
    return {
      at,
      memory: { api: api.get('process_resident_memory_bytes')!, worker: worker.get('process_resident_memory_bytes')! },
      ...(redis !== undefined && { redis }),
      ages: Object.fromEntries([...api].filter(([name]) => AGES.some((age) => name.startsWith(age)))),
      tables,
      logBytes: (await stat(this.logFile)).size,
      requests,
    };
  }

  async stop(): Promise<void> {
    for (const remove of this.removals) await remove();
  }
}

/** Returns the series of a process by name and labels. */
async function metricsOf(url: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]));
}

const WAITS = `
  select exists (select from message where state in ('due', 'sending')) or exists (select from webhook_delivery where state in ('due', 'sending'))
      or exists (select from outbox) as waits`;

/** Tables with their partitions as one. */
const TABLES = `
  select coalesce(parent.relname, own.relname) as table, sum(stat.n_live_tup)::float8 as live, sum(stat.n_dead_tup)::float8 as dead,
         sum(pg_total_relation_size(own.oid))::float8 as bytes
    from pg_stat_user_tables stat
    join pg_class own on own.oid = stat.relid
    left join pg_inherits on inhrelid = own.oid
    left join pg_class parent on parent.oid = inhparent
   where own.relkind = 'r'
   group by 1 order by 1`;
