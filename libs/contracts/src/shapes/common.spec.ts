import { variantNameOf } from './priced-cart';
import { amountsByCurrency, minorUnits, moment, percentage, timeZone } from './common';

describe('a moment in the workspace document', () => {
  it('is stored in UTC, so that applying an export changes nothing', () => {
    expect(moment.parse('2026-03-01T10:00:00+01:00')).toBe('2026-03-01T09:00:00.000Z');
  });

  it('is refused without a zone', () => {
    expect(moment.safeParse('2026-03-01T10:00:00').success).toBe(false);
  });
});

describe('a time zone', () => {
  it.each([
    ['europe/paris', 'Europe/Paris'],
    ['Europe/paris', 'Europe/Paris'],
    ['EUROPE/BERLIN', 'Europe/Berlin'],
    ['utc', 'UTC'],
    ['gmt', 'GMT'],
    ['etc/gmt+5', 'Etc/GMT+5'],
    ['america/port-au-prince', 'America/Port-au-Prince'],
    ['america/port_of_spain', 'America/Port_of_Spain'],
    ['est5edt', 'EST5EDT'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['asia/kolkata', 'Asia/Kolkata'],
    ['asia/calcutta', 'Asia/Calcutta'],
    ['europe/kyiv', 'Europe/Kyiv'],
    ['antarctica/dumontdurville', 'Antarctica/DumontDUrville'],
  ])('%s is stored as %s, the spelling of IANA', (written, stored) => expect(timeZone.parse(written)).toBe(stored));

  it.each(['Europe/Atlantis', '+01:00', 'europe', ''])('is refused when it is not a time zone: %p', (written) =>
    expect(timeZone.safeParse(written).success).toBe(false),
  );
});

describe('amounts', () => {
  it('[D-23] have at most four decimals when they are percentages', () => {
    expect([0, 2.5, 1.0001, 100].every((value) => percentage.safeParse(value).success)).toBe(true);
    expect([1.00001, -1, 100.5].some((value) => percentage.safeParse(value).success)).toBe(false);
  });

  it('are whole minor units when they are money', () => {
    expect([0, 1, 9_007_199_254_740_991].every((value) => minorUnits.safeParse(value).success)).toBe(true);
    expect([0.5, -1, 9_007_199_254_740_992, '1'].some((value) => minorUnits.safeParse(value).success)).toBe(false);
  });

  it('[D-22] are stated by currency under ISO 4217 codes', () => {
    expect(amountsByCurrency.safeParse({ NGN: 150_000, USD: 1_200 }).success).toBe(true);
    expect(amountsByCurrency.safeParse({ ngn: 1 }).success || amountsByCurrency.safeParse({ NGN: 1.5 }).success).toBe(false);
  });
});

describe('the name of a variant', () => {
  it('is shown beside that of its product, unless it is the same', () => {
    const shown = (name: string, variantName?: string) => variantNameOf({ name, variantName });
    expect([
      shown('Kaftan', 'Large'),
      shown('Salad Bowl', 'Salad Bowl'),
      shown('Salad Bowl', ' salad bowl'),
      shown('Kaftan'),
      shown('K', ''),
    ]).toEqual(['Large', undefined, undefined, undefined, undefined]);
  });
});
