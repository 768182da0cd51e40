import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@svc/composition';
import { CloseAttempts, LookBack, type MoneyName, moneyNameOf, PAYMENT_CLOSE_QUEUE, PAYMENT_LOOK_QUEUE, PaymentLists } from '@svc/payments';
import { kindOf, moneyPayload, type Processor } from '../jobs/job-kind';

const CONCURRENCY = 10;

/**
 * Works on charges that nobody is to pay any more: closes them at their provider, and checks later whether money arrived after
 * all.
 */
@Injectable()
export class ChargeProcessor implements Processor {
  constructor(
    private readonly closeAttempts: CloseAttempts,
    private readonly lookBack: LookBack,
    private readonly money: PaymentLists,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  readonly jobs = [
    kindOf({
      queue: PAYMENT_CLOSE_QUEUE,
      form: moneyPayload,
      concurrency: CONCURRENCY,
      work: (job) => this.close(job),
      due: (...limits) => this.money.due(PAYMENT_CLOSE_QUEUE, ...limits),
    }),
    kindOf({
      queue: PAYMENT_LOOK_QUEUE,
      form: moneyPayload,
      concurrency: CONCURRENCY,
      work: (job) => this.lookBackAt(job),
      due: (...limits) => this.money.due(PAYMENT_LOOK_QUEUE, ...limits),
    }),
  ];

  private async close(job: MoneyName): Promise<void> {
    const isClosed = await this.closeAttempts.execute(job);
    if (isClosed === false)
      this.logger.warn({ attempt: moneyNameOf(job) }, 'A charge could not be closed at its provider; it is tried again.');
  }

  private async lookBackAt(job: MoneyName): Promise<void> {
    const outcome = await this.lookBack.execute(job);
    if (outcome === 'given_up')
      this.logger.error(
        { attempt: moneyNameOf(job) },
        'A provider never said whether money came after all; look there by the reference of the payment.',
      );
  }
}
