import { shortDate, shortDeadline } from './short-dates';

const now = new Date('2026-11-27T10:00:00Z');
const lagos = (at: string, locale: string) => shortDeadline(at, 'Africa/Lagos', { locale, now });

describe('a date in a row of tickets', () => {
  it.each([
    ['en-NG', 'Wed 9 Dec'],
    ['en-US', 'Wed, Dec 9'],
    ['fr-CI', 'mer. 9 déc.'],
  ])('is short, by the customs of the reader: %s', (locale, text) => {
    expect(shortDate('2026-12-09', { locale, now })).toBe(text);
  });

  it('has its year where it is far away', () => {
    expect(shortDate('2028-01-02', { locale: 'en-GB', now })).toBe('Sun 2 Jan 2028');
    expect(shortDate('2028-01-02', { locale: 'en-US', now })).toBe('Sun, Jan 2, 2028');
    expect(shortDate('2027-01-02', { locale: 'en-GB', now })).toBe('Sat 2 Jan');
  });

  it('[D-124] is the last whole day of what ends with a day, and has the time of what ends within one', () => {
    expect(lagos('2026-12-08T23:00:00Z', 'en-GB')).toBe('Tue 8 Dec');
    expect(lagos('2026-12-08T22:59:59Z', 'en-GB')).toBe('Tue 8 Dec');
    expect(lagos('2026-12-09T17:00:00Z', 'en-GB')).toBe('Wed 9 Dec, 18:00');
    expect(lagos('2026-12-09T17:00:00Z', 'en-US')).toBe('Wed, Dec 9, 6:00 pm');
  });
});
