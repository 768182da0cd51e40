import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueues, LOGGER, MAINTENANCE_QUEUE, RecurringTasks, ServiceConfig, type Logger } from '@svc/composition';
import { BackOff } from '@svc/kernel';
import { maintenanceTasks } from './maintenance-tasks';

/** Bounds of the pauses after assertions that failed, ms: a queue that comes back empty gets its schedules soon. */
const SOON_MS = 5_000;
const LATEST_MS = 30_000;

/**
 * Asserts, in each worker, that the queue has a schedule for every maintenance task: at its start, and once a minute, since a
 * queue that is emptied or replaced loses its schedules without any error (D-142).
 */
@Injectable()
export class RecurringSchedules implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly tasks = maintenanceTasks(this.config.waits);
  private readonly pauses = new BackOff({ firstMs: SOON_MS, mostMs: Math.min(LATEST_MS, this.config.waits.assertMs) }, Math.random);
  private next?: NodeJS.Timeout;
  private stopped = false;
  private hasBegun = false;

  constructor(
    @Inject(JobQueues) private readonly queues: Pick<JobQueues, 'keepSchedules' | 'removeSchedules'>,
    @Inject(RecurringTasks) private readonly recurring: Pick<RecurringTasks, 'expect'>,
    @Inject(ServiceConfig) private readonly config: Pick<ServiceConfig, 'waits'>,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.rest(await this.assert());
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.next);
  }

  /** Asserts all schedules once, and notes the existing tasks. Returns whether it succeeded. */
  async assert(): Promise<boolean> {
    try {
      const former = await this.recurring.expect(this.tasks);
      await this.queues.removeSchedules(MAINTENANCE_QUEUE, former);
      const lost = await this.queues.keepSchedules(
        MAINTENANCE_QUEUE,
        this.tasks.map(({ name, everyMs }) => ({ name, everyMs, payload: { task: name } })),
      );
      if (this.hasBegun && lost.length > 0)
        this.logger.warn({ tasks: lost }, 'The queue had lost schedules of recurring tasks; they stand again.');
      this.hasBegun = true;
      return true;
    } catch (error) {
      this.logger.warn(
        { error: String(error) },
        'The schedules of recurring tasks could not be asserted; it is tried again within seconds.',
      );
      return false;
    }
  }

  private rest(isAsserted: boolean): void {
    if (this.stopped) return;
    if (isAsserted) this.pauses.reset();
    this.next = setTimeout(
      () => void this.assert().then((did) => this.rest(did)),
      isAsserted ? this.config.waits.assertMs : this.pauses.next(),
    );
  }
}
