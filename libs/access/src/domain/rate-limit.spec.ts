import { statusOfBucket, takeTokens } from './rate-limit';

const tenAMinute = { perMinute: 10, burst: 10 };

describe('token buckets', () => {
  it('begin full', () => {
    expect(takeTokens(undefined, tenAMinute, 1, 0).grant).toEqual({ granted: 1, remaining: 9, retryAfterMs: 0 });
  });

  it('[decisions 3.9] tell the exact time to the next token', () => {
    const empty = takeTokens(undefined, tenAMinute, 10, 0).state;
    const refused = takeTokens(empty, tenAMinute, 1, 1_500);
    expect(refused.grant).toEqual({ granted: 0, remaining: 0, retryAfterMs: 4_500 });
    expect(takeTokens(refused.state, tenAMinute, 1, 5_999).grant.granted).toBe(0);
    expect(takeTokens(refused.state, tenAMinute, 1, 6_000).grant.granted).toBe(1);
  });

  it('gain tokens evenly, however often they are asked between', () => {
    const limit = { perMinute: 7, burst: 3 };
    let { state } = takeTokens(undefined, limit, 3, 0);
    for (let at = 1; at < 8_571; at += 1) state = takeTokens(state, limit, 1, at).state;
    expect(takeTokens(state, limit, 1, 8_572).grant.granted).toBe(1);
  });

  it('never hold more than the burst, nor lose tokens when clocks disagree', () => {
    const { state } = takeTokens(undefined, tenAMinute, 4, 10_000);
    expect(takeTokens(state, tenAMinute, 0, 9_999_999).grant.remaining).toBe(10);
    expect(takeTokens(state, tenAMinute, 0, 5_000)).toMatchObject({ state: { tokens: 6, at: 10_000 }, grant: { remaining: 6 } });
  });

  it('[decisions 3.9] tell in whole seconds when they will be full', () => {
    expect(statusOfBucket(tenAMinute, 10)).toEqual({ limit: 10, remaining: 10, resetSeconds: 0 });
    expect(statusOfBucket({ perMinute: 600, burst: 60 }, 59)).toEqual({ limit: 60, remaining: 59, resetSeconds: 1 });
  });
});
