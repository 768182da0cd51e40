import { clockText, momentPassed } from './countdown';

describe('the time that is left', () => {
  it.each([
    [3_600_000, undefined],
    [3_599_999, '59:59'],
    [545_000, '9:05'],
    [999, '0:00'],
    [0, undefined],
  ])('is written for %p ms as %p', (left, text) => {
    expect(clockText(left)).toBe(text);
  });

  it('is announced at ten, five and one minutes, once each', () => {
    expect(momentPassed(600_500, 599_500)).toBe(10);
    expect(momentPassed(599_500, 598_500)).toBeUndefined();
    expect(momentPassed(301_000, 300_000)).toBe(5);
    expect(momentPassed(60_001, 60_000)).toBe(1);
  });

  it('is announced by its latest passed moment, and not once it is over', () => {
    expect(momentPassed(700_000, 50_000)).toBe(1);
    expect(momentPassed(700_000, -1)).toBeUndefined();
  });
});
