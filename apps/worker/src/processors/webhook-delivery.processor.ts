import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, type Logger } from '@svc/composition';
import { DrainDestination, WEBHOOK_DELIVERY_QUEUE } from '@svc/webhooks';
import { JobRunner } from '../jobs/job-runner';
import { WebhookDeliveryJob } from '../jobs/jobs';

const CONCURRENCY = 10;

/**
 * Sends what is due of a destination. Nobody waits for the sending, so that a destination which is slow to answer takes no
 * place in the queue from the others.
 */
@Injectable()
export class WebhookDeliveryProcessor implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobRunner,
    private readonly drain: DrainDestination,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.process(WEBHOOK_DELIVERY_QUEUE, WebhookDeliveryJob, async (job) => this.begin(job), CONCURRENCY);
  }

  private begin(job: WebhookDeliveryJob): void {
    this.drain.execute(job).catch((error: unknown) => {
      this.logger.warn(
        { destinationId: job.destinationId, error: String(error) },
        'A webhook destination was left before all was sent; the sweeper enqueues it again.',
      );
    });
  }
}
