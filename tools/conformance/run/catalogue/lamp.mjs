import { picture, prices } from './prices.mjs';

/** Information of a product, verbatim. */
export const lampInfo = {
  brand: 'Iroko',
  infoCategory: 'Lamps',
  longDescription: 'Turned from one block.',
  descriptionBlocks: [
    { id: 'how', kind: 'text', text: 'By hand.', sort: 0 },
    { id: 'vat', kind: 'image', url: picture('vat'), alt: 'A lathe', caption: 'The lathe', width: 1600, sort: 1 },
    { id: 'film', kind: 'video', url: 'https://films.example/lamp.mp4', platform: 'file', alt: null, sort: 2 },
  ],
  highlights: ['Made in Ife', 'Repaired free'],
  sku: 'LAMP-1',
  barcode: '6151234567890',
  mpn: 'L1',
  manufacturer: 'Iroko Works',
  modelName: 'Second edition',
  weightValue: 420,
  weightUnit: 'g',
  dimLength: 38,
  dimWidth: 12,
  dimHeight: 40,
  dimUnit: 'cm',
  countryOfOrigin: 'NG',
  warrantyText: 'Two years.',
  warrantyMonths: 24,
  careInstructions: 'Dust it.',
  sustainabilityText: 'Fallen trees alone.',
  specs: [{ id: 'wood', key: 'wood', label: 'Wood', value: '340', kind: 'number', unit: 'g', sort: 0 }],
};

/** A question, verbatim. */
export const lampFields = [
  { key: 'gift', type: 'radio', label: 'A gift?', required: true, hidden: false, helpText: 'We wrap it.', options: ['No', 'Yes'] },
  {
    key: 'note',
    type: 'text',
    label: 'Note',
    required: false,
    hidden: false,
    placeholder: 'Dear',
    showIf: { field: 'gift', equals: 'Yes' },
  },
];

/** A product that has every block there is. @param {{ dateIn: (days: number) => string }} dates */
export const lamp = ({ dateIn }) => ({
  slug: 'lamp',
  name: 'Lamp',
  published: true,
  description: 'A lamp of wood.',
  coverUrl: picture('lamp'),
  media: [picture('lamp'), picture('lamp-2')],
  needsDelivery: true,
  feeMode: 'absorb',
  selectionMode: 'choose_one',
  variantDisplay: 'color',
  options: [
    {
      key: 'size',
      name: 'Size',
      display: 'text',
      values: [
        { key: 's', label: 'Small' },
        { key: 'l', label: 'Large' },
      ],
    },
    {
      key: 'wood',
      name: 'Wood',
      display: 'color',
      values: [
        { key: 'iroko', label: 'Iroko', swatchHex: '#a6522c', media: [picture('iroko')] },
        { key: 'ebony', label: 'Ebony', swatchHex: '#222222' },
      ],
    },
  ],
  variants: [
    {
      key: 's-iroko',
      name: 'Small, iroko',
      optionValueRefs: ['size/s', 'wood/iroko'],
      stock: 5,
      swatchHex: '#a6522c',
      media: [picture('iroko')],
      prices: [
        { currency: 'NGN', priceMinor: 80_000, compareAtMinor: 100_000 },
        { currency: 'USD', priceMinor: 700, compareAtMinor: 900 },
      ],
      description: 'Twenty centimetres.',
      badge: 'Best seller',
      features: [
        { text: 'Bulb', included: true },
        { text: 'Plug', included: false },
      ],
      fineprint: 'No two are alike.',
    },
    {
      key: 'l-ebony',
      name: 'Large, ebony',
      optionValueRefs: ['size/l', 'wood/ebony'],
      stock: 0,
      swatchHex: null,
      prices: prices(190_000, 1_700),
    },
  ],
  addonGroups: [
    {
      key: 'engraving',
      name: 'Engraving',
      selectionType: 'single',
      required: true,
      minSelect: 1,
      maxSelect: 1,
      variantRef: 'lamp/s-iroko',
      options: [
        { key: 'name', kind: 'inline', label: 'A name', description: 'By hand.', imageUrl: picture('name'), prices: prices(5_000, 50) },
      ],
    },
    {
      key: 'extras',
      name: 'Extras',
      selectionType: 'multiple',
      minSelect: 0,
      maxSelect: 4,
      options: [
        {
          key: 'mug',
          kind: 'product',
          label: 'A mug',
          prices: prices(80_000, 700),
          allowQuantity: true,
          maxQty: 3,
          linkedProductRef: 'mug',
          linkedVariantRef: 'mug/mug',
        },
      ],
    },
  ],
  formFields: lampFields,
  saveForItEnabled: true,
  saveForItMaxDays: 90,
  saveForItFixedDates: [dateIn(60), dateIn(120)],
  saveForItFreezePrice: true,
  saveForItCrowdLabel: 'Chip in',
  reviewsEnabled: true,
  reviewSummary: 'Warm light.',
  reviews: [
    { key: 'ada', author: 'Ada', rating: 5, text: 'Lovely.', date: dateIn(-9) },
    { key: 'tobi', author: 'Tobi', rating: 4, date: dateIn(-23) },
  ],
  restockAlertsEnabled: true,
  info: lampInfo,
});
