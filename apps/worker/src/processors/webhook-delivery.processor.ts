import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueues, LOGGER, type Logger } from '@svc/composition';
import { DrainDestination, WEBHOOK_DELIVERY_QUEUE } from '@svc/webhooks';

const CONCURRENCY = 10;

/**
 * Sends what is due of a destination when its bell rings. Nobody waits for the sending, so that a destination which is
 * slow to answer takes no place in the queue from the others.
 */
@Injectable()
export class WebhookDeliveryProcessor implements OnApplicationBootstrap {
  constructor(
    @Inject(JobQueues) private readonly queues: JobQueues,
    @Inject(DrainDestination) private readonly drain: DrainDestination,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.queues.answer(WEBHOOK_DELIVERY_QUEUE, async (destinationId) => this.begin(destinationId), CONCURRENCY);
  }

  private begin(destinationId: string): void {
    this.drain.execute(destinationId).catch((error: unknown) => {
      this.logger.warn({ destinationId, error: String(error) }, 'A webhook destination was left before all was sent; the sweeper rings for it again.');
    });
  }
}
