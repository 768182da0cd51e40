import { spellOutPrice } from './spell-out-price';

const spell = (priced: Parameters<typeof spellOutPrice>[0]) => spellOutPrice(priced, 'NGN', 'variants[0]');

describe('a short price', () => {
  it('becomes the entry of the primary currency', () => {
    expect(spell({ priceMinor: 500, compareAtMinor: 600, prices: [] })).toEqual({
      item: { prices: [{ currency: 'NGN', priceMinor: 500, compareAtMinor: 600 }] },
      faults: [],
    });
  });

  it('becomes the entry of its own currency, before the others', () => {
    const others = [{ currency: 'NGN', priceMinor: 900 }];
    expect(spell({ priceMinor: 5, currency: 'USD', prices: others }).item.prices).toEqual([{ currency: 'USD', priceMinor: 5 }, ...others]);
  });

  it('may say again what prices says, as the specification shows it', () => {
    const prices = [{ currency: 'NGN', priceMinor: 500, compareAtMinor: 600 }];
    expect(spell({ priceMinor: 500, currency: 'NGN', prices })).toEqual({ item: { prices }, faults: [] });
  });

  it('must not say another price than prices', () => {
    const { faults } = spell({ priceMinor: 501, prices: [{ currency: 'NGN', priceMinor: 500 }] });
    expect(faults).toEqual([{ path: 'variants[0].priceMinor', message: 'prices says another price in NGN; say it once, or the same.' }]);
  });

  it('is more than a struck-out price', () => {
    expect(spell({ compareAtMinor: 600, prices: [] }).faults.map(({ path }) => path)).toEqual(['variants[0].compareAtMinor']);
  });

  it('leaves what is spelled out as it is', () => {
    const prices = [{ currency: 'USD', priceMinor: 5 }];
    expect(spell({ prices })).toEqual({ item: { prices }, faults: [] });
  });
});
