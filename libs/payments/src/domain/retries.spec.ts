import { nextLook, restBeforeLook } from './retries';

const now = new Date('2026-11-21T09:00:00.000Z');
const HOUR_MS = 3_600_000;

function hoursTo(facts: Partial<Parameters<typeof nextLook>[0]>): number | undefined {
  const at = nextLook({ looks: 1, tries: 1, isAnswered: true, now, ...facts });
  return at && (at.getTime() - now.getTime()) / HOUR_MS;
}

describe('checks of ended attempts', () => {
  it('[ADR 0028 r3] begin 10 min after the end, in any final status', () => {
    expect((['paid', 'failed', 'closed'] as const).map(restBeforeLook)).toEqual([600_000, 600_000, 600_000]);
    expect((['created', 'pending', 'closing'] as const).map(restBeforeLook)).toEqual([undefined, undefined, undefined]);
  });

  it('[ADR 0028 r3] come at growing intervals, and have an end', () => {
    expect([1, 2, 3, 4, 5].map((looks) => hoursTo({ looks, tries: looks }))).toEqual([1, 6, 24, 72, undefined]);
  });

  it('[ADR 0028 r3] do not count without an answer, and go on for more than a week', () => {
    const rests = Array.from({ length: 200 }, (_, at) => hoursTo({ looks: 0, tries: at + 1, isAnswered: false }));
    expect(rests.slice(0, 3)).toEqual([2 / 3_600, 4 / 3_600, 8 / 3_600]);
    expect(rests.at(-1)).toBeUndefined();
    expect(rests.reduce<number>((sum, rest) => sum + (rest ?? 0), 0)).toBeGreaterThan(7 * 24);
  });
});
