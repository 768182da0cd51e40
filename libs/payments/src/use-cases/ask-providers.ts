import type { AttemptStatus, CheckoutName, PaymentAttempt, PaymentTruth } from '../domain/payment';
import { ATTEMPT_STATUSES } from '../domain/payment';
import type { MoneyUnitOfWork } from '../ports/money-tx';
import type { PaymentGateways } from '../ports/payment-gateways';
import type { PaymentWaits } from '../domain/payment-waits';
import type { Within } from './within';

/** Readers of one checkout share a look that is this young (mechanisms 2.6). */
const SHARED_MS = 2_000;
/** Those that a buyer may be paying just now. */
const LIVE: readonly AttemptStatus[] = ['created', 'pending', 'closing'];

export interface AskProvidersQuery extends CheckoutName {
  /** For whoever has heard of money: asks about every attempt, though others have just done so. */
  fresh?: boolean;
  /** For whoever decides by the answer now: a look that another took does not tell what was seen. */
  alone?: boolean;
  /** Whoever waits for this: somebody who reads (unless told), or a worker, who has more time. */
  asker?: 'reader' | 'worker';
}

export interface AskedAttempt {
  attempt: PaymentAttempt;
  /** `unknown`: the provider did not answer in time; `not_asked`: somebody else has just asked, or nothing is expected of the attempt. */
  truth: PaymentTruth | 'unknown' | 'not_asked';
}

/** What providers say of a checkout's attempts, oldest first. Never within a transaction, and never failing because a provider does. */
export class AskProviders {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly work: MoneyUnitOfWork,
    private readonly within: Within,
    private readonly waits: Pick<PaymentWaits, 'readLookMs' | 'lookMs'>,
  ) {}

  async execute({ fresh = false, alone = fresh, asker = 'reader', ...checkout }: AskProvidersQuery): Promise<AskedAttempt[]> {
    const which = { statuses: fresh ? ATTEMPT_STATUSES : LIVE, restMs: alone ? 0 : SHARED_MS };
    const waitMs = asker === 'reader' ? this.waits.readLookMs : this.waits.lookMs;
    const claimed = await this.work.run(({ attemptWork }) => attemptWork.claimToAsk(checkout, which));
    return Promise.all(claimed.map(async ({ attempt, mine }) => ({ attempt, truth: mine ? await this.truthOf(attempt, waitMs) : 'not_asked' })));
  }

  private async truthOf(attempt: PaymentAttempt, waitMs: number): Promise<PaymentTruth | 'unknown'> {
    try {
      return await this.within(waitMs, async (signal) => (await this.gateways.of(attempt)).look(attempt, signal));
    } catch {
      return 'unknown';
    }
  }
}
