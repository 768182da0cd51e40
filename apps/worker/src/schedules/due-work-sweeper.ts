import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, ServiceConfig, type Logger } from '@svc/composition';
import { JobQueue } from '@svc/kernel';
import { DUE_WORK, type DueWork } from './due-work';

/** Jobs that may wait in a queue: to enqueue more than workers can take only makes the queue longer. */
const MOST_WAITING = 500;

/**
 * Enqueues whatever is due and no job has brought, in each worker: the net below lost jobs, killed workers and moved clocks.
 * A job too many costs its processor one look.
 */
@Injectable()
export class DueWorkSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private next?: NodeJS.Timeout;
  private stopped = false;

  constructor(
    @Inject(DUE_WORK) private readonly kinds: readonly DueWork[],
    private readonly queue: JobQueue,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
    @Inject(ServiceConfig) private readonly config: Pick<ServiceConfig, 'waits'>,
  ) {}

  onApplicationBootstrap(): void {
    this.rest();
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.next);
  }

  /** Looks once at every kind of work; none that fails keeps the others from being looked at. */
  async sweep(): Promise<void> {
    await Promise.all(
      this.kinds.map((kind) =>
        this.enqueueDue(kind).catch((error: unknown) => this.logger.warn({ queue: kind.queue, error: String(error) }, 'Due work could not be enqueued; the next sweep will.')),
      ),
    );
  }

  private async enqueueDue(kind: DueWork): Promise<void> {
    const room = MOST_WAITING - (await this.queue.waiting(kind.queue));
    if (room <= 0) return;
    const payloads = await kind.due(room);
    if (payloads.length > 0) await this.queue.enqueue(payloads.map((payload) => ({ queue: kind.queue, payload })));
  }

  /** The next sweep begins when this one has ended, so that two never overlap. */
  private rest(): void {
    if (this.stopped) return;
    this.next = setTimeout(() => void this.sweep().finally(() => this.rest()), this.config.waits.sweepMs);
  }
}
