import { DomainError, Throttled } from '@svc/kernel';
import type { RateLimitStatus } from './rate-limit';

/** No key, or none that is served here (§7). The api adds `WWW-Authenticate: Bearer`. */
export class Unauthorized extends DomainError {
  constructor(message: string) {
    super('UNAUTHORIZED', message);
  }
}

/** Too many requests (decisions 3.9). */
export class RateLimited extends Throttled {
  constructor(
    retryAfterMs: number,
    readonly status: RateLimitStatus,
    what = 'requests',
  ) {
    super(retryAfterMs, (seconds) => `Too many ${what}. Wait ${seconds} s (see Retry-After), then send this again.`);
  }
}

/** The thing's state does not allow it. */
export class Conflict extends DomainError {
  constructor(message: string) {
    super('CONFLICT', message);
  }
}

/** The operator's token serves no workspace's data (D-109). */
export class NotForOperator extends DomainError {
  constructor() {
    super(
      'INSUFFICIENT_SCOPE',
      'The operator’s token manages workspaces and sees nothing in them: leave out X-Workspace, and send the workspace’s own admin token for what is in it. POST /v1/admin/workspaces/{ref}/admin-token makes one, and its merchant is told.',
    );
  }
}
