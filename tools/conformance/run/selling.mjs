import { prices } from './catalogue.mjs';

const naira = (priceMinor) => [{ currency: 'NGN', priceMinor }];
const question = (key, label, fields = {}) => ({ key, type: 'text', label, required: true, ...fields });
const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((weekday) => ({ weekday, start: '09:00', end: '12:00' }));

/** The document of a shop that sells everything in every way; what runs out is bought by one check alone. @param {{ now: Date }} given the service's time */
export function selling({ now }) {
  const inDays = (days) => new Date(now.getTime() + days * 86_400_000).toISOString();
  const event = (slug, ticketTypes, fields = {}) => ({
    slug,
    title: slug,
    startAt: inDays(30),
    endAt: inDays(31),
    timezone: 'Africa/Lagos',
    ticketTypes,
    ...fields,
  });
  return {
    version: 1,
    workspace: { displayName: 'Conformance', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'], headlessEnabled: true },
    products: [
      ...products(),
      { slug: 'unseen', name: 'Unseen', published: false, variants: [{ key: 'one', name: 'One', prices: naira(1_000) }] },
    ],
    packages: [{ slug: 'spa', name: 'Spa', options: [{ key: 'single', name: 'Single', prices: naira(10_000) }] }],
    deliveryZones: [
      { key: 'lagos', name: 'Lagos', countries: ['NG'], prices: naira(1_500) },
      { key: 'anywhere', name: 'Anywhere', countries: ['NG', 'GH'], prices: prices(9_000, 15) },
    ],
    events: [
      event('festival', festivalTiers(inDays), { unlockCodes: [{ code: 'SESAME', ticketTypeRefs: ['festival/backstage'] }] }),
      event('both', [tier('entry', { prices: prices(5_000, 40) }), tier('local'), { key: 'gift', name: 'gift', kind: 'donation' }]),
      event('elsewhere', [tier('paid')], { mode: 'external' }),
      event('grown-ups', [tier('adult', { minAge: 18 }), { ...tier('guest', { minAge: 18 }), kind: 'free', prices: undefined }], {
        dobMode: 'attendee',
      }),
      // Where it starts, it is the second of January already.
      event('dawn', [tier('adult', { minAge: 18 })], {
        timezone: 'Pacific/Kiritimati',
        startAt: '2041-01-01T10:30:00Z',
        endAt: '2041-01-01T14:00:00Z',
      }),
      event('meetup', meetupTiers(inDays), { unlockCodes: [{ code: 'OPEN', ticketTypeRefs: ['meetup/secret'] }] }),
      event('draft', [tier('entry')], { published: false }),
    ],
    discountCodes: [
      { code: 'TENOFF', kind: 'percent', value: 10 },
      { code: 'GUEST', kind: 'percent', value: 100 },
      { code: 'OTHERS', kind: 'percent', value: 10, appliesTo: { eventRefs: ['meetup'] } },
    ],
    promoterCodes: [{ code: 'ADE10', name: 'Adé' }],
  };
}

const tier = (key, fields = {}) => ({ key, name: key, kind: 'paid', prices: naira(5_000), ...fields });

function products() {
  return [
    {
      slug: 'bag',
      name: 'Bag',
      variants: [
        { key: 'red', name: 'Red', prices: prices(5_000, 40) },
        { key: 'blue', name: 'Blue', prices: naira(6_000) },
        { key: 'gone', name: 'Gone', prices: naira(6_000), stock: 0 },
        { key: 'few', name: 'Few', prices: naira(6_000), stock: 5 },
        { key: 'last', name: 'Last', prices: naira(7_000), stock: 1 },
      ],
      addonGroups: [{ key: 'wrap', name: 'Wrap', options: [{ key: 'box', label: 'Box', prices: naira(500) }] }],
    },
    { slug: 'sofa', name: 'Sofa', needsDelivery: true, variants: [{ key: 'one', name: 'One', prices: prices(90_000, 60) }] },
    {
      slug: 'piano',
      name: 'Piano',
      saveForItEnabled: true,
      saveForItMaxDays: 60,
      saveForItFreezePrice: true,
      variants: [{ key: 'one', name: 'One', prices: naira(100_000) }],
    },
    {
      slug: 'shirt',
      name: 'Shirt',
      formFields: [question('size', 'Your size', { type: 'select', options: ['S', 'L'] })],
      variants: [{ key: 'one', name: 'One', prices: naira(2_000) }],
    },
    {
      slug: 'fitting',
      name: 'Fitting',
      variants: [
        {
          key: 'hour',
          name: 'An hour',
          prices: naira(3_000),
          schedulingType: 'slots',
          durationMinutes: 60,
          availability: { hours: everyDay, windowDays: 14 },
        },
      ],
    },
  ];
}

function festivalTiers(inDays) {
  return [
    tier('entry', { maxPerOrder: 4 }),
    tier('pair', { minPerOrder: 2 }),
    tier('few', { capacity: 2 }),
    tier('scarce', { capacity: 2 }),
    tier('held', { capacity: 2 }),
    tier('club', { minAge: 18 }),
    tier('dinner', {
      formFields: [
        question('meal', 'Your meal', { type: 'select', options: ['fish', 'rice'] }),
        question('bones', 'With bones?', { showIf: { field: 'meal', equals: 'fish' } }),
      ],
    }),
    tier('table', { groupSize: 2, requiresAttendeeDetails: true }),
    tier('duo', { groupSize: 2 }),
    tier('backstage', { visibility: 'hidden' }),
    tier('later', { onSaleFrom: inDays(5) }),
    { key: 'gift', name: 'gift', kind: 'donation', minPriceMinor: 500 },
    { key: 'free', name: 'free', kind: 'free' },
    { key: 'part', name: 'part', kind: 'deposit', prices: naira(1_000), depositType: 'percent', depositValue: 30 },
  ];
}

function meetupTiers(inDays) {
  const free = (key, fields = {}) => ({ key, name: key, kind: 'free', ...fields });
  return [
    free('seat'),
    free('press', { approvalRequired: true, capacity: 2 }),
    free('few', { capacity: 2 }),
    free('pair', { minPerOrder: 2, maxPerOrder: 3 }),
    free('adult', { minAge: 18 }),
    free('dinner', { formFields: [question('meal', 'Your meal'), question('rules', 'I keep the rules', { type: 'checkbox' })] }),
    free('secret', { visibility: 'hidden' }),
    free('named', { requiresAttendeeDetails: true }),
    free('later', { onSaleFrom: inDays(5) }),
    tier('paid'),
  ];
}
