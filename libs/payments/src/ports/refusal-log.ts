import type { PaymentAttempt } from '../domain/payment';
import type { Refusal } from '../domain/refusal';

/** Log for the operator of refusals to charge (D-127). */
export abstract class RefusalLog {
  /** Never throws. */
  abstract refused(attempt: PaymentAttempt, refusal: Refusal): void;
  /** Logs that the provider does not accept the key of the account. Never throws. */
  abstract keyRefused(attempt: PaymentAttempt, refusal: Refusal): void;
}
