import type { BusinessHours } from '../../shapes/store-details';
import { arrivalText, dayText, deliveryDates, deliveryDatesText } from './delivery-dates';

const LAGOS = 'Africa/Lagos';
const open = (days: BusinessHours['day'][], end = '18:00'): BusinessHours[] => days.map((day) => ({ day, start: '09:00', end }));
const week = open(['mon', 'tue', 'wed', 'thu', 'fri']);
const span = (paidAt: string, days: [number, number], businessHours: BusinessHours[] = [], timezone = LAGOS) => {
  const { earliest, latest } = deliveryDates({ etaMinDays: days[0], etaMaxDays: days[1] }, new Date(paidAt), { timezone, businessHours })!;
  return `${earliest} ${latest}`;
};

describe('[ADR 0116 r3] the dates on which goods arrive', () => {
  it.each([
    ['a working day, before it ends', '2026-11-25T16:59:00Z', [0, 1], week, '2026-11-25 2026-11-26'],
    ['a working day, after it has ended', '2026-11-25T17:00:00Z', [0, 1], week, '2026-11-26 2026-11-27'],
    ['the last working day, over the weekend', '2026-11-27T10:00:00Z', [1, 3], week, '2026-11-30 2026-12-02'],
    ['a day off', '2026-11-28T10:00:00Z', [0, 1], week, '2026-11-30 2026-12-01'],
    [
      'a day with two spans, between them',
      '2026-11-25T12:30:00Z',
      [0, 0],
      [...open(['wed'], '13:00'), ...open(['wed'], '20:00')],
      '2026-11-25 2026-11-25',
    ],
    ['a shop that works on Saturdays alone', '2026-11-25T10:00:00Z', [1, 2], open(['sat']), '2026-12-05 2026-12-12'],
    ['a shop without hours, late in the evening', '2026-11-25T22:30:00Z', [0, 2], [], '2026-11-25 2026-11-27'],
    ['a shop without hours, on Sunday', '2026-11-29T10:00:00Z', [1, 1], [], '2026-12-01 2026-12-01'],
    ['the day of the shop, which has begun', '2026-11-25T23:30:00Z', [1, 1], [], '2026-11-27 2026-11-27'],
  ] as const)('are counted in working days from %s', (_, paidAt, days, hours, expected) => {
    expect(span(paidAt, [...days], [...hours])).toBe(expected);
  });

  it('go by the zone of the shop, over a change of clocks as well', () => {
    expect(span('2027-03-26T23:30:00Z', [1, 1], [], 'Europe/Paris')).toBe('2027-03-30 2027-03-30');
    expect(span('2026-11-25T04:30:00Z', [0, 0], [], 'America/New_York')).toBe('2026-11-24 2026-11-24');
  });

  it.each([[{ etaMinDays: 1 }], [{ etaMaxDays: 1 }], [{}]])('are not known of %j: the merchant’s words stand instead', (days) => {
    const shop = { timezone: LAGOS, businessHours: [] };
    const now = new Date('2026-11-25T10:00:00Z');
    expect(deliveryDates(days, now, shop)).toBeUndefined();
    expect(arrivalText({ ...days, etaText: 'Soon' }, { paidAt: now, now, shop, locale: 'fr' })).toEqual({ words: 'Soon' });
    expect(arrivalText(days, { paidAt: now, now, shop, locale: 'fr' })).toBeUndefined();
  });

  const read = (earliest: string, latest: string, locale: string) =>
    deliveryDatesText({ earliest, latest }, { locale, timezone: LAGOS, now: new Date('2026-11-25T10:00:00Z') });

  it.each([
    ['en-NG', 'Thu 26 to Fri 27 November', 'Fri 27 November', 'Mon 30 November to Tue 1 December'],
    ['en-GB', 'Thu 26 to Fri 27 November', 'Fri 27 November', 'Mon 30 November to Tue 1 December'],
    ['en-US', 'Thu, November 26 to Fri, November 27', 'Fri, November 27', 'Mon, November 30 to Tue, December 1'],
    ['fr-CI', 'du jeudi 26 au vendredi 27 novembre', 'vendredi 27 novembre', 'du lundi 30 novembre au mardi 1er décembre'],
  ])('[ADR 0116 r4] are read in %s', (locale, pair, one, months) => {
    expect(read('2026-11-26', '2026-11-27', locale)).toBe(pair);
    expect(read('2026-11-27', '2026-11-27', locale)).toBe(one);
    expect(read('2026-11-30', '2026-12-01', locale)).toBe(months);
  });

  it('[ADR 0116 r4] tell the year where it is another one', () => {
    expect(read('2026-12-31', '2027-01-04', 'en-NG')).toBe('Thu 31 December 2026 to Mon 4 January 2027');
    expect(read('2027-01-04', '2027-01-05', 'en-US')).toBe('Mon, January 4 to Tue, January 5, 2027');
    expect(read('2027-01-01', '2027-01-01', 'fr-FR')).toBe('vendredi 1er janvier 2027');
    const reader = { now: new Date('2026-12-31T22:59:00Z'), timezone: LAGOS, locale: 'en-NG' };
    expect(dayText(reader.now, reader)).toBe('Thu 31 December');
    expect(dayText(new Date('2026-12-31T23:00:00Z'), reader)).toBe('Fri 1 January 2027');
  });
});
