import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueues } from '@svc/composition';
import { BALANCE_REMINDER_QUEUE, RemindOfBalance } from '@svc/orders';
import { nameOf } from '@svc/payments';

const CONCURRENCY = 5;

/** Has buyers reminded of what is left to be paid of their orders. */
@Injectable()
export class BalanceProcessor implements OnApplicationBootstrap {
  constructor(
    @Inject(JobQueues) private readonly queues: JobQueues,
    @Inject(RemindOfBalance) private readonly reminding: RemindOfBalance,
  ) {}

  onApplicationBootstrap(): void {
    this.queues.answer(BALANCE_REMINDER_QUEUE, (subject) => this.remind(subject), CONCURRENCY);
  }

  private async remind(subject: string): Promise<void> {
    const { id: orderId, ...owner } = nameOf(subject);
    await this.reminding.execute({ ...owner, orderId });
  }
}
