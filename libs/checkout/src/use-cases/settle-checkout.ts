import { NotFound, type Clock, type IdGenerator } from '@svc/kernel';
import type { AskedAttempt, AskProviders, AskProvidersQuery, CheckoutName } from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import type { CheckoutMoney } from '../domain/settlement/decide-settlement';
import { decideLapse, isOver } from '../domain/holds/time-to-pay';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import type { JudgeLateMoney } from './judge-late-money';
import { lockWithMoney, NotJudged, settleWithin } from './settle-within';

export interface SettleCheckoutCommand extends CheckoutName, Pick<AskProvidersQuery, 'asker'> {
  /** For whoever has heard of money: asks about every attempt, also of a checkout that has ended. */
  fresh?: boolean;
}

/** The checkout as it is now, and whether every provider that was asked gave an answer by which it could be settled. */
export interface SettledCheckout {
  checkout: Checkout;
  isComplete: boolean;
}

/**
 * Makes of a checkout what its provider and the clock say: the one path for callbacks, reads, return pages and sweepers
 * (ADR 0028 r1). A provider that does not answer changes nothing, and leaves the settlement incomplete. Throws NotFound.
 */
export class SettleCheckout {
  constructor(
    private readonly asking: Pick<AskProviders, 'execute'>,
    private readonly work: CheckoutUnitOfWork,
    private readonly judging: Pick<JudgeLateMoney, 'execute'>,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async execute({ fresh = false, asker, ...name }: SettleCheckoutCommand): Promise<SettledCheckout> {
    const seen = await this.work.run(({ checkouts }) => checkouts.findWithMoney(name));
    if (!seen) throw new NotFound('checkout');
    const isMoneyAwaited = fresh || seen.attempts.some(({ status }) => ['created', 'pending', 'closing'].includes(status));
    const canChange = fresh || seen.checkout.status === 'open' || seen.checkout.status === 'expired';
    const asked = isMoneyAwaited && canChange ? await this.asking.execute({ ...name, fresh, asker }) : [];
    const isComplete = asked.every(({ truth }) => typeof truth !== 'string');
    if (asked.every(({ truth }) => typeof truth === 'string') && !this.isDue(seen)) return { checkout: seen.checkout, isComplete };
    return { checkout: await this.settleJudged(name, asked), isComplete };
  }

  private async settleJudged(name: CheckoutName, asked: readonly AskedAttempt[]): Promise<Checkout> {
    try {
      return await this.settle(name, asked);
    } catch (error) {
      if (!(error instanceof NotJudged)) throw error;
      return this.settle(name, asked, await this.judging.execute(error.checkout));
    }
  }

  private settle(name: CheckoutName, asked: readonly AskedAttempt[], isForSale?: boolean): Promise<Checkout> {
    return this.work.run(async (tx) => {
      const money = await lockWithMoney(tx, name);
      if (!money) throw new NotFound('checkout');
      return settleWithin(tx, money, { asked, isForSale, ids: this.ids, now: this.clock.now() });
    });
  }

  private isDue({ checkout, attempts }: CheckoutMoney): boolean {
    const now = this.clock.now();
    return checkout.status === 'open' && (isOver(checkout, now) || decideLapse(checkout, attempts, now) !== undefined);
  }
}
