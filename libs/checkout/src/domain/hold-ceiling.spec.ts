import { HoldCeilingReached } from './hold-ceiling';

describe('a key that holds as much as it may', () => {
  it.each([
    [60_000, 60],
    [1_001, 2],
    [0, 1],
  ])('[D-61] is told what to do, and to wait %i ms as %i whole seconds', (ms, seconds) => {
    const refusal = new HoldCeilingReached(ms);
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: seconds });
    expect(refusal.message).toContain(`Cancel one of them, or wait ${seconds} s`);
  });
});
