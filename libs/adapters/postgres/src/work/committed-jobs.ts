import type { Clock, Job, JobQueue } from '@svc/kernel';
import type { EntityManager } from 'typeorm';

/** A job that a transaction wants enqueued once it is committed. */
interface NotedJob {
  job: Job;
  /** It is wanted only if its moment is ahead: whoever has come to a moment that is past knows that it is. */
  isAhead: boolean;
}

const notes = new WeakMap<EntityManager, NotedJob[]>();

/** Notes jobs that the transaction of this manager makes due, now or at their `dueAt`. */
export function noteJobs(manager: EntityManager, ...jobs: readonly Job[]): void {
  note(
    manager,
    jobs.map((job) => ({ job, isAhead: false })),
  );
}

/** Notes jobs for moments that are written anew with their row, whether or not they have passed; for the past ones nothing is enqueued. */
export function noteJobsAhead(manager: EntityManager, ...jobs: readonly Job[]): void {
  note(
    manager,
    jobs.map((job) => ({ job, isAhead: true })),
  );
}

/** What was noted in the transaction of this manager. */
export const notedJobs = (manager: EntityManager): readonly NotedJob[] => notes.get(manager) ?? [];

function note(manager: EntityManager, noted: readonly NotedJob[]): void {
  const known = notes.get(manager);
  if (known) known.push(...noted);
  else notes.set(manager, [...noted]);
}

/**
 * Enqueues the jobs that committed transactions have noted. Nobody waits for it, and nobody fails by it: what the queue does
 * not take, and what is due later than the horizon, is found in Postgres by a sweep before it is due (ADR 0049).
 */
export class CommittedJobs {
  private waiting: Job[] = [];
  private sending?: Promise<void>;

  /**
   * @param horizonMs sweeps come more often than this
   * @param onError is given why jobs could not be enqueued
   */
  constructor(
    private readonly queue: Pick<JobQueue, 'enqueue'>,
    private readonly clock: Clock,
    private readonly horizonMs: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Enqueues jobs for the moments among theirs that are ahead. Returns at once. */
  enqueueAhead(jobs: readonly Job[]): void {
    this.enqueue(jobs.map((job) => ({ job, isAhead: true })));
  }

  /** Returns at once. Jobs that come while others are being enqueued go together with the next. */
  enqueue(noted: readonly NotedJob[]): void {
    const wanted = noted.filter((each) => this.isWanted(each)).map(({ job }) => job);
    if (wanted.length === 0) return;
    this.waiting.push(...wanted);
    this.sending ??= this.send();
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
