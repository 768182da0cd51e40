import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RateLimiter } from '@svc/access';
import { JobQueues, LOGGER, MAINTENANCE_QUEUE, type Logger } from '@svc/composition';
import { ForgetOldMessages } from '@svc/notifications';
import { ForgetTestOrders } from '@svc/orders';
import { ForgetOldEvents } from '@svc/webhooks';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Keeps the house tidy: each job is one task that runs at its own rhythm, once for all workers. */
@Injectable()
export class MaintenanceProcessor implements OnApplicationBootstrap {
  private readonly tasks: Record<string, { everyMs: number; run(): Promise<object> }> = {
    'prune-rate-buckets': { everyMs: MINUTE_MS, run: async () => ({ pruned: await this.rateLimiter.prune() }) },
    'forget-old-webhook-events': { everyMs: HOUR_MS, run: async () => ({ forgotten: await this.forgetOldEvents.execute() }) },
    'forget-old-messages': { everyMs: HOUR_MS, run: async () => ({ forgotten: await this.forgetOldMessages.execute() }) },
    'forget-test-orders': { everyMs: HOUR_MS, run: async () => ({ forgotten: await this.forgetTestOrders.execute() }) },
  };

  constructor(
    @Inject(JobQueues) private readonly queues: JobQueues,
    @Inject(RateLimiter) private readonly rateLimiter: RateLimiter,
    @Inject(ForgetOldEvents) private readonly forgetOldEvents: ForgetOldEvents,
    @Inject(ForgetOldMessages) private readonly forgetOldMessages: ForgetOldMessages,
    @Inject(ForgetTestOrders) private readonly forgetTestOrders: ForgetTestOrders,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.queues.process(MAINTENANCE_QUEUE, (job) => this.run(job.name));
    await Promise.all(Object.entries(this.tasks).map(([name, { everyMs }]) => this.queues.schedule(MAINTENANCE_QUEUE, name, everyMs)));
  }

  private async run(name: string): Promise<void> {
    const task = this.tasks[name];
    if (!task) throw new Error(`No maintenance task is called ${name}.`);
    this.logger.debug({ task: name, ...(await task.run()) }, 'maintenance');
  }
}
