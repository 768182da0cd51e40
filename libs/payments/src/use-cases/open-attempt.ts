import type { PaymentInstructions } from '../domain/payment';
import { ProviderRefused } from '../domain/payment.errors';
import type { OpenCharge } from '../ports/payment-gateway';
import type { PaymentGateways } from '../ports/payment-gateways';
import type { PaymentWaits } from '../domain/payment-waits';
import type { OpeningAnswer } from '../ports/payment-tx';
import type { Within } from './within';

const NO_INSTRUCTIONS: PaymentInstructions = { accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };

/** Has the provider open an attempt that is recorded: outside any transaction, and the same charge however often it is called. */
export class OpenAttempt {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly within: Within,
    private readonly waits: Pick<PaymentWaits, 'openMs'>,
  ) {}

  /**
   * What the provider answered, to be written by the caller together with all that follows from it.
   * @throws ProviderUnavailable; the attempt stays `created` and may be opened again
   */
  async execute(charge: OpenCharge): Promise<OpeningAnswer> {
    try {
      const opened = await this.within(this.waits.openMs, async (signal) => (await this.gateways.of(charge.attempt)).open(charge, signal));
      return { ...opened, status: 'pending' as const };
    } catch (error) {
      if (error instanceof ProviderRefused) return { status: 'failed' as const, instructions: NO_INSTRUCTIONS };
      throw error;
    }
  }
}
