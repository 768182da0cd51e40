import type { PaymentAttempt } from '../domain/payment';
import type { Refusal } from '../domain/refusal';

/** Where it is noted for the operator that a provider refused to charge (D-127). */
export abstract class RefusalLog {
  /** Never throws. */
  abstract refused(attempt: PaymentAttempt, refusal: Refusal): void;
}
