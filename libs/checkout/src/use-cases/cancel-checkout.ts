import { type Author, type Clock, type IdGenerator, NotFound, refOf } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import { decideCancel } from '../domain/settlement/decide-settlement';
import { CheckoutAlreadyPaid } from '../domain/settlement/settlement.errors';
import { type CheckoutHolder, mayDo, phaseOf } from '../domain/details/checkout-permissions';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import { closeAttempts, lockWithMoney, writeSettlement } from './settle-within';
import { checkOpen } from '../domain/settlement/decide-start';

export interface CancelCheckoutCommand extends CheckoutName {
  holder: CheckoutHolder;
  /** Author of the request, when the buyer cancels it on its page: the audit log records it (ADR 0067). */
  buyer?: Author;
}

/**
 * Ends an open checkout and releases its holds, at once and without asking the provider (§4.6, D-29). One that has ended unpaid
 * stays as it is (D-10). Throws NotFound, also for a holder who may not cancel (D-104), and CheckoutAlreadyPaid.
 */
export class CancelCheckout {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  execute({ holder, buyer, ...name }: CancelCheckoutCommand): Promise<Checkout> {
    return this.work.run(async (tx) => {
      const money = await lockWithMoney(tx, name);
      if (!money || money.checkout.kind === 'balance') throw new NotFound('checkout');
      if (money.checkout.status === 'paid') throw new CheckoutAlreadyPaid();
      if (money.checkout.status !== 'open') return money.checkout;
      const now = this.clock.now();
      const phase = phaseOf(money.checkout, now);
      if (phase !== 'ended' && !mayDo(holder, 'cancel', phase)) throw new NotFound('checkout');
      if (buyer)
        await tx.audit.record(name.workspaceId, buyer, [
          {
            action: 'change',
            subject: { kind: 'checkout', ref: refOf('chk', name.checkoutId) },
            fields: ['status'],
            details: { by: 'buyer' },
          },
        ]);
      return writeSettlement(tx, money, decideCancel(money, now), { ids: this.ids, now, news: new Set() });
    });
  }
}

export interface CloseAccountsCommand {
  name: CheckoutName;
  holder: CheckoutHolder;
}

/**
 * Closes the accounts that are open for transfers to a checkout, so that it can be paid another way, or delivered elsewhere (D-105).
 * Money that was transferred before still counts.
 */
export class CloseAccounts {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, also for a holder who may not do it; CheckoutAlreadyPaid, CheckoutEnded */
  execute({ name, holder }: CloseAccountsCommand): Promise<void> {
    return this.work.run(async (tx) => {
      const money = await lockWithMoney(tx, name);
      if (!money) throw new NotFound('checkout');
      const now = this.clock.now();
      checkOpen(money.checkout, now);
      if (!mayDo(holder, 'pay another way', phaseOf(money.checkout, now))) throw new NotFound('page');
      await closeAttempts(
        tx,
        money.attempts.filter(({ flow }) => flow === 'transfer'),
      );
    });
  }
}
