import { isCalendarDate, parseMoment, timestampOf } from './timestamp';

describe('timestamps', () => {
  it('[conventions times] are UTC with three fractional digits', () => {
    expect(timestampOf(new Date(Date.UTC(2026, 2, 1, 9)))).toBe('2026-03-01T09:00:00.000Z');
  });

  it.each([
    ['2026-03-01', '2026-03-01T00:00:00.000000Z'],
    ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00.000000Z'],
    ['2026-03-01T10:00:00.123456Z', '2026-03-01T10:00:00.123456Z'],
    ['2026-03-01T10:00:00.1+01:00', '2026-03-01T09:00:00.100000Z'],
    ['2026-03-01T10:00-0530', '2026-03-01T15:30:00.000000Z'],
  ])('[D-27] %s is read as %s', (text, moment) => {
    expect(parseMoment(text)).toBe(moment);
  });

  it.each([
    '',
    'yesterday',
    '2026-13-01',
    '2026-02-30',
    '2026-03-01T10:00:00',
    '2026-03-01T25:00:00Z',
    '1772355600',
    '2026-03-01T10:00:00.Z',
  ])('[D-27] %p is no moment with a zone', (text) => {
    expect(parseMoment(text)).toBeUndefined();
  });

  it.each(['0000-01-01', '0001-01-01T00:00:00+01:00', '9999-12-31T23:59:59-12:00'])(
    '%s is outside of the years that are shown and stored',
    (text) => {
      expect(parseMoment(text)).toBeUndefined();
    },
  );

  it('accept only dates of the calendar', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
    expect(isCalendarDate('2026-02-29')).toBe(false);
    expect(isCalendarDate('0000-01-01')).toBe(false);
  });
});
