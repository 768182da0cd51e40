import { type Clock, type Job, type JobQueue, tracing } from '@svc/kernel';
import type { Sql } from './sql';

/** A job that a transaction wants enqueued once it is committed. */
interface NotedJob {
  job: Job;
  /** True when the job is wanted only for a future moment: the writer of a past moment handles it itself. */
  isAhead: boolean;
}

const notes = new WeakMap<Sql, NotedJob[]>();

/** Notes jobs that the transaction of this sql makes due, now or at their `dueAt`. */
export function noteJobs(sql: Sql, ...jobs: readonly Job[]): void {
  note(
    sql,
    jobs.map((job) => ({ job, isAhead: false })),
  );
}

/**
 * Notes jobs for moments that are rewritten with their row, whether or not they have passed; for the past ones nothing is
 * enqueued.
 */
export function noteJobsAhead(sql: Sql, ...jobs: readonly Job[]): void {
  note(
    sql,
    jobs.map((job) => ({ job, isAhead: true })),
  );
}

/** Returns the jobs noted in the transaction of this sql, once. */
export function takeJobs(sql: Sql): readonly NotedJob[] {
  const noted = notes.get(sql) ?? [];
  notes.delete(sql);
  return noted;
}

function note(sql: Sql, jobs: readonly NotedJob[]): void {
  const noted = jobs.map(({ job, isAhead }) => ({ job: inCurrentTrace(job), isAhead }));
  const list = notes.get(sql);
  if (list) list.push(...noted);
  else notes.set(sql, noted);
}

/** Returns a job with the trace that it belongs to: by the time it is enqueued, the current one may be another. */
function inCurrentTrace(job: Job): Job {
  const { trace = tracing().current } = job;
  return trace === undefined ? job : { ...job, trace };
}

/**
 * Enqueues the jobs that committed transactions have noted. Nothing waits for it, and nothing fails by it: jobs that the queue
 * does not take, and those due later than the horizon, are found in Postgres by a sweep before they are due (ADR 0049).
 */
export class CommittedJobs {
  private waiting: Job[] = [];
  private sending?: Promise<void>;

  /**
   * @param horizonMs interval that sweeps never exceed
   * @param onError called with the error of a failed enqueueing
   */
  constructor(
    private readonly queue: Pick<JobQueue, 'enqueue'>,
    private readonly clock: Clock,
    private readonly horizonMs: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Enqueues jobs for the future ones among their moments. Returns at once. */
  enqueueAhead(jobs: readonly Job[]): void {
    this.enqueue(jobs.map((job) => ({ job: inCurrentTrace(job), isAhead: true })));
  }

  /** Enqueues jobs and returns at once. Jobs that come while others are being enqueued go together with the next. */
  enqueue(noted: readonly NotedJob[]): void {
    const wanted = noted.filter((each) => this.isWanted(each)).map(({ job }) => job);
    if (wanted.length === 0) return;
    this.waiting.push(...wanted);
    this.sending ??= tracing().within(undefined, () => this.send());
  }

  /** Resolves when everything so far is enqueued, or given up. */
  async settled(): Promise<void> {
    await this.sending;
  }

  private isWanted({ job: { payload, dueAt }, isAhead }: NotedJob): boolean {
    if (!dueAt) return true;
    const { workspaceId, mode = 'live' } = payload;
    const inMs = dueAt.getTime() - this.clock.now({ workspaceId, mode }).getTime();
    return inMs <= this.horizonMs && (inMs > 0 || !isAhead);
  }

  private async send(): Promise<void> {
    while (this.waiting.length > 0) {
      const jobs = this.waiting;
      this.waiting = [];
      await this.queue.enqueue(jobs).catch(this.onError);
    }
    this.sending = undefined;
  }
}
