import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@svc/composition';
import { refOf, tracing } from '@svc/kernel';
import { DestinationList, type DestinationName, DrainDestination, WEBHOOK_DELIVERY_QUEUE } from '@svc/webhooks';
import { z } from 'zod';
import { kindOf, type Processor, tenantPayload } from '../jobs/job-kind';

const CONCURRENCY = 10;

export const destinationPayload = tenantPayload.extend({ destinationId: z.uuid() });

/**
 * Sends the due deliveries of a destination. The job does not wait for the sending, so that a slow destination blocks no place
 * in the queue.
 */
@Injectable()
export class WebhookDeliveryProcessor implements Processor {
  constructor(
    private readonly drain: DrainDestination,
    private readonly destinations: DestinationList,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  readonly jobs = [
    kindOf({
      queue: WEBHOOK_DELIVERY_QUEUE,
      form: destinationPayload,
      concurrency: CONCURRENCY,
      work: async (job) => this.begin(job),
      due: (...limits) => this.destinations.withSomethingDue(...limits),
    }),
  ];

  /** Begins a drain in no trace: it goes on with deliveries of others, and each is recorded in its own. */
  private begin(job: DestinationName): void {
    const draining = tracing().within(undefined, () => this.drain.execute(job));
    draining.catch((error: unknown) => {
      this.logger.warn(
        { workspace: refOf('wks', job.workspaceId), destination: refOf('wdn', job.destinationId), error: String(error) },
        'A webhook destination was left before all was sent; the sweeper enqueues it again.',
      );
    });
  }
}
