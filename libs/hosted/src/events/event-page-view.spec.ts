import { type EventPage, type EventSource, isPublicEvent, Moment, presentEvent, priceStagesOf } from '@svc/storefront';
import { anEventDaySource, anEventSource, aStore, aTicketTypeSource } from '@svc/storefront/testing';
import { pageLocaleFor } from '../page-locale';
import { FormValues } from '../posted-form';
import { eventData, headOf, plainText, withOffset } from './event-head';
import { viewOf } from './event-page-view';

const now = new Date('2026-02-01T00:00:00Z');
const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const paid = aTicketTypeSource({ kind: 'paid', name: 'Supper', prices: naira(500_000), minPerOrder: 2, maxPerOrder: 4 });
const gift = aTicketTypeSource({ kind: 'donation', name: 'Give', minPriceMinor: 100_000, id: '01980000-0000-7000-8000-000000000013' });
const field = (what: 'quantity' | 'other', page: EventPage, index = 0) => `${what}.${page.event.ticketTypes[index]!.ref}`;

function pageOf(fields: Partial<EventSource> = {}): EventPage {
  const source = anEventSource({ ticketTypes: [paid], ...fields });
  const moment = new Moment(now);
  const event = presentEvent(source, { packages: [], products: [] }, aStore(), moment);
  const branding = { website: 'https://ile.example' };
  return {
    event,
    registration: 'open',
    isUnlocked: false,
    priceStages: priceStagesOf(source, event, moment),
    isPublic: isPublicEvent(source),
    branding,
  };
}

function view(page: EventPage, entered: Record<string, string> = {}, more: Partial<Parameters<typeof viewOf>[0]> = {}) {
  return viewOf({
    ...pageLocaleFor('en-NG'),
    page,
    brand: { name: 'Ile' },
    path: '/ile/e/launch-night',
    url: 'https://tickets.example/ile/e/launch-night',
    values: new FormValues(new URLSearchParams(entered)),
    seats: { mostPerRegistration: 20, mostPerCheckout: 100 },
    now,
    ...more,
  });
}

describe('the steps of an event’s page', () => {
  it('begin with the least order of the only ticket type, and with nothing of several', () => {
    expect(view(pageOf())).toMatchObject({ step: 'tickets', isFolded: false, chosen: [], selected: [{ quantity: 2 }] });
    expect(view(pageOf({ ticketTypes: [paid, gift] })).selected).toEqual([]);
    expect(view(pageOf({ ticketTypes: [gift] })).selected).toEqual([]);
  });

  it('fold the event away once tickets are chosen, but not where the form is there from the start', () => {
    const page = pageOf();
    expect(view(page, { [field('quantity', page)]: '2' })).toMatchObject({ step: 'details', isFolded: true });
    expect(view(pageOf({ ticketTypes: [aTicketTypeSource()] }))).toMatchObject({ step: 'details', isFolded: false });
  });

  it.each(['1', '5'])('do not go on with %s tickets where two to four can be taken, and say so', (quantity) => {
    const page = pageOf();
    expect(view(page, { [field('quantity', page)]: quantity })).toMatchObject({
      step: 'tickets',
      problems: [{ name: field('quantity', page), message: 'Supper: take 2 to 4 at a time.' }],
    });
  });

  it.each([
    ['500', 'Give: give at least ₦1,000.'],
    ['plenty', 'Give: give at least ₦1,000.'],
  ])('do not go on with a donation of %s', (amount, message) => {
    const page = pageOf({ ticketTypes: [gift] });
    expect(view(page, { [field('other', page)]: amount })).toMatchObject({ step: 'tickets', problems: [{ message }] });
  });
});

describe('what search engines learn of an event’s page', () => {
  it('is that they may list it as it is opened first, and no more than that', () => {
    const page = pageOf();
    expect(view(page).isListed).toBe(true);
    expect(view(page, { [field('quantity', page)]: '2' }).isListed).toBe(false);
    expect(view(page, { code: 'FRIENDS' }).isListed).toBe(false);
    expect(view(page, {}, { isForInvited: true }).isListed).toBe(false);
    expect(view(pageOf({ ticketTypes: [{ ...paid, visibility: 'hidden' }] })).isListed).toBe(false);
  });

  it('is what, when and where it is', () => {
    const head = headOf(
      view(
        pageOf({
          tagline: 'Cloth and music',
          coverUrl: 'https://pictures.example/a.jpg',
          location: { venueName: 'The Yard', city: 'Yaba' },
        }),
      ),
    );
    expect(head).toMatchObject({ path: '/ile/e/launch-night', isListed: true, pictureUrl: 'https://pictures.example/a.jpg' });
    expect(head.description).toMatch(/^Sunday, 1 March 2026, 19:00 to 23:00 \(West Africa .*Time\) · The Yard, Yaba\. Cloth and music$/);
  });

  it('is a schema.org event with dates by the clocks of its place, its place, and its offers', () => {
    const page = pageOf({
      doorsAt: '2026-03-01T17:30:00Z',
      location: { venueName: 'The Yard', address: '1 Street', city: 'Yaba', country: 'NG', lat: 6.5, lng: 3.3 },
      ticketTypes: [paid, { ...gift, id: '01980000-0000-7000-8000-000000000014', capacity: 1, remaining: 0 }],
      days: [anEventDaySource(), anEventDaySource({ id: '01980000-0000-7000-8000-000000000015', dayDate: '2026-03-02', label: 'Day two' })],
    });
    expect(JSON.parse(JSON.stringify(eventData(view(page))))).toMatchObject({
      '@type': 'Event',
      startDate: '2026-03-01T19:00:00+01:00',
      doorTime: '2026-03-01T18:30:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'The Yard', address: { addressLocality: 'Yaba', addressCountry: 'NG' }, geo: { latitude: 6.5 } },
      organizer: { name: 'Ile', url: 'https://ile.example' },
      offers: [
        { name: 'Supper', price: '5000.00', priceCurrency: 'NGN', availability: 'https://schema.org/InStock' },
        { name: 'Give', price: '1000.00', availability: 'https://schema.org/SoldOut' },
      ],
      subEvent: [{ name: 'Launch night' }, { name: 'Launch night: Day two', startDate: '2026-03-02' }],
    });
  });

  it('[D-21] is no place that only guests learn, and online the page itself', () => {
    const secret = { venueVisibility: 'hidden', location: { venueName: 'Under the bridge', onlineUrl: 'https://live.example/x' } } as const;
    expect(JSON.stringify(headOf(view(pageOf(secret))))).not.toMatch(/bridge|live\.example/);
    expect(eventData(view(pageOf({ format: 'online' })))).toMatchObject({
      location: { '@type': 'VirtualLocation', url: 'https://tickets.example/ile/e/launch-night' },
    });
    expect(eventData(view(pageOf({ format: 'hybrid', location: { city: 'Yaba' } })))).toMatchObject({
      location: [{ '@type': 'VirtualLocation' }, { '@type': 'Place' }],
    });
  });

  it('is plain text of a merchant’s markup', () => {
    expect(plainText('<p>Good <b>text</b></p><script>alert(1)</script> &amp; more')).toBe('Good text & more');
  });

  it('has the offset of its zone at that time of the year', () => {
    expect([withOffset('2026-07-01T12:00:00Z', 'America/New_York'), withOffset('2026-01-01T12:00:00Z', 'America/New_York')]).toEqual([
      '2026-07-01T08:00:00-04:00',
      '2026-01-01T07:00:00-05:00',
    ]);
  });
});
