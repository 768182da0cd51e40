import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RedisAddress } from '@svc/adapters/redis-client';
import { BackOff, JobQueue, type Job, type JobPayload, type TraceContext } from '@svc/kernel';
import { assertSchemaCompatibility, type Queue, runMigrations, UnrecoverableError, type Worker } from 'bullmq';
import type { Pool } from 'pg';
import { EnqueueingSpans } from './enqueueing-spans';
import { FETCH_PAUSES, PatientPostgresWorker, postgresQueues } from './patient-workers';
import { openQueuePool, withClient, type SettleConnection } from './queue-connections';
import { postgresQueueStates, type QueueState, type RedisMemory } from './queue-state';
import { RedisProbe } from './redis-probe';
import { RedisQueues } from './redis-queues';
import { isIntact, type Schedule } from './schedules';

export interface QueueOptions {
  /** Address of Postgres, which holds the queues unless `redis` is given. */
  databaseUrl: string;
  redis?: RedisAddress;
  /** Gives each new connection to Postgres the settings of the service. */
  settle: SettleConnection;
  /** Longest statement on Postgres that the server allows, ms; 30 s by default. */
  statementMs?: number;
  /** The clock by which the jobs of a workspace are due. */
  now(of: JobPayload): Date;
  /** Called for lost connections; BullMQ reconnects by itself. */
  onError(error: unknown): void;
  /** Called for each job that failed. */
  onFailure(failure: JobFailure): void;
}

export interface JobFailure {
  queue: string;
  /** Name of the scheduled job, or id. */
  job: string;
  /** Number of the attempt, from 1. */
  attempt: number;
  error: unknown;
}

/** Thrown for a job that no attempt can process: it fails at once, with the reason. */
export class JobRefused extends UnrecoverableError {}

/**
 * Does the work of one job, given its raw payload and the trace that it belongs to; a rejection makes BullMQ try again, a few times,
 * unless by JobRefused.
 */
export type JobHandler = (payload: unknown, trace?: TraceContext) => Promise<unknown>;

/** Parts of a job of BullMQ that its work is given. */
interface QueuedJob {
  data: unknown;
  opts: { telemetry?: { metadata?: string } };
}

interface Closable {
  close(): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

const COMMAND_TIMEOUT_MS = 5_000;
const SHUTDOWN_TIMEOUT_MS = 30_000;
const STATEMENT_MS = 30_000;
/** Pause after which BullMQ reports the end of a job again, when the database was away. */
const RETRY_MS = 1_000;
/** Connections to Postgres that all queues of a process use for enqueueing. */
const ENQUEUEING_CONNECTIONS = 4;
const RETRIES = { attempts: 5, backoff: { type: 'exponential', delay: 1_000 }, removeOnComplete: 1_000, removeOnFail: 5_000 };
/** Options of jobs that are removed once processed; the sweeper makes up for one that always fails. */
const ONCE = { attempts: 3, backoff: { type: 'exponential', delay: 500 }, removeOnComplete: true, removeOnFail: 1_000 };
/** Delay added to delayed jobs, so that they are early by the clock of no process. */
const LATE_MS = 50;

/** BullMQ's queues on Postgres, or on Redis when it has an address. */
export class JobQueues extends JobQueue {
  private readonly queues = new Map<string, Queue>();
  private readonly workers = new Set<Worker>();
  private closing = false;
  private readonly pools = new Map<Closable, Pool>();
  private enqueueing?: Pool;
  private readonly probe?: RedisProbe;
  private readonly redis?: RedisQueues;

  constructor(private readonly options: QueueOptions) {
    super();
    if (!options.redis) return;
    this.probe = new RedisProbe(options.redis);
    this.redis = new RedisQueues(options.redis, options.onError);
  }

  /** Enqueues jobs without deduplication: a running one may have read the row before the change that enqueued this one. */
  async enqueue(jobs: readonly Job[]): Promise<void> {
    const spans = new EnqueueingSpans(jobs);
    const names = [...new Set(jobs.map(({ queue }) => queue))];
    await spans.during(
      inTime(
        Promise.all(
          names.map((name) =>
            this.queue(name).addBulk(jobs.filter(({ queue }) => queue === name).map((job) => this.entryOf(job, spans.contextOf(job)))),
          ),
        ),
      ),
    );
  }

  async waiting(queue: string): Promise<number> {
    const { waiting = 0 } = await inTime(this.queue(queue).getJobCounts('waiting'));
    return waiting;
  }

  /**
   * Adds a job of each schedule to the queue every `everyMs`, once for all processes that ask for it by its name. The queue
   * may lose its schedules, so this is repeated, and changes nothing where they exist. Two concurrent calls may each cause a
   * first job, so jobs must be safe to repeat. Returns the names of schedules that were missing.
   */
  async keepSchedules(queue: string, schedules: readonly Schedule[]): Promise<string[]> {
    return inTime(this.restore(this.queue(queue), schedules));
  }

  /** Ends schedules that are no longer in use. */
  async removeSchedules(queue: string, names: readonly string[]): Promise<void> {
    await inTime(Promise.all(names.map((name) => this.queue(queue).removeJobScheduler(name))));
  }

  /** Processes jobs of the queue in this process, at most `concurrency` at a time. */
  process(queue: string, handler: JobHandler, concurrency = 1): void {
    this.processPatiently(queue, handler, concurrency, new BackOff(FETCH_PAUSES, Math.random));
  }

  private processPatiently(queue: string, handler: JobHandler, concurrency: number, pauses: BackOff): void {
    const worker = this.worker(queue, handler, concurrency);
    this.workers.add(worker);
    this.start(worker, pauses, () => this.processPatiently(queue, handler, concurrency, pauses)).catch(this.options.onError);
  }

  /**
   * Removes waiting jobs of queues of a former form, and their schedules: Postgres holds the work of these jobs. Jobs at work
   * in processes of an earlier version, which may still run beside this one, go on. Returns the number of removed jobs.
   */
  async drain(former: readonly string[]): Promise<number> {
    const removed = await inTime(Promise.all(former.map((name) => this.drainOne(this.queue(name)))), SHUTDOWN_TIMEOUT_MS);
    for (const name of former) this.drop(name, this.queue(name));
    return removed.reduce((sum, count) => sum + count, 0);
  }

  /**
   * Resolves when the database of the queues answers and takes writes, of which a full or read-only one is not capable. The first queue stands
   * for all, except in a Redis Cluster, where each may be on a node of its own.
   */
  async ping(...queues: [string, ...string[]]): Promise<void> {
    await Promise.all([this.probe?.write(queues), this.queue(queues[0]).getJobCounts('waiting')]);
    if (!this.enqueueing) return;
    const { rows } = await this.enqueueing.query<{ on: boolean }>(`select current_setting('transaction_read_only')::boolean as on`);
    if (rows[0]!.on) throw new Error('The queue is in a read-only transaction: the server is a standby.');
  }

  /** Returns the jobs of queues and, with Redis, its memory. */
  async state(queues: readonly string[]): Promise<{ queues: QueueState[]; memory?: RedisMemory }> {
    if (this.closing) throw new Error('The queues are closed.');
    return this.probe ? this.probe.state(queues) : { queues: await postgresQueueStates(this.enqueueingPool(), queues) };
  }

  /**
   * Waits for running jobs, half a minute at most, then closes the connections: a worker whose Redis is away could not report
   * its end.
   */
  async close(): Promise<void> {
    this.closing = true;
    this.probe?.close();
    await inTime(Promise.all([...this.workers].map((worker) => this.end(worker))), SHUTDOWN_TIMEOUT_MS).catch(this.options.onError);
    await inTime(Promise.all([...this.queues.values()].map((queue) => this.end(queue)))).catch(this.options.onError);
    this.redis?.close();
    const { enqueueing } = this;
    this.enqueueing = undefined;
    await enqueueing?.end();
  }

  /**
   * Returns the entry of a job. Ids stay unique when Redis is emptied and starts its count over. A moment at which something
   * is due has one job, however often it is enqueued.
   */
  private entryOf({ queue, payload, dueAt }: Job, trace: TraceContext | undefined) {
    const opts = trace === undefined ? ONCE : { ...ONCE, telemetry: { metadata: trace } };
    if (!dueAt) return { name: queue, data: payload, opts: { ...opts, jobId: randomUUID() } };
    const delay = Math.max(0, dueAt.getTime() - this.options.now(payload).getTime() + LATE_MS);
    return { name: queue, data: payload, opts: { ...opts, delay, jobId: `${Object.values(payload).join('/')}@${dueAt.getTime()}` } };
  }

  private worker(queue: string, handler: JobHandler, concurrency: number): Worker {
    const work = ({ data, opts }: QueuedJob) => handler(data, opts.telemetry?.metadata);
    const settings = { concurrency, lockDuration: 30_000, stalledInterval: 5_000, runRetryDelay: RETRY_MS, autorun: false };
    const worker = this.redis
      ? this.redis.worker(queue, work, settings)
      : this.pooled(5, (connection) => new PatientPostgresWorker(queue, work, { ...settings, connection }) as unknown as Worker);
    worker.on('failed', (job, error) => {
      this.options.onFailure({ queue, job: (job?.repeatJobKey ? job.name : job?.id) ?? '', attempt: job?.attemptsMade ?? 0, error });
    });
    return this.watch(worker);
  }

  /**
   * Starts a worker. BullMQ remembers a first connection that failed, by which a worker would ask for jobs in a busy loop:
   * another worker is made then.
   */
  private async start(worker: Worker, pauses: BackOff, again: () => void): Promise<void> {
    try {
      await worker.waitUntilReady();
    } catch (error) {
      this.options.onError(error);
      await pause(pauses.next(), undefined, { ref: false });
      if (this.closing || !this.workers.delete(worker)) return;
      again();
      return this.end(worker);
    }
    if (!this.closing) await worker.run();
  }

  private async restore(queue: Queue, schedules: readonly Schedule[]): Promise<string[]> {
    const stored = new Map((await queue.getJobSchedulers()).map((scheduler) => [scheduler.key, scheduler]));
    const lost = schedules.filter(({ name, everyMs }) => !isIntact(stored.get(name), everyMs, Date.now()));
    await Promise.all(
      lost.map(async ({ name, everyMs, payload }) => {
        if (stored.has(name)) await queue.removeJobScheduler(name);
        await queue.upsertJobScheduler(name, { every: everyMs }, { name, data: payload, opts: RETRIES });
      }),
    );
    return lost.map(({ name }) => name);
  }

  private async drainOne(queue: Queue): Promise<number> {
    for (const { key } of await queue.getJobSchedulers()) await queue.removeJobScheduler(key);
    const before = await queue.getJobCountByTypes('waiting', 'delayed');
    await queue.drain(true);
    return before - (await queue.getJobCountByTypes('waiting', 'delayed'));
  }

  private queue(name: string): Queue {
    const existing = this.queues.get(name);
    if (existing) return existing;
    const queue = this.redis ? this.redis.queue(name) : this.queueOnPostgres(name);
    this.queues.set(name, this.watch(queue));
    // BullMQ remembers a first connection that failed, and would never try again.
    queue.waitUntilReady().catch(() => this.drop(name, queue));
    return queue;
  }

  private queueOnPostgres(name: string): Queue {
    return new postgresQueues.Queue(name, { connection: this.enqueueingPool() }) as unknown as Queue;
  }

  private enqueueingPool(): Pool {
    this.enqueueing ??= this.openPool(ENQUEUEING_CONNECTIONS).on('error', this.options.onError).setMaxListeners(0);
    return this.enqueueing;
  }

  private drop(name: string, queue: Queue): void {
    if (this.queues.get(name) === queue) this.queues.delete(name);
    this.end(queue).catch(this.options.onError);
  }

  /** Makes a worker on a pool of its own, which ends with it. */
  private pooled<T extends Closable>(max: number, make: (pool: Pool) => T): T {
    const pool = this.openPool(max);
    const resource = make(pool);
    this.pools.set(resource, pool);
    return resource;
  }

  private openPool(max: number): Pool {
    const { databaseUrl, settle, statementMs = STATEMENT_MS } = this.options;
    return openQueuePool(databaseUrl, max, settle, statementMs);
  }

  private async end(resource: Closable): Promise<void> {
    await resource.close();
    await this.pools.get(resource)?.end();
    this.pools.delete(resource);
  }

  private watch<T extends Closable>(resource: T): T {
    resource.on('error', (error) => this.options.onError(error));
    return resource;
  }
}

/** Makes BullMQ's own tables in Postgres; safe to repeat. */
export async function migrateQueues(databaseUrl: string, settle: SettleConnection): Promise<void> {
  await withClient(databaseUrl, settle, (client) => runMigrations(client));
}

/** Returns whether BullMQ's own tables in Postgres are those that this build needs. */
export function queuesAreMigrated(databaseUrl: string, settle: SettleConnection): Promise<boolean> {
  return withClient(databaseUrl, settle, (client) =>
    assertSchemaCompatibility(client).then(
      () => true,
      () => false,
    ),
  );
}

/** Rejects after a time limit, since BullMQ waits for a lost connection without an end. */
async function inTime<T>(work: Promise<T>, ms = COMMAND_TIMEOUT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The queue does not answer.')), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
