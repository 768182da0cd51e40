import { deadlineLine, deadlineText, doorsText, localTimeLine, localTimeText } from './local-times';

const at = (timezone: string, startAt: string, endAt?: string) => ({ date: '', timezone, startAt, endAt });

/** Names of zones that differ between releases of Node. */
const withoutFashion = (text: string) => text.replace(/(West Africa) Standard/, '$1').replace(/(Apia|Samoa) Standard/, 'Apia');

describe('the time of an event in words', () => {
  it.each([
    [
      'Africa/Lagos, which has no summer time',
      'Africa/Lagos',
      '2026-12-05T17:00:00Z',
      '2026-12-05T20:30:00Z',
      'Saturday, 5 December 2026, 18:00 to 21:30 (West Africa Time)',
    ],
    [
      'London the day before the clocks go forward',
      'Europe/London',
      '2026-03-28T19:00:00Z',
      '2026-03-28T22:00:00Z',
      'Saturday, 28 March 2026, 19:00 to 22:00 (Greenwich Mean Time)',
    ],
    [
      'London the day after',
      'Europe/London',
      '2026-03-29T19:00:00Z',
      '2026-03-29T22:00:00Z',
      'Sunday, 29 March 2026, 20:00 to 23:00 (British Summer Time)',
    ],
    [
      'a night in London in which the clocks go back',
      'Europe/London',
      '2026-10-24T22:00:00Z',
      '2026-10-25T02:00:00Z',
      'Saturday, 24 October 2026, 23:00 to 02:00 (British Summer Time to Greenwich Mean Time)',
    ],
    [
      'Berlin, from 02:15 to 02:15 an hour later',
      'Europe/Berlin',
      '2026-10-25T00:15:00Z',
      '2026-10-25T01:15:00Z',
      'Sunday, 25 October 2026, 02:15 to 02:15 (Central European Summer Time to Central European Standard Time)',
    ],
    [
      'Warsaw, over a weekend in which the clocks go back',
      'Europe/Warsaw',
      '2027-10-30T16:00:00Z',
      '2027-10-31T11:00:00Z',
      'Saturday, 30 October 2027 to Sunday, 31 October 2027, 18:00 to 12:00 (Central European Summer Time to Central European Standard Time)',
    ],
    [
      'New York in the night in which the clocks go forward',
      'America/New_York',
      '2027-03-14T06:30:00Z',
      '2027-03-14T08:30:00Z',
      'Sunday, 14 March 2027, 01:30 to 04:30 (Eastern Standard Time to Eastern Daylight Time)',
    ],
    [
      'New York in winter',
      'America/New_York',
      '2026-11-01T15:00:00Z',
      '2026-11-01T17:00:00Z',
      'Sunday, 1 November 2026, 10:00 to 12:00 (Eastern Standard Time)',
    ],
    [
      'New York in summer',
      'America/New_York',
      '2026-10-31T15:00:00Z',
      '2026-10-31T17:00:00Z',
      'Saturday, 31 October 2026, 11:00 to 13:00 (Eastern Daylight Time)',
    ],
    [
      'Lord Howe, whose summer is half an hour',
      'Australia/Lord_Howe',
      '2026-10-03T09:00:00Z',
      '2026-10-03T10:00:00Z',
      'Saturday, 3 October 2026, 19:30 to 20:30 (Lord Howe Standard Time)',
    ],
    [
      'Lord Howe the day after',
      'Australia/Lord_Howe',
      '2026-10-04T09:00:00Z',
      '2026-10-04T10:00:00Z',
      'Sunday, 4 October 2026, 20:00 to 21:00 (Lord Howe Daylight Time)',
    ],
    [
      'Apia, a day ahead of UTC',
      'Pacific/Apia',
      '2026-12-05T17:00:00Z',
      '2026-12-05T20:00:00Z',
      'Sunday, 6 December 2026, 06:00 to 09:00 (Apia Time)',
    ],
  ])('[ADR 0050 r1] is the local time of the place: %s', (_, zone, startAt, endAt, expected) => {
    expect(withoutFashion(localTimeLine(at(zone, startAt, endAt)))).toBe(expected);
  });

  it('has two dates where it goes on for longer than a night', () => {
    const { date, time } = localTimeText(at('Africa/Lagos', '2026-12-05T09:00:00Z', '2026-12-06T19:00:00Z'));
    expect([date, time]).toEqual(['Saturday, 5 December 2026 to Sunday, 6 December 2026', '10:00 to 20:00']);
  });

  it('has no end without one, and no time for a whole day', () => {
    expect(localTimeText(at('Africa/Lagos', '2026-12-05T09:00:00Z')).time).toBe('10:00');
    expect(localTimeLine({ date: '2026-12-05', timezone: 'Africa/Lagos' })).toBe('Saturday, 5 December 2026');
  });

  it.each([
    ['en-NG', 'Saturday, 5 December 2026, 18:00 to 21:30 (West Africa Time)'],
    ['en-US', 'Saturday, December 5, 2026, 6:00 pm to 9:30 pm (West Africa Time)'],
    ['fr-FR', 'samedi 5 décembre 2026, 18:00 – 21:30 (heure normale d’Afrique de l’Ouest)'],
  ])('is written by the customs of its reader: %s', (locale, expected) => {
    const text = localTimeLine(at('Africa/Lagos', '2026-12-05T17:00:00Z', '2026-12-05T20:30:00Z'), locale);
    expect(withoutFashion(text).replace('heure d’', 'heure normale d’')).toBe(expected);
  });

  it('writes the first of a month as an ordinal in French', () => {
    expect(['2026-12-01', '2026-12-11'].map((date) => localTimeText({ date, timezone: 'Africa/Abidjan' }, 'fr-CI').date)).toEqual([
      'mardi 1er décembre 2026',
      'vendredi 11 décembre 2026',
    ]);
  });

  it('begins and ends a day at twelve where hours are counted by twelve', () => {
    const time = (startAt: string) => localTimeText({ date: '', startAt, timezone: 'UTC' }, 'en-US').time;
    expect([time('2026-12-05T00:05:00Z'), time('2026-12-05T12:05:00Z')]).toEqual(['12:05 am', '12:05 pm']);
  });
});

describe('an end at midnight', () => {
  const zone = 'America/New_York';

  it.each([
    ['a day', '2027-07-04T04:00:00Z', '2027-07-05T04:00:00Z', 'Sunday, 4 July 2027'],
    ['three days', '2027-07-02T04:00:00Z', '2027-07-05T04:00:00Z', 'Friday, 2 July 2027 to Sunday, 4 July 2027'],
    ['the day in which the clocks go forward', '2027-03-14T05:00:00Z', '2027-03-15T04:00:00Z', 'Sunday, 14 March 2027'],
    [
      'an evening and the day after',
      '2027-07-03T22:00:00Z',
      '2027-07-05T04:00:00Z',
      'Saturday, 3 July 2027 to Sunday, 4 July 2027, 18:00 to 24:00 (Eastern Daylight Time)',
    ],
    ['a long day', '2027-07-04T14:00:00Z', '2027-07-05T04:00:00Z', 'Sunday, 4 July 2027, 10:00 to 24:00 (Eastern Daylight Time)'],
    ['an evening', '2027-07-05T00:00:00Z', '2027-07-05T04:00:00Z', 'Sunday, 4 July 2027, 20:00 to 00:00 (Eastern Daylight Time)'],
  ])('[D-124] %s is shown as the day that ends', (_, startAt, endAt, text) => expect(localTimeLine(at(zone, startAt, endAt))).toBe(text));

  it('[D-124] is shown as midnight to readers of a 12-hour clock', () => {
    expect(localTimeLine(at(zone, '2027-07-04T14:00:00Z', '2027-07-05T04:00:00Z'), 'en-US')).toBe(
      'Sunday, July 4, 2027, 10:00 am to midnight (Eastern Daylight Time)',
    );
  });

  it('[D-124] is due until the end of that day, in English and in French', () => {
    const midnight = '2027-07-05T04:00:00.000Z';
    expect([undefined, 'en-US', 'fr-FR'].map((locale) => deadlineText(midnight, zone, locale))).toEqual([
      'the end of Sunday, 4 July 2027',
      'the end of Sunday, July 4, 2027',
      'la fin du dimanche 4 juillet 2027',
    ]);
    expect(deadlineText('2027-07-02T04:00:00Z', zone, 'fr-FR')).toBe('la fin du jeudi 1er juillet 2027');
    expect(deadlineLine(midnight, zone)).toBe('the end of Sunday, 4 July 2027');
  });

  it('[D-124] is due on its day when it is another time', () => {
    const noon = '2027-07-05T16:00:00Z';
    expect([deadlineText(noon, zone), deadlineText(noon, zone, 'fr-FR')]).toEqual(['Monday, 5 July 2027', 'le lundi 5 juillet 2027']);
    expect(deadlineLine(noon, zone)).toBe('Monday, 5 July 2027, 12:00 (Eastern Daylight Time)');
    expect(deadlineLine(noon, zone, 'fr-FR')).toMatch(/^le lundi 5 juillet 2027, 12:00 \(/);
  });
});

describe('the opening of doors', () => {
  const day = { date: '2026-12-05', startAt: '2026-12-05T17:00:00Z', timezone: 'Africa/Lagos' };

  it('is shown in the time of the place, for a ticket to a day that begins within a day', () => {
    expect(doorsText('2026-12-05T16:30:00Z', [day])).toBe('17:30');
    expect(doorsText('2026-12-05T16:30:00Z', [{ date: '2026-12-05', timezone: 'Africa/Lagos' }])).toBe('17:30');
    for (const doorsAt of [undefined, '2026-12-05T17:01:00Z', '2026-12-04T16:00:00Z', '2026-12-09T16:00:00Z'])
      expect(doorsText(doorsAt, [day])).toBeUndefined();
  });
});
