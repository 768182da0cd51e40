import { dateFormat, numberFormat } from './formats';

const AT = Date.parse('2026-12-05T17:00:00Z');

describe('formats of a locale', () => {
  it('are made once for the same locale and options', () => {
    const options = { timeZone: 'Africa/Lagos', timeStyle: 'short' } as const;
    expect(dateFormat('en-GB', { ...options })).toBe(dateFormat('en-GB', options));
    expect(numberFormat('en-GB', { style: 'percent' })).toBe(numberFormat('en-GB', { style: 'percent' }));
  });

  it('differ by locale, zone and options', () => {
    const text = (locale: string, options: Intl.DateTimeFormatOptions) => dateFormat(locale, options).format(AT);
    expect(text('en-GB', { timeZone: 'UTC', timeStyle: 'short' })).toBe('17:00');
    expect(text('en-GB', { timeZone: 'Africa/Lagos', timeStyle: 'short' })).toBe('18:00');
    expect(text('fr', { timeZone: 'UTC', month: 'long' })).toBe('décembre');
    expect(text('en-GB', { timeZone: 'UTC', month: 'long' })).toBe('December');
  });

  it('are forgotten, oldest first, when readers have many locales', () => {
    const first = numberFormat('en-GB', { minimumFractionDigits: 2 });
    for (let n = 0; n < 500; n += 1) numberFormat(`en-x-a${n}`, { minimumFractionDigits: 2 });
    expect(numberFormat('en-GB', { minimumFractionDigits: 2 })).not.toBe(first);
  });
});
