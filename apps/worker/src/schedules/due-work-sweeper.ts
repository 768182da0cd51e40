import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { aheadOf, LOGGER, ServiceConfig, waitingQueues, type Logger } from '@svc/composition';
import { JobQueue } from '@svc/kernel';
import { JOB_KINDS, type JobKind } from '../jobs/job-kind';

/** Jobs that may wait in a queue: to enqueue more than workers can take only makes the queue longer. */
const MOST_WAITING = 500;
/** After a sweep that had more to enqueue than that, ms. */
const BACKLOG_MS = 1_000;

/** A kind of job, whose work stands in Postgres and has a moment at which it is due. */
export type DueWork = Pick<JobKind, 'queue' | 'due'>;

/**
 * Enqueues, in each worker, what is due soon as delayed jobs, and whatever is due and no job has brought: it is the net below
 * lost jobs, killed workers and moved clocks. A job too many costs its processor one look.
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
   * Looks once at every kind of work that does not wait (OUTWARD=off); none that fails keeps the others from being looked at. Answers whether there may be more
   * of one than was enqueued.
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
    const found = await due(MOST_WAITING, aheadOf(this.config.waits));
    if (found.length === 0) return false;
    const room = Math.max(0, MOST_WAITING - (await this.queue.waiting(queue)));
    const taken = found.slice(0, room);
    if (taken.length > 0) await this.queue.enqueue(taken.map(({ dueAt, ...payload }) => ({ queue, payload, ...(dueAt && { dueAt }) })));
    return found.length >= room;
  }

  /** The next sweep begins when this one has ended, so that two never overlap. */
  private rest(ms: number): void {
    if (this.stopped) return;
    const { sweepMs } = this.config.waits;
    this.next = setTimeout(
      () => void this.sweep().then((isMoreLeft) => this.rest(isMoreLeft ? Math.min(BACKLOG_MS, sweepMs) : sweepMs)),
      ms,
    );
  }
}
