const start = { startAt: '2040-01-01T09:00:00Z', endAt: '2040-01-02T09:00:00Z' };
const price = [{ currency: 'NGN', priceMinor: 1_000 }];

const product = (fields, variant = {}) => ({
  products: [{ slug: 'thing', name: 'Thing', variants: [{ key: 'one', name: 'One', prices: price, ...variant }], ...fields }],
});
const event = (fields) => ({ events: [{ slug: 'evening', title: 'Evening', ...start, ...fields }] });
const ticket = (fields) => event({ ticketTypes: [{ key: 'one', name: 'One', kind: 'paid', prices: price, ...fields }] });
const deposit = (fields) => ticket({ kind: 'deposit', depositType: 'percent', depositValue: 30, ...fields });
const packaged = (fields, option = {}) => ({
  packages: [{ slug: 'set', name: 'Set', ...fields, options: [{ key: 'one', name: 'One', prices: price, ...option }] }],
});
const form = (field) => ({
  forms: [
    {
      slug: 'ask',
      name: 'Ask',
      submitLabel: 'Send',
      thankYouMessage: 'Thanks.',
      fields: [{ key: 'one', label: 'One', type: 'text', ...field }],
    },
  ],
});
const addon = (group, option = {}) =>
  product({
    addonGroups: [{ key: 'extras', name: 'Extras', options: [{ key: 'one', label: 'One', prices: price, ...option }], ...group }],
  });
const storefront = (fields) => ({ storefront: { type: 'store', ...fields } });

const blockEnds = { date_range: { endDate: '2040-01-05' }, time_range: { start: '10:00', end: '11:00' } };
const pricingModes = { deposit: { depositType: 'percent', depositValue: 30 }, free: { prices: [] }, quote: { prices: [] } };
const slots = { schedulingType: 'slots', durationMinutes: 60 };
const choosing = ['select', 'multi_select', 'radio'];
const linkTargets = {
  section: { sectionId: 'hero' },
  page: { pageSlug: 'about' },
  url: { url: 'https://shop.example/' },
  package: { packageSlug: 'bundle' },
  product: { productSlug: 'lamp' },
  collection: { collectionSlug: 'home' },
  catalog: { catalogSlug: 'lookbook' },
  event: { eventSlug: 'fair' },
};

/** The document of a shop that has one of each thing that is pointed at. */
export const referable = () => ({
  version: 1,
  ...product({ slug: 'lamp' }),
  ...packaged({ slug: 'bundle' }),
  ...event({ slug: 'fair' }),
  collections: [{ slug: 'home', name: 'Home', productRefs: [] }],
  catalogs: [{ slug: 'lookbook', name: 'Lookbook', items: [] }],
  storefront: {
    type: 'store',
    renderConfig: {
      templateId: 'plain',
      theme: {},
      sections: [{ id: 'hero', type: 'hero' }],
      pages: [{ id: 'about', type: 'custom', title: 'About', slug: 'about', sections: [] }],
    },
  },
});

/**
 * The values of D-21, each with a document that gives the field one of them, to be laid on `referable`.
 * @type {{ field: string, values: string, document: (value: string) => object }[]}
 */
export const enumerations = [
  { field: 'feeMode', values: 'pass_on absorb', document: (feeMode) => product({ feeMode }) },
  { field: 'frontdeskFeeMode', values: 'pass_on absorb', document: (frontdeskFeeMode) => ticket({ frontdeskFeeMode }) },
  { field: 'selectionMode', values: 'choose_one choose_many', document: (selectionMode) => product({ selectionMode }) },
  { field: 'variantDisplay', values: 'text dropdown image color', document: (variantDisplay) => product({ variantDisplay }) },
  {
    field: 'display',
    values: 'text dropdown image color',
    document: (display) =>
      product({ options: [{ key: 'size', name: 'Size', display, values: [{ key: 's', label: 'S' }] }] }, { optionValueRefs: ['size/s'] }),
  },
  {
    field: 'pricingMode',
    values: 'full_payment deposit free quote',
    document: (pricingMode) => packaged({}, { pricingMode, ...pricingModes[pricingMode] }),
  },
  {
    field: 'schedulingType',
    values: 'slots date date_range none',
    document: (schedulingType) => product({}, { schedulingType, ...(schedulingType === 'slots' && { durationMinutes: 60 }) }),
  },
  {
    field: 'weekdays',
    values: 'mon tue wed thu fri sat sun',
    document: (weekday) => product({}, { ...slots, availability: { weekdays: [weekday] } }),
  },
  {
    field: 'blocks',
    values: 'date date_range time_range',
    document: (type) => product({}, { ...slots, availability: { blocks: [{ type, date: '2040-01-01', ...blockEnds[type] }] } }),
  },
  { field: 'selectionType', values: 'single multiple', document: (selectionType) => addon({ selectionType }) },
  {
    field: 'kind',
    values: 'inline product',
    document: (kind) => addon({}, { kind, ...(kind === 'product' && { linkedProductRef: 'thing' }) }),
  },
  {
    field: 'preorderDepositType',
    values: 'percent fixed',
    document: (preorderDepositType) => product({ preorderable: true, preorderDepositType, preorderDepositValue: 40 }),
  },
  { field: 'depositType', values: 'percent fixed', document: (depositType) => deposit({ depositType }) },
  { field: 'depositBalanceMode', values: 'online at_door manual', document: (depositBalanceMode) => deposit({ depositBalanceMode }) },
  {
    field: 'coverKind',
    values: 'image video gallery color',
    document: (coverKind) => ({ collections: [{ slug: 'all', name: 'All', coverKind, productRefs: [] }] }),
  },
  { field: 'format', values: 'physical online hybrid', document: (format) => event({ format }) },
  { field: 'mode', values: 'rsvp ticketed external', document: (mode) => event({ mode }) },
  { field: 'venueVisibility', values: 'public registered_only hidden', document: (venueVisibility) => event({ venueVisibility }) },
  { field: 'onlineUrlFor', values: 'everyone guests', document: (onlineUrlFor) => event({ onlineUrlFor }) },
  { field: 'attendance', values: 'in_person online', document: (attendance) => ticket({ attendance }) },
  { field: 'dobMode', values: 'order attendee', document: (dobMode) => event({ dobMode }) },
  {
    field: 'holdPolicy',
    values: 'none on_start at_threshold',
    document: (holdPolicy) => ticket({ saveForIt: { enabled: true, holdPolicy, holdThresholdPct: 50, priceMode: 'freeze' } }),
  },
  {
    field: 'priceMode',
    values: 'freeze current',
    document: (priceMode) => ticket({ saveForIt: { enabled: true, holdPolicy: 'none', priceMode } }),
  },
  {
    field: 'descriptionBlocks',
    values: 'text heading image video embed list divider',
    document: (kind) => product({ info: { descriptionBlocks: [{ id: 'one', kind, text: 'T', url: 'https://films.example/a', sort: 0 }] } }),
  },
  {
    field: 'specs',
    values: 'text number boolean list',
    document: (kind) => product({ info: { specs: [{ id: 'one', key: 'one', label: 'One', value: '1', kind, sort: 0 }] } }),
  },
  {
    field: 'media',
    values: 'image video audio document',
    document: (type) => event({ media: [{ type, url: 'https://films.example/a' }] }),
  },
  {
    field: 'link',
    values: 'none section page url package product collection catalog event',
    document: (type) => ({
      catalogs: [
        {
          slug: 'lookbook',
          name: 'Lookbook',
          items: [
            {
              key: 'one',
              type: 'image',
              url: 'https://films.example/a',
              mimeType: 'image/jpeg',
              sizeBytes: 1,
              link: { type, ...linkTargets[type] },
            },
          ],
        },
      ],
    }),
  },
  {
    field: 'type',
    values: 'text textarea email phone number date time url select multi_select radio checkbox rating file country heading',
    document: (type) =>
      form({
        type,
        ...(choosing.includes(type) && { options: { choices: ['A'] } }),
        ...(type === 'file' && { options: { file: { accept: ['image/png'], maxSizeBytes: 1, maxFiles: 1 } } }),
      }),
  },
  {
    field: 'identity',
    values: 'none name first_name last_name email phone',
    document: (identity) => form({ type: { email: 'email', phone: 'phone' }[identity] ?? 'text', identity }),
  },
  {
    field: 'badges',
    values: 'verified top_rated new partner',
    document: (type) => storefront({ badges: [{ type, grantedAt: '2026-01-01T00:00:00Z' }] }),
  },
  {
    field: 'trigger',
    values: 'delay exit_intent scroll on_load',
    document: (trigger) => storefront({ content: { promo: { campaigns: [{ id: 'one', name: 'One', trigger, heading: 'H' }] } } }),
  },
  { field: 'packages[0].type', values: 'service product event', document: (type) => packaged({ type }) },
  { field: 'occupancyMode', values: 'per_person per_unit none', document: (occupancyMode) => packaged({}, { occupancyMode }) },
];

/** @param {(typeof enumerations)[number]} enumeration */
export const eachValue = ({ values, document }) => values.split(' ').map((value) => ({ value, document: document(value) }));
