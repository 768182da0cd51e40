import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CHECKOUT_QUEUE, RemindOfSaving, SAVING_REMINDER_QUEUE, SettleCheckout } from '@svc/checkout';
import { JobQueues } from '@svc/composition';
import { nameOf, type CheckoutName } from '@svc/payments';

const CONCURRENCY = 5;

/**
 * Settles checkouts whose time, or that of their stock, is over. One that stays open, since its provider does not answer, stays
 * due. Has those reminded who save up for one.
 */
@Injectable()
export class CheckoutProcessor implements OnApplicationBootstrap {
  constructor(
    @Inject(JobQueues) private readonly queues: JobQueues,
    @Inject(SettleCheckout) private readonly settling: SettleCheckout,
    @Inject(RemindOfSaving) private readonly reminding: RemindOfSaving,
  ) {}

  onApplicationBootstrap(): void {
    this.queues.answer(CHECKOUT_QUEUE, (subject) => this.settling.execute({ ...checkoutOf(subject), asker: 'worker' }), CONCURRENCY);
    this.queues.answer(SAVING_REMINDER_QUEUE, (subject) => this.reminding.execute(checkoutOf(subject)), CONCURRENCY);
  }
}

function checkoutOf(subject: string): CheckoutName {
  const { id: checkoutId, ...owner } = nameOf(subject);
  return { ...owner, checkoutId };
}
