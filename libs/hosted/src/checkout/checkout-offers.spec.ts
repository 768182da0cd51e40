import type { PricedLine } from '@svc/contracts';
import type { LineLook } from '@svc/storefront';
import { countriesOf, dayLabelsOf, eventOf, groupsOf, lookOf, picturesOf, subjectsOf } from './checkout-offers';

const line = { id: 'l', variantId: 'v', productId: 'p', unitPriceMinor: 500, quantity: 2 } as PricedLine;
const prices = [
  { currency: 'USD', priceMinor: 5 },
  { currency: 'NGN', priceMinor: 500, compareAtMinor: 800 },
];

const UTC = { timezone: 'UTC', locale: 'en' };

describe('the look of a cart line', () => {
  it('has the picture of its variant, or else of its product', () => {
    const product = { imageUrl: 'https://a.example/p.jpg' };
    expect(
      lookOf(
        line,
        'NGN',
        new Map<string, LineLook>([
          ['v', { imageUrl: 'https://a.example/v.jpg' }],
          ['p', product],
        ]),
      ).imageUrl,
    ).toBe('https://a.example/v.jpg');
    expect(
      lookOf(
        line,
        'NGN',
        new Map<string, LineLook>([
          ['v', {}],
          ['p', product],
        ]),
      ).imageUrl,
    ).toBe('https://a.example/p.jpg');
    expect(lookOf(line, 'NGN', new Map())).toEqual({});
  });

  it('has the picture of a ticket’s event, and none for an add-on', () => {
    const looks = new Map([
      ['e', { imageUrl: 'https://a.example/e.jpg' }],
      ['p', { imageUrl: 'https://a.example/p.jpg' }],
    ]);
    expect(lookOf({ ...line, variantId: undefined, productId: undefined, ticketTypeId: 't', eventId: 'e' }, 'NGN', looks).imageUrl).toBe(
      'https://a.example/e.jpg',
    );
    expect(lookOf({ ...line, parentId: 'x' }, 'NGN', looks)).toEqual({});
  });

  it('has the former price as long as the offer is charged', () => {
    const looks = new Map([['v', { prices }]]);
    expect(lookOf(line, 'NGN', looks).insteadOfMinor).toBe(1_600);
    for (const other of [
      { ...line, unitPriceMinor: 400 },
      { ...line, unitPriceMinor: 900 },
    ])
      expect(lookOf(other, 'NGN', looks)).toEqual({});
    expect(lookOf(line, 'USD', looks)).toEqual({});
  });

  const days = [
    { id: 'fri', label: 'Friday', dayDate: '2030-06-07' },
    { id: 'sat', label: 'Saturday', dayDate: '2030-06-08' },
  ];
  const event = {
    title: 'Fair',
    startAt: '2030-06-07T17:00:00.000Z',
    endAt: '2030-06-08T20:00:00.000Z',
    timezone: 'Africa/Lagos',
    days,
    venueVisibility: 'public' as const,
    location: { venueName: 'The Yard', city: 'Yaba', onlineUrl: 'https://live.example' },
    ticketTypes: [],
  };
  const looks = (overrides: object = {}, validDayIds: readonly string[] = []): ReadonlyMap<string, LineLook> =>
    new Map<string, LineLook>([
      ['e', { imageUrl: '/fair.png', event: { ...event, ...overrides } }],
      ['t', { validDayIds }],
    ]);
  const ticket: PricedLine = {
    ...line,
    id: 'ticket',
    kind: 'ticket',
    productId: undefined,
    variantId: undefined,
    eventId: 'e',
    ticketTypeId: 't',
  };

  it('has the event of tickets with its days, in its own time zone, and its public location', () => {
    expect(eventOf([ticket], looks(), UTC)).toMatchObject({
      title: 'Fair',
      imageUrl: '/fair.png',
      days: [{ label: 'Friday', timezone: 'Africa/Lagos' }, { label: 'Saturday' }],
      place: ['The Yard', 'Yaba'],
    });
    expect(eventOf([ticket], looks({ venueVisibility: 'registered_only', timezone: undefined }), UTC)).toMatchObject({
      days: [{ timezone: 'UTC' }, {}],
      place: [],
    });
    expect(eventOf([line], looks(), UTC)).toBeUndefined();
    expect(eventOf([ticket], new Map(), UTC)).toBeUndefined();
  });

  it('has the days to which some of the tickets admit, and beside each ticket its own', () => {
    expect(eventOf([ticket], looks({}, ['sat']), UTC)?.days.map(({ label }) => label)).toEqual(['Saturday']);
    expect(eventOf([ticket, { ...ticket, ticketTypeId: 'other' }], looks({}, ['sat']), UTC)?.days).toHaveLength(2);
    expect(dayLabelsOf(ticket, looks({}, ['sat']))).toEqual(['Saturday']);
    expect(dayLabelsOf(ticket, looks())).toEqual([]);
  });

  it('groups the tickets of an event, and add-ons below their line', () => {
    const addon = { ...line, id: 'addon', parentId: 'l' };
    const own = { ...line, id: 'l' };
    expect(groupsOf([own, ticket, { ...ticket, id: 'second' }, addon]).map((group) => group.map(({ id }) => id))).toEqual([
      ['l', 'addon'],
      ['ticket', 'second'],
    ]);
  });

  it('has its picture among those that the page may load', () => {
    expect(picturesOf({ cart: { lines: [ticket], currency: 'NGN' }, looks: looks() })).toContain('/fair.png');
  });

  it('is read once for each subject', () => {
    expect(subjectsOf([line, { ...line, id: 'm', variantId: 'w' }])).toEqual(['v', 'p', 'w']);
  });

  it('offer the countries of the zones that can be chosen, and all where one of them covers every country', () => {
    const zone = (kind: 'delivery' | 'pickup', ...countries: string[]) => ({ kind, countries });
    expect(countriesOf([zone('delivery', 'DE', 'at'), zone('delivery', 'AT'), zone('pickup')])).toEqual(['DE', 'AT']);
    expect(countriesOf([zone('delivery', 'DE'), zone('delivery')])).toBeUndefined();
    expect([countriesOf([]), countriesOf([zone('pickup', 'DE')])]).toEqual([undefined, undefined]);
  });
});
