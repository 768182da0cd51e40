import { BackOff, pauseAfter } from './back-off';

const BOUNDS = { firstMs: 100, mostMs: 5_000 };

describe('[ADR 0141 r1] the pause of a loop after errors', () => {
  it('doubles its bound with each failure in a row, up to a limit', () => {
    expect([1, 2, 3, 4, 7, 50, 5_000].map((failures) => pauseAfter(failures, BOUNDS, 1))).toEqual([
      100, 200, 400, 800, 5_000, 5_000, 5_000,
    ]);
  });

  it('is anything up to its bound, so that processes spread', () => {
    expect([0.1, 0.5, 0.9].map((chance) => pauseAfter(20, BOUNDS, chance))).toEqual([500, 2_500, 4_500]);
  });

  it('starts over after a success', () => {
    const pauses = new BackOff(BOUNDS, () => 1);
    expect([pauses.next(), pauses.next(), pauses.next()]).toEqual([100, 200, 400]);
    pauses.reset();
    expect(pauses.next()).toBe(100);
  });
});
