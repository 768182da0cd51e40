import type { Clock, IdGenerator } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import { lockWithMoney, settleWithin } from './settle-within';

/**
 * Ends an open checkout, or a running savings plan, of a cancelled event (D-147), without asking the provider. What has ended stays as it
 * is.
 */
export class EndForEvent {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  execute(name: CheckoutName): Promise<void> {
    return this.work.run(async (tx) => {
      const money = await lockWithMoney(tx, name);
      if (money?.checkout.status !== 'open' || !money.checkout.isEventCancelled) return;
      await settleWithin(tx, money, { answers: [], ids: this.ids, now: this.clock.now() });
    });
  }
}
