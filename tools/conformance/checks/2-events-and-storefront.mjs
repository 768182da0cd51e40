import assert from 'node:assert/strict';
import { park, sponsor } from '../run/catalogue/events.mjs';
import { picture } from '../run/catalogue/prices.mjs';
import { content, branding } from '../run/catalogue/storefront.mjs';
import { absent, accepted, holds, TIMESTAMP } from '../run/expectations.mjs';

const pass = {
  ref: /^tkt_/,
  name: 'Pass',
  description: 'Both days.',
  imageUrl: picture('pass'),
  kind: 'paid',
  frontdeskFeeMode: 'pass_on',
  priceMinor: 12_000,
  compareAtMinor: 18_000,
  currency: 'NGN',
  prices: [
    { currency: 'NGN', priceMinor: 12_000, compareAtMinor: 18_000 },
    { currency: 'USD', priceMinor: 100 },
  ],
  priceEndsAt: TIMESTAMP,
  priceRemaining: 30,
  capacity: 120,
  soldCount: 0,
  remaining: 120,
  soldOut: false,
  lowStockThreshold: 10,
  minPerOrder: 1,
  maxPerOrder: 8,
  minAge: 16,
  approvalRequired: false,
  groupSize: 1,
  attendance: 'in_person',
  requiresAttendeeDetails: true,
  formFields: [{ key: 'meal', type: 'select', label: 'Meal', required: false, hidden: false, options: ['Jollof', 'Ofada'] }],
  saveForIt: { enabled: true, holdPolicy: 'at_threshold', holdThresholdPct: 50, priceMode: 'freeze', cutoffHours: 72 },
  saveForItSaveable: true,
};

const ticketTypes = (days) => [
  pass,
  {
    name: 'Table',
    kind: 'deposit',
    priceMinor: 80_000,
    depositType: 'percent',
    depositValue: 30,
    depositDueNowMinor: 24_000,
    depositBalanceMode: 'online',
    depositBalanceDueAt: TIMESTAMP,
    groupSize: 4,
    validDays: [days[0].ref],
    saveForItSaveable: false,
  },
  { name: 'Gift', kind: 'donation', minPriceMinor: 2_000, donationPresets: [5_000, 9_500] },
  { name: 'Press', kind: 'free', approvalRequired: true },
];

const bundle = {
  ref: /^pkg_/,
  type: 'service',
  name: 'Bundle',
  slug: 'bundle',
  description: 'All of it.',
  coverUrl: picture('bundle'),
  currency: 'NGN',
  options: [
    {
      ref: /^pko_/,
      name: 'For one',
      pricingMode: 'full_payment',
      priceMinor: 300_000,
      currency: 'NGN',
      badge: 'Most given',
      media: [picture('bundle')],
      features: ['A tote', 'A mug'],
      fineprint: 'Once.',
      occupancyMode: 'per_person',
      schedulingType: 'none',
    },
    { name: 'For two', priceMinor: 500_000, features: [] },
  ],
};

export const checks = {
  '§2.6': async (shop) => {
    const summary = {
      ref: /^evt_/,
      title: 'Conference',
      slug: 'conference',
      tagline: 'Two days',
      coverUrl: picture('conference'),
      format: 'hybrid',
      mode: 'ticketed',
      startAt: TIMESTAMP,
      endAt: TIMESTAMP,
      publishedAt: TIMESTAMP,
      timezone: 'Africa/Lagos',
      venueName: park.venueName,
      city: park.city,
      category: 'Talks',
    };
    const list = accepted(await shop.get('/store/events'));
    holds(
      list.find(({ slug }) => slug === 'conference'),
      summary,
    );
    const event = accepted(await shop.get('/store/events/conference'));
    const { venueName, city, ...shared } = summary;
    holds(event, {
      ...shared,
      description: 'Talks.',
      location: { ...park, venueName, city },
      venueVisibility: 'public',
      doorsAt: TIMESTAMP,
      capacity: 300,
      media: [{ type: 'video', url: 'https://films.example/c.mp4', thumbnail: picture('c') }],
      minAge: 16,
      dobMode: 'attendee',
      attendeeEmailRequired: true,
      frontdeskFee: { pct: 2.5, flatMinor: 10_000 },
      customerFee: { pct: 1.5, flatMinor: 5_000 },
      customerFeeFlatByCurrency: { USD: 25 },
      saveForItEnabled: true,
      saveForItCrowdLabel: 'Save up together',
      days: [
        {
          ref: /^day_/,
          label: 'First',
          dayDate: /^\d{4}-\d\d-\d\d$/,
          startAt: TIMESTAMP,
          endAt: TIMESTAMP,
          timezone: 'Africa/Lagos',
          location: park,
          capacity: 200,
          remaining: 200,
          soldOut: false,
        },
        { label: 'Second', soldOut: false },
      ],
      ticketTypes: ticketTypes(event.days),
      attachedPackages: [bundle],
      attachedProducts: [{ slug: 'lamp', variants: [Object, Object], info: Object }],
      brand: { ref: shop.ref, displayName: 'Conformance', avatarUrl: picture('avatar'), handle: shop.slug },
      storefrontPublished: true,
      sponsorship: sponsor,
    });
    holds(accepted(await shop.get('/store/events/hideout')), { venueVisibility: 'hidden', location: absent });
  },

  '§2.7': async (shop) => {
    const storefront = accepted(await shop.get('/store/storefront'));
    const { badges: _, ...plain } = branding({ inDays: () => '' });
    holds(storefront, {
      ref: shop.ref,
      displayName: 'Conformance',
      timezone: 'Africa/Lagos',
      ...plain,
      badges: [{ type: 'verified', grantedAt: TIMESTAMP }],
    });
    holds(storefront.renderConfig, {
      templateId: 'courtyard',
      theme: {
        fontPairing: 'fraunces-inter',
        palette: 'indigo',
        brandColor: '#2b3a67',
        accentSource: 'brand',
        spacing: 'airy',
        contentWidth: 'wide',
        customPalettes: [],
        customFontPacks: [],
      },
      sections: [{ id: 'hero', type: 'hero', visible: true, hasBeenEdited: false, options: {} }, Object, Object, Object, Object],
      pages: [
        {
          id: 'about',
          type: 'custom',
          title: 'About',
          slug: 'about',
          visible: true,
          metaTitle: 'About us',
          sections: [{ id: 'story' }],
          options: {},
        },
      ],
    });
    holds(storefront.content, content);
    holds(storefront.content.promo.campaigns, [
      {
        id: 'welcome',
        name: 'Welcome',
        enabled: true,
        trigger: 'delay',
        delayMs: 8_000,
        startAt: TIMESTAMP,
        endAt: TIMESTAMP,
        heading: 'Ten percent',
        body: 'Off.',
        buttons: [Object],
        version: 2,
      },
    ]);
    holds(storefront, {
      catalogs: [{ slug: 'lookbook', itemCount: 2 }],
      packages: [
        {
          ref: bundle.ref,
          type: 'service',
          name: 'Bundle',
          slug: 'bundle',
          coverUrl: picture('bundle'),
          priceMinorFrom: 300_000,
          currency: 'NGN',
          optionCount: 2,
        },
      ],
      packageDetails: { bundle },
      paymentMethods: accepted(await shop.get('/store/payment-methods')),
      reviews: {
        count: 2,
        average: 4.5,
        items: [
          { author: 'Ada', rating: 5, text: 'Lovely.', date: /^\d{4}-\d\d-\d\d$/, productName: 'Lamp', productSlug: 'lamp' },
          { author: 'Tobi', text: absent },
        ],
      },
    });
    holds(
      storefront.forms.find(({ slug }) => slug === 'contact'),
      {
        name: 'Contact',
        description: 'Write to us.',
        submitLabel: 'Send',
        thankYouMessage: 'Thank you.',
        fields: [
          {
            id: String,
            label: 'E-mail',
            type: 'email',
            required: true,
            helpText: 'We answer.',
            placeholder: 'you@example.com',
            identity: 'email',
          },
          { options: { choices: ['Order', 'Repair'] } },
          { options: { file: { accept: ['image/jpeg'], maxSizeBytes: 8_000_000, maxFiles: 3 } } },
          Object,
          Object,
        ],
      },
    );
    for (const list of ['products', 'collections', 'events']) assert.ok(storefront[list].length > 0, `${list} are embedded`);
  },
};
