import { Throttled } from '@svc/kernel';

/** As many checkouts of the access key hold something as its workspace allows (D-61). */
export class HoldCeilingReached extends Throttled {
  constructor(retryAfterMs: number) {
    super(
      retryAfterMs,
      (seconds) => `This key has as many open checkouts that hold something as its workspace allows. Cancel one of them, or wait ${seconds} s (see Retry-After), then send this again.`,
    );
  }
}
