import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { JobQueue, type Job, type JobPayload } from '@svc/kernel';
import { assertSchemaCompatibility, createPostgresBackend, Queue, runMigrations, UnrecoverableError, withBackend, Worker } from 'bullmq';
import type { Pool } from 'pg';
import { openQueuePool, withClient, type SettleConnection } from './queue-connections';
import { stands, type Schedule } from './schedules';

export interface QueueOptions {
  /** Postgres holds the queues unless `redisUrl` is given. */
  databaseUrl: string;
  redisUrl?: string;
  /** Gives each new connection to Postgres the settings of the service. */
  settle: SettleConnection;
  /** How long the server lets a statement on Postgres work, ms; 30 s unless told. */
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
  /** From 1. */
  attempt: number;
  error: unknown;
}

/** A job that no attempt can process: it goes to the failed ones of its queue at once, with the reason. */
export class JobRefused extends UnrecoverableError {}

/** Does the work of one job, given the payload as it came; rejecting makes BullMQ try again, a few times, unless by JobRefused. */
export type JobHandler = (payload: unknown) => Promise<unknown>;

interface Closable {
  close(): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

const postgresQueues = withBackend(createPostgresBackend);
const COMMAND_TIMEOUT_MS = 5_000;
const SHUTDOWN_TIMEOUT_MS = 30_000;
const STATEMENT_MS = 30_000;
/** After this time a worker tries again what failed because the database was away. */
const RETRY_MS = 1_000;
/** Connections to Postgres of all queues of a process into which it puts jobs. */
const ENQUEUEING_CONNECTIONS = 4;
const RETRIES = { attempts: 5, backoff: { type: 'exponential', delay: 1_000 }, removeOnComplete: 1_000, removeOnFail: 5_000 };
/** A job is worth nothing once it was processed; the sweeper makes up for one that always fails. */
const ONCE = { attempts: 3, backoff: { type: 'exponential', delay: 500 }, removeOnComplete: true, removeOnFail: 1_000 };
/** By so much a delayed job comes late, so that by the clock of no process it comes early. */
const LATE_MS = 50;

/** BullMQ's queues on Postgres, or on Redis when it has an address. */
export class JobQueues extends JobQueue {
  private readonly queues = new Map<string, Queue>();
  private readonly workers = new Set<Worker>();
  private closing = false;
  private readonly pools = new Map<Closable, Pool>();
  private enqueueing?: Pool;

  constructor(private readonly options: QueueOptions) {
    super();
  }

  /** Jobs for the same work at once are each a job of its own: whoever is at work on it may have looked before the cause of the second was there. */
  async enqueue(jobs: readonly Job[]): Promise<void> {
    const names = [...new Set(jobs.map(({ queue }) => queue))];
    await inTime(
      Promise.all(
        names.map((name) => this.queue(name).addBulk(jobs.filter(({ queue }) => queue === name).map((job) => this.entryOf(job)))),
      ),
    );
  }

  async waiting(queue: string): Promise<number> {
    const { waiting = 0 } = await inTime(this.queue(queue).getJobCounts('waiting'));
    return waiting;
  }

  /**
   * Has a job of each schedule added to the queue every `everyMs`, once for all processes that ask for it by its name. Schedules
   * stand in the queue, which may lose them: it is asked again and again, and changes nothing where they stand. Two that ask in
   * the same moment may each cause a first job, so jobs must bear being done twice. Answers the names of those that did not stand.
   */
  async keepSchedules(queue: string, schedules: readonly Schedule[]): Promise<string[]> {
    return inTime(this.restore(this.queue(queue), schedules));
  }

  /** Ends schedules that nobody asks for any more. */
  async removeSchedules(queue: string, names: readonly string[]): Promise<void> {
    await inTime(Promise.all(names.map((name) => this.queue(queue).removeJobScheduler(name))));
  }

  /** Takes jobs of the queue in this process, at most `concurrency` at a time. */
  process(queue: string, handler: JobHandler, concurrency = 1): void {
    const worker = this.worker(queue, handler, concurrency);
    this.workers.add(worker);
    this.start(worker, () => this.process(queue, handler, concurrency)).catch(this.options.onError);
  }

  /**
   * Removes what waits in queues of a former form, and their schedules: what their jobs were about stands in Postgres. Jobs at
   * work in processes of an earlier version, which may still run beside this one, go on. Answers how many jobs were removed.
   */
  async drain(former: readonly string[]): Promise<number> {
    const removed = await inTime(Promise.all(former.map((name) => this.drainOne(this.queue(name)))), SHUTDOWN_TIMEOUT_MS);
    for (const name of former) this.drop(name, this.queue(name));
    return removed.reduce((sum, count) => sum + count, 0);
  }

  /** Resolves when the queue's database answers. */
  async ping(queue: string): Promise<void> {
    await this.queue(queue).getJobCounts('waiting');
  }

  /** Waits for running jobs, half a minute at most, then lets go of the connections: a worker whose Redis is away could not tell that it ends. */
  async close(): Promise<void> {
    this.closing = true;
    await inTime(Promise.all([...this.workers].map((worker) => this.end(worker))), SHUTDOWN_TIMEOUT_MS).catch(this.options.onError);
    await inTime(Promise.all([...this.queues.values()].map((queue) => this.end(queue)))).catch(this.options.onError);
    const { enqueueing } = this;
    this.enqueueing = undefined;
    await enqueueing?.end();
  }

  /**
   * Ids stay unique when Redis is emptied, and begins to count anew. A moment at which something is due has one job, however
   * often it is enqueued.
   */
  private entryOf({ queue, payload, dueAt }: Job) {
    if (!dueAt) return { name: queue, data: payload, opts: { ...ONCE, jobId: randomUUID() } };
    const delay = Math.max(0, dueAt.getTime() - this.options.now(payload).getTime() + LATE_MS);
    return { name: queue, data: payload, opts: { ...ONCE, delay, jobId: `${Object.values(payload).join('/')}@${dueAt.getTime()}` } };
  }

  private worker(queue: string, handler: JobHandler, concurrency: number): Worker {
    const work = (job: { data: unknown }) => handler(job.data);
    const { redisUrl } = this.options;
    const settings = { concurrency, lockDuration: 30_000, stalledInterval: 5_000, runRetryDelay: RETRY_MS, autorun: false };
    const worker = redisUrl
      ? new Worker(queue, work, { ...settings, connection: redisConnection(redisUrl) })
      : this.pooled(5, (connection) => new postgresQueues.Worker(queue, work, { ...settings, connection }) as unknown as Worker);
    worker.on('failed', (job, error) => {
      this.options.onFailure({ queue, job: (job?.repeatJobKey ? job.name : job?.id) ?? '', attempt: job?.attemptsMade ?? 0, error });
    });
    return this.watch(worker);
  }

  /** BullMQ remembers a first connection that failed, by which a worker would ask for jobs in a loop that lets nothing else run: another is made then. */
  private async start(worker: Worker, again: () => void): Promise<void> {
    try {
      await worker.waitUntilReady();
    } catch (error) {
      this.options.onError(error);
      await pause(RETRY_MS, undefined, { ref: false });
      if (this.closing || !this.workers.delete(worker)) return;
      again();
      return this.end(worker);
    }
    if (!this.closing) await worker.run();
  }

  private async restore(queue: Queue, schedules: readonly Schedule[]): Promise<string[]> {
    const standing = new Map((await queue.getJobSchedulers()).map((scheduler) => [scheduler.key, scheduler]));
    const lost = schedules.filter(({ name, everyMs }) => !stands(standing.get(name), everyMs, Date.now()));
    await Promise.all(
      lost.map(async ({ name, everyMs, payload }) => {
        if (standing.has(name)) await queue.removeJobScheduler(name);
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
    const known = this.queues.get(name);
    if (known) return known;
    const { redisUrl } = this.options;
    const queue = redisUrl
      ? new Queue(name, { connection: { ...redisConnection(redisUrl), enableOfflineQueue: false } })
      : this.queueOnPostgres(name);
    this.queues.set(name, this.watch(queue));
    // BullMQ remembers a first connection that failed, and would never try again.
    queue.waitUntilReady().catch(() => this.drop(name, queue));
    return queue;
  }

  private queueOnPostgres(name: string): Queue {
    this.enqueueing ??= this.openPool(ENQUEUEING_CONNECTIONS).on('error', this.options.onError).setMaxListeners(0);
    return new postgresQueues.Queue(name, { connection: this.enqueueing }) as unknown as Queue;
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

/** Whether BullMQ's own tables in Postgres are those that this build needs. */
export function queuesAreMigrated(databaseUrl: string, settle: SettleConnection): Promise<boolean> {
  return withClient(databaseUrl, settle, (client) =>
    assertSchemaCompatibility(client).then(
      () => true,
      () => false,
    ),
  );
}

/** BullMQ waits for a lost connection as long as it takes. */
async function inTime<T>(work: Promise<T>, ms = COMMAND_TIMEOUT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The queue does not answer.')), ms);
  });
  return Promise.race([work, patience]).finally(() => clearTimeout(timer));
}

/** BullMQ's workers block on their connection and must never give up a command. */
function redisConnection(url: string) {
  return { url, maxRetriesPerRequest: null, retryStrategy: (failures: number) => Math.min(50 * failures, 1_000) };
}
