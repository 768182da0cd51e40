import { NotFound, type Clock } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import { checkOpen } from '../domain/settlement/decide-start';
import { mayDo, phaseOf, type CheckoutHolder } from '../domain/details/checkout-permissions';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import { closeAttempts, lockWithMoney } from './settle-within';

export interface CloseAccountsCommand {
  name: CheckoutName;
  holder: CheckoutHolder;
}

/**
 * Closes the accounts that are open for transfers to a checkout, so that it is paid another way, or goes elsewhere (D-105).
 * What was transferred before still counts.
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
      await closeAttempts(tx, money.attempts.filter(({ flow }) => flow === 'transfer'));
    });
  }
}
