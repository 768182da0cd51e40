import { calendarFile } from '../calendar/calendar-file.mjs';

const AROUND = { url: 'https://shop.example/events/fair', now: new Date('2026-01-02T03:04:05.678Z') };
const fair = {
  ref: 'evt_1',
  title: 'Fair; with cloth, clay',
  startAt: '2026-12-05T09:00:00.000Z',
  endAt: '2026-12-06T19:00:00.000Z',
  location: { venueName: 'Freedom Park', city: 'Lagos' },
};
const linesIn = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of an event on the example storefront', () => {
  it('has one entry for an event, at its moment and place, with what calendars read otherwise set apart', () => {
    expect(linesIn(calendarFile(fair, AROUND))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Example storefront//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:evt_1@shop.example',
      'DTSTAMP:20260102T030405Z',
      'DTSTART:20261205T090000Z',
      'DTEND:20261206T190000Z',
      'SUMMARY:Fair\\; with cloth\\, clay',
      'LOCATION:Freedom Park\\, Lagos',
      'URL:https://shop.example/events/fair',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('[decisions 3.16 calendar] has one for each day that has a time', () => {
    const days = [
      { ref: 'day_1', label: 'Makers', startAt: '2026-12-05T09:00:00Z', endAt: '2026-12-05T22:00:00Z' },
      { ref: 'day_2', startAt: '2026-12-06T10:00:00Z', endAt: '2026-12-06T19:00:00Z', location: {} },
      { ref: 'day_3' },
    ];
    const lines = linesIn(calendarFile({ ...fair, days }, AROUND));
    expect(lines.filter((line) => /^(UID|LOCATION)/.test(line))).toEqual([
      'UID:day_1@shop.example',
      'LOCATION:Freedom Park\\, Lagos',
      'UID:day_2@shop.example',
    ]);
    expect(lines).toContain('SUMMARY:Fair\\; with cloth\\, clay: Makers');
  });

  it('tells no place that the service does not tell', () =>
    expect(calendarFile({ ...fair, location: undefined }, AROUND)).not.toContain('LOCATION'));

  it('folds long lines between characters', () => {
    const title = 'Àdìrẹ '.repeat(40).trim();
    const file = calendarFile({ ...fair, title }, AROUND);
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(linesIn(file)).toContain(`SUMMARY:${title}`);
  });
});
