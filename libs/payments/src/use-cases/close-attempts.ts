import type { Clock } from '@svc/kernel';
import type { MoneyName } from '../domain/money-name';
import { nextTry } from '../domain/next-try';
import type { CheckoutSettlement } from '../ports/checkout-settlement';
import type { MoneyUnitOfWork } from '../ports/money-tx';
import type { PaymentGateways } from '../ports/payment-gateways';
import type { PaymentWaits } from '../domain/payment-waits';
import type { Within } from './within';

/** Longer than closing and the look after it take together, by so much. */
const SPARE_MS = 10_000;

/** Tells the provider that nobody is to pay an attempt any more, until it knows; then looks whether somebody was quicker. */
export class CloseAttempts {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly work: MoneyUnitOfWork,
    private readonly settlement: CheckoutSettlement,
    private readonly clock: Clock,
    private readonly within: Within,
    private readonly waits: Pick<PaymentWaits, 'closeMs' | 'lookMs'>,
  ) {}

  /** Answers whether it is closed; undefined when it was not due. */
  async execute(name: MoneyName): Promise<boolean | undefined> {
    const { closeMs, lookMs } = this.waits;
    const claimed = await this.work.run(({ attemptWork }) => attemptWork.claimToClose(name, closeMs + lookMs + SPARE_MS));
    if (!claimed) return undefined;
    const { attempt, tries } = claimed;
    try {
      await this.within(closeMs, async (signal) => (await this.gateways.of(attempt)).close(attempt, signal));
      await this.settlement.settle(attempt);
    } catch {
      await this.work.run(({ attemptWork }) => attemptWork.closeLater(name, nextTry(tries, this.clock.now())));
      return false;
    }
    await this.work.run(({ attemptWork }) => attemptWork.closed(name));
    return true;
  }
}
