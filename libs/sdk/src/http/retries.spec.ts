import { InternalError, RateLimited, type StorefrontError } from '..';
import { createAdmin } from '../admin';
import { fakeFetch, problem } from '../testing';
import { type FailedAttempt, nextPause } from './retries';

const failed = (error: StorefrontError, overrides: Partial<FailedAttempt> = {}) =>
  nextPause({
    error,
    attempt: 1,
    maxRetries: 2,
    maxRetryWaitMs: 10_000,
    maxLimitWaitMs: 60_000,
    limitWaitedMs: 0,
    repeatable: 'refused',
    chance: 0,
    ...overrides,
  });
const limited = (retryAfterSeconds: number) =>
  new RateLimited({ code: 'RATE_LIMITED', message: 'Wait.', status: 429, retryable: true, retryAfterSeconds });

describe('a rate limit', () => {
  it('[D-116] is waited for up to the longest total wait, by the time of Retry-After', () => {
    expect(failed(limited(1), { attempt: 40, limitWaitedMs: 39_000 })).toBe(1_000);
    expect(failed(limited(30), { attempt: 40, limitWaitedMs: 30_000 })).toBe(30_000);
    expect(failed(limited(30), { attempt: 40, limitWaitedMs: 30_001 })).toBeUndefined();
  });

  it('[D-116] is not waited for where codes are sent or verified, without retries, and by clients that do not wait', () => {
    expect(failed(limited(1), { repeatable: 'never' })).toBeUndefined();
    expect(failed(limited(1), { maxRetries: 0 })).toBeUndefined();
    expect([failed(limited(1), { maxLimitWaitMs: 0 }), failed(limited(1), { maxLimitWaitMs: 0, attempt: 3 })]).toEqual([1_000, undefined]);
  });

  it('does not change the retries of other failures', () => {
    const error = new InternalError({ code: 'INTERNAL', message: 'No.', status: 500, retryable: true, retryAfterSeconds: 1 });
    expect([failed(error, { repeatable: 'always' }), failed(error, { repeatable: 'always', attempt: 3 }), failed(error)]).toEqual([
      1_000,
      undefined,
      undefined,
    ]);
  });

  it('[D-116] is waited for by the management client, which then retries the request', async () => {
    let left = 3;
    const refusal = problem('RATE_LIMITED', { status: 429, retryable: true, headers: { 'retry-after': '1' } });
    const fetch = fakeFetch({ createProduct: () => ((left -= 1) >= 0 ? refusal : { ref: 'prd_1' }) });
    jest.useFakeTimers();
    try {
      const made = createAdmin({ baseUrl: 'http://shop.test/v1', token: 'svc_ad_x', fetch }).request('POST', '/admin/products', {
        body: { slug: 'tote' },
      });
      await jest.advanceTimersByTimeAsync(3_000);
      expect(await made).toEqual({ ref: 'prd_1' });
    } finally {
      jest.useRealTimers();
    }
    expect(fetch.requests.map(({ body }) => body)).toEqual(Array(4).fill({ slug: 'tote' }));
  });
});
