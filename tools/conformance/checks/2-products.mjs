import assert from 'node:assert/strict';
import { lampFields, lampInfo } from '../run/catalogue/lamp.mjs';
import { park } from '../run/catalogue/events.mjs';
import { picture, prices } from '../run/catalogue/prices.mjs';
import { absent, accepted, holds, STAMP } from '../run/expectations.mjs';

const lampPrices = [
  { currency: 'NGN', priceMinor: 80_000, compareAtMinor: 100_000 },
  { currency: 'USD', priceMinor: 700, compareAtMinor: 900 },
];

const variants = (values) => [
  {
    ref: /^var_/,
    name: 'Small, iroko',
    priceMinor: 80_000,
    compareAtMinor: 100_000,
    currency: 'NGN',
    prices: lampPrices,
    media: [picture('iroko')],
    soldOut: false,
    availableQty: 5,
    swatchHex: '#a6522c',
    optionValueRefs: [values[0][0].ref, values[1][0].ref],
    description: 'Twenty centimetres.',
    badge: 'Best seller',
    features: [
      { text: 'Bulb', included: true },
      { text: 'Plug', included: false },
    ],
    fineprint: 'No two are alike.',
    pricingMode: 'full_payment',
    schedulingType: 'none',
  },
  {
    name: 'Large, ebony',
    priceMinor: 190_000,
    compareAtMinor: absent,
    soldOut: true,
    availableQty: 0,
    swatchHex: null,
    optionValueRefs: [values[0][1].ref, values[1][1].ref],
  },
];

const options = [
  {
    ref: /^opt_/,
    name: 'Size',
    display: 'text',
    values: [
      { ref: /^ovl_/, label: 'Small' },
      { ref: /^ovl_/, label: 'Large' },
    ],
  },
  {
    ref: /^opt_/,
    name: 'Wood',
    display: 'color',
    values: [
      { label: 'Iroko', swatchHex: '#a6522c', media: [picture('iroko')] },
      { label: 'Ebony', swatchHex: '#222222' },
    ],
  },
];

const addonGroups = (shop) => [
  {
    ref: /^adg_/,
    name: 'Engraving',
    selectionType: 'single',
    required: true,
    minSelect: 1,
    maxSelect: 1,
    sort: 0,
    variantRef: shop.refOf('lamp/s-iroko'),
    options: [
      {
        ref: /^ado_/,
        kind: 'inline',
        label: 'A name',
        description: 'By hand.',
        priceMinor: 5_000,
        prices: prices(5_000, 50),
        imageUrl: picture('name'),
        allowQuantity: false,
      },
    ],
  },
  {
    name: 'Extras',
    selectionType: 'multiple',
    required: false,
    minSelect: 0,
    maxSelect: 4,
    sort: 1,
    options: [
      {
        kind: 'product',
        label: 'A mug',
        allowQuantity: true,
        maxQty: 3,
        linkedProductRef: shop.refOf('mug'),
        linkedVariantRef: shop.refOf('mug/mug'),
      },
    ],
  },
];

export const checks = {
  '§2.1': async (shop) => {
    const lamp = accepted(await shop.get('/store/products/lamp'));
    assert.deepEqual(lamp.variants[0].prices, lampPrices);
    assert.deepEqual(lamp.formFields, lampFields);
    const event = accepted(await shop.get('/store/events/conference'));
    assert.deepEqual(event.location, park);
    const { content } = accepted(await shop.get('/store/storefront'));
    assert.deepEqual(
      [content.header.links[0].link, content.footer.linkGroups[0].links[0].link],
      [
        { type: 'collection', collectionSlug: 'home' },
        { type: 'package', packageSlug: 'bundle' },
      ],
    );
  },

  '§2.2': async (shop) => {
    const list = accepted(await shop.get('/store/products'));
    const named = (slug) => list.find((product) => product.slug === slug);
    holds(named('lamp'), {
      ref: shop.refOf('lamp'),
      name: 'Lamp',
      isPackage: false,
      coverUrl: picture('lamp'),
      currency: 'NGN',
      priceMinorFrom: 80_000,
      pricesFrom: { NGN: 80_000, USD: 700 },
      compareAtMinorFrom: 100_000,
      compareAtFrom: { NGN: 100_000, USD: 900 },
      showSaleBadge: true,
      variantCount: 2,
      soldOut: false,
      saveForItSaveable: true,
      preorderable: false,
      ratingAvg: 4.5,
      ratingCount: 2,
      updatedAt: STAMP,
    });
    holds(named('stool'), { preorderable: true, saveForItSaveable: false, showSaleBadge: false, compareAtFrom: absent });
    holds(named('bundle'), { isPackage: true, variantCount: 2 });
    assert.deepEqual(named('naira').pricesFrom, { NGN: 10_000 });
  },

  '§2.3': async (shop) => {
    const lamp = accepted(await shop.get('/store/products/lamp'));
    holds(lamp, {
      ref: shop.refOf('lamp'),
      name: 'Lamp',
      slug: 'lamp',
      description: 'A lamp of wood.',
      coverUrl: picture('lamp'),
      needsDelivery: true,
      currency: 'NGN',
      feeMode: 'absorb',
      priceMinorFrom: 80_000,
      media: [picture('lamp'), picture('lamp-2')],
      isPackage: false,
      selectionMode: 'choose_one',
      variantDisplay: 'color',
      options,
      schedulingEnabled: false,
      addonGroups: addonGroups(shop),
      formFields: lampFields,
      saveForItEnabled: true,
      saveForItMaxDays: 90,
      saveForItFixedDates: [/^\d{4}-\d\d-\d\d$/, /^\d{4}-\d\d-\d\d$/],
      saveForItFreezePrice: true,
      saveForItCrowdLabel: 'Chip in',
      saveForItSaveable: true,
      preorderable: false,
      soldOut: false,
      reviews: { count: 2, average: 4.5, counts: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 }, aiSummary: 'Warm light.' },
      reviewsEnabled: true,
      restockAlertsEnabled: true,
      info: lampInfo,
    });
    holds(lamp.variants, variants(lamp.options.map(({ values }) => values)));
    holds(accepted(await shop.get('/store/products/stool')), {
      preorderable: true,
      preorderEtaText: 'In six weeks',
      preorderRemaining: 40,
      preorderDepositType: 'percent',
      preorderDepositValue: 40,
    });
    const {
      schedulingEnabled,
      variants: [solo, day],
    } = accepted(await shop.get('/store/products/lesson'));
    assert.equal(schedulingEnabled, true);
    holds(solo, {
      durationMinutes: 60,
      schedulingType: 'slots',
      formFields: [{ key: 'level' }],
      availability: {
        weekdays: [String, String, String, String, String, String, String],
        blocks: [{ type: 'date', date: String }],
        overrideDates: [String],
        windowDays: 20,
        leadTimeMinutes: 60,
      },
    });
    holds(day, { schedulingType: 'date', takenDates: [] });
    assert.equal((await shop.get('/store/products/mug')).body.variants[0].availableQty, null, 'what is not counted has no cap');
  },

  '§2.4': async (shop) => {
    const { date, slots } = accepted(await shop.get('/store/products/lesson/slots'));
    assert.match(date, /^\d{4}-\d\d-\d\d$/);
    assert.ok(slots.length > 0, 'the lesson has free slots');
    for (const { startUtc, startLocal } of slots) {
      assert.match(startUtc, /^\d{4}-\d\d-\d\dT\d\d:00:00Z$/);
      assert.equal(startLocal, new Date(Date.parse(startUtc) + 3_600_000).toISOString().slice(0, 19), 'Lagos is an hour ahead of UTC');
    }
  },

  '§2.5': async (shop) => {
    const [home, bags] = accepted(await shop.get('/store/collections'));
    const wanted = {
      ref: /^col_/,
      name: 'Home',
      slug: 'home',
      description: 'For the home.',
      coverUrl: picture('home'),
      coverKind: 'gallery',
      gallery: [picture('a'), picture('b')],
      productRefs: ['lamp', 'mug', 'bundle'].map((slug) => shop.refOf(slug)),
      itemCount: 3,
      seoTitle: 'For the home',
      seoDescription: 'Lamps and mugs.',
    };
    holds(home, wanted);
    holds(bags, { slug: 'bags', itemCount: 1, seoTitle: absent });
    const { collection, products } = accepted(await shop.get('/store/collections/home'));
    assert.deepEqual(collection, home);
    const all = accepted(await shop.get('/store/products'));
    assert.deepEqual(
      products,
      ['lamp', 'mug', 'bundle'].map((slug) => all.find((product) => product.slug === slug)),
    );
  },
};
