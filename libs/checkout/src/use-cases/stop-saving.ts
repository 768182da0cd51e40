import { type Author, type Clock, type IdGenerator, NotFound, refOf } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import { factOf } from '@svc/contracts';
import type { Checkout } from '../domain/checkout';
import { decideCancel } from '../domain/settlement/decide-settlement';
import { CheckoutAlreadyPaid } from '../domain/settlement/settlement.errors';
import { type CheckoutHolder, mayDo, phaseOf } from '../domain/details/checkout-permissions';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import { lockWithMoney, writeSettlement } from './settle-within';
import { isSavingUp, nextSavingReminder } from '../domain/savings/saving';

export interface StopSavingCommand {
  name: CheckoutName;
  /** Holder that stops it: a merchant's (`secret`) refunds all savings, a buyer's the share that its terms name. */
  holder: CheckoutHolder;
  /** Person of the merchant, for the audit log. */
  author?: Author;
}

/**
 * Ends a savings plan before it is complete, without asking the provider (D-15). One that has ended stays as it is.
 * Throws NotFound, also when no part was ever paid and for a holder who may not stop it (D-104), and CheckoutAlreadyPaid.
 */
export class StopSaving {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  execute({ name, holder, author }: StopSavingCommand): Promise<Checkout> {
    return this.work.run(async (tx) => {
      const money = await lockWithMoney(tx, name);
      if (!money?.checkout.saving?.startedAt) throw new NotFound('checkout');
      if (money.checkout.status === 'paid') throw new CheckoutAlreadyPaid();
      if (money.checkout.status !== 'open') return money.checkout;
      const now = this.clock.now();
      const phase = phaseOf(money.checkout, now);
      if (phase !== 'ended' && !mayDo(holder, 'cancel', phase)) throw new NotFound('page');
      if (author)
        await tx.audit.record(name.workspaceId, author, [
          { action: 'change', subject: { kind: 'savings_plan', ref: refOf('chk', name.checkoutId) }, fields: ['status'] },
        ]);
      return writeSettlement(tx, money, decideCancel(money, now, holder === 'secret' ? 'merchant' : 'buyer'), {
        ids: this.ids,
        now,
        news: new Set(),
      });
    });
  }
}

/** Sends the buyer of a savings plan the reminder of its deadline, once each time it is due. */
export class RemindOfSaving {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Returns true when the buyer is reminded; a plan that has ended meanwhile gets no reminder. */
  execute(name: CheckoutName): Promise<boolean> {
    return this.work.run(async ({ checkouts, outbox }) => {
      const checkout = await checkouts.lock(name);
      const now = this.clock.now();
      const { saving, orderId } = checkout ?? {};
      if (!checkout || !saving?.remindAt || !orderId || !isSavingUp(checkout) || checkout.isEventCancelled || saving.remindAt > now)
        return false;
      const { workspaceId, mode, checkoutId } = name;
      await outbox.append([factOf('saving.reminded.v1', { id: this.ids.next(), workspaceId, mode }, { checkoutId, orderId })]);
      await checkouts.update({ ...checkout, saving: { ...saving, remindAt: nextSavingReminder(checkout, now) } });
      return true;
    });
  }
}
