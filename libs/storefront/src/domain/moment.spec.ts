import { Moment } from './moment';

const at = (text: string) => new Moment(new Date(text));

describe('the moment of a read', () => {
  it('has reached past times, to the millisecond', () => {
    const moment = at('2026-03-01T09:00:00.000Z');
    expect(moment.hasReached('2026-03-01T10:00:00.000+01:00')).toBe(true);
    expect(moment.hasReached('2026-03-01T09:00:00.001Z')).toBe(false);
  });

  it('[D-30] is valid until the first future time that it was asked about', () => {
    const moment = at('2026-03-01T09:00:00Z');
    for (const time of ['2026-03-01T08:00:00Z', '2026-03-01T12:00:00Z', '2026-03-01T11:00:00Z']) moment.hasReached(time);
    expect(moment.holdsUntil).toBe(Date.parse('2026-03-01T11:00:00Z'));
  });

  it('[D-30] is valid without end when nothing depends on the time', () => {
    const moment = at('2026-03-01T09:00:00Z');
    moment.hasReached('2026-03-01T09:00:00Z');
    expect(moment.holdsUntil).toBe(Infinity);
  });

  it.each([
    ['Africa/Lagos', '2026-03-01', '2026-03-01T23:00:00Z'],
    ['Asia/Tokyo', '2026-03-02', '2026-03-02T15:00:00Z'],
    ['America/New_York', '2026-03-01', '2026-03-02T05:00:00Z'],
  ])('[D-30] is valid to the end of the day of %s after a request of its date', (timezone, date, midnight) => {
    const moment = at('2026-03-01T22:30:00Z');
    expect(moment.localDate(timezone)).toBe(date);
    expect(moment.holdsUntil).toBe(Date.parse(midnight));
  });
});
