import { isCalm, seenBetween, type TimedAnswer, wellAgainAfter } from './seen-away';

const answer = (beganAt: number, endedAt: number, outcome = '200'): TimedAnswer => ({ beganAt, endedAt, outcome });

describe('answers while a node is away', () => {
  it('are those to requests that were under way in that time', () => {
    const answers = [answer(0, 90), answer(80, 130), answer(150, 1_150, '503 SERVICE_UNAVAILABLE'), answer(180, 400), answer(210, 220)];
    expect(seenBetween(answers, 100, 200, 7)).toEqual({
      requests: 3,
      outcomes: { '200': 2, '503 SERVICE_UNAVAILABLE': 1 },
      failedShare: 0.3333,
      longestMs: 1_000,
      p99Ms: 1_000,
      webhooks: 7,
    });
  });

  it('are no failures when the client is refused', () => {
    expect(seenBetween([answer(1, 2, '409 CONFLICT'), answer(1, 2, '429 RATE_LIMITED')], 0, 9, 0).failedShare).toBe(0);
    expect(seenBetween([answer(1, 2, 'nobody'), answer(1, 2, 'hang')], 0, 9, 0).failedShare).toBe(1);
  });

  it('may be none', () => {
    expect(seenBetween([], 0, 9, 0)).toEqual({ requests: 0, outcomes: {}, failedShare: 0, longestMs: 0, p99Ms: 0, webhooks: 0 });
  });
});

describe('a node that is back', () => {
  it('is well again with the last failure', () => {
    const answers = [answer(0, 50, '503 SERVICE_UNAVAILABLE'), answer(90, 340, '500 INTERNAL'), answer(350, 360)];
    expect(wellAgainAfter(answers, 100)).toBe(240);
    expect(wellAgainAfter([answer(0, 50, '503 SERVICE_UNAVAILABLE'), answer(350, 360)], 100)).toBe(0);
  });

  it('is calm when answers came for a while, and none failed', () => {
    expect(isCalm([answer(0, 10, '503 SERVICE_UNAVAILABLE'), answer(20, 30)], 40, 25)).toBe(true);
    expect(isCalm([answer(0, 10, '503 SERVICE_UNAVAILABLE'), answer(20, 30)], 40, 35)).toBe(false);
    expect(isCalm([answer(0, 10)], 40, 25)).toBe(false);
  });
});
