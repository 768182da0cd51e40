import { chooseVariant, money, type PublicProduct, slotsByDay, time } from '..';

describe('money', () => {
  it.each([
    [1_500_000, 'NGN', 'en-NG', '₦15,000.00'],
    [1_500, 'JPY', 'en-US', '¥1,500'],
    [1_500, 'KWD', 'en-US', 'KWD 1.500'],
    [-50, 'USD', 'en-US', '-$0.50'],
  ])('%d of %s is written with the decimals of its currency', (minor, currency, locale, text) => {
    expect(money.format(minor, currency, locale).replace(/\s/g, ' ')).toBe(text);
  });

  it('may omit decimals of whole amounts, and is always in minor units', () => {
    expect([1_500_000, 1_500_050].map((minor) => money.format(minor, 'NGN', 'en-NG', { trim: true }))).toEqual(['₦15,000', '₦15,000.50']);
    expect(() => money.format(15.5, 'NGN')).toThrow(RangeError);
  });
});

describe('a choice of options', () => {
  const option = (ref: string, ...values: string[]) => ({
    ref,
    name: ref,
    display: 'text',
    values: values.map((value) => ({ ref: value, label: value })),
  });
  const variant = (ref: string, ...optionValueRefs: string[]) => ({ ref, optionValueRefs });
  const product = {
    options: [option('size', 's', 'm'), option('colour', 'red', 'blue')],
    variants: [variant('1', 's', 'red'), variant('2', 'm', 'red'), variant('3', 'm', 'blue')],
  } as unknown as PublicProduct;

  it('[§2.3 r2] returns the one variant with exactly these values, and the values that are still possible', () => {
    expect(chooseVariant(product)).toEqual({
      variant: undefined,
      possible: { size: ['s', 'm'], colour: ['red', 'blue'] },
      missing: ['size', 'colour'],
    });
    expect(chooseVariant(product, { size: 's' })).toMatchObject({ possible: { size: ['s', 'm'], colour: ['red'] }, missing: ['colour'] });
    expect(chooseVariant(product, { size: 'm', colour: 'blue' }).variant?.ref).toBe('3');
    expect(chooseVariant(product, { size: 's', colour: 'blue' }).variant).toBeUndefined();
  });

  it('is complete where there is one variant and no option', () => {
    expect(chooseVariant({ options: [], variants: [variant('only')] } as unknown as PublicProduct).variant?.ref).toBe('only');
  });
});

it('slots are listed by the days of the shop’s zone, or of another', () => {
  const answer = {
    date: '2026-03-01',
    timezone: 'Africa/Lagos',
    durationMinutes: 60,
    slots: [
      { startUtc: '2026-03-01T22:30:00Z', startLocal: '2026-03-01T23:30:00' },
      { startUtc: '2026-03-01T23:30:00Z', startLocal: '2026-03-02T00:30:00' },
    ],
  };
  expect(slotsByDay(answer, { locale: 'en-GB' })).toEqual([
    { day: '2026-03-01', label: 'Sunday 1 March', slots: [{ startUtc: '2026-03-01T22:30:00Z', label: '23:30' }] },
    { day: '2026-03-02', label: 'Monday 2 March', slots: [{ startUtc: '2026-03-01T23:30:00Z', label: '00:30' }] },
  ]);
  expect(slotsByDay([answer, answer], { locale: 'en-GB', timeZone: 'UTC' }).map(({ day, slots }) => [day, slots.length])).toEqual([
    ['2026-03-01', 2],
  ]);
  expect(time.format('2026-12-05T17:00:00Z', 'Africa/Lagos', 'en-GB').replaceAll(',', '')).toBe('Sat 5 Dec 2026 18:00');
});
