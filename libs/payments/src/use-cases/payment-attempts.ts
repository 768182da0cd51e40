import type { Clock } from '@svc/kernel';
import {
  ATTEMPT_STATUSES,
  type AttemptStatus,
  type MoneyName,
  type PaymentAttempt,
  type PaymentInstructions,
  type PaymentTruth,
} from '../domain/payment';
import { KeyNotAccepted, ProviderRefused } from '../domain/payment.errors';
import { isSameRefusal, refusalOf } from '../domain/refusal';
import type { OpenCharge, PaymentGateways } from '../ports/payment-gateway';
import { nextLook, nextTry, type PaymentWaits } from '../domain/retries';
import type { CheckoutSettlement, MoneyUnitOfWork, OpeningAnswer } from '../ports/payment-tx';
import type { RefusalLog } from '../ports/refusal-log';

/**
 * Has work done within so many milliseconds. Its signal is aborted when they are over: whatever the work asks of others ends
 * with it. Rejects as the work does, and with ProviderUnavailable at the end, also when the work does not heed the signal.
 */
export type Within = <T>(ms: number, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

const NO_INSTRUCTIONS: PaymentInstructions = { accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };

/** Has the provider open an attempt that is recorded: outside any transaction, and the same charge however often it is called. */
export class OpenAttempt {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly within: Within,
    private readonly waits: Pick<PaymentWaits, 'openMs'>,
    private readonly log: RefusalLog,
  ) {}

  /**
   * What the provider answered, to be written by the caller together with all that follows from it. A key that it does not take
   * is a refusal like others.
   * @throws ProviderUnavailable; the attempt stays `created` and may be opened again
   */
  async execute(charge: OpenCharge): Promise<OpeningAnswer> {
    try {
      const opened = await this.within(this.waits.openMs, async (signal) => (await this.gateways.of(charge.attempt)).open(charge, signal));
      return { ...opened, status: 'pending' as const };
    } catch (error) {
      if (!(error instanceof ProviderRefused || error instanceof KeyNotAccepted)) throw error;
      const { name, email, phone } = charge.buyer;
      const refusal = refusalOf(error.facts, error.reason, [name, email, phone]);
      this.log.refused(charge.attempt, refusal);
      return { status: 'failed' as const, instructions: NO_INSTRUCTIONS, refusal };
    }
  }
}

/** The statuses of attempts that a buyer may be paying just now. */
const LIVE: readonly AttemptStatus[] = ['created', 'pending', 'closing'];

export interface AskProvidersQuery {
  /** The attempts of one checkout, oldest first, as they are on record. */
  attempts: readonly PaymentAttempt[];
  /** For callers to whom money was reported: asks about every attempt, also those that have ended. */
  fresh?: boolean;
  /** Who waits for this: a reader (the default), or a worker, which has more time. */
  asker?: 'reader' | 'worker';
}

export interface AskedAttempt {
  attempt: PaymentAttempt;
  /** `unknown`: the provider did not answer in time; `not_asked`: nothing is expected of the attempt. */
  truth: PaymentTruth | 'unknown' | 'not_asked';
}

/** Asks providers about the attempts of a checkout. Whoever reads often shares looks (`SettleForReaders`, D-97). Never within a transaction, and never failing because a provider does. */
export class AskProviders {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly within: Within,
    private readonly waits: Pick<PaymentWaits, 'readLookMs' | 'lookMs'>,
    private readonly log: RefusalLog,
  ) {}

  async execute({ attempts, fresh = false, asker = 'reader' }: AskProvidersQuery): Promise<AskedAttempt[]> {
    const statuses = fresh ? ATTEMPT_STATUSES : LIVE;
    const waitMs = asker === 'reader' ? this.waits.readLookMs : this.waits.lookMs;
    return Promise.all(
      attempts.map(async (attempt) => ({
        attempt,
        truth: statuses.includes(attempt.status) ? await this.truthOf(attempt, waitMs) : 'not_asked',
      })),
    );
  }

  private async truthOf(attempt: PaymentAttempt, waitMs: number): Promise<PaymentTruth | 'unknown'> {
    try {
      const truth = await this.within(waitMs, async (signal) => (await this.gateways.of(attempt)).look(attempt, signal));
      if (truth.refusal && !isSameRefusal(truth.refusal, attempt.refusal)) this.log.refused(attempt, truth.refusal);
      return truth;
    } catch {
      return 'unknown';
    }
  }
}

/** Longer than a settlement takes with a provider that does not answer. */
const LEASE_MS = 60_000;

/** Asks about an attempt that has ended whether money came after all, though no callback came: it is settled, or goes back (D-29). */
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
    const isAnswered = await this.settlement.settle(claimed.attempt).then(
      () => true,
      () => false,
    );
    const looks = isAnswered ? claimed.looks + 1 : claimed.looks;
    const dueAt = nextLook({ looks, tries: claimed.tries, isAnswered, now: this.clock.now() });
    await this.work.run(({ attemptWork }) => attemptWork.looked(name, { looks, dueAt }));
    if (dueAt) return 'again';
    return isAnswered ? 'done' : 'given_up';
  }
}

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
