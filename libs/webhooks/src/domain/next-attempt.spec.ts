import { answered, timedOut } from '../testing';
import { MAX_TRIES, nextAttempt, SCHEDULE_MS, type Tried } from './next-attempt';

const now = new Date('2026-03-01T12:00:00.000Z');
const MINUTE = 60_000;

/** Returns the milliseconds until the next attempt. */
function delay(tried: Partial<Tried>): number {
  const next = nextAttempt({ tries: 1, outcome: answered(500), now, random: 0.5, ...tried });
  if (next.state !== 'due') throw new Error(`It is ${next.state}.`);
  return next.at.getTime() - now.getTime();
}

describe('the next attempt', () => {
  it('[D-73] follows after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h', () => {
    const hours = (count: number) => count * 60 * MINUTE;
    const delays = Array.from({ length: 9 }, (_, index) => delay({ tries: index + 1 }));
    expect(delays).toEqual([5_000, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 20, 24].map(hours)]);
    expect(SCHEDULE_MS[0]).toBe(0);
  });

  it('[D-73] does not follow after the tenth', () => {
    expect(MAX_TRIES).toBe(10);
    expect(nextAttempt({ tries: 10, outcome: answered(500), now, random: 0 })).toEqual({ state: 'exhausted' });
  });

  it.each([200, 201, 204, 299])('[D-73] does not follow after a %i', (status) => {
    expect(nextAttempt({ tries: 1, outcome: answered(status), now, random: 0 })).toEqual({ state: 'delivered' });
  });

  it.each([100, 199, 300, 301, 302, 307, 308, 400, 404, 500, 503])('[D-73] follows after a %i, which is a failure', (status) => {
    expect(delay({ outcome: answered(status) })).toBe(5_000);
  });

  it('[D-73] is scattered by a fifth either way', () => {
    expect([0, 0.5, 0.999_999].map((random) => delay({ tries: 2, random }))).toEqual([4 * MINUTE, 5 * MINUTE, 6 * MINUTE]);
  });

  it('[D-73] waits at least a minute after a 429 or a timeout', () => {
    for (const outcome of [answered(429), timedOut]) {
      for (const random of [0, 0.5]) expect(delay({ outcome, random })).toBe(MINUTE);
      expect(delay({ outcome, tries: 2 })).toBe(5 * MINUTE);
    }
  });

  it.each<[string, number, number]>([
    ['7', 503, 7_000],
    ['1', 503, 5_000],
    ['3600', 503, 10_000],
    ['90', 429, 90_000],
    ['600', 429, 120_000],
    ['Sun, 01 Mar 2026 12:00:08 GMT', 500, 8_000],
    ['Sun, 01 Mar 2020 12:00:08 GMT', 500, 5_000],
    ['soon', 500, 5_000],
    ['-5', 500, 5_000],
  ])('[D-73] heeds Retry-After within once and twice its delay: %s after a %i is %i ms', (retryAfter, status, expected) => {
    expect(delay({ outcome: answered(status, { retryAfter }) })).toBe(expected);
  });

  it('follows at once after one that this service cut off, also after the tenth', () => {
    expect(delay({ outcome: { kind: 'failure', reason: 'interrupted' }, tries: 10 })).toBe(0);
  });
});
