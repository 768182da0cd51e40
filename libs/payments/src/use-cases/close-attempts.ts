import type { Clock } from '@svc/kernel';
import { nameOf } from '../domain/money-name';
import { nextTry } from '../domain/next-try';
import type { CheckoutSettlement } from '../ports/checkout-settlement';
import type { MoneyUnitOfWork } from '../ports/money-tx';
import type { PaymentGateways } from '../ports/payment-gateways';
import { inTime, type Within } from './within';

const LEASE_MS = 60_000;
const CLOSE_MS = 8_000;

/** Tells the provider that nobody is to pay an attempt any more, until it knows; then looks whether somebody was quicker. */
export class CloseAttempts {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly work: MoneyUnitOfWork,
    private readonly settlement: CheckoutSettlement,
    private readonly clock: Clock,
    private readonly within: Within,
  ) {}

  /** @param subject as `subjectOf` writes it. Answers whether it is closed; undefined when it was not due. */
  async execute(subject: string): Promise<boolean | undefined> {
    const name = nameOf(subject);
    const claimed = await this.work.run(({ attemptWork }) => attemptWork.claimToClose(name, LEASE_MS));
    if (!claimed) return undefined;
    const { attempt, tries } = claimed;
    try {
      await inTime(this.within, CLOSE_MS, this.gateways.of(attempt).then((gateway) => gateway.close(attempt)));
      await this.settlement.settle(attempt);
    } catch {
      await this.work.run(({ attemptWork }) => attemptWork.closeLater(name, nextTry(tries, this.clock.now())));
      return false;
    }
    await this.work.run(({ attemptWork }) => attemptWork.closed(name));
    return true;
  }
}
