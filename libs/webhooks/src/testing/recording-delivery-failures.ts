import { DeliveryFailures, type FailedAttempt } from '../ports/delivery-failures';

/** Records failed attempts. */
export class RecordingDeliveryFailures extends DeliveryFailures {
  readonly attempts: FailedAttempt[] = [];

  failed(attempt: FailedAttempt): void {
    this.attempts.push(attempt);
  }
}
