import { changeLines } from './change-text.mjs';

describe('what a plan changes', () => {
  it.each([
    ['a text', { path: 'name', before: 'Tote', after: 'Big tote' }, ['name: Tote → Big tote']],
    ['a text that comes', { path: 'tagline', after: 'Dyed\nby hand' }, ['tagline: none → Dyed by hand']],
    ['a text that goes', { path: 'tagline', before: 'Dyed by hand' }, ['tagline: Dyed by hand → none']],
    [
      'a moment',
      { path: 'startAt', before: '2026-12-01T18:00:00.000Z', after: '2026-12-02T18:00:00.000Z' },
      ['startAt: 2026-12-01 18:00Z → 2026-12-02 18:00Z'],
    ],
    ['yes and no', { path: 'published', before: false, after: true }, ['published: false → true']],
    ['a number', { path: 'capacity', before: 40, after: 60 }, ['capacity: 40 → 60']],
    ['an amount', { path: 'minPriceMinor', before: 100_000, after: 150_000, currency: 'NGN' }, ['minPrice: NGN 1,000.00 → NGN 1,500.00']],
    [
      'an amount of another currency',
      { path: 'minPriceMinor', before: 100, after: 150, currency: 'JPY', currencyBefore: 'NGN' },
      ['minPrice: NGN 1.00 → JPY 150'],
    ],
    [
      'an object',
      { path: 'customerFee', after: { pct: 2.5, flatMinor: 5_000 }, currency: 'NGN' },
      ['customerFee: none → { pct: 2.5, flat: NGN 50.00 }'],
    ],
    ['amounts by currency', { path: 'minOrder', after: { USD: 500 } }, ['minOrder: none → { USD: USD 5.00 }']],
    [
      'amounts in a list',
      { path: 'donationPresets', before: [5_000], after: [5_000, 9_000], currency: 'NGN' },
      ['donationPresets: +NGN 90.00'],
    ],
    ['a list', { path: 'countries', before: ['NG', 'KE'], after: ['NG', 'GH'] }, ['countries: +GH, -KE']],
    ['a list in another order', { path: 'productRefs', before: ['a', 'b'], after: ['b', 'a'] }, ['productRefs: in another order']],
    ['a long list', { path: 'cities', before: [], after: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, ['cities: +a, +b, +c, +d, +e, +2 more']],
    ['a member that comes', { path: 'variants[large]', after: { key: 'large', name: 'Large' } }, ['+ variants[large]']],
    ['a member that goes', { path: 'variants[large]', before: { key: 'large', name: 'Large' } }, ['- variants[large]']],
    [
      'a code that unlocks, which is not given away',
      { path: 'unlockCodes[FRIENDS].maxUses', before: 1, after: 2 },
      ['unlockCodes[FR…].maxUses: 1 → 2'],
    ],
    ['a secret', { path: 'tracking.apiToken', before: 'abc', after: 'def' }, ['tracking.apiToken: not shown']],
    ['a secret within', { path: 'tracking', after: { apiToken: 'abc', id: 'x' } }, ['tracking: none → { apiToken: not shown, id: x }']],
  ])('tells %s', (_, change, lines) => {
    expect(changeLines(change)).toEqual(lines);
  });

  it('tells prices as money, by currency', () => {
    const before = [
      { currency: 'NGN', priceMinor: 1_200_000 },
      { currency: 'USD', priceMinor: 900 },
    ];
    const after = [
      { currency: 'NGN', priceMinor: 1_500_000, compareAtMinor: 1_800_000 },
      { currency: 'USD', priceMinor: 900 },
    ];
    expect(changeLines({ path: 'variants[large].prices', before, after })).toEqual([
      'variants[large].price: NGN 12,000.00 → NGN 15,000.00',
      'variants[large].compareAt: none → NGN 18,000.00',
    ]);
    expect(changeLines({ path: 'prices', before: [], after: before.slice(1) })).toEqual(['price: none → USD 9.00']);
  });

  it('shortens what is long', () => {
    const [line] = changeLines({ path: 'blocks', after: [{ text: 'x'.repeat(500) }] });
    expect(line!.length).toBeLessThan(200);
  });
});
