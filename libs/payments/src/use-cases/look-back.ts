import type { Clock } from '@svc/kernel';
import type { MoneyName } from '../domain/money-name';
import { nextLook } from '../domain/next-look';
import type { CheckoutSettlement } from '../ports/checkout-settlement';
import type { MoneyUnitOfWork } from '../ports/money-tx';

/** Longer than a settlement takes with a provider that does not answer. */
const LEASE_MS = 60_000;

/** Asks about an attempt that has ended whether money came after all, though nobody told us: it is settled, or goes back (D-29). */
export class LookBack {
  constructor(
    private readonly work: MoneyUnitOfWork,
    private readonly settlement: CheckoutSettlement,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers whether it will look again, or has given up on a provider that never
   * answered; undefined when it was not due.
   */
  async execute(name: MoneyName): Promise<'again' | 'done' | 'given_up' | undefined> {
    const claimed = await this.work.run(({ attemptWork }) => attemptWork.claimToLook(name, LEASE_MS));
    if (!claimed) return undefined;
    const isAnswered = await this.settlement.settle(claimed.attempt).then(() => true, () => false);
    const looks = isAnswered ? claimed.looks + 1 : claimed.looks;
    const dueAt = nextLook({ looks, tries: claimed.tries, isAnswered, now: this.clock.now() });
    await this.work.run(({ attemptWork }) => attemptWork.looked(name, { looks, dueAt }));
    if (dueAt) return 'again';
    return isAnswered ? 'done' : 'given_up';
  }
}
