import { randomUUID } from 'node:crypto';
import { JobQueue, type Bell } from '@svc/kernel';
import { assertSchemaCompatibility, createPostgresBackend, Queue, runMigrations, withBackend, Worker } from 'bullmq';
import type { Pool } from 'pg';
import { openQueuePool, withClient, type SettleConnection } from './queue-connections';

export interface QueueOptions {
  /** Postgres holds the queues unless `redisUrl` is given. */
  databaseUrl: string;
  redisUrl?: string;
  /** Gives each new connection to Postgres the settings of the service. */
  settle: SettleConnection;
  /** Told of lost connections; BullMQ reconnects by itself. */
  onError(error: unknown): void;
  /** Told of each job that failed; BullMQ tries it again, a few times. */
  onFailure(failure: JobFailure): void;
  /** Does what answers a bell, knowing of what it rang. */
  within?<T>(subject: string, work: () => Promise<T>): Promise<T>;
}

export interface JobFailure {
  queue: string;
  /** Name of the task, or the subject of the bell. */
  job: string;
  /** From 1. */
  attempt: number;
  error: unknown;
}

/** Does the work of one job; rejecting makes BullMQ try again, a few times. */
export type JobHandler = (job: { name: string; id: string; payload: Record<string, unknown> }) => Promise<void>;

interface Closable {
  close(): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

const postgresQueues = withBackend(createPostgresBackend);
const PATIENCE_MS = 5_000;
const GOODBYE_MS = 30_000;
const RETRIES = { attempts: 5, backoff: { type: 'exponential', delay: 1_000 }, removeOnComplete: 1_000, removeOnFail: 5_000 };
/** A bell is worth nothing once it was heard; one that nobody could answer is rung again by a sweeper. */
const BELL = { attempts: 3, backoff: { type: 'exponential', delay: 500 }, removeOnComplete: true, removeOnFail: 1_000 };

/** BullMQ's queues on Postgres, or on Redis when it has an address. */
export class JobQueues extends JobQueue {
  private readonly queues = new Map<string, Queue>();
  private readonly workers: Worker[] = [];
  private readonly pools = new Map<Closable, Pool>();

  constructor(private readonly options: QueueOptions) {
    super();
  }

  /** Each bell is a job of its own: whoever is at work on the subject may have looked before this bell's cause was there. */
  async ring(bells: readonly Bell[]): Promise<void> {
    const names = [...new Set(bells.map(({ queue }) => queue))];
    await inTime(Promise.all(names.map((name) => this.queue(name).addBulk(bells.filter(({ queue }) => queue === name).map(jobOf)))));
  }

  async waiting(queue: string): Promise<number> {
    const { waiting = 0 } = await inTime(this.queue(queue).getJobCounts('waiting'));
    return waiting;
  }

  /**
   * Has `name` added to the queue every `everyMs`, once for all processes that ask for it. Two that ask for the first
   * time in the same moment may each cause a first job, so jobs must bear being done twice.
   */
  async schedule(queue: string, name: string, everyMs: number): Promise<void> {
    await this.queue(queue).upsertJobScheduler(name, { every: everyMs }, { name, opts: RETRIES });
  }

  /** Takes jobs of the queue in this process, at most `concurrency` at a time. */
  process(queue: string, handler: JobHandler, concurrency = 1): void {
    const work = (job: { name: string; id?: string; data: Record<string, unknown> }) =>
      handler({ name: job.name, id: job.id ?? '', payload: job.data });
    const { redisUrl } = this.options;
    const settings = { concurrency, lockDuration: 30_000, stalledInterval: 5_000 };
    const worker = redisUrl
      ? new Worker(queue, work, { ...settings, connection: redisConnection(redisUrl) })
      : this.pooled(5, (connection) => new postgresQueues.Worker(queue, work, { ...settings, connection }) as unknown as Worker);
    worker.on('failed', (job, error) => {
      const { subject = job?.name ?? '' } = (job?.data ?? {}) as { subject?: string };
      this.options.onFailure({ queue, job: subject, attempt: job?.attemptsMade ?? 0, error });
    });
    this.workers.push(this.watch(worker));
  }

  /** Has each bell of the queue answered in this process, at most `concurrency` at a time; rejecting has it ring again, a few times. */
  answer(queue: string, answer: (subject: string) => Promise<unknown>, concurrency = 1): void {
    const { within = (_, work) => work() } = this.options;
    this.process(queue, async ({ payload }) => {
      const subject = String(payload['subject']);
      await within(subject, () => answer(subject));
    }, concurrency);
  }

  /** Resolves when the queue's database answers. */
  async ping(queue: string): Promise<void> {
    await this.queue(queue).getJobCounts('waiting');
  }

  /** Waits for running jobs, half a minute at most, then lets go of the connections: a worker whose Redis is away could not tell that it ends. */
  async close(): Promise<void> {
    await inTime(Promise.all(this.workers.map((worker) => this.end(worker))), GOODBYE_MS).catch(this.options.onError);
    await inTime(Promise.all([...this.queues.values()].map((queue) => this.end(queue)))).catch(this.options.onError);
  }

  private queue(name: string): Queue {
    const known = this.queues.get(name);
    if (known) return known;
    const { redisUrl } = this.options;
    const queue = redisUrl
      ? new Queue(name, { connection: { ...redisConnection(redisUrl), enableOfflineQueue: false } })
      : this.pooled(2, (connection) => new postgresQueues.Queue(name, { connection }) as unknown as Queue);
    this.queues.set(name, this.watch(queue));
    // BullMQ remembers a first connection that failed, and would never try again.
    queue.waitUntilReady().catch(() => this.drop(name, queue));
    return queue;
  }

  private drop(name: string, queue: Queue): void {
    if (this.queues.get(name) === queue) this.queues.delete(name);
    this.end(queue).catch(this.options.onError);
  }

  /** Makes a queue or worker on a pool of its own, which ends with it. */
  private pooled<T extends Closable>(max: number, make: (pool: Pool) => T): T {
    const pool = openQueuePool(this.options.databaseUrl, max, this.options.settle);
    const resource = make(pool);
    this.pools.set(resource, pool);
    return resource;
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
  return withClient(databaseUrl, settle, (client) => assertSchemaCompatibility(client).then(() => true, () => false));
}

/** An id that stays unique when Redis is emptied, and begins to count anew. */
function jobOf({ subject }: Bell) {
  return { name: 'bell', data: { subject }, opts: { ...BELL, jobId: randomUUID() } };
}

/** BullMQ waits for a lost connection as long as it takes. */
async function inTime<T>(work: Promise<T>, ms = PATIENCE_MS): Promise<T> {
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
