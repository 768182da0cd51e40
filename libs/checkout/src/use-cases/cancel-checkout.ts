import { NotFound, type Clock, type IdGenerator } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import { decideCancel } from '../domain/settlement/decide-settlement';
import { CheckoutAlreadyPaid } from '../domain/settlement/settlement.errors';
import { mayDo, phaseOf, type CheckoutHolder } from '../domain/details/checkout-permissions';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import { lockWithMoney, writeSettlement } from './settle-within';

export interface CancelCheckoutCommand extends CheckoutName {
  holder: CheckoutHolder;
}

/**
 * Ends an open checkout and sets free what it holds, at once and without asking the provider (§4.6, D-29). One that has
 * ended unpaid stays as it is (D-10). Throws NotFound, also for a holder who may not cancel (D-104), and CheckoutAlreadyPaid.
 */
export class CancelCheckout {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  execute({ holder, ...name }: CancelCheckoutCommand): Promise<Checkout> {
    return this.work.run(async (tx) => {
      const money = await lockWithMoney(tx, name);
      if (!money || money.checkout.kind === 'balance') throw new NotFound('checkout');
      if (money.checkout.status === 'paid') throw new CheckoutAlreadyPaid();
      if (money.checkout.status !== 'open') return money.checkout;
      const now = this.clock.now();
      const phase = phaseOf(money.checkout, now);
      if (phase !== 'ended' && !mayDo(holder, 'cancel', phase)) throw new NotFound('checkout');
      return writeSettlement(tx, money, decideCancel(money, now), { ids: this.ids, now, news: new Set() });
    });
  }
}
