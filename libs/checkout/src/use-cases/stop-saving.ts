import { NotFound, refOf, type Author, type Clock, type IdGenerator } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import { decideCancel } from '../domain/settlement/decide-settlement';
import { CheckoutAlreadyPaid } from '../domain/settlement/settlement.errors';
import { mayDo, phaseOf, type CheckoutHolder } from '../domain/details/checkout-permissions';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import { lockWithMoney, writeSettlement } from './settle-within';

export interface StopSavingCommand {
  name: CheckoutName;
  /** When the merchant stops it (`secret`), all that was saved goes back; when the buyer does, as much as its terms say. */
  holder: CheckoutHolder;
  /** A person of the merchant: the audit log records what they ended. */
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
      if (author) await tx.audit.record(name.workspaceId, author, [{ action: 'change', subject: { kind: 'savings_plan', ref: refOf('chk', name.checkoutId) }, fields: ['status'] }]);
      return writeSettlement(tx, money, decideCancel(money, now, holder === 'secret' ? 'merchant' : 'buyer'), { ids: this.ids, now, news: new Set() });
    });
  }
}
