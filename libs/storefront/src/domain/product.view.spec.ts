import { refOf } from '@svc/kernel';
import { aProductSource, aStore, aVariantSource } from '../testing';
import { Moment } from './moment';
import { presentAttachedPackage, presentPackageSummary } from './package.view';
import { presentProduct } from './product.view';
import { presentProductSummary } from './product-summary.view';
import { publicAttachedPackage, publicPackageSummary } from './package.view';
import { publicProduct } from './product.view';
import type { AddonGroupSource, ProductSource } from './product-source';

const NOW = new Moment(new Date('2026-03-01T23:30:00Z'));
const SIZE = '01980000-0000-7000-8000-0000000000a1';
const LARGE = '01980000-0000-7000-8000-0000000000a2';
const OTHER_VARIANT = '01980000-0000-7000-8000-0000000000a3';

function productOf(overrides: Partial<ProductSource>) {
  return presentProduct(aProductSource(overrides), aStore(), NOW);
}

function anAddonGroup(overrides: Partial<AddonGroupSource> = {}): AddonGroupSource {
  const option = {
    id: LARGE,
    kind: 'inline' as const,
    label: 'Gift wrap',
    allowQuantity: false,
    prices: [
      { currency: 'USD', priceMinor: 1 },
      { currency: 'NGN', priceMinor: 50_000 },
    ],
  };
  return { id: SIZE, name: 'Gift', selectionType: 'single', required: false, minSelect: 0, options: [option], ...overrides };
}

const everything: Partial<ProductSource> = {
  description: 'A bag.',
  coverUrl: 'https://img.example/t.png',
  media: ['https://img.example/a.png'],
  seoTitle: 'A bag',
  seoDescription: 'Of twill.',
  variants: [
    aVariantSource({
      prices: [{ currency: 'NGN', priceMinor: 900, compareAtMinor: 1_000 }],
      media: ['https://img.example/v.png'],
      images: [{ url: 'https://img.example/v.png', alt: 'Its zip' }],
      sku: 'TB-L',
      barcode: '4006381333931',
      weightValue: 1.25,
      weightUnit: 'lb',
      description: 'Large',
      badge: 'New',
      fineprint: 'x',
      durationMinutes: 60,
      pricingMode: 'deposit',
      depositType: 'percent',
      depositValue: 30,
      schedulingType: 'date',
      availability: { weekdays: ['mon'] },
      takenAt: ['2026-03-05T23:00:00Z'],
      features: [{ text: 'Zip', included: true }],
      optionValueIds: [LARGE],
      occupancyMode: 'per_person',
      formFields: [{ key: 'name', type: 'text', label: 'Name', required: false, hidden: false }],
    }),
  ],
  options: [{ id: SIZE, name: 'Size', display: 'text', values: [{ id: LARGE, label: 'Large', media: [] }] }],
  addonGroups: [anAddonGroup()],
  formFields: [{ key: 'note', type: 'text', label: 'Note', required: false, hidden: false }],
  saveForItEnabled: true,
  saveForItMaxDays: 90,
  saveForItFixedDates: ['2026-04-01'],
  saveForItCrowdLabel: 'Saving',
  preorderable: true,
  preorderLeft: 4,
  preorderEtaText: 'May',
  preorderDepositType: 'percent',
  preorderDepositValue: 20,
  ratings: [0, 0, 0, 1, 1],
  reviewSummary: 'Liked.',
  info: { brand: 'Ile' },
};

describe('one product', () => {
  it('[ADR 0101 r1] has images beside media in the same order, with their alternative texts', () => {
    const [url, alt] = ['https://img.example/a.png', 'The front'];
    const { media, images, variants, options } = productOf({
      media: [url],
      variants: [aVariantSource({ media: [url], images: [{ url, alt }] }), aVariantSource()],
      options: [{ id: SIZE, name: 'Size', display: 'text', values: [{ id: LARGE, label: 'L', media: [url], images: [{ url, alt }] }] }],
    });
    expect({ media, images }).toEqual({ media: [url], images: [{ url }] });
    expect(variants).toMatchObject([
      { media: [url], images: [{ url, alt }] },
      { media: [], images: undefined },
    ]);
    expect(options).toMatchObject([{ values: [{ media: [url], images: [{ url, alt }] }] }]);
  });

  it('[§2.3] has every field of a product and of a variant', () => {
    const product = JSON.parse(JSON.stringify(productOf(everything)));
    expect(publicProduct.strict().parse(product)).toEqual(product);
    expect(Object.keys(publicProduct.shape).filter((field) => !(field in product))).toEqual([]);
    expect(Object.keys(publicProduct.shape.variants.element.shape).filter((field) => !(field in product.variants[0]))).toEqual([]);
  });

  it('[§2.3 r1] leaves out every empty block', () => {
    const product = JSON.parse(JSON.stringify(productOf({})));
    const blocks = [
      'options',
      'addonGroups',
      'formFields',
      'reviews',
      'info',
      'preorderRemaining',
      'preorderEtaText',
      'description',
      'saveForItMaxDays',
    ];
    expect(blocks.filter((field) => field in product)).toEqual([]);
  });

  it('[§2.3 r2] names each variant’s values by the refs of its options', () => {
    const product = productOf(everything);
    expect(product.options?.[0]?.values[0]?.ref).toBe(refOf('ovl', LARGE));
    expect(product.variants[0]?.optionValueRefs).toEqual([refOf('ovl', LARGE)]);
  });

  it('[§2.3 r4] has the same stock, pre-order and savings plan as its summary', () => {
    for (const remaining of [0, 1, null]) {
      for (const preorderLeft of [0, 2, null]) {
        const source = aProductSource({ ...everything, preorderLeft, variants: [aVariantSource({ remaining })] });
        const product = presentProduct(source, aStore(), NOW);
        const summary = presentProductSummary(source, aStore(), NOW);
        expect(summary).toMatchObject({
          soldOut: product.soldOut,
          preorderable: product.preorderable,
          saveForItSaveable: product.saveForItSaveable,
        });
        expect(product.variants.every(({ soldOut, availableQty }) => soldOut === (availableQty === 0))).toBe(true);
        expect(product.soldOut).toBe(product.variants.every(({ soldOut }) => soldOut));
        expect(product.preorderRemaining).toBe(product.preorderable ? (preorderLeft ?? undefined) : undefined);
      }
    }
  });

  it('[§2.3 r4] shows the terms of a pre-order only while it is open', () => {
    expect(productOf({ ...everything, preorderLeft: 0 })).toMatchObject({ preorderable: false });
    expect(productOf({ ...everything, preorderLeft: 0 }).preorderDepositType).toBeUndefined();
  });

  it('[§2.3 r4] shows the terms of a savings plan only where plans are accepted', () => {
    const { saveForItMaxDays, saveForItFixedDates, saveForItCrowdLabel } = productOf({ ...everything, saveForItEnabled: false });
    expect([saveForItMaxDays, saveForItFixedDates, saveForItCrowdLabel]).toEqual([undefined, undefined, undefined]);
  });

  it('[§2.3 r5] keeps a sold-out variant in the list', () => {
    expect(productOf({ variants: [aVariantSource({ remaining: 0 })] }).variants).toHaveLength(1);
  });

  it('[§2.3 r6] has no reviews where they are disabled', () => {
    expect(productOf({ ...everything, reviewsEnabled: false }).reviews).toBeUndefined();
    expect(productOf(everything).reviews).toEqual({
      count: 2,
      average: 4.5,
      counts: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
      aiSummary: 'Liked.',
    });
  });

  it('lists booked-out days from today on, in the store’s own calendar', () => {
    const takenAt = ['2026-03-01T10:00:00Z', '2026-03-01T23:00:00Z', '2026-03-05T23:00:00Z', '2026-03-06T10:00:00Z'];
    const dates = (schedulingType: 'date' | 'slots') =>
      productOf({ variants: [aVariantSource({ schedulingType, takenAt })] }).variants[0]?.takenDates;
    expect(dates('date')).toEqual(['2026-03-02', '2026-03-06']);
    expect(dates('slots')).toBeUndefined();
  });

  it('prices add-ons like variants and leaves out those without an accepted price', () => {
    const unpriced = { ...anAddonGroup().options[0]!, prices: [{ currency: 'EUR', priceMinor: 5 }] };
    const [group] = productOf({ addonGroups: [anAddonGroup({ options: [anAddonGroup().options[0]!, unpriced] })] }).addonGroups!;
    expect(group?.options).toHaveLength(1);
    expect(group?.options[0]).toMatchObject({
      priceMinor: 50_000,
      prices: [
        { currency: 'NGN', priceMinor: 50_000 },
        { currency: 'USD', priceMinor: 1 },
      ],
    });
  });
});

describe('a package', () => {
  const source = aProductSource({ ...everything, isPackage: true, type: 'service' });

  it('[§2.6] has every field of an attached package', () => {
    const attached = JSON.parse(JSON.stringify(presentAttachedPackage(source, aStore(), NOW)));
    expect(publicAttachedPackage.strict().parse(attached)).toEqual(attached);
    expect(Object.keys(publicAttachedPackage.shape.options.element.shape).filter((field) => !(field in attached.options[0]))).toEqual([]);
  });

  it('[§2.7] is in the short list with its number of options', () => {
    const summary = presentPackageSummary(source, aStore());
    expect(publicPackageSummary.strict().parse(summary)).toMatchObject({ optionCount: 1, priceMinorFrom: 900 });
  });

  it('[D-60b] has refs of its own kind', () => {
    expect(presentProduct(source, aStore(), NOW)).toMatchObject({
      ref: expect.stringMatching(/^pkg_/),
      variants: [{ ref: expect.stringMatching(/^pko_/) }],
    });
  });

  it('shows an add-on group with the one option that it is for', () => {
    const addonGroups = [anAddonGroup({ variantId: OTHER_VARIANT })];
    expect(presentAttachedPackage({ ...source, addonGroups }, aStore(), NOW).options[0]?.addonGroups).toBeUndefined();
  });
});
