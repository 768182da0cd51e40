import type { RateLimitStatus } from '@svc/access';
import type { HeaderList } from './header-list';

/** `RateLimit-*` of the tightest bucket; times in whole seconds (decisions 3.9). */
export function rateLimitHeaders({ limit, remaining, resetSeconds }: RateLimitStatus): HeaderList {
  return ['RateLimit-Limit', `${limit}`, 'RateLimit-Remaining', `${remaining}`, 'RateLimit-Reset', `${resetSeconds}`];
}
