import type { AttemptStatus, CheckoutName, PaymentAttempt, PaymentTruth } from '../domain/payment';
import { ATTEMPT_STATUSES } from '../domain/payment';
import type { MoneyUnitOfWork } from '../ports/money-tx';
import type { PaymentGateways } from '../ports/payment-gateways';
import type { PaymentWaits } from '../domain/payment-waits';
import type { Within } from './within';

/** Those that a buyer may be paying just now. */
const LIVE: readonly AttemptStatus[] = ['created', 'pending', 'closing'];

export interface AskProvidersQuery extends CheckoutName {
  /** For whoever has heard of money: asks about every attempt, also those that have ended. */
  fresh?: boolean;
  /** Whoever waits for this: somebody who reads (unless told), or a worker, who has more time. */
  asker?: 'reader' | 'worker';
}

export interface AskedAttempt {
  attempt: PaymentAttempt;
  /** `unknown`: the provider did not answer in time; `not_asked`: nothing is expected of the attempt. */
  truth: PaymentTruth | 'unknown' | 'not_asked';
}

/** What providers say now of a checkout's attempts, oldest first: whoever reads often shares looks (`SettleForReaders`, D-97). Never within a transaction, and never failing because a provider does. */
export class AskProviders {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly work: MoneyUnitOfWork,
    private readonly within: Within,
    private readonly waits: Pick<PaymentWaits, 'readLookMs' | 'lookMs'>,
  ) {}

  async execute({ fresh = false, asker = 'reader', ...checkout }: AskProvidersQuery): Promise<AskedAttempt[]> {
    const statuses = fresh ? ATTEMPT_STATUSES : LIVE;
    const waitMs = asker === 'reader' ? this.waits.readLookMs : this.waits.lookMs;
    const known = await this.work.run(({ attempts }) => attempts.ofCheckout(checkout));
    return Promise.all(known.map(async (attempt) => ({ attempt, truth: statuses.includes(attempt.status) ? await this.truthOf(attempt, waitMs) : 'not_asked' })));
  }

  private async truthOf(attempt: PaymentAttempt, waitMs: number): Promise<PaymentTruth | 'unknown'> {
    try {
      return await this.within(waitMs, async (signal) => (await this.gateways.of(attempt)).look(attempt, signal));
    } catch {
      return 'unknown';
    }
  }
}
