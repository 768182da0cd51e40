import type { RealClock } from '@svc/kernel';
import { managementBuckets, type RateLimitStatus } from '../domain/rate-limit';
import type { Administrator } from './admit-administrator';
import type { LeasedTokens } from './leased-tokens';

/** Counts the requests of each admitted administrator: 50 a second, 200 at once, of which 12 documents a minute (D-116). */
export class LimitAdministrators {
  /** @param scale RATE_LIMIT_SCALE */
  constructor(
    private readonly tokens: LeasedTokens,
    private readonly clock: RealClock,
    private readonly scale: number,
  ) {}

  /**
   * Takes a token for a request; returns the status of the tightest bucket, undefined when limits are off.
   * @throws RateLimited
   */
  async take(administrator: Administrator, { isDocument }: { isDocument: boolean }): Promise<RateLimitStatus | undefined> {
    const id = administrator.operator ? 'operator' : administrator.key.id;
    return this.tokens.takeAll(managementBuckets({ id, isDocument }, this.scale), this.clock.now().getTime());
  }
}
