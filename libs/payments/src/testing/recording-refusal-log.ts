import type { PaymentAttempt } from '../domain/payment';
import type { Refusal } from '../domain/refusal';
import { RefusalLog } from '../ports/refusal-log';

/** Records the logged refusals. */
export class RecordingRefusalLog extends RefusalLog {
  readonly refusals: { attempt: PaymentAttempt; refusal: Refusal }[] = [];

  readonly keys: { attempt: PaymentAttempt; refusal: Refusal }[] = [];

  refused(attempt: PaymentAttempt, refusal: Refusal): void {
    this.refusals.push({ attempt, refusal });
  }

  keyRefused(attempt: PaymentAttempt, refusal: Refusal): void {
    this.keys.push({ attempt, refusal });
  }
}
