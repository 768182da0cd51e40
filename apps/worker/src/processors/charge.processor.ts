import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, type Logger } from '@svc/composition';
import { CloseAttempts, LookBack, moneyNameOf, PAYMENT_CLOSE_QUEUE, PAYMENT_LOOK_QUEUE } from '@svc/payments';
import { JobRunner } from '../jobs/job-runner';
import { PaymentCloseJob, PaymentLookJob } from '../jobs/jobs';

const CONCURRENCY = 10;

/** Works on charges that nobody is to pay any more: closes them at their provider, and looks later whether money came after all. */
@Injectable()
export class ChargeProcessor implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobRunner,
    private readonly closeAttempts: CloseAttempts,
    private readonly lookBack: LookBack,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.process(PAYMENT_CLOSE_QUEUE, PaymentCloseJob, (job) => this.close(job), CONCURRENCY);
    this.jobs.process(PAYMENT_LOOK_QUEUE, PaymentLookJob, (job) => this.look(job), CONCURRENCY);
  }

  private async close(job: PaymentCloseJob): Promise<void> {
    const isClosed = await this.closeAttempts.execute(job);
    if (isClosed === false)
      this.logger.warn({ attempt: moneyNameOf(job) }, 'A charge could not be closed at its provider; it is tried again.');
  }

  private async look(job: PaymentLookJob): Promise<void> {
    const outcome = await this.lookBack.execute(job);
    if (outcome === 'given_up')
      this.logger.error(
        { attempt: moneyNameOf(job) },
        'A provider never said whether money came after all; look there by the reference of the payment.',
      );
  }
}
