import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, ServiceConfig, type Logger } from '@svc/composition';
import { JobQueue } from '@svc/kernel';
import { DUE_WORK, type DueWork } from './due-work';

/** Bells that may wait in a queue: who rings for more than workers can hear only makes the queue longer. */
const MOST_WAITING = 500;

/**
 * Rings for whatever is due, each second in each worker (a setting of tests): the one way to retries, and the net below lost bells and killed
 * workers. A bell too many costs its processor one look.
 */
@Injectable()
export class DueWorkSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private next?: NodeJS.Timeout;
  private stopped = false;

  constructor(
    @Inject(DUE_WORK) private readonly kinds: readonly DueWork[],
    @Inject(JobQueue) private readonly queue: JobQueue,
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
        this.ringFor(kind).catch((error: unknown) => this.logger.warn({ queue: kind.queue, error: String(error) }, 'Due work could not be rung for; the next sweep will.')),
      ),
    );
  }

  private async ringFor(kind: DueWork): Promise<void> {
    const room = MOST_WAITING - (await this.queue.waiting(kind.queue));
    if (room <= 0) return;
    const subjects = await kind.due(room);
    if (subjects.length > 0) await this.queue.ring(subjects.map((subject) => ({ queue: kind.queue, subject })));
  }

  /** The next sweep begins when this one has ended, so that two never overlap. */
  private rest(): void {
    if (this.stopped) return;
    this.next = setTimeout(() => void this.sweep().finally(() => this.rest()), this.config.waits.sweepMs);
  }
}
