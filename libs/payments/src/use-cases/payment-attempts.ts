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
 * Runs work with a timeout in milliseconds. Its signal is aborted at the end: calls of the work end with it. Rejects as the work
 * does, and with ProviderUnavailable at the timeout, also when the work ignores the signal.
 */
export type Within = <T>(ms: number, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

const NO_INSTRUCTIONS: PaymentInstructions = { accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };

/** Asks the provider to open a recorded attempt: outside any transaction, and the same charge however often it is called. */
export class OpenAttempt {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly within: Within,
    private readonly waits: Pick<PaymentWaits, 'openMs'>,
    private readonly log: RefusalLog,
  ) {}

  /**
   * Returns the provider's answer, which the caller writes together with all that follows from it. A key that the provider does not
   * accept is a refusal like others.
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
      if (error instanceof KeyNotAccepted) this.log.keyRefused(charge.attempt, refusal);
      else this.log.refused(charge.attempt, refusal);
      return { status: 'failed' as const, instructions: NO_INSTRUCTIONS, refusal };
    }
  }
}

/** Statuses of attempts that a buyer may be paying just now. */
const LIVE: readonly AttemptStatus[] = ['created', 'pending', 'closing'];

export interface AskProvidersQuery {
  /** Recorded attempts of one checkout, oldest first. */
  attempts: readonly PaymentAttempt[];
  /** True for callers to whom money was reported: asks about every attempt, also about ended ones. */
  fresh?: boolean;
  /** Caller that waits: a reader (the default), or a worker, which has more time. */
  asker?: 'reader' | 'worker';
}

export interface AskedAttempt {
  attempt: PaymentAttempt;
  /** Provider's report; `unknown`: the provider did not answer in time; `not_asked`: nothing is expected of the attempt. */
  truth: PaymentTruth | 'unknown' | 'not_asked';
}

/**
 * Asks providers about the attempts of a checkout. Frequent readers share their questions (`SettleForReaders`, D-97). Never called
 * within a transaction; never fails because a provider does.
 */
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
    } catch (error) {
      if (error instanceof KeyNotAccepted) this.log.keyRefused(attempt, refusalOf(error.facts, error.reason));
      return 'unknown';
    }
  }
}

/** Longer than a settlement takes with a provider that does not answer. */
const LEASE_MS = 60_000;

/** Checks an ended attempt for money that came without a callback: it is settled, or goes back (D-29). */
export class LookBack {
  constructor(
    private readonly work: MoneyUnitOfWork,
    private readonly settlement: CheckoutSettlement,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns true when there will be another check, false after giving up on a provider that never answered; undefined when it was
   * not due.
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

/** Time by which the lease exceeds closing and the check after it. */
const SPARE_MS = 10_000;

/** Closes an attempt at its provider, with retries; then checks for a payment made meanwhile. */
export class CloseAttempts {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly work: MoneyUnitOfWork,
    private readonly settlement: CheckoutSettlement,
    private readonly clock: Clock,
    private readonly within: Within,
    private readonly waits: Pick<PaymentWaits, 'closeMs' | 'lookMs'>,
  ) {}

  /** Returns true when it is closed; undefined when it was not due. */
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
