import { afterAttempts, permitted, type CircuitBreaker } from './circuit-breaker';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const t0 = 1_000_000_000_000;

const after = (breaker: CircuitBreaker | undefined, attempts: number, failures: number, now = t0) =>
  afterAttempts(breaker, { attempts, failures, now });
const open = after(undefined, 10, 10)!;

describe('the breaker of a destination', () => {
  it('[D-74] is undefined while its destination is healthy', () => {
    expect(after(undefined, 10, 0)).toBeUndefined();
    expect(permitted(undefined, 10, t0)).toBe(10);
  });

  it('[D-74] pauses for 30 s after seven of ten attempts within five minutes have failed', () => {
    expect(permitted(after(undefined, 10, 6), 10, t0)).toBe(10);
    expect(permitted(after(undefined, 9, 9), 10, t0)).toBe(10);
    const tripped = after(after(undefined, 5, 4), 5, 3, t0 + MINUTE);
    expect(tripped).toMatchObject({ trips: 1, pausedUntil: t0 + MINUTE + 30 * SECOND });
    expect(permitted(tripped, 10, t0 + MINUTE + 29 * SECOND)).toBe(0);
  });

  it('starts a new count after five minutes', () => {
    const old = after(undefined, 9, 9);
    expect(after(old, 1, 1, t0 + 5 * MINUTE)).toMatchObject({ attempts: 1, trips: 0 });
    expect(after(old, 1, 0, t0 + 5 * MINUTE)).toBeUndefined();
  });

  it('lets one deciding attempt through after the pause', () => {
    const late = t0 + 30 * SECOND;
    expect(permitted(open, 10, late)).toBe(1);
    expect(after(open, 1, 0, late)).toBeUndefined();
    expect(after(open, 1, 1, late)).toMatchObject({ trips: 2, pausedUntil: late + MINUTE });
  });

  it('pauses twice as long each time, up to a quarter of an hour', () => {
    let [breaker, now] = [open, t0];
    const pauses = Array.from({ length: 7 }, () => {
      const pause = breaker.pausedUntil! - now;
      now = breaker.pausedUntil!;
      breaker = after(breaker, 1, 1, now)!;
      return pause / SECOND;
    });
    expect(pauses).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  it('ignores failures that come in during the pause, and closes with a success', () => {
    expect(after(open, 3, 3, t0 + SECOND)).toEqual(open);
    expect(after(open, 3, 2, t0 + SECOND)).toBeUndefined();
  });

  it('stays as it is when nothing was tried', () => {
    expect(after(open, 0, 0, t0 + MINUTE)).toBe(open);
  });
});
