import type { RateLimitStatus } from '@svc/access';
import type { Response } from 'express';

/** `RateLimit-*` of the tightest bucket; times in whole seconds (decisions 3.9). */
export function setRateLimitHeaders(response: Response, { limit, remaining, resetSeconds }: RateLimitStatus): void {
  response.setHeader('RateLimit-Limit', limit);
  response.setHeader('RateLimit-Remaining', remaining);
  response.setHeader('RateLimit-Reset', resetSeconds);
}
