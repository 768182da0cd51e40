import type { SlotPlan, WEEKDAYS } from '@svc/contracts';
import { firstDateWithSlots, slotsOn } from './slots';

type Weekday = (typeof WEEKDAYS)[number];
const EVERY_DAY: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Builds a plan that is open every day from `start` to `end`, an hour a slot. */
function aPlan(timezone: string, [start, end]: [string, string] = ['09:00', '12:00'], overrides: Partial<SlotPlan> = {}): SlotPlan {
  return { timezone, durationMinutes: 60, businessHours: EVERY_DAY.map((day) => ({ day, start, end })), takenAt: [], ...overrides };
}

/** Returns the starts of a day in UTC, asked for on the day before. */
function startsOn(plan: SlotPlan, date: string, now = `${date}T00:00:00Z`): string[] {
  const yesterday = new Date(Date.parse(now) - 24 * 3_600_000);
  return slotsOn(plan, date, yesterday).map((start) => start.toISOString().slice(0, 16));
}

const MARCH_FIRST = '2026-03-01'; // a Sunday
const NOW = new Date('2026-03-01T06:00:00Z');

describe('slots, zone by zone', () => {
  it('[D-24] are the same all year in Africa/Lagos, an hour ahead of UTC', () => {
    const expected = (date: string) => [`${date}T08:00`, `${date}T09:00`, `${date}T10:00`];
    for (const date of ['2026-01-15', '2026-03-29', '2026-07-15', '2026-10-25'])
      expect(startsOn(aPlan('Africa/Lagos'), date)).toEqual(expected(date));
  });

  it('[D-24] follow the clocks of Europe/London, by the offset of the day and not of today', () => {
    const london = aPlan('Europe/London');
    expect(startsOn(london, '2026-03-28')[0]).toBe('2026-03-28T09:00');
    expect(startsOn(london, '2026-03-30', '2026-03-28T00:00:00Z')[0]).toBe('2026-03-30T08:00');
    expect(startsOn(london, '2026-10-26', '2026-10-20T00:00:00Z')[0]).toBe('2026-10-26T09:00');
    expect(startsOn(aPlan('Europe/London', ['00:00', '04:00']), '2026-03-29')).toEqual([
      '2026-03-29T00:00',
      '2026-03-29T01:00',
      '2026-03-29T02:00',
    ]);
    expect(startsOn(aPlan('Europe/London', ['00:00', '03:00']), '2026-10-25')).toEqual([
      '2026-10-24T23:00',
      '2026-10-25T00:00',
      '2026-10-25T02:00',
    ]);
  });

  it('[D-24] leave out the hour that America/New_York skips, and take the earlier of the hour it repeats', () => {
    const newYork = aPlan('America/New_York', ['00:30', '04:30']);
    expect(startsOn(newYork, '2026-03-08')).toEqual(['2026-03-08T05:30', '2026-03-08T06:30', '2026-03-08T07:30']);
    expect(startsOn(newYork, '2026-11-01')).toEqual(['2026-11-01T04:30', '2026-11-01T05:30', '2026-11-01T07:30', '2026-11-01T08:30']);
  });

  it('[D-24] [ADR 0050 r1] know the half-hour change of Australia/Lord_Howe, and never overlap at it', () => {
    const lordHowe = aPlan('Australia/Lord_Howe', ['00:00', '04:00'], { durationMinutes: 30 });
    expect(startsOn(lordHowe, '2026-10-04')).toEqual([
      '2026-10-03T13:30',
      '2026-10-03T14:00',
      '2026-10-03T14:30',
      '2026-10-03T15:00',
      '2026-10-03T15:30',
      '2026-10-03T16:00',
      '2026-10-03T16:30',
    ]);
    const hourly = aPlan('Australia/Lord_Howe', ['00:30', '04:30']);
    expect(startsOn(hourly, '2026-10-04')).toEqual(['2026-10-03T14:00', '2026-10-03T15:00', '2026-10-03T16:30']);
    expect(startsOn(hourly, '2026-04-05')[1]).toBe('2026-04-04T14:30');
  });

  it('[D-24] [ADR 0050 r1] know the day that Pacific/Apia never had', () => {
    const apia = aPlan('Pacific/Apia');
    const before = new Date('2011-12-28T20:00:00Z');
    expect(slotsOn(apia, '2011-12-29', before)[0]?.toISOString()).toBe('2011-12-29T19:00:00.000Z');
    expect(slotsOn(apia, '2011-12-30', before)).toEqual([]);
    expect(slotsOn(apia, '2011-12-31', before)[0]?.toISOString()).toBe('2011-12-30T19:00:00.000Z');
    expect(startsOn(apia, '2026-03-01')[0]).toBe('2026-02-28T20:00');
  });
});

describe('the grid of slots', () => {
  it('[D-60b] starts at each opening time and ends by closing time', () => {
    const businessHours = [
      { day: 'sun' as const, start: '09:00', end: '10:30' },
      { day: 'sun' as const, start: '13:15', end: '15:15' },
    ];
    expect(startsOn(aPlan('UTC', undefined, { businessHours }), MARCH_FIRST)).toEqual([
      '2026-03-01T09:00',
      '2026-03-01T13:15',
      '2026-03-01T14:15',
    ]);
  });

  it('[D-21] uses the variant’s own hours where it has some', () => {
    const availability = { hours: [{ weekday: 'sun' as const, start: '20:00', end: '21:00' }] };
    expect(startsOn(aPlan('UTC', undefined, { availability }), MARCH_FIRST)).toEqual(['2026-03-01T20:00']);
  });

  it('[D-21] is closed on weekdays that are not listed, but for dates that override this', () => {
    const closed = aPlan('UTC', undefined, { availability: { weekdays: ['mon'] } });
    expect(startsOn(closed, MARCH_FIRST)).toEqual([]);
    expect(
      startsOn(aPlan('UTC', undefined, { availability: { weekdays: ['mon'], overrideDates: [MARCH_FIRST] } }), MARCH_FIRST),
    ).toHaveLength(3);
    const hours = [{ weekday: 'tue' as const, start: '10:00', end: '11:00' }];
    expect(startsOn(aPlan('UTC', undefined, { availability: { hours, overrideDates: [MARCH_FIRST] } }), MARCH_FIRST)).toEqual([
      '2026-03-01T10:00',
    ]);
  });

  it('[D-21] has holes where days or times are blocked', () => {
    const blocked = (...blocks: NonNullable<NonNullable<SlotPlan['availability']>['blocks']>) =>
      startsOn(aPlan('UTC', undefined, { availability: { blocks, overrideDates: [MARCH_FIRST] } }), MARCH_FIRST);
    expect(blocked({ type: 'date', date: MARCH_FIRST })).toEqual([]);
    expect(blocked({ type: 'date', date: '2026-03-02' })).toHaveLength(3);
    expect(blocked({ type: 'date_range', date: '2026-02-20', endDate: MARCH_FIRST })).toEqual([]);
    expect(blocked({ type: 'time_range', date: MARCH_FIRST, start: '09:59', end: '10:30' })).toEqual(['2026-03-01T11:00']);
    expect(blocked({ type: 'time_range', date: MARCH_FIRST, start: '10:00', end: '11:00' })).toEqual([
      '2026-03-01T09:00',
      '2026-03-01T11:00',
    ]);
  });

  it('is empty without opening hours', () => {
    expect(startsOn(aPlan('UTC', undefined, { businessHours: [] }), MARCH_FIRST)).toEqual([]);
  });
});

describe('the bookable slots', () => {
  it('[D-24] leaves out slots that are fully booked', () => {
    expect(startsOn(aPlan('Africa/Lagos', undefined, { takenAt: ['2026-03-01T10:00:00+01:00'] }), MARCH_FIRST)).toEqual([
      '2026-03-01T08:00',
      '2026-03-01T10:00',
    ]);
  });

  it('[D-24] keeps the lead time in elapsed minutes', () => {
    const plan = (leadTimeMinutes: number) => aPlan('UTC', undefined, { availability: { leadTimeMinutes } });
    const firstOf = (leadTimeMinutes: number) => slotsOn(plan(leadTimeMinutes), MARCH_FIRST, NOW)[0]?.toISOString();
    expect(firstOf(180)).toBe('2026-03-01T09:00:00.000Z');
    expect(firstOf(181)).toBe('2026-03-01T10:00:00.000Z');
  });

  it('[D-24] keeps the window in local days', () => {
    const plan = aPlan('Pacific/Apia', undefined, { availability: { windowDays: 1 } });
    const late = new Date('2026-03-01T11:30:00Z'); // already the 2nd in Apia
    expect(slotsOn(plan, '2026-03-02', new Date('2026-03-01T10:00:00Z'))).toHaveLength(3);
    expect(slotsOn(plan, '2026-03-03', late)).toHaveLength(3);
    expect(slotsOn(plan, '2026-03-04', late)).toEqual([]);
  });

  it('[D-24] is nothing on past days and on days far ahead', () => {
    const plan = aPlan('UTC');
    expect(slotsOn(plan, '2026-02-28', NOW)).toEqual([]);
    expect(slotsOn(plan, '2026-04-30', NOW)).toHaveLength(3);
    expect(slotsOn(plan, '2026-05-01', NOW)).toEqual([]);
    expect(slotsOn(plan, '9999-12-31', NOW)).toEqual([]);
  });

  it('[D-24] finds the first day with a free slot', () => {
    const plan = aPlan('UTC', undefined, { availability: { weekdays: ['wed'], windowDays: 10 } });
    expect(firstDateWithSlots(plan, MARCH_FIRST, NOW)).toBe('2026-03-04');
    expect(firstDateWithSlots(plan, '2020-01-01', NOW)).toBe('2026-03-04');
    expect(firstDateWithSlots(plan, '2026-03-05', NOW)).toBe('2026-03-11');
    expect(firstDateWithSlots(plan, '2026-03-12', NOW)).toBeUndefined();
    expect(firstDateWithSlots({ ...plan, businessHours: [] }, MARCH_FIRST, NOW)).toBeUndefined();
  });
});
