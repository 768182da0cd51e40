import type { PaymentAttempt } from '../domain/payment';
import type { Refusal } from '../domain/refusal';
import { RefusalLog } from '../ports/refusal-log';

/** Remembers what was noted. */
export class RecordingRefusalLog extends RefusalLog {
  readonly refusals: { attempt: PaymentAttempt; refusal: Refusal }[] = [];

  refused(attempt: PaymentAttempt, refusal: Refusal): void {
    this.refusals.push({ attempt, refusal });
  }
}
