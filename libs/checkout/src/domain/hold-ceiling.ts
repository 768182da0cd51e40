import { DomainError } from '@svc/kernel';

/** As many checkouts of the access key hold something as its workspace allows; `retryAfterSeconds` is a whole number of at least 1 (D-61). */
export class HoldCeilingReached extends DomainError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterMs: number) {
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1_000));
    super('RATE_LIMITED', `This key has as many open checkouts that hold something as its workspace allows. Cancel one of them, or wait ${seconds} s (see Retry-After), then send this again.`);
    this.retryAfterSeconds = seconds;
  }
}
