import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueues, LOGGER, SANDBOX_CALLBACK_QUEUE, SandboxCallbacks, type Logger } from '@svc/composition';
import { PROVIDER_EVENT_QUEUE, REFUND_QUEUE, SendRefunds, WorkOffEvents } from '@svc/payments';

const CONCURRENCY = 10;

/**
 * Works on money when a bell rings: what providers told, refunds, and the callbacks of the sandbox. What fails stays due in Postgres, and the sweeper rings for it in time.
 */
@Injectable()
export class PaymentProcessor implements OnApplicationBootstrap {
  constructor(
    @Inject(JobQueues) private readonly queues: JobQueues,
    @Inject(WorkOffEvents) private readonly workOffEvents: WorkOffEvents,
    @Inject(SendRefunds) private readonly sendRefunds: SendRefunds,
    @Inject(SandboxCallbacks) private readonly sandboxCallbacks: SandboxCallbacks,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.queues.answer(PROVIDER_EVENT_QUEUE, (subject) => this.workOff(subject), CONCURRENCY);
    this.queues.answer(REFUND_QUEUE, (subject) => this.refund(subject), CONCURRENCY);
    this.queues.answer(SANDBOX_CALLBACK_QUEUE, (subject) => this.sandboxCallbacks.deliver(subject), CONCURRENCY);
  }

  private async workOff(event: string): Promise<void> {
    const outcome = await this.workOffEvents.execute(event);
    if (outcome === 'unknown') this.logger.error({ event }, 'A provider told of a payment that nobody knows; it is listed with the exceptions.');
  }

  private async refund(refund: string): Promise<void> {
    const status = await this.sendRefunds.execute(refund);
    if (status === 'failed') this.logger.error({ refund }, 'A provider would not give money back; it is listed with the exceptions.');
    if (status === 'unsent') this.logger.warn({ refund }, 'A refund could not be sent; it is tried again.');
  }
}
