import { nextAttempt } from './next-attempt';

const now = new Date('2026-11-21T08:00:00.000Z');

describe('a message that could not be sent', () => {
  it('is tried eight times, later and later, for some hours', () => {
    const waits: number[] = [];
    for (let attempts = 1; ; attempts += 1) {
      const next = nextAttempt({ attempts, now });
      if (!next) break;
      waits.push((next.getTime() - now.getTime()) / 1_000);
    }
    expect(waits).toHaveLength(7);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBe(10);
    expect(waits.reduce((sum, wait) => sum + wait) / 3_600).toBeLessThan(12);
  });
});
