import type { RateLimitStatus } from '@svc/access';

/** `RateLimit-*` of the tightest bucket; times in whole seconds (decisions 3.9). */
export function rateLimitHeaders({ limit, remaining, resetSeconds }: RateLimitStatus): Record<string, string> {
  return { 'RateLimit-Limit': String(limit), 'RateLimit-Remaining': String(remaining), 'RateLimit-Reset': String(resetSeconds) };
}
