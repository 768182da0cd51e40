import { limitMessage } from '../limits.mjs';

describe('[D-139] what the example storefront says of a limit', () => {
  const said = (limit: string | undefined, retryAfterSeconds?: number) =>
    limitMessage({ details: limit === undefined ? {} : { limit }, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) });

  it('names whose limit it is, and never tells of a code that was not sent', () => {
    const [visitor, client, number, day, other] = ['visitor', 'client', 'destination', 'key_day', undefined].map((limit) =>
      said(limit, 61),
    );
    expect(client).toBe(visitor);
    expect(new Set([visitor, number, day, other]).size).toBe(4);
    for (const words of [visitor, day, other]) expect(words).not.toMatch(/was sent|were sent/);
  });

  it.each([
    [1, 'in a minute.'],
    [60, 'in a minute.'],
    [61, 'in 2 minutes.'],
    [3_600, 'in 60 minutes.'],
    [3_601, 'in 2 hours.'],
    [80_000, 'in 23 hours.'],
    [undefined, 'in a minute.'],
  ])('tells to wait %s s rounded up: %s', (seconds, words) => {
    expect(said('visitor', seconds)).toContain(words);
    expect(said(undefined, seconds)).toContain(words);
  });

  it('says of a number that had a code just now what to do', () => {
    expect(said('destination', 59)).toBe('A code has just been sent. You can ask for another one in a minute.');
    expect(said('destination', 3_000)).toContain('in 50 minutes.');
  });
});
