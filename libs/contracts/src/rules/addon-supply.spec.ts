import { AddonSupply, leastOfGroup, type LinkedProduct, type SuppliedAddon, type SuppliedGroup } from './addon-supply';

const CURRENCIES = ['NGN', 'USD'];
const inNaira = [{ currency: 'NGN', priceMinor: 500 }];
const inline: SuppliedAddon = { prices: inNaira, allowQuantity: false };
const linkTo = (linkedProductId: string, overrides: Partial<SuppliedAddon> = {}): SuppliedAddon => ({
  ...inline,
  linkedProductId,
  ...overrides,
});
const aGroup = (overrides: Partial<SuppliedGroup> = {}): SuppliedGroup => ({
  selectionType: 'multiple',
  required: true,
  minSelect: 1,
  options: [inline],
  ...overrides,
});
type Variant = LinkedProduct['variants'][number];
const aVariant = (id: string, overrides: Partial<Variant> = {}): Variant => ({
  id,
  pricingMode: 'full_payment',
  remaining: null,
  ...overrides,
});
const aProduct = (id: string, overrides: Partial<LinkedProduct> = {}): LinkedProduct => ({
  id,
  variants: [aVariant(`${id}/one`)],
  addonGroups: [],
  ...overrides,
});
const supplyOf = (...linked: LinkedProduct[]) => new AddonSupply(linked, CURRENCIES);

describe('an add-on that is a product', () => {
  it('[D-132] has the remaining pieces of its variant, or of all variants', () => {
    const supply = supplyOf(
      aProduct('mug', { variants: [aVariant('mug/red', { remaining: 2 }), aVariant('mug/blue', { remaining: 3 })] }),
      aProduct('card'),
    );
    expect(supply.leftOf(linkTo('mug'))).toBe(5);
    expect(supply.leftOf(linkTo('mug', { linkedVariantId: 'mug/red' }))).toBe(2);
    expect(supply.leftOf(linkTo('card'))).toBe(Infinity);
    expect(supply.leftOf(inline)).toBe(Infinity);
  });

  it('[D-132] cannot be sold when it is not published, sold out, priced on request, its variant gone, or without a price', () => {
    const supply = supplyOf(
      aProduct('gone', { variants: [aVariant('gone/one', { remaining: 0 }), aVariant('gone/two', { remaining: 0 })] }),
      aProduct('asked', { variants: [aVariant('asked/one', { pricingMode: 'quote' })] }),
      aProduct('mug', { variants: [aVariant('mug/red', { remaining: 0 }), aVariant('mug/blue', { remaining: 1 })] }),
    );
    for (const option of [
      linkTo('hidden'),
      linkTo('gone'),
      linkTo('asked'),
      linkTo('mug', { linkedVariantId: 'mug/red' }),
      linkTo('mug', { linkedVariantId: 'mug/none' }),
      linkTo('mug', { prices: [{ currency: 'EUR', priceMinor: 1 }] }),
    ])
      expect(supply.leftOf(option)).toBe(0);
    expect(supply.leftOf(linkTo('mug'))).toBe(1);
  });

  it('[D-132] cannot be sold while its own required add-ons cannot, through however many products', () => {
    const needs = (id: string) => [aGroup({ options: [linkTo(id)] })];
    const chain = [aProduct('set', { addonGroups: needs('tray') }), aProduct('tray', { addonGroups: needs('box') })];
    expect(supplyOf(...chain, aProduct('box')).leftOf(linkTo('set'))).toBe(Infinity);
    expect(supplyOf(...chain).leftOf(linkTo('set'))).toBe(0);
    expect(supplyOf(...chain, aProduct('box', { variants: [aVariant('box/one', { remaining: 0 })] })).leftOf(linkTo('set'))).toBe(0);
    const optional = [aProduct('set', { addonGroups: [aGroup({ required: false, minSelect: 0, options: [linkTo('box')] })] })];
    expect(supplyOf(...optional).leftOf(linkTo('set'))).toBe(Infinity);
  });

  it('[D-132] can be sold where products need each other, and every one of many', () => {
    const ids = Array.from({ length: 30 }, (_, index) => `p${index}`);
    const all = ids.map((id) => aProduct(id, { addonGroups: ids.map((other) => aGroup({ options: [linkTo(other)] })) }));
    expect(supplyOf(...all).leftOf(linkTo('p0'))).toBe(Infinity);
    expect(supplyOf(...all.slice(1)).leftOf(linkTo('p29'))).toBe(0);
  });
});

describe('a required group', () => {
  const left = (remaining: number | null, id = 'mug') => aProduct(id, { variants: [aVariant(`${id}/one`, { remaining })] });

  it('[D-132] can be completed while one option can be sold; an optional one always', () => {
    const group = aGroup({ selectionType: 'single', options: [linkTo('mug'), linkTo('card')] });
    expect(supplyOf(left(0), left(1, 'card')).canChoose(group)).toBe(true);
    expect(supplyOf(left(0), left(0, 'card')).canChoose(group)).toBe(false);
    expect(supplyOf().canChoose({ ...group, required: false, minSelect: 0 })).toBe(true);
    expect(supplyOf().canChoose({ ...group, options: [linkTo('mug'), inline] })).toBe(true);
  });

  it('[D-132] needs as many pieces as it asks for: of options that are left, up to their own most and their stock', () => {
    const three = (...options: SuppliedAddon[]) => aGroup({ minSelect: 3, options });
    const many = (maxQty?: number) => linkTo('mug', { allowQuantity: true, maxQty });
    expect(supplyOf(left(3)).canChoose(three(many()))).toBe(true);
    expect(supplyOf(left(2)).canChoose(three(many()))).toBe(false);
    expect(supplyOf(left(null)).canChoose(three(many(2)))).toBe(false);
    expect(supplyOf(left(9)).canChoose(three(many(2), inline))).toBe(true);
    expect(supplyOf(left(1)).canChoose(three(many(2), inline))).toBe(false);
    expect(supplyOf(left(0), left(5, 'card')).canChoose(three(linkTo('mug'), linkTo('card'), inline))).toBe(false);
  });

  it('[D-132] counts one stock once, however many options draw on it', () => {
    const two = (...options: SuppliedAddon[]) => aGroup({ minSelect: 2, options });
    const red = linkTo('mug', { linkedVariantId: 'mug/one' });
    expect(supplyOf(left(1)).canChoose(two(red, red))).toBe(false);
    expect(supplyOf(left(2)).canChoose(two(red, red))).toBe(true);
    expect(supplyOf(left(1)).canChoose(two(red, linkTo('mug')))).toBe(false);
    const unpriced = { ...red, prices: [] };
    expect(supplyOf(left(2)).canChoose(two(unpriced, red, red))).toBe(true);
  });

  it('[D-132] is chosen the same for all pieces of a line', () => {
    const group = aGroup({ options: [linkTo('mug'), linkTo('card')] });
    const supply = supplyOf(left(2), left(3, 'card'));
    expect([2, 3, 4].map((pieces) => supply.canChoose(group, pieces))).toEqual([true, true, false]);
    expect(supply.canChoose({ ...group, minSelect: 2 }, 3)).toBe(false);
  });

  it('[D-132] concerns one variant alone when it belongs to that variant', () => {
    const groups = [aGroup({ variantId: 'bag/large', options: [linkTo('mug')] })];
    expect(supplyOf().canComplete(groups, 'bag/large')).toBe(false);
    expect(supplyOf().canComplete(groups, 'bag/small')).toBe(true);
  });

  it('requires at least one', () => {
    expect([
      leastOfGroup({ required: true, minSelect: 0 }),
      leastOfGroup({ required: true, minSelect: 3 }),
      leastOfGroup({ required: false, minSelect: 0 }),
    ]).toEqual([1, 3, 0]);
  });
});
