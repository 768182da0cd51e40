import { changesOf } from './field-changes';

const currencies = { before: ['NGN', 'USD'], after: ['NGN', 'USD'] };
const changes = (before: object, after: object) => changesOf(before, after, currencies);

describe('the changes of an item', () => {
  it('has the values before and after, and none where there is nothing', () => {
    expect(changes({ name: 'Tote', tagline: 'Old' }, { name: 'Big tote', published: true })).toEqual([
      { path: 'name', before: 'Tote', after: 'Big tote' },
      { path: 'tagline', before: 'Old' },
      { path: 'published', after: true },
    ]);
  });

  it('has the list where its members have no key', () => {
    const prices = (priceMinor: number) => ({ variants: [{ key: 'large', prices: [{ currency: 'USD', priceMinor }] }] });
    expect(changes(prices(5), prices(7))).toEqual([
      { path: 'variants[large].prices', before: [{ currency: 'USD', priceMinor: 5 }], after: [{ currency: 'USD', priceMinor: 7 }] },
    ]);
  });

  it.each([
    [
      'the primary currency where nothing else is named',
      { fees: { product: { flatMinor: 5 } } },
      { fees: { product: { flatMinor: 7 } } },
      'NGN',
    ],
    [
      'that of the item',
      { currency: 'USD', ticketTypes: [{ key: 'vip', minPriceMinor: 5 }] },
      { currency: 'USD', ticketTypes: [{ key: 'vip', minPriceMinor: 7 }] },
      'USD',
    ],
    [
      'that beside the amount',
      { currency: 'NGN', price: { currency: 'USD', amountMinor: 5 } },
      { currency: 'NGN', price: { currency: 'USD', amountMinor: 7 } },
      'USD',
    ],
    ['that by which it is called', { minOrder: { USD: 5 } }, { minOrder: { USD: 7 } }, 'USD'],
    ['that of donations', { donationPresets: [5] }, { donationPresets: [7] }, 'NGN'],
    ['that of a fixed deposit', { depositType: 'fixed', depositValue: 5 }, { depositType: 'fixed', depositValue: 7 }, 'NGN'],
    ['that of amounts within', { name: 'x' }, { name: 'x', customerFee: { pct: 1, flatMinor: 7 } }, 'NGN'],
    ['none for a number that is no amount', { capacity: 5 }, { capacity: 7 }, undefined],
    [
      'none for a deposit of some percent',
      { depositType: 'percent', depositValue: 5 },
      { depositType: 'percent', depositValue: 7 },
      undefined,
    ],
  ])('names the currency of amounts: %s', (_, before, after, currency) => {
    expect(changes(before, after).map((change) => change.currency)).toEqual([currency]);
  });

  it('names the currency before where it is another one', () => {
    const [, amount] = changes({ currency: 'NGN', minPriceMinor: 5 }, { currency: 'USD', minPriceMinor: 7 });
    expect(amount).toEqual({ path: 'minPriceMinor', before: 5, after: 7, currency: 'USD', currencyBefore: 'NGN' });
    expect(changesOf({ flatMinor: 5 }, { flatMinor: 7 }, { before: ['NGN'], after: ['USD'] })).toMatchObject([
      { currency: 'USD', currencyBefore: 'NGN' },
    ]);
  });

  it('spells equal members of lists alike, in whatever order their fields stand', () => {
    const [media] = changes(
      {
        media: [
          { url: 'a', type: 'image' },
          { url: 'b', type: 'image' },
        ],
      },
      { media: [{ type: 'image', url: 'a' }] },
    );
    expect(JSON.stringify((media!.before as unknown[])[0])).toBe(JSON.stringify((media!.after as unknown[])[0]));
  });

  it('cuts long texts around where they differ, and within lists from their beginning', () => {
    const same = 'a'.repeat(500);
    const [text] = changes({ description: `${same}Lagos${same}` }, { description: `${same}Ibadan${same}` });
    expect(text!.before).toBe(`…${'a'.repeat(20)}Lagos${'a'.repeat(95)}…`);
    expect(text!.after).toBe(`…${'a'.repeat(20)}Ibadan${'a'.repeat(94)}…`);
    const flags = '🇳🇬'.repeat(200);
    const [mixed] = changes({ description: `${flags}A${flags}` }, { description: `${flags}B${flags}` });
    for (const part of [mixed!.before, mixed!.after] as string[]) expect(part).toMatch(/^…(🇳🇬)+[AB](🇳🇬)+…$/u);
    expect(changes({ media: [] }, { media: [same] })).toEqual([{ path: 'media', before: [], after: [`${'a'.repeat(120)}…`] }]);
  });
});
