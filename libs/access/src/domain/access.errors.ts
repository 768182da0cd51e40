import { DomainError } from '@svc/kernel';
import type { RateLimitStatus } from './rate-limit';

/** No key, or none that is served here (§7). The api adds `WWW-Authenticate: Bearer`. */
export class Unauthorized extends DomainError {
  constructor(message: string) {
    super('UNAUTHORIZED', message);
  }
}

/** Too many requests; `retryAfterSeconds` is a whole number of at least 1 (decisions 3.9). */
export class RateLimited extends DomainError {
  readonly retryAfterSeconds: number;

  constructor(
    retryAfterMs: number,
    readonly status: RateLimitStatus,
    what = 'requests',
  ) {
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1_000));
    super('RATE_LIMITED', `Too many ${what}. Wait ${seconds} s (see Retry-After), then send this again.`);
    this.retryAfterSeconds = seconds;
  }
}

/** The thing's state does not allow it. */
export class Conflict extends DomainError {
  constructor(message: string) {
    super('CONFLICT', message);
  }
}
