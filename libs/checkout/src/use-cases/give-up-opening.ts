import type { Clock, IdGenerator } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import { decideCancel } from '../domain/settlement/decide-settlement';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import { lockWithMoney, writeSettlement } from './settle-within';

/** Ends a checkout that nobody can pay: what it holds is on sale again at once, and the same request may open another (decisions 3.7). */
export class GiveUpOpening {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  execute(name: CheckoutName): Promise<void> {
    return this.work.run(async (tx) => {
      const money = await lockWithMoney(tx, name);
      if (money?.checkout.status !== 'open') return;
      const now = this.clock.now();
      await writeSettlement(tx, money, decideCancel(money, now), { ids: this.ids, now, news: new Set() });
      await tx.checkouts.freeKey(name);
    });
  }
}
