import { collectionItem, type CollectionItem } from '../domain/collection.item';
import { discountCodeItem, type DiscountCodeItem } from '../domain/codes.item';
import { deliveryZoneItem, type DeliveryZoneItem } from '../domain/delivery-zone.item';
import { packageItem, type PackageItem } from '../domain/package.item';
import { spellOutDeliveryZone, spellOutPackage, spellOutProduct } from '../domain/spell-out-offer';
import { productItem, type ProductItem } from '../domain/product.item';

/** Items with every field written, so that a round trip shows each of them. */

const image = (name: string) => `https://img.example/${name}.png`;
const field = {
  key: 'note',
  type: 'select',
  label: 'Notes — ọrọ',
  required: true,
  hidden: true,
  placeholder: 'p',
  helpText: 'h',
  options: ['a', 'b'],
} as const;

const availability = {
  weekdays: ['mon', 'tue'],
  hours: [{ weekday: 'mon', start: '09:00', end: '17:00' }],
  blocks: [
    { type: 'date_range', date: '2026-03-01', endDate: '2026-03-05' },
    { type: 'time_range', date: '2026-03-09', start: '12:00', end: '13:00' },
  ],
  overrideDates: ['2026-03-07'],
  windowDays: 30,
  leadTimeMinutes: 120,
} as const;

const offer = {
  published: false,
  position: 7,
  description: 'Twill. ☎ 🧵',
  coverUrl: image('cover'),
  media: [image('a'), image('b')],
  images: [{ url: image('a'), alt: 'The bag — ọrọ' }, { url: image('b') }],
  needsDelivery: true,
  feeMode: 'absorb',
  selectionMode: 'choose_many',
  variantDisplay: 'color',
  formFields: [field, { key: 'more', type: 'text', label: 'More', showIf: { field: 'note', equals: 'a' } }],
  saveForItEnabled: true,
  saveForItMaxDays: 90,
  saveForItFixedDates: ['2026-12-01'],
  saveForItFreezePrice: true,
  saveForItCrowdLabel: 'Saving',
  preorderable: true,
  preorderLimit: 12,
  preorderEtaText: 'In May',
  preorderDepositType: 'percent',
  preorderDepositValue: 30,
  reviewsEnabled: false,
  reviewSummary: 'People like it.',
  reviews: [
    { key: 'ada', author: 'Ada', rating: 5, text: 'Good.', date: '2026-01-02' },
    { key: 'bola', author: 'Bola', rating: 3, date: '2026-01-01' },
  ],
  restockAlertsEnabled: true,
  info: {
    brand: 'Ile',
    infoCategory: 'Bags',
    longDescription: 'Long.',
    highlights: ['Light'],
    sku: 'S',
    barcode: 'B',
    mpn: 'M',
    manufacturer: 'X',
    modelName: 'Y',
    descriptionBlocks: [
      { id: 'b1', kind: 'image', text: 't', url: image('c'), platform: 'p', alt: null, caption: 'c', width: 10, sort: 1 },
    ],
    weightValue: 1.5,
    weightUnit: 'kg',
    dimLength: 1,
    dimWidth: 2,
    dimHeight: 3,
    dimUnit: 'cm',
    countryOfOrigin: 'NG',
    warrantyText: 'w',
    warrantyMonths: 12,
    careInstructions: 'c',
    sustainabilityText: 's',
    specs: [{ id: 's1', key: 'material', label: 'Material', value: 'Cotton', kind: 'text', unit: '%', sort: 2 }],
  },
  seoTitle: 'A bag of twill',
  seoDescription: 'Made by hand.',
} as const;

const offered = {
  pricingMode: 'deposit',
  depositType: 'fixed',
  depositValue: 1_000,
  prices: [
    { currency: 'USD', priceMinor: 1_200 },
    { currency: 'NGN', priceMinor: 900_000_000_000, compareAtMinor: 900_000_000_001 },
  ],
  media: [image('v')],
  images: [{ url: image('v'), alt: 'Its zip' }],
  description: 'Large one',
  badge: 'New',
  fineprint: 'fp',
  schedulingType: 'slots',
  durationMinutes: 45,
  availability,
  formFields: [field],
  stock: 4,
  lowStockThreshold: 2,
} as const;

/** Builds a product with every field; its add-ons are itself. */
export function aFullProductItem(slug = 'tote-bag'): ProductItem {
  const written = productItem.parse({
    ...offer,
    slug,
    name: 'Tote bag',
    options: [
      {
        key: 'size',
        name: 'Size',
        display: 'dropdown',
        values: [
          { key: 'large', label: 'L', swatchHex: '#aabbcc', media: [image('l')], images: [{ url: image('l'), alt: 'L' }] },
          { key: 'small', label: 'S' },
        ],
      },
      { key: 'colour', name: 'Colour', values: [{ key: 'red', label: 'Red' }] },
    ],
    importSource: { system: 'woocommerce', id: '12', tags: ['summer'], categories: ['bags'] },
    variants: [
      {
        ...offered,
        key: 'large',
        name: 'Large',
        swatchHex: '#112233',
        sku: 'TB-L',
        barcode: '4006381333931',
        weightValue: 1.25,
        weightUnit: 'lb',
        optionValueRefs: ['colour/red', 'size/large'],
        features: [{ text: 'Zip', included: false }],
      },
      { key: 'small', name: 'Small', optionValueRefs: ['size/small', 'colour/red'], prices: [{ currency: 'NGN', priceMinor: 0 }] },
    ],
    addonGroups: [
      {
        key: 'gift',
        name: 'Gift',
        selectionType: 'multiple',
        required: true,
        minSelect: 1,
        maxSelect: 2,
        variantRef: `${slug}/large`,
        options: [
          {
            key: 'wrap',
            kind: 'product',
            label: 'Wrap',
            description: 'd',
            prices: [{ currency: 'NGN', priceMinor: 5 }],
            imageUrl: image('w'),
            allowQuantity: true,
            maxQty: 3,
            linkedProductRef: slug,
            linkedVariantRef: `${slug}/small`,
          },
          { key: 'card', label: 'Card', prices: [{ currency: 'NGN', priceMinor: 0 }] },
        ],
      },
    ],
  });
  return spellOutProduct(written, 'NGN').item;
}

/** Builds a package with every field. */
export function aFullPackageItem(slug = 'spa-day'): PackageItem {
  const written = packageItem.parse({
    ...offer,
    slug,
    name: 'Spa day',
    type: 'event',
    options: [{ ...offered, key: 'single', name: 'Single', features: ['Sauna', 'Pool'], occupancyMode: 'per_person' }],
    addonGroups: [
      {
        key: 'extra',
        name: 'Extra',
        variantRef: `${slug}/single`,
        options: [{ key: 'tea', label: 'Tea', prices: [{ currency: 'NGN', priceMinor: 1 }] }],
      },
    ],
  });
  return spellOutPackage(written, 'NGN').item;
}

/** Builds a collection with every field. */
export function aFullCollectionItem(productRefs: string[]): CollectionItem {
  return collectionItem.parse({
    slug: 'new-in',
    name: 'New in',
    published: false,
    position: 3,
    description: 'd',
    coverUrl: image('c'),
    coverKind: 'gallery',
    gallery: [image('g')],
    productRefs,
    seoTitle: 'st',
    seoDescription: 'sd',
  });
}

/** Builds a delivery zone with every field. */
export function aFullDeliveryZoneItem(): DeliveryZoneItem {
  const written = deliveryZoneItem.parse({
    key: 'lekki',
    name: 'Lekki',
    position: 2,
    description: 'd',
    kind: 'pickup',
    countries: ['NG'],
    states: ['Lagos'],
    cities: ['Lekki'],
    postalPrefixes: ['101'],
    prices: [{ currency: 'NGN', priceMinor: 100, compareAtMinor: 200 }],
    freeOver: { NGN: 5 },
    minOrder: { NGN: 1, USD: 2 },
    etaText: 'Tomorrow',
    etaMinDays: 1,
    etaMaxDays: 3,
    pickupLocation: { venueName: 'Shop', lat: 6.45, lng: 3.47 },
  });
  return spellOutDeliveryZone(written, 'NGN').item;
}

/** Builds a discount code with every field. */
export function aFullDiscountCodeItem(appliesTo: Partial<DiscountCodeItem['appliesTo']>): DiscountCodeItem {
  return discountCodeItem.parse({
    code: 'Welcome10',
    position: 1,
    kind: 'fixed',
    value: { NGN: 100 },
    appliesTo,
    startsAt: '2026-03-01T09:00:00+01:00',
    endsAt: '2026-04-01T00:00:00Z',
    maxUses: 10,
    maxUsesPerContact: 1,
    minSubtotal: { NGN: 1_000 },
  });
}
