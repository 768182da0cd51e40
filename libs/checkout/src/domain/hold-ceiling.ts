import { Throttled } from '@svc/kernel';

/**
 * When so many of the checkouts that hold something have ended that an access key has room for another (D-61).
 * @param ends of those that hold something for it, in their order: as many as the ceiling allows, or more
 */
export function roomAt(ends: readonly Date[], most: number): Date {
  return ends[ends.length - most]!;
}

/** As many checkouts of the access key hold something as its workspace allows (D-61). */
export class HoldCeilingReached extends Throttled {
  constructor(retryAfterMs: number) {
    super(
      retryAfterMs,
      (seconds) => `This key has as many open checkouts that hold something as its workspace allows. Cancel one of them, or wait ${seconds} s (see Retry-After), then send this again.`,
    );
  }
}
