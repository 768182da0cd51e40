import { aRuleScope } from '@svc/contracts/testing';
import { aPackageItem, aProductItem } from '../testing';
import { checkPackage } from './package.item';
import { checkProduct } from './product.item';
import { productItem } from './product.item';

type Written = Parameters<typeof aProductItem>[0] & object;
type Variant = NonNullable<Written['variants']>[number];

const scope = aRuleScope('product:box', 'variant:box/small');

function faultsOf(written: Written): string[] {
  return checkProduct(aProductItem(written), scope).map(({ path }) => path);
}

function aVariant(overrides: Partial<Variant> = {}): Variant {
  return { key: 'standard', name: 'Standard', prices: [{ currency: 'NGN', priceMinor: 500_000 }], ...overrides };
}

function variantFaults(overrides: Partial<Variant>): string[] {
  return faultsOf({ variants: [aVariant(overrides)] });
}

const options: Written['options'] = [
  {
    key: 'size',
    name: 'Size',
    values: [
      { key: 's', label: 'S' },
      { key: 'm', label: 'M' },
    ],
  },
  { key: 'colour', name: 'Colour', values: [{ key: 'red', label: 'Red' }] },
];

describe('the rules of a product', () => {
  it('finds nothing wrong with a plain one', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('refuses a field that it does not know', () => {
    expect(productItem.safeParse({ ...aProductItem(), priceMinor: 5 }).success).toBe(false);
    expect(productItem.safeParse({ ...aProductItem(), info: { colour: 'red' } }).success).toBe(false);
  });

  it('gives the remedy for each fault', () => {
    const [fault] = checkProduct(aProductItem({ variants: [aVariant({ prices: [{ currency: 'EUR', priceMinor: 1 }] })] }), scope);
    expect(fault).toEqual({
      path: 'variants[0].prices[0].currency',
      message: 'The store does not accept EUR; use NGN, USD, or add it to workspace.currencies.',
    });
  });

  it('wants a price unless the variant is free or priced on request, and none then', () => {
    expect(variantFaults({ prices: [] })).toEqual(['variants[0].prices']);
    expect(variantFaults({ prices: [], pricingMode: 'quote' })).toEqual([]);
    expect(variantFaults({ pricingMode: 'free' })).toEqual(['variants[0].prices']);
  });

  it('[ADR 0101 r1] wants the weight of a variant with its unit, above 0', () => {
    expect(variantFaults({ weightValue: 0.5, weightUnit: 'lb', sku: 'A-1', barcode: '4006381333931' })).toEqual([]);
    expect(variantFaults({ weightValue: 1 })).toEqual(['variants[0].weightUnit']);
    expect(variantFaults({ weightUnit: 'g' })).toEqual(['variants[0].weightValue']);
    const reads = (overrides: object) =>
      productItem.safeParse({ slug: 'bag', name: 'Bag', variants: [{ ...aVariant(), ...overrides }] }).success;
    expect(reads({ weightValue: 1, weightUnit: 'kg' })).toBe(true);
    const unfit = [
      { weightValue: 0 },
      { weightValue: -1 },
      { weightValue: '1' },
      { weightUnit: 'stone' },
      { sku: 'a\nb' },
      { barcode: '' },
    ];
    expect(unfit.filter(reads)).toEqual([]);
  });

  it('wants a compare-at price above the price', () => {
    expect(variantFaults({ prices: [{ currency: 'NGN', priceMinor: 5, compareAtMinor: 5 }] })).toEqual([
      'variants[0].prices[0].compareAtMinor',
    ]);
  });

  it('[D-21] takes a deposit of 1 to 100 percent, in pricing mode deposit only', () => {
    expect(variantFaults({ pricingMode: 'deposit', depositType: 'percent', depositValue: 100 })).toEqual([]);
    expect(variantFaults({ pricingMode: 'deposit', depositType: 'percent', depositValue: 101 })).toEqual(['variants[0].depositValue']);
    expect(variantFaults({ pricingMode: 'deposit', depositType: 'fixed', depositValue: 101 })).toEqual([]);
    expect(variantFaults({ pricingMode: 'deposit' })).toEqual(['variants[0].depositType']);
    expect(variantFaults({ depositType: 'percent', depositValue: 10 })).toEqual(['variants[0].depositType']);
    expect(
      productItem.safeParse({ ...aProductItem(), preorderable: true, preorderDepositType: 'percent', preorderDepositValue: 0 }).success,
    ).toBe(false);
  });

  it('takes the terms of a pre-order only where it can be pre-ordered', () => {
    expect(faultsOf({ preorderLimit: 5 })).toEqual(['preorderLimit']);
    expect(faultsOf({ preorderable: true, preorderLimit: 5, preorderDepositType: 'percent' })).toEqual(['preorderDepositValue']);
  });

  it('wants keys that are distinct in any position', () => {
    expect(faultsOf({ variants: [aVariant(), aVariant()] })).toEqual(['variants[1].key']);
    const review = { key: 'a', author: 'Ada', rating: 5, date: '2026-01-01' };
    expect(faultsOf({ reviews: [review, review] })).toEqual(['reviews[1].key']);
  });

  it('wants a duration where slots are booked, and a schedule where there are hours', () => {
    expect(variantFaults({ schedulingType: 'slots' })).toEqual(['variants[0].durationMinutes']);
    expect(variantFaults({ availability: {} })).toEqual(['variants[0].availability']);
  });
});

describe('the options of a product', () => {
  const combinations = (...refs: string[][]) =>
    faultsOf({ options, variants: refs.map((optionValueRefs, index) => aVariant({ key: `v${index}`, optionValueRefs })) });

  it('[§2.3 r2] give each variant exactly one value of each', () => {
    expect(combinations(['size/s', 'colour/red'], ['colour/red', 'size/m'])).toEqual([]);
    expect(combinations(['size/s'])).toEqual(['variants[0].optionValueRefs']);
    expect(combinations(['size/s', 'size/m', 'colour/red'])).toEqual(['variants[0].optionValueRefs']);
    expect(combinations(['size/xl', 'colour/red'])).toEqual(['variants[0].optionValueRefs[0]']);
  });

  it('[§2.3 r2] make no two variants the same', () => {
    expect(combinations(['size/s', 'colour/red'], ['colour/red', 'size/s'])).toEqual(['variants[1].optionValueRefs']);
  });

  it('are not named by variants of a product without options', () => {
    expect(variantFaults({ optionValueRefs: ['size/s'] })).toEqual(['variants[0].optionValueRefs[0]']);
  });
});

describe('the add-ons of a product', () => {
  const addon = { key: 'wrap', label: 'Gift wrap', prices: [{ currency: 'NGN', priceMinor: 1 }] };
  const group = { key: 'gift', name: 'Gift', options: [addon] };
  const groupFaults = (overrides: object) => faultsOf({ addonGroups: [{ ...group, ...overrides }] });
  const addonFaults = (overrides: object) => groupFaults({ options: [{ ...addon, ...overrides }] });

  it('can be chosen as often as their group asks', () => {
    const two = [addon, { ...addon, key: 'card' }];
    expect(groupFaults({ selectionType: 'multiple', required: true, minSelect: 1, maxSelect: 2, options: two })).toEqual([]);
    expect(groupFaults({ selectionType: 'multiple', required: true, minSelect: 3, options: two })).toEqual(['addonGroups[0].minSelect']);
    expect(groupFaults({ required: true, minSelect: 1, maxSelect: 2 })).toEqual(['addonGroups[0].maxSelect']);
    expect(groupFaults({ selectionType: 'multiple', required: true, minSelect: 2, maxSelect: 1, options: two })).toEqual([
      'addonGroups[0].maxSelect',
    ]);
    expect(groupFaults({ required: true })).toEqual(['addonGroups[0].minSelect']);
    expect(groupFaults({ minSelect: 1 })).toEqual(['addonGroups[0].required']);
  });

  it('belong to a variant of this product', () => {
    expect(groupFaults({ variantRef: 'tote-bag/standard' })).toEqual([]);
    expect(groupFaults({ variantRef: 'tote-bag/large' })).toEqual(['addonGroups[0].variantRef']);
    expect(groupFaults({ variantRef: 'box/small' })).toEqual(['addonGroups[0].variantRef']);
  });

  it('point at products and variants that exist', () => {
    expect(addonFaults({ kind: 'product', linkedProductRef: 'box', linkedVariantRef: 'box/small' })).toEqual([]);
    expect(addonFaults({ kind: 'product', linkedProductRef: 'crate' })).toEqual(['addonGroups[0].options[0].linkedProductRef']);
    expect(addonFaults({ kind: 'product', linkedProductRef: 'box', linkedVariantRef: 'box/huge' })).toEqual([
      'addonGroups[0].options[0].linkedVariantRef',
    ]);
    expect(addonFaults({ kind: 'product', linkedProductRef: 'box', linkedVariantRef: 'tote-bag/small' })).toEqual([
      'addonGroups[0].options[0].linkedVariantRef',
    ]);
    expect(addonFaults({ kind: 'product' })).toEqual(['addonGroups[0].options[0].linkedProductRef']);
    expect(addonFaults({ linkedProductRef: 'box' })).toEqual(['addonGroups[0].options[0].kind']);
  });

  it('are counted only where a quantity may be given', () => {
    expect(addonFaults({ maxQty: 3 })).toEqual(['addonGroups[0].options[0].maxQty']);
    expect(addonFaults({ maxQty: 3, allowQuantity: true })).toEqual([]);
  });
});

describe('the rules of a package', () => {
  it('are those of a product, reported of its options', () => {
    const item = aPackageItem({ options: [{ key: 'single', name: 'Single' }] });
    expect(checkPackage(item, scope).map(({ path }) => path)).toEqual(['options[0].prices']);
  });
});
