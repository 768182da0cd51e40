import { checkFraud, type WatchedSends } from './decide-sending';

const now = new Date('2026-02-01T12:00:00.000Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const country = (verified: number, ended = 100, lastSentAt: Date | undefined = ago(60)) => ({ ended, verified, lastSentAt });
const refusal = (before: Partial<WatchedSends>) => {
  try {
    checkFraud({ block: [], country: country(100), ...before }, now);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('sends that look like toll fraud', () => {
  it('[D-54] are to a sixth number of one block within ten minutes, until the first is older', () => {
    const block = [1, 2, 3, 4, 595].map(ago);
    expect(refusal({ block })).toMatchObject({ code: 'RATE_LIMITED', by: 'block', retryAfterSeconds: 5 });
    expect([refusal({ block: block.slice(0, 4) }), refusal({ block: [...block.slice(0, 4), ago(600)] })]).toEqual([undefined, undefined]);
  });

  it('[D-54] are to a country with fewer than fifteen entered codes in a hundred, until it has paused for an hour', () => {
    expect(refusal({ country: country(14) })).toMatchObject({ code: 'RATE_LIMITED', by: 'country', retryAfterSeconds: 59 * 60 });
    expect(refusal({ country: country(14, 100, ago(60 * 60)) })).toBeUndefined();
    expect(refusal({ country: country(15) })).toBeUndefined();
  });

  it('[D-54] are not inferred from too few codes', () => {
    expect([refusal({ country: country(0, 99) }), refusal({ country: { ended: 0, verified: 0 } })]).toEqual([undefined, undefined]);
  });

  it('say how long to wait, and why', () => {
    expect(refusal({ block: [1, 2, 3, 4, 595].map(ago) })).toMatchObject({
      message: expect.stringMatching(/numbers that follow one another.*Wait 5 s/),
    });
    expect(refusal({ country: country(0) })).toMatchObject({ message: expect.stringContaining('rests') });
  });
});
