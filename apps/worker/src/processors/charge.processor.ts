import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueues, LOGGER, type Logger } from '@svc/composition';
import { CloseAttempts, LookBack, PAYMENT_CLOSE_QUEUE, PAYMENT_LOOK_QUEUE } from '@svc/payments';

const CONCURRENCY = 10;

/** Works on charges that nobody is to pay any more: closes them at their provider, and looks later whether money came after all. */
@Injectable()
export class ChargeProcessor implements OnApplicationBootstrap {
  constructor(
    @Inject(JobQueues) private readonly queues: JobQueues,
    @Inject(CloseAttempts) private readonly closeAttempts: CloseAttempts,
    @Inject(LookBack) private readonly lookBack: LookBack,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.queues.answer(PAYMENT_CLOSE_QUEUE, (subject) => this.close(subject), CONCURRENCY);
    this.queues.answer(PAYMENT_LOOK_QUEUE, (subject) => this.look(subject), CONCURRENCY);
  }

  private async close(attempt: string): Promise<void> {
    const isClosed = await this.closeAttempts.execute(attempt);
    if (isClosed === false) this.logger.warn({ attempt }, 'A charge could not be closed at its provider; it is tried again.');
  }

  private async look(attempt: string): Promise<void> {
    const outcome = await this.lookBack.execute(attempt);
    if (outcome === 'given_up') this.logger.error({ attempt }, 'A provider never said whether money came after all; look there by the reference of the payment.');
  }
}
