import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { aheadOf, LOGGER, ServiceConfig, waitingQueues, type Logger } from '@svc/composition';
import { JobQueue } from '@svc/kernel';
import { JOB_KINDS, type JobKind } from '../jobs/job-kind';

/** Jobs that may wait in a queue: more than workers can take only make the queue longer. */
const MOST_WAITING = 500;
/** Delay after a sweep that had more to enqueue than that, ms. */
const BACKLOG_MS = 1_000;

/** A kind of job whose work is stored in Postgres with a due moment. */
export type DueWork = Pick<JobKind, 'queue' | 'due'>;

/**
 * Enqueues, in each worker, work that is due soon as delayed jobs, and all due work without a job: it makes up for lost jobs,
 * killed workers and advanced clocks. A superfluous job costs its processor one query.
 */
@Injectable()
export class DueWorkSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private next?: NodeJS.Timeout;
  private stopped = false;

  constructor(
    @Inject(JOB_KINDS) private readonly kinds: readonly DueWork[],
    private readonly queue: JobQueue,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
    @Inject(ServiceConfig) private readonly config: Pick<ServiceConfig, 'outward' | 'waits'>,
  ) {}

  onApplicationBootstrap(): void {
    this.rest(0);
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.next);
  }

  /**
   * Queries each kind of work that does not wait (OUTWARD=off); a failing one does not stop the others. Returns whether there
   * may be more of one than was enqueued.
   */
  async sweep(): Promise<boolean> {
    const waiting = waitingQueues(this.config);
    const kinds = this.kinds.filter(({ queue }) => !waiting.includes(queue));
    const isMoreLeft = await Promise.all(
      kinds.map((kind) =>
        this.enqueueDue(kind).catch((error: unknown) => {
          this.logger.warn({ queue: kind.queue, error: String(error) }, 'Due work could not be enqueued; the next sweep will.');
          return false;
        }),
      ),
    );
    return isMoreLeft.includes(true);
  }

  private async enqueueDue({ queue, due }: DueWork): Promise<boolean> {
    const dueJobs = await due(MOST_WAITING, aheadOf(this.config.waits));
    if (dueJobs.length === 0) return false;
    const room = Math.max(0, MOST_WAITING - (await this.queue.waiting(queue)));
    const taken = dueJobs.slice(0, room);
    if (taken.length > 0) await this.queue.enqueue(taken.map(({ dueAt, ...payload }) => ({ queue, payload, ...(dueAt && { dueAt }) })));
    return dueJobs.length >= room;
  }

  /** Schedules the next sweep after the end of this one, so that two never overlap. */
  private rest(ms: number): void {
    if (this.stopped) return;
    const { sweepMs } = this.config.waits;
    this.next = setTimeout(
      () => void this.sweep().then((isMoreLeft) => this.rest(isMoreLeft ? Math.min(BACKLOG_MS, sweepMs) : sweepMs)),
      ms,
    );
  }
}
