import type { DomainError } from '@svc/kernel';
import { isLoopback } from '../domain/client-network';
import { RateLimited } from '../domain/access.errors';
import { failureBucket } from '../domain/rate-classes';
import type { LeasedTokens } from './leased-tokens';

export interface ThrottleRules {
  /** RATE_LIMIT_SCALE. */
  scale: number;
  /** In development the own machine may fail as often as it likes (decisions 3.9). */
  exemptLoopback: boolean;
}

/** Counts failed authentications per address, and answers 429 instead of 401 once there were too many. */
export class FailedAuthentications {
  constructor(
    private readonly tokens: LeasedTokens,
    private readonly rules: ThrottleRules,
  ) {}

  /** Throws `refusal`, or RateLimited when the address has failed too often. */
  async refuse(refusal: DomainError, clientIp: string, now: Date): Promise<never> {
    const bucket = failureBucket(clientIp, this.rules.scale);
    if (!bucket || (this.rules.exemptLoopback && isLoopback(clientIp))) throw refusal;
    const spent = await this.tokens.take(bucket, now.getTime());
    if (!spent.granted) throw new RateLimited(spent.retryAfterMs, spent.status, 'requests without a valid key');
    throw refusal;
  }
}
