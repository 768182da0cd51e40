import { factOf } from '@svc/contracts';
import type { Clock, IdGenerator } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import { isSavingUp, nextSavingReminder } from '../domain/savings/saving';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';

/** Reminds the buyer of a savings plan of its deadline, once each time it is due. */
export class RemindOfSaving {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Answers whether the buyer is reminded; a plan that has ended meanwhile is not reminded of any more. */
  execute(name: CheckoutName): Promise<boolean> {
    return this.work.run(async ({ checkouts, outbox }) => {
      const checkout = await checkouts.lock(name);
      const now = this.clock.now();
      const { saving, orderId } = checkout ?? {};
      if (!checkout || !saving?.remindAt || !orderId || !isSavingUp(checkout) || saving.remindAt > now) return false;
      const { workspaceId, mode, checkoutId } = name;
      await outbox.append([factOf('saving.reminded.v1', { id: this.ids.next(), workspaceId, mode }, { checkoutId, orderId })]);
      await checkouts.update({ ...checkout, saving: { ...saving, remindAt: nextSavingReminder(checkout, now) } });
      return true;
    });
  }
}
