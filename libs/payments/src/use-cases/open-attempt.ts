import type { PaymentAttempt, PaymentInstructions } from '../domain/payment';
import { ProviderRefused } from '../domain/payment.errors';
import type { MoneyUnitOfWork } from '../ports/money-tx';
import type { OpenCharge } from '../ports/payment-gateway';
import type { PaymentGateways } from '../ports/payment-gateways';
import type { PaymentWaits } from '../domain/payment-waits';
import type { Within } from './within';

const NO_INSTRUCTIONS: PaymentInstructions = { accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };

/** Has the provider open an attempt that is recorded: outside any transaction, and the same charge however often it is called. */
export class OpenAttempt {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly work: MoneyUnitOfWork,
    private readonly within: Within,
    private readonly waits: Pick<PaymentWaits, 'openMs'>,
  ) {}

  /**
   * The attempt as it is now: `pending` with instructions, `failed` when the provider will not charge, or what others have
   * made of it meanwhile.
   * @throws ProviderUnavailable; the attempt stays `created` and may be opened again
   */
  async execute(charge: OpenCharge): Promise<PaymentAttempt> {
    const { attempt } = charge;
    const answer = await this.ask(charge);
    return this.work.run(({ attemptWork }) => attemptWork.opened(attempt, answer));
  }

  private async ask(charge: OpenCharge) {
    try {
      const opened = await this.within(this.waits.openMs, async (signal) => (await this.gateways.of(charge.attempt)).open(charge, signal));
      return { ...opened, status: 'pending' as const };
    } catch (error) {
      if (error instanceof ProviderRefused) return { status: 'failed' as const, instructions: NO_INSTRUCTIONS };
      throw error;
    }
  }
}
