import { fitting, queryOf, wishesIn } from '../public/catalogue-rules.js';

const tote = {
  name: 'Tote bag',
  slug: 'tote',
  currency: 'NGN',
  pricesFrom: { NGN: 1_500_000, USD: 1_200 },
  priceMinorFrom: 1_500_000,
  ratingAvg: 4.5,
};
const stool = {
  name: 'Carved stool',
  slug: 'stool',
  currency: 'NGN',
  pricesFrom: { NGN: 9_000_000 },
  priceMinorFrom: 9_000_000,
  soldOut: true,
  preorderable: true,
};
const robe = {
  name: 'Àdìrẹ robe',
  slug: 'robe',
  currency: 'NGN',
  pricesFrom: { NGN: 4_000_000 },
  priceMinorFrom: 4_000_000,
  soldOut: true,
  ratingAvg: 5,
};
const quote = { name: 'Wedding cloth', slug: 'cloth', currency: 'NGN' };
const matching = (wishes: object, shown: object = {}) =>
  fitting([tote, stool, robe, quote], wishes, { currency: 'NGN', digits: 2, ...shown }).map(({ slug }: { slug: string }) => slug);

describe('what a visitor of the example storefront looks for', () => {
  it.each<[string, object, string[]]>([
    ['nothing', {}, ['tote', 'stool', 'robe', 'cloth']],
    ['words in any order, without marks and case', { q: ' ROBE adire ' }, ['robe']],
    ['words that nothing has', { q: 'boat' }, []],
    ['a price, and nothing that has none', { most: '40000' }, ['tote', 'robe']],
    ['what can be had, or ordered before it is there', { stock: '1' }, ['tote', 'stool', 'cloth']],
    ['the cheapest first, without a price last', { sort: 'price' }, ['tote', 'robe', 'stool', 'cloth']],
    ['the best rated first', { sort: 'rating' }, ['robe', 'tote', 'stool', 'cloth']],
    ['an order that there is not', { sort: 'constructor' }, ['tote', 'stool', 'robe', 'cloth']],
  ])('is found: %s', (_, wishes, slugs) => expect(matching(wishes)).toEqual(slugs));

  it('is bounded by a collection', () => expect(matching({ q: '' }, { slugs: new Set(['robe', 'cloth']) })).toEqual(['robe', 'cloth']));

  it('stands in the address, as far as it is known', () => {
    expect(queryOf({ q: 'tote bag', most: '', sort: 'price', other: '1' })).toBe('?q=tote+bag&sort=price');
    expect(queryOf(wishesIn(''))).toBe('');
    expect(wishesIn('?q=tote&stock=1&__proto__=x')).toEqual({ q: 'tote', collection: '', most: '', stock: '1', sort: '' });
  });
});
