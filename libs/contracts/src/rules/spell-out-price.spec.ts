import { innerPath, spellOutPrice } from './prices';

const spell = (priced: Parameters<typeof spellOutPrice>[0]) => spellOutPrice(priced, 'NGN', 'variants[0]');

describe('a short price', () => {
  it('becomes the entry of the primary currency', () => {
    expect(spell({ priceMinor: 500, compareAtMinor: 600, prices: [] })).toEqual({
      item: { prices: [{ currency: 'NGN', priceMinor: 500, compareAtMinor: 600 }] },
      faults: [],
    });
  });

  it('becomes the entry of its own currency, after the others, which stay where a fault finds them', () => {
    const others = [{ currency: 'NGN', priceMinor: 900 }];
    expect(spell({ priceMinor: 5, currency: 'USD', prices: others }).item.prices).toEqual([...others, { currency: 'USD', priceMinor: 5 }]);
  });

  it('may repeat an entry of prices, as in the specification', () => {
    const prices = [{ currency: 'NGN', priceMinor: 500, compareAtMinor: 600 }];
    expect(spell({ priceMinor: 500, currency: 'NGN', prices })).toEqual({ item: { prices }, faults: [] });
  });

  it('must not differ from prices', () => {
    const { faults } = spell({ priceMinor: 501, prices: [{ currency: 'NGN', priceMinor: 500 }] });
    expect(faults).toEqual([{ path: 'variants[0].priceMinor', message: 'prices says another price in NGN; say it once, or the same.' }]);
  });

  it('is more than a struck-out price', () => {
    expect(spell({ compareAtMinor: 600, prices: [] }).faults.map(({ path }) => path)).toEqual(['variants[0].compareAtMinor']);
  });

  it('leaves full prices unchanged', () => {
    const prices = [{ currency: 'USD', priceMinor: 5 }];
    expect(spell({ prices })).toEqual({ item: { prices }, faults: [] });
  });
});

describe('a reference within an item', () => {
  it('is short, however it was written', () => {
    expect(['size/large', 'tote-bag/size/large'].map((path) => innerPath('tote-bag', path, 2))).toEqual(['size/large', 'size/large']);
    expect(['first', 'launch/first'].map((path) => innerPath('launch', path, 1))).toEqual(['first', 'first']);
  });

  it('may begin with a key that is the slug of the item', () => {
    expect(['size/large', 'size/size/large'].map((path) => innerPath('size', path, 2))).toEqual(['size/large', 'size/large']);
  });

  it('stays unchanged when it points into another item', () => {
    expect(innerPath('tote-bag', 'mug/size/large', 2)).toBe('mug/size/large');
  });
});
