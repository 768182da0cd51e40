import { decideAdvance, decideFreeze, EXACT_STEPS, MOST_AHEAD_SECONDS, MOST_STEPS, nextStep, type TestClock } from './test-clock';

const NOW = new Date('2027-01-01T12:00:00.000Z');
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const aClock = (facts: Partial<TestClock> = {}): TestClock => ({ now: NOW, realNow: NOW, runsAfter: false, steps: 0, ...facts });
const advancing = aClock({ frozenAt: NOW, advancingTo: inDays(3) });
const refusal = (decide: () => unknown): unknown => {
  try {
    return decide();
  } catch (error) {
    return { code: (error as { code: string }).code, message: (error as Error).message };
  }
};

describe('a test clock', () => {
  it('[ADR 0072 r1] advances by seconds or to a moment, and then continues as before', () => {
    expect(decideAdvance(aClock(), { seconds: 86_400 })).toEqual({ kind: 'advance', from: NOW, to: inDays(1), runsAfter: true });
    expect(decideAdvance(aClock({ frozenAt: NOW }), { to: inDays(2) })).toEqual({
      kind: 'advance',
      from: NOW,
      to: inDays(2),
      runsAfter: false,
    });
  });

  it('[ADR 0072 r1] never goes back, and at most ten years ahead of the real time', () => {
    const farthest = new Date(NOW.getTime() + MOST_AHEAD_SECONDS * 1_000);
    const ahead = aClock({ now: inDays(100) });
    expect(decideAdvance(ahead, { to: farthest })).toMatchObject({ to: farthest });
    expect(refusal(() => decideAdvance(ahead, { seconds: MOST_AHEAD_SECONDS }))).toEqual({
      code: 'VALIDATION_ERROR',
      message: expect.stringMatching(/^seconds: A test clock runs at most ten years ahead .* 2036-12-29T12:00:00.000Z\.$/),
    });
    for (const to of [inDays(-1), inDays(100)]) {
      expect(refusal(() => decideAdvance(ahead, { to }))).toEqual({
        code: 'VALIDATION_ERROR',
        message: 'to: A test clock cannot go back: give a time after its own, 2027-04-11T12:00:00.000Z, or reset it.',
      });
    }
  });

  it('[ADR 0072 r2] stands still at its time, or at a later one to which it advances first', () => {
    expect(decideFreeze(aClock())).toEqual({ kind: 'freeze', at: NOW });
    expect(decideFreeze(aClock(), NOW)).toEqual({ kind: 'freeze', at: NOW });
    expect(decideFreeze(aClock(), inDays(1))).toEqual({ kind: 'advance', from: NOW, to: inDays(1), runsAfter: false });
    expect(refusal(() => decideFreeze(aClock(), inDays(-1)))).toEqual({
      code: 'VALIDATION_ERROR',
      message: expect.stringMatching(/^at: Give a moment that is not before/),
    });
    expect(refusal(() => decideFreeze(aClock(), inDays(3_651)))).toEqual({
      code: 'VALIDATION_ERROR',
      message: expect.stringMatching(/^at: A test clock runs at most ten years ahead/),
    });
  });

  it('[ADR 0072 r5] accepts no change except a reset while it advances', () => {
    const conflict = {
      code: 'CONFLICT',
      message: 'The clock is advancing to 2027-01-04T12:00:00.000Z. Send this again when its status is ready, or reset it.',
    };
    expect([refusal(() => decideAdvance(advancing, { seconds: 1 })), refusal(() => decideFreeze(advancing))]).toEqual([conflict, conflict]);
  });
});

describe('the steps of an advance', () => {
  const to = inDays(365);

  it('[ADR 0072 r3] lead from due moment to due moment, and then to its end', () => {
    expect(nextStep({ at: NOW, to, nextDueAt: inDays(3), taken: 0 })).toEqual(inDays(3));
    expect(nextStep({ at: inDays(3), to, taken: 1 })).toEqual(to);
    expect(nextStep({ at: NOW, to, nextDueAt: inDays(366), taken: 0 })).toEqual(to);
  });

  it('[ADR 0072 r4] are bounded for any number of moments', () => {
    let [at, taken] = [NOW, 0];
    for (; at < to; taken += 1) at = nextStep({ at, to, nextDueAt: new Date(at.getTime() + 1_000), taken });
    expect([at, taken]).toEqual([to, MOST_STEPS]);
    expect(nextStep({ at: NOW, to, nextDueAt: new Date(NOW.getTime() + 1_000), taken: EXACT_STEPS - 1 })).toEqual(
      new Date(NOW.getTime() + 1_000),
    );
    expect(nextStep({ at: NOW, to, taken: MOST_STEPS + 5 })).toEqual(to);
  });
});
