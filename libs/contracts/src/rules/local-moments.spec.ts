import { z } from 'zod';
import { moment, timeZone, writtenEnd, writtenMoment } from '../shapes/common';
import { localMoment, readMoments } from './local-moments';

const read = (text: string, timezone: string, side: 'start' | 'end' = 'start') => {
  const result = localMoment(text, timezone, side);
  return 'fault' in result ? result.fault : result.at;
};

describe('a moment as a merchant writes it', () => {
  it.each([
    ['2027-07-04', 'America/New_York', '2027-07-04T04:00:00.000Z', '2027-07-05T04:00:00.000Z'],
    ['2027-07-04', 'Africa/Lagos', '2027-07-03T23:00:00.000Z', '2027-07-04T23:00:00.000Z'],
    ['2027-07-04', 'UTC', '2027-07-04T00:00:00.000Z', '2027-07-05T00:00:00.000Z'],
    ['2027-03-14', 'America/New_York', '2027-03-14T05:00:00.000Z', '2027-03-15T04:00:00.000Z'],
    ['2028-02-29', 'Asia/Kolkata', '2028-02-28T18:30:00.000Z', '2028-02-29T18:30:00.000Z'],
    ['2026-12-31', 'Pacific/Kiritimati', '2026-12-30T10:00:00.000Z', '2026-12-31T10:00:00.000Z'],
  ])('[D-124] the date %s in %s begins with its first hour, and ends with the next day’s', (date, zone, start, end) => {
    expect([read(date, zone), read(date, zone, 'end')]).toEqual([start, end]);
  });

  it('[D-124] a day whose midnight is skipped begins with its first hour', () => {
    expect(read('2026-03-29', 'Asia/Beirut')).toBe('2026-03-28T22:00:00.000Z');
    expect(read('2026-03-28', 'Asia/Beirut', 'end')).toBe('2026-03-28T22:00:00.000Z');
  });

  it.each([
    ['2027-05-01T10:00:00', 'America/New_York', '2027-05-01T14:00:00.000Z'],
    ['2027-05-01T10:00', 'Africa/Lagos', '2027-05-01T09:00:00.000Z'],
    ['2027-05-01T10:00:30.5', 'Asia/Kathmandu', '2027-05-01T04:15:30.500Z'],
    ['2026-10-25T02:15', 'Europe/Berlin', '2026-10-25T00:15:00.000Z'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
    ['2027-05-01T10:00:00Z', 'America/New_York', '2027-05-01T10:00:00.000Z'],
    ['2027-05-01T10:00:00+0530', 'America/New_York', '2027-05-01T04:30:00.000Z'],
  ])('[D-124] %s in %s is %s, the first one where a change of clocks repeats it', (text, zone, at) => {
    expect([read(text, zone), read(text, zone, 'end')]).toEqual([at, at]);
  });

  it.each([
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T03:30'],
    ['2027-03-14T02:00:00', 'America/New_York', '2027-03-14T03:00'],
    ['2026-10-04T02:10', 'Australia/Lord_Howe', '2026-10-04T02:40'],
    ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-31T12:00'],
  ])('[D-124] %s is refused in %s, where a change of clocks skips it', (text, zone, next) => {
    expect(read(text, zone)).toBe(`A change of clocks skips this time in ${zone}: give ${next}, say, or a moment with its zone.`);
  });

  it.each([
    '2027-02-29',
    '2027-13-01',
    '2027-02-30T10:00',
    '2027-05-01T24:00',
    '2027-05-01T10:60',
    '2027-05-01T10:00:60',
    '2027-05-01 10:00',
    '2027-05-01T10',
    '0000-01-01',
    '4 July',
    '',
  ])('[D-124] %p is not a moment', (text) => expect(read(text, 'Africa/Lagos')).toMatch(/^Give a moment such as/));

  it('[D-124] stays within the supported years', () => {
    expect([read('9999-12-31', 'UTC', 'end'), read('0001-01-01', 'Africa/Lagos')]).toEqual([
      expect.stringMatching(/^Give a moment/),
      expect.stringMatching(/^Give a moment/),
    ]);
  });
});

describe('the moments of a value', () => {
  const day = z.strictObject({ startAt: writtenMoment.optional(), endAt: writtenEnd.optional(), timezone: timeZone.optional() });
  const event = z.strictObject({
    title: z.string(),
    timezone: timeZone.optional(),
    startAt: writtenMoment,
    days: z.array(day).default([]),
    seenAt: moment.optional(),
    cells: z.record(z.string(), z.union([z.string(), day])).optional(),
  });
  const launch = {
    title: '2027-07-04',
    timezone: 'America/New_York',
    startAt: '2027-07-04',
    days: [{ startAt: '2027-07-04T10:00', endAt: '2027-07-04', timezone: 'asia/tokyo' }, { endAt: '2027-07-05' }],
  };

  it('[D-124] are local to the nearest zone around them, else to the one of the shop', () => {
    expect(readMoments(event, launch, 'Africa/Lagos').value).toEqual({
      ...launch,
      startAt: '2027-07-04T04:00:00.000Z',
      days: [
        { startAt: '2027-07-04T01:00:00.000Z', endAt: '2027-07-04T15:00:00.000Z', timezone: 'asia/tokyo' },
        { endAt: '2027-07-06T04:00:00.000Z' },
      ],
    });
    const { timezone: _, ...zoneless } = launch;
    expect(readMoments(event, zoneless, 'Africa/Lagos').value).toMatchObject({ startAt: '2027-07-03T23:00:00.000Z' });
    expect(readMoments(event, { ...launch, timezone: 'Mars/Olympus' }, 'Africa/Lagos').value).toMatchObject({
      startAt: '2027-07-03T23:00:00.000Z',
    });
  });

  it('[D-124] are those of described fields as well', () => {
    const fields = z.object({
      opensAt: writtenMoment.describe('When it opens.'),
      closesAt: writtenEnd.optional().describe('When it closes.'),
    });
    expect(readMoments(fields, { opensAt: '2027-07-04', closesAt: '2027-07-04' }, 'Africa/Lagos').value).toEqual({
      opensAt: '2027-07-03T23:00:00.000Z',
      closesAt: '2027-07-04T23:00:00.000Z',
    });
    expect(readMoments(z.object({ closesAt: writtenEnd.describe('When it closes.') }), { closesAt: '2027-07-04' }, 'UTC').value).toEqual({
      closesAt: '2027-07-05T00:00:00.000Z',
    });
  });

  it('[D-124] are reported where they are read otherwise than before, and where they are invalid', () => {
    const { faults, warnings, value } = readMoments(
      event,
      { ...launch, startAt: '2027-03-14T02:30', days: [{ startAt: '2027-07-04' }] },
      'UTC',
    );
    expect(faults.map(({ path }) => path)).toEqual(['startAt']);
    expect(value).toMatchObject({ startAt: '2027-03-14T02:30' });
    expect(warnings).toEqual([
      {
        path: 'days[0].startAt',
        message:
          '"2027-07-04" is read as 2027-07-04T04:00:00.000Z, by the clocks of America/New_York; it used to be read as 2027-07-04T00:00:00.000Z. Give the moment with its zone to mean another.',
      },
    ]);
  });

  it('[D-124] are read as before when they state their zone', () => {
    const zoned = { title: 'x', startAt: '2027-07-04T10:00:00+01:00', days: [{ endAt: '2027-07-04T12:00:00Z' }] };
    expect(readMoments(event, zoned, 'Africa/Lagos')).toMatchObject({ faults: [], warnings: [] });
    expect(readMoments(event, { ...zoned, startAt: '2027-07-04' }, 'UTC').warnings).toEqual([]);
  });

  it('[D-124] are those of documents alone, whatever else looks like one', () => {
    const others = { title: '2027-07-04', startAt: '2027-07-04T10:00:00Z', seenAt: '2027-07-04', cells: { a: '2027-07-04' } };
    expect(readMoments(event, others, 'Africa/Lagos').value).toMatchObject({
      title: '2027-07-04',
      seenAt: '2027-07-04',
      cells: { a: '2027-07-04' },
    });
    for (const odd of [null, 3, 'x', [], [null], { startAt: 3, days: 'x' }, { days: [null, 'x', [launch]] }])
      expect(readMoments(event, odd, 'Africa/Lagos').value).toEqual(odd);
  });
});
