import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CHECKOUT_QUEUE, SettleCheckout } from '@svc/checkout';
import { JobQueues } from '@svc/composition';
import { nameOf } from '@svc/payments';

const CONCURRENCY = 5;

/** Settles checkouts whose time, or that of their stock, is over. One that stays open, since its provider does not answer, stays due. */
@Injectable()
export class CheckoutProcessor implements OnApplicationBootstrap {
  constructor(
    @Inject(JobQueues) private readonly queues: JobQueues,
    @Inject(SettleCheckout) private readonly settling: SettleCheckout,
  ) {}

  onApplicationBootstrap(): void {
    this.queues.answer(CHECKOUT_QUEUE, (subject) => this.settle(subject), CONCURRENCY);
  }

  private async settle(subject: string): Promise<void> {
    const { id: checkoutId, ...owner } = nameOf(subject);
    await this.settling.execute({ ...owner, checkoutId });
  }
}
