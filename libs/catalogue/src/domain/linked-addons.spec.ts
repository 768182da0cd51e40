import { aProductItem } from '../testing';
import { type LinkedItem, linkedSlugs, warnOfAddons, warnOfLinks } from './linked-addons';

const NAIRA = ['NGN'];
const linkTo = (linkedProductRef: string, overrides: object = {}) => ({
  key: linkedProductRef,
  label: linkedProductRef,
  kind: 'product' as const,
  prices: [{ currency: 'NGN', priceMinor: 5 }],
  linkedProductRef,
  ...overrides,
});
const inline = { key: 'paper', label: 'Paper', prices: [{ currency: 'NGN', priceMinor: 5 }] };
const gift = (options: object[], overrides: object = { required: true, minSelect: 1 }, published = true) =>
  aProductItem({ slug: 'gift', published, addonGroups: [{ key: 'packing', name: 'Packing', options: options as never, ...overrides }] });
const box = (overrides: Parameters<typeof aProductItem>[0] = {}) => aProductItem({ slug: 'box', ...overrides });
const hidden = box({ published: false });
const onRequest = box({ variants: [{ key: 'plain', name: 'Plain', pricingMode: 'quote' }] });
const among =
  (...items: LinkedItem[]) =>
  (slug: string) =>
    items.find((item) => item.slug === slug);

describe('add-ons that are products', () => {
  it('[D-132] are warned of where these are not published or priced on request, with the offers that are sold out by it', () => {
    const path = 'addonGroups[0].options[0].linkedProductRef';
    expect(warnOfAddons(gift([linkTo('box'), inline]), among(hidden), NAIRA)).toEqual([
      { path, message: expect.stringMatching(/"box" is not published.*not shown/) as string },
    ]);
    expect(warnOfAddons(gift([linkTo('box')]), among(onRequest), NAIRA)).toEqual([
      { path, message: expect.stringMatching(/"box" is priced on request.*sold out/) as string },
    ]);
    expect(warnOfAddons(gift([linkTo('box')], {}), among(hidden), NAIRA)).toMatchObject([
      { message: expect.stringContaining('not shown') as string },
    ]);
  });

  it('[D-132] are not warned of where they are for sale, are not known, or the offer is hidden', () => {
    expect(warnOfAddons(gift([linkTo('box')]), among(box()), NAIRA)).toEqual([]);
    expect(warnOfAddons(gift([linkTo('box')]), among(), NAIRA)).toEqual([]);
    expect(warnOfAddons(gift([linkTo('box')], undefined, false), among(hidden), NAIRA)).toEqual([]);
    const oneOnRequest = box({ variants: [...onRequest.variants, ...aProductItem().variants] });
    expect(warnOfAddons(gift([linkTo('box')]), among(oneOnRequest), NAIRA)).toEqual([]);
    expect(warnOfAddons(gift([linkTo('box', { linkedVariantRef: 'box/plain' })]), among(oneOnRequest), NAIRA)).toHaveLength(1);
  });

  it('[D-132] are reported with a product that is taken off sale: the offers that need it, and those that show it no longer', () => {
    const linking = [
      { name: 'products[gift]', offer: gift([linkTo('box')]) },
      { name: 'products[other]', offer: gift([linkTo('box'), inline]) },
      { name: 'products[draft]', offer: gift([linkTo('box')], undefined, false) },
    ];
    const warningsOf = (item: LinkedItem) => warnOfLinks(item, linking, among(item), NAIRA);
    expect(warningsOf(hidden)).toEqual([
      { path: 'published', message: expect.stringMatching(/products\[gift\].*"Packing" needs it.*sold out/) as string },
      { path: 'published', message: expect.stringMatching(/products\[other\].*no longer shows it/) as string },
    ]);
    expect(warningsOf(onRequest).map(({ path }) => path)).toEqual(['variants', 'variants']);
    expect(warningsOf(box())).toEqual([]);
    const both = [{ name: 'products[gift]', offer: gift([linkTo('box'), linkTo('bag')]) }];
    const bag = aProductItem({ slug: 'bag', published: false });
    expect(warnOfLinks(hidden, both, among(hidden, bag), NAIRA)).toMatchObject([
      { message: expect.stringContaining('sold out') as string },
    ]);
  });

  it('name each product once', () => {
    expect(linkedSlugs(gift([linkTo('box'), linkTo('box', { key: 'two' }), inline]))).toEqual(['box']);
  });
});
