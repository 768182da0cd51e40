import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, SANDBOX_CALLBACK_QUEUE, SandboxCallbacks, type Logger } from '@svc/composition';
import { moneyNameOf, PROVIDER_EVENT_QUEUE, REFUND_QUEUE, SendRefunds, ProcessProviderEvents } from '@svc/payments';
import { JobRunner } from '../jobs/job-runner';
import { ProviderEventJob, RefundJob, SandboxCallbackJob } from '../jobs/jobs';

const CONCURRENCY = 10;

/**
 * Works on money: what providers reported, refunds, and the callbacks of the sandbox. What fails stays due in Postgres, and has
 * another job then.
 */
@Injectable()
export class PaymentProcessor implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobRunner,
    private readonly processProviderEvents: ProcessProviderEvents,
    private readonly sendRefunds: SendRefunds,
    private readonly sandboxCallbacks: SandboxCallbacks,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.process(PROVIDER_EVENT_QUEUE, ProviderEventJob, (job) => this.processEvent(job), CONCURRENCY);
    this.jobs.process(REFUND_QUEUE, RefundJob, (job) => this.refund(job), CONCURRENCY);
    this.jobs.process(SANDBOX_CALLBACK_QUEUE, SandboxCallbackJob, (job) => this.sandboxCallbacks.deliver(job), CONCURRENCY);
  }

  private async processEvent(job: ProviderEventJob): Promise<void> {
    const outcome = await this.processProviderEvents.execute(job);
    if (outcome === 'unknown')
      this.logger.error({ event: moneyNameOf(job) }, 'A provider told of a payment that nobody knows; it is listed with the exceptions.');
  }

  private async refund(job: RefundJob): Promise<void> {
    const status = await this.sendRefunds.execute(job);
    if (status === 'failed')
      this.logger.error({ refund: moneyNameOf(job) }, 'A provider would not give money back; it is listed with the exceptions.');
    if (status === 'unsent') this.logger.warn({ refund: moneyNameOf(job) }, 'A refund could not be sent; it is tried again.');
  }
}
