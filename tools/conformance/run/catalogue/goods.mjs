import { lamp } from './lamp.mjs';
import { picture, prices } from './prices.mjs';

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const openHours = everyDay.map((weekday) => ({ weekday, start: '09:00', end: '12:00' }));

/** @param {{ dateIn: (days: number) => string }} dates */
export const products = (dates) => [
  {
    slug: 'tote',
    name: 'Tote',
    published: true,
    variants: [
      { key: 'small', name: 'Small', prices: prices(150_000, 1_200), stock: 7 },
      { key: 'large', name: 'Large', prices: prices(250_000, 2_000), stock: 0 },
    ],
  },
  { slug: 'mug', name: 'Mug', published: true, variants: [{ key: 'mug', name: 'Mug', prices: prices(90_000, 800) }] },
  { slug: 'draft', name: 'Draft', published: false, variants: [{ key: 'one', name: 'One', prices: prices(1_000, 10), stock: 1 }] },
  {
    slug: 'naira',
    name: 'Naira Only',
    published: true,
    variants: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor: 10_000 }], stock: 9 }],
  },
  lamp(dates),
  {
    slug: 'stool',
    name: 'Stool',
    published: true,
    preorderable: true,
    preorderLimit: 40,
    preorderEtaText: 'In six weeks',
    preorderDepositType: 'percent',
    preorderDepositValue: 40,
    variants: [{ key: 'one', name: 'One', prices: prices(500_000, 4_000), stock: 0 }],
  },
  {
    slug: 'lesson',
    name: 'Lesson',
    published: true,
    variants: [
      {
        key: 'solo',
        name: 'For one',
        prices: prices(40_000, 300),
        schedulingType: 'slots',
        durationMinutes: 60,
        availability: {
          weekdays: everyDay,
          hours: openHours,
          blocks: [{ type: 'date', date: dates.dateIn(4) }],
          overrideDates: [dates.dateIn(5)],
          windowDays: 20,
          leadTimeMinutes: 60,
        },
        formFields: [{ key: 'level', type: 'text', label: 'Level', required: false, hidden: false }],
      },
      {
        key: 'day',
        name: 'A day',
        prices: prices(90_000, 700),
        schedulingType: 'date',
        availability: { weekdays: everyDay, windowDays: 20 },
      },
    ],
  },
];

export const packages = [
  {
    slug: 'bundle',
    name: 'Bundle',
    type: 'service',
    description: 'All of it.',
    coverUrl: picture('bundle'),
    media: [picture('bundle')],
    published: true,
    options: [
      {
        key: 'one',
        name: 'For one',
        prices: prices(300_000, 2_500),
        features: ['A tote', 'A mug'],
        badge: 'Most given',
        fineprint: 'Once.',
        occupancyMode: 'per_person',
        stock: 3,
        media: [picture('bundle')],
      },
      { key: 'two', name: 'For two', prices: prices(500_000, 4_500), features: [] },
    ],
  },
];

export const collections = [
  {
    slug: 'home',
    name: 'Home',
    description: 'For the home.',
    coverUrl: picture('home'),
    coverKind: 'gallery',
    gallery: [picture('a'), picture('b')],
    productRefs: ['lamp', 'mug', 'bundle', 'draft'],
    seoTitle: 'For the home',
    seoDescription: 'Lamps and mugs.',
  },
  { slug: 'bags', name: 'Bags', productRefs: ['tote'] },
];

export const deliveryZones = [
  {
    key: 'lagos',
    name: 'Lagos',
    description: 'Our rider.',
    kind: 'delivery',
    countries: ['NG'],
    states: ['Lagos'],
    cities: ['Yaba'],
    postalPrefixes: ['101'],
    prices: [
      { currency: 'NGN', priceMinor: 3_500, compareAtMinor: 4_000 },
      { currency: 'USD', priceMinor: 35 },
    ],
    freeOver: { NGN: 750_000 },
    minOrder: { NGN: 1_000 },
    etaText: 'Tomorrow',
    etaMinDays: 0,
    etaMaxDays: 1,
  },
  { key: 'abroad', name: 'Abroad', kind: 'delivery', countries: ['GB'], prices: [{ currency: 'USD', priceMinor: 3_500 }] },
  {
    key: 'studio',
    name: 'At the studio',
    kind: 'pickup',
    countries: ['NG'],
    prices: prices(0, 0),
    pickupLocation: { venueName: 'Studio', address: '14 Hughes Avenue', city: 'Yaba', country: 'NG' },
  },
];
