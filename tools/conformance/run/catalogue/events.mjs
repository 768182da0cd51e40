import { picture, prices } from './prices.mjs';

/** Where things are, verbatim. */
export const park = {
  venueName: 'Freedom Park', address: 'Broad Street', city: 'Lagos', state: 'Lagos', country: 'NG', lat: 6.4489, lng: 3.3967, onlineUrl: 'https://live.example/fair', onlineProvider: 'Own stream',
};

/** Who pays for it, verbatim. */
export const sponsor = {
  slotType: 'headline', brandName: 'Coffee', logoUrl: picture('coffee'), tagline: 'Awake', clickUrl: 'https://coffee.example/', sponsorshipRef: 'headline', qrColor: '#222222', bannerUrl: picture('banner'),
};

/** An event that has every block there is. */
const conference = ({ inDays, dateIn }) => ({
  slug: 'conference', title: 'Conference', tagline: 'Two days', description: 'Talks.', mode: 'ticketed', format: 'hybrid', category: 'Talks', location: park, onlineUrlFor: 'everyone', timezone: 'Africa/Lagos',
  startAt: inDays(30), endAt: inDays(31.5), doorsAt: inDays(29.9), publishedAt: inDays(-5), capacity: 300, coverUrl: picture('conference'),
  media: [{ type: 'video', url: 'https://films.example/c.mp4', thumbnail: picture('c') }],
  minAge: 16, dobMode: 'attendee', attendeeEmailRequired: true, customerFee: { pct: 1.5, flatMinor: 5_000 }, customerFeeFlatByCurrency: { USD: 25 },
  saveForItEnabled: true, saveForItCrowdLabel: 'Save up together',
  days: [
    { key: 'first', label: 'First', dayDate: dateIn(30), startAt: inDays(30), endAt: inDays(30.3), timezone: 'Africa/Lagos', location: park, capacity: 200 },
    { key: 'second', label: 'Second', dayDate: dateIn(31), startAt: inDays(31), endAt: inDays(31.5) },
  ],
  ticketTypes: [
    {
      key: 'pass', name: 'Pass', description: 'Both days.', imageUrl: picture('pass'), kind: 'paid', frontdeskFeeMode: 'pass_on', prices: prices(18_000, 150),
      pricePhases: [{ key: 'early', prices: [{ currency: 'NGN', priceMinor: 12_000, compareAtMinor: 18_000 }, { currency: 'USD', priceMinor: 100 }], endsAt: inDays(10), capacity: 30 }],
      capacity: 120, lowStockThreshold: 10, minPerOrder: 1, maxPerOrder: 8, minAge: 16, attendance: 'in_person', requiresAttendeeDetails: true,
      formFields: [{ key: 'meal', type: 'select', label: 'Meal', required: false, hidden: false, options: ['Jollof', 'Ofada'] }],
      saveForIt: { enabled: true, holdPolicy: 'at_threshold', holdThresholdPct: 50, priceMode: 'freeze', cutoffHours: 72 },
    },
    { key: 'table', name: 'Table', kind: 'deposit', prices: prices(80_000, 700), depositType: 'percent', depositValue: 30, depositBalanceMode: 'online', depositBalanceDueAt: inDays(20), groupSize: 4, validDays: ['first'] },
    { key: 'gift', name: 'Gift', kind: 'donation', minPriceMinor: 2_000, donationPresets: [5_000, 9_500] },
    { key: 'press', name: 'Press', kind: 'free', approvalRequired: true },
    { key: 'backstage', name: 'Backstage', kind: 'paid', prices: prices(9_000, 90), visibility: 'hidden' },
  ],
  unlockCodes: [{ code: 'SESAME', ticketTypeRefs: ['conference/backstage'] }],
  attachedProductRefs: ['lamp'], attachedPackageRefs: ['bundle'], sponsorship: sponsor,
});

/** @param {{ inDays: (days: number) => string, dateIn: (days: number) => string }} dates */
export const events = (dates) => [
  { slug: 'fair', title: 'Fair', startAt: dates.inDays(20), endAt: dates.inDays(21), ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'paid', prices: prices(5_000, 40) }] },
  { slug: 'meetup', title: 'Meetup', mode: 'rsvp', startAt: dates.inDays(10), endAt: dates.inDays(10.2), ticketTypes: [{ key: 'seat', name: 'Seat', kind: 'free' }] },
  conference(dates),
  { slug: 'hideout', title: 'Hideout', venueVisibility: 'hidden', location: park, startAt: dates.inDays(40), endAt: dates.inDays(40.1) },
  { slug: 'yesterday', title: 'Yesterday', startAt: dates.inDays(-0.6), endAt: dates.inDays(-0.5) },
  { slug: 'long-gone', title: 'Long Gone', startAt: dates.inDays(-3), endAt: dates.inDays(-2) },
  { slug: 'planned', title: 'Planned', published: false, startAt: dates.inDays(5), endAt: dates.inDays(5.1) },
];
