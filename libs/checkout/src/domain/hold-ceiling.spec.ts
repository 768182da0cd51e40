import { HoldCeilingReached, roomAt } from './hold-ceiling';

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

  it('[D-61] has room again when one of those ends by which it is full', () => {
    const ends = ['2026-03-01T12:00:00Z', '2026-03-01T12:10:00Z', '2026-03-01T12:20:00Z'].map((text) => new Date(text));
    expect([1, 2, 3].map((most) => roomAt(ends, most))).toEqual([ends[2], ends[1], ends[0]]);
  });
});
