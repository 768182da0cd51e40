import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueues, LOGGER, type Logger } from '@svc/composition';

/** Queues of earlier versions, whose jobs were bare texts. */
export const FORMER_QUEUES: readonly string[] = [
  'webhook-delivery',
  'notification',
  'checkout',
  'saving-reminder',
  'balance-reminder',
  'provider-event',
  'refund',
  'payment-close',
  'payment-look',
  'sandbox-callback',
  'maintenance',
];

/**
 * Empties the queues of earlier versions at each start: Postgres holds the work of their jobs, and the sweeper finds it there.
 */
@Injectable()
export class FormerQueues implements OnApplicationBootstrap {
  constructor(
    @Inject(JobQueues) private readonly queues: Pick<JobQueues, 'drain'>,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'info' | 'warn'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      const drained = await this.queues.drain(FORMER_QUEUES);
      if (drained > 0) this.logger.info({ drained }, 'Jobs of an earlier form were removed; the sweeper enqueues what they were about.');
    } catch (error) {
      this.logger.warn({ error: String(error) }, 'Queues of an earlier form could not be emptied; the next start tries again.');
    }
  }
}
