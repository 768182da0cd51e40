import type { LinkedProduct } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { aProductSource, aStore, aVariantSource } from '../testing';
import { presentAvailability, type VariantStockSource } from './availability.view';
import { Moment } from './moment';
import { presentAttachedPackage } from './package.view';
import type { AddonGroupSource, ProductSource } from './product-source';
import { presentProductSummary } from './product-summary.view';
import { presentProduct } from './product.view';

const NOW = new Moment(new Date('2026-03-02T22:00:00Z'));
const id = (index: number) => `01980000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`;
const [BAG, SMALL, LARGE, BOX, BOX_VARIANT] = [1, 2, 3, 4, 5].map(id) as [string, string, string, string, string];

const boxes = (remaining: number | null): LinkedProduct => ({
  id: BOX,
  variants: [{ id: BOX_VARIANT, pricingMode: 'full_payment', remaining }],
  addonGroups: [],
});
type Option = AddonGroupSource['options'][number];
const anOption = (overrides: Partial<Option> = {}): Option => ({
  id: id(20),
  kind: 'product',
  label: 'Box',
  allowQuantity: false,
  prices: [{ currency: 'NGN', priceMinor: 50_000 }],
  linkedProductId: BOX,
  ...overrides,
});
const aGroup = (overrides: Partial<AddonGroupSource> = {}): AddonGroupSource => ({
  id: id(10),
  name: 'Packing',
  selectionType: 'single',
  required: true,
  minSelect: 1,
  options: [anOption()],
  ...overrides,
});
const bag = (overrides: Partial<ProductSource> = {}): ProductSource =>
  aProductSource({
    id: BAG,
    variants: [aVariantSource({ id: SMALL }), aVariantSource({ id: LARGE })],
    addonGroups: [aGroup()],
    linked: [],
    ...overrides,
  });
const soldOutOf = (source: ProductSource) => {
  const product = presentProduct(source, aStore(), NOW);
  expect(presentProductSummary(source, aStore(), NOW).soldOut).toBe(product.soldOut);
  return [product.soldOut, product.variants.map(({ soldOut, availableQty }) => [soldOut, availableQty])];
};

describe('a product whose add-ons are products', () => {
  it('[D-132] is sold out while a required group cannot be completed, with all its variants, in the list as well', () => {
    const gone = [
      [true, 0],
      [true, 0],
    ];
    expect(soldOutOf(bag())).toEqual([true, gone]);
    expect(soldOutOf(bag({ linked: [boxes(0)] }))).toEqual([true, gone]);
    for (const remaining of [1, null])
      expect(soldOutOf(bag({ linked: [boxes(remaining)] }))).toEqual([
        false,
        [
          [false, 3],
          [false, 3],
        ],
      ]);
  });

  it('[D-132] is not sold out for groups that are optional, or have another option', () => {
    const inline = anOption({ id: id(21), kind: 'inline', linkedProductId: undefined });
    for (const group of [aGroup({ required: false, minSelect: 0 }), aGroup({ options: [anOption(), inline] })])
      expect(soldOutOf(bag({ addonGroups: [group] }))[0]).toBe(false);
  });

  it('[D-132] is sold out in the one variant that the group is for', () => {
    expect(soldOutOf(bag({ addonGroups: [aGroup({ variantId: LARGE })] }))).toEqual([
      false,
      [
        [false, 3],
        [true, 0],
      ],
    ]);
  });

  it('[D-132] can neither be pre-ordered nor saved up for without its required add-ons', () => {
    const ways = { preorderable: true, preorderLeft: 4, saveForItEnabled: true };
    expect(presentProduct(bag({ ...ways, linked: [boxes(1)] }), aStore(), NOW)).toMatchObject({
      preorderable: true,
      saveForItSaveable: true,
    });
    const lacking = presentProduct(bag(ways), aStore(), NOW);
    expect(lacking).toMatchObject({ soldOut: true, preorderable: false, saveForItEnabled: true, saveForItSaveable: false });
    expect(lacking).not.toHaveProperty('preorderRemaining');
    expect(presentProductSummary(bag(ways), aStore(), NOW)).toMatchObject({ preorderable: false, saveForItSaveable: false });
  });

  it('[D-132] shows the options that can be sold, and no group without any', () => {
    const inline = anOption({ id: id(21), kind: 'inline', linkedProductId: undefined });
    const optional = { required: false, minSelect: 0 };
    const addonGroups = [aGroup({ ...optional }), aGroup({ ...optional, id: id(11), options: [anOption(), inline] })];
    const shown = (source: ProductSource) => presentProduct(source, aStore(), NOW).addonGroups;
    expect(shown(bag({ addonGroups }))).toMatchObject([{ ref: refOf('adg', id(11)), sort: 1, options: [{ ref: refOf('ado', id(21)) }] }]);
    expect(shown(bag({ addonGroups: [aGroup(optional)] }))).toBeUndefined();
    expect(shown(bag({ addonGroups, linked: [boxes(1)] }))).toMatchObject([
      { options: [{ linkedProductRef: refOf('prd', BOX) }] },
      { options: [{}, {}] },
    ]);
  });

  it('[D-132] shows them with the options of a package as well', () => {
    const source = bag({ isPackage: true, type: 'service' });
    const groupsOf = (linked: LinkedProduct[]) =>
      presentAttachedPackage({ ...source, linked }, aStore(), NOW).options.map(({ addonGroups }) => addonGroups?.length);
    expect(groupsOf([])).toEqual([undefined, undefined]);
    expect(groupsOf([boxes(2)])).toEqual([1, 1]);
  });
});

describe('availability', () => {
  it('[D-132] leaves out variants whose required add-ons cannot be chosen, and does not list them as open for pre-orders', () => {
    const stock = (variantId: string, linked: LinkedProduct[]): VariantStockSource => ({
      id: variantId,
      isPackage: false,
      pricingMode: 'full_payment',
      remaining: 0,
      preorderable: true,
      preorderLeft: 2,
      addonGroups: [aGroup({ variantId: LARGE })],
      linked,
    });
    const [small, large] = [SMALL, LARGE].map((variantId) => refOf('var', variantId)) as [string, string];
    expect(presentAvailability([stock(SMALL, []), stock(LARGE, [])], aStore())).toEqual({
      variants: { [small]: 0 },
      preorderable: [small],
      preorderRemaining: { [small]: 2 },
    });
    expect(presentAvailability([stock(LARGE, [boxes(1)])], aStore()).variants).toEqual({ [large]: 0 });
  });
});
