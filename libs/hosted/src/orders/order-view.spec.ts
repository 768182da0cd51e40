import { type Workspace, workspaceSettings } from '@svc/access';
import { TicketLinks, type Wallet, WALLETS } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import type { OrderItem, ReadOrder } from '@svc/orders';
import { aCart, aLine } from '@svc/orders/testing';
import { amountsOnPage, sumMismatches } from '@svc/testing';
import type { OrderTickets } from '@svc/ticketing';
import { ownAddress, renderPage } from '../page';
import { pageLocaleFor } from '../page-locale';
import { mapUrlOf } from './delivery-section';
import { openingLines } from './opening-hours';
import { orderPage } from './order-page';
import type { OrderPageRequest } from './order-page-loader';
import { receiptOf } from './receipt';
import { headingOf, orderViewOf, siteOf, orderStateOf } from './order-view';

const now = new Date('2030-06-01T12:00:00Z');
const BALANCE = 'https://shop.example/ile/b/ord_1?t=balance';
const RECEIPT = 'https://shop.example/ile/o/ord_1/receipt.pdf?t=order';
const urls = {
  order: 'https://shop.example/ile/o/ord_1?t=order',
  receipt: RECEIPT,
  balance: BALANCE,
  doing: {
    address: '/ile/o/ord_1/address?t=order',
    'address/confirm': '/ile/o/ord_1/address/confirm?t=order',
    refund: '/ile/o/ord_1/refund?t=order',
    'refund/confirm': '/ile/o/ord_1/refund/confirm?t=order',
  },
};
const links = new TicketLinks('https://shop.example', new PlainLinkSigner());
const zone = { zoneId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d09', name: 'Lagos mainland' };

function anItem(overrides: Partial<OrderItem> & { of?: Parameters<typeof aLine>[0] } = {}): OrderItem {
  const { of, ...item } = overrides;
  const { id, ...line } = aLine(of);
  return { id, line, fulfilledQuantity: 0, refundedQuantity: 0, seats: [], ...item };
}

function anOrder({ items = [anItem()], ...overrides }: Partial<ReadOrder> = {}): ReadOrder {
  const { lines: _lines, ...totals } = aCart(items.map(({ id, line }) => ({ ...line, id })));
  return {
    workspaceId: 'w',
    mode: 'live',
    id: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01',
    number: 1001,
    source: 'storefront_api',
    status: 'paid',
    fulfillmentStatus: 'unfulfilled',
    totals,
    paidMinor: totals.totalMinor,
    receivedByHandMinor: 0,
    waivedMinor: 0,
    contact: { id: 'c', name: 'Ada Obi', email: 'ada@example.com' },
    responses: {},
    items,
    placedAt: now,
    paidAt: now,
    version: 1,
    payments: [],
    refunds: [],
    fulfillments: [],
    updatedAt: '2030-06-01T12:00:00.000000Z',
    ...overrides,
  };
}

const aSeat = (overrides: Partial<OrderTickets['seats'][number]> = {}): OrderTickets['seats'][number] => ({
  attendeeId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d02',
  ref: 'att_1',
  serial: 1,
  holder: 'Ada Obi',
  tier: 'Entry',
  status: 'confirmed',
  number: 1,
  days: [],
  admits: true,
  given: false,
  ...overrides,
});
const theTickets = (overrides: Partial<OrderTickets['event']> = {}, seats = [aSeat()]): OrderTickets => ({
  event: { id: 'e', version: 1, title: 'Launch night', removed: false, isOver: false, ...overrides },
  days: [
    {
      date: '2030-06-08',
      startAt: '2030-06-08T18:00:00Z',
      timezone: 'Africa/Lagos',
      location: { venueName: 'Freedom Park', address: '1 Hospital Rd', city: 'Lagos' },
    },
  ],
  seats,
});

const aRequest = (overrides: Partial<OrderPageRequest> = {}): OrderPageRequest => ({
  ...pageLocaleFor('en-NG'),
  workspace: { slug: 'ile', timezone: 'Africa/Lagos', settings: { selfService: workspaceSettings.parse({}).selfService } } as Workspace,
  brand: { name: 'Adire House' },
  order: anOrder(),
  contact: { businessHours: [] },
  looks: new Map(),
  now,
  ...overrides,
});
const view = (overrides: Partial<OrderPageRequest> = {}) => orderViewOf(aRequest(overrides), urls);
const html = (overrides: Partial<OrderPageRequest> = {}, wallets: readonly Wallet[] = []) =>
  renderPage(orderPage(view(overrides), links, wallets)).html.replaceAll('\u00a0', ' ');

describe('an order that is over', () => {
  const over = (overrides: Partial<ReadOrder>) => html({ order: anOrder({ status: 'refunded', ...overrides }) });
  const request = (state: 'accepted' | 'declined') => ({ state, askedAt: '2030-06-01T10:00:00.000Z' });

  it('[ADR 0068 r3] does not wonder whether its buyer expected what they asked for', () => {
    expect(over({ refundRequest: request('accepted') })).toContain('You asked for this refund. Nothing more is to be paid.');
    expect(over({ refundRequest: request('accepted') })).not.toContain('if you did not expect this');
  });

  it('names a contact where its buyer had not asked for it', () => {
    for (const overrides of [
      {},
      { refundRequest: request('declined') },
      { refundRequest: request('accepted'), status: 'cancelled' as const },
    ]) {
      expect(over(overrides)).toContain('Ask Adire House if you did not expect this.');
    }
  });
});

describe('the state of an order', () => {
  const slot = { startUtc: '2030-07-01T09:00:00Z', startLocal: '2030-07-01T10:00:00', timezone: 'Africa/Lagos', durationMinutes: 60 };
  const delivered = { totals: { ...anOrder().totals, delivery: { ...zone, kind: 'delivery' } } } as const;
  const pickedUp = { totals: { ...anOrder().totals, delivery: { ...zone, kind: 'pickup' } } } as const;

  it.each<[string, Partial<ReadOrder>, OrderTickets | undefined, string]>([
    [
      'is cancelled, whatever was handed over',
      { status: 'cancelled', fulfillmentStatus: 'cancelled' },
      theTickets(),
      'This order was cancelled',
    ],
    ['is refunded', { status: 'refunded', fulfillmentStatus: 'fulfilled' }, undefined, 'This order was refunded'],
    ['came back', { fulfillmentStatus: 'returned' }, undefined, 'Your order has come back to the shop'],
    ['was sent', { fulfillmentStatus: 'fulfilled', ...delivered }, undefined, 'Your order has been sent'],
    ['was picked up', { fulfillmentStatus: 'fulfilled', ...pickedUp }, undefined, 'Your order has been picked up'],
    ['is done', { fulfillmentStatus: 'fulfilled' }, undefined, 'Your order is complete'],
    ['was sent in part', { fulfillmentStatus: 'partially_fulfilled', ...delivered }, undefined, 'Part of your order has been sent'],
    ['has its hour', { fulfillmentStatus: 'scheduled', items: [anItem({ of: { slot } })] }, undefined, 'Your order is booked'],
    [
      'is to be made',
      { fulfillmentStatus: 'scheduled', items: [anItem({ of: { preorder: true } })] },
      undefined,
      'Your pre-order is placed',
    ],
    ['is to be sent', { fulfillmentStatus: 'unfulfilled' }, undefined, 'Your order is being prepared'],
    ['is of an event to come', { fulfillmentStatus: 'not_required' }, theTickets(), 'You’re going to Launch night'],
    ['is of an event that is over', { fulfillmentStatus: 'not_required' }, theTickets({ isOver: true }), 'You were at Launch night'],
    [
      'is of an event that was taken down',
      { fulfillmentStatus: 'not_required' },
      theTickets({ removed: true }),
      'Launch night does not take place',
    ],
    [
      'has tickets that admit nobody any more',
      { fulfillmentStatus: 'cancelled' },
      theTickets({}, [aSeat({ admits: false, status: 'cancelled' })]),
      'Thank you, your order is placed',
    ],
    ['is a file', { fulfillmentStatus: 'not_required' }, undefined, 'Thank you, your order is placed'],
  ])('[D-11] [D-12] is said in words: it %s', (_, fields, tickets, heading) => {
    expect(headingOf(view({ order: anOrder(fields), tickets }))).toBe(heading);
  });

  it('is never shown as a status of the service', () => {
    for (const fulfillmentStatus of ['unfulfilled', 'partially_fulfilled', 'not_required', 'fulfilled'] as const) {
      expect(html({ order: anOrder({ fulfillmentStatus }) })).not.toMatch(/unfulfilled|partially_|not_required|fulfilled/);
    }
    expect(orderStateOf(anOrder({ status: 'deposit_paid' }), undefined)).toBe('preparing');
  });
});

describe('the page of an order', () => {
  it('[D-112] lists what adds up: lines, what comes on top, what is paid, what went back, what is left', () => {
    const items = [anItem({ of: { discountMinor: 10_000 } }), anItem({ of: { name: 'Gift wrap', quantity: 1, unitPriceMinor: 5_000 } })];
    const cart = aCart(
      items.map(({ id, line }) => ({ ...line, id })),
      { deliveryMinor: 15_000, delivery: { ...zone, kind: 'delivery' } },
    );
    const order = anOrder({
      items,
      totals: cart,
      paidMinor: 60_000,
      status: 'deposit_paid',
      balanceDueAt: new Date('2030-06-20T10:00:00Z'),
    });
    const shown = html({ order });
    expect(sumMismatches(amountsOnPage(shown), ['Of which refunded'])).toEqual([]);
    for (const part of ['₦500 is left to pay, by Thursday, 20 June 2030.', `href="${BALANCE}"`, 'Pay ₦500</a>'])
      expect(shown).toContain(part);
  });

  it('[D-124] asks for the rest until the end of a day that was given whole', () => {
    const order = anOrder({ status: 'deposit_paid', paidMinor: 30_000, balanceDueAt: new Date('2030-06-19T23:00:00Z') });
    expect(html({ order })).toContain('is left to pay, by the end of Wednesday, 19 June 2030.');
  });

  it('[D-11] leads to the balance only where that is paid online, and to none once nothing is left', () => {
    const order = anOrder({ status: 'deposit_paid', paidMinor: 30_000 });
    const atDoor = anOrder({ ...order, totals: { ...order.totals, balanceMode: 'at_door' } });
    expect([html({ order }).includes(BALANCE), html({ order: atDoor }).includes(BALANCE), html().includes(BALANCE)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(html({ order: atDoor })).toContain('You pay the rest to Adire House at the door.');
  });

  it('[D-151] lists each refund with its amount and progress, and failed ones while their money is missing', () => {
    const refund = { paymentId: 'p', createdAt: now } as const;
    const refunds = [
      { ...refund, id: '1', amountMinor: 20_000, status: 'pending' },
      { ...refund, id: '2', amountMinor: 30_000, status: 'succeeded' },
      { ...refund, id: '3', amountMinor: 11_100, status: 'failed' },
    ] as const;
    const shown = html({ order: anOrder({ refunds, status: 'partially_refunded' }) });
    expect(shown).toContain('₦200 is on its way back to you');
    expect(shown).toContain('₦300 was given back');
    expect(shown).toContain('₦111 could not be given back the way it came. Adire House takes care of it');
    const again = { ...refund, id: '4', amountMinor: 11_100, status: 'succeeded', createdAt: new Date(now.getTime() + 1) } as const;
    expect(html({ order: anOrder({ refunds: [...refunds, again] }) })).not.toContain('could not be given back');
    expect(sumMismatches(amountsOnPage(shown), ['Of which refunded'])).toEqual([]);
  });

  it('[D-151] is that of a cancelled order where everything was called off, though its refund failed', () => {
    const refunds = [{ id: '1', paymentId: 'p', createdAt: now, amountMinor: 100_000, status: 'failed' }] as const;
    const items = [anItem({ refundedQuantity: 2 })];
    const order = anOrder({ items, refunds, fulfillmentStatus: 'cancelled' });
    expect(html({ order })).toContain('This order was cancelled');
    expect(html({ order: { ...order, fulfillmentStatus: 'not_required' } })).toContain('This order was cancelled');
  });

  it('[D-12] states for each line the pieces handed over and given back', () => {
    const items = [anItem({ fulfilledQuantity: 1, of: { quantity: 3 } }), anItem({ refundedQuantity: 2 })];
    const order = anOrder({ items, fulfillmentStatus: 'partially_fulfilled' });
    const sent = { ...order, totals: { ...order.totals, delivery: { ...zone, kind: 'delivery' as const } } };
    for (const part of ['1 of 3 sent', '0 of 2 sent · 2 of 2 given back']) expect(html({ order: sent })).toContain(part);
    expect(html()).not.toContain('of 2 ');
  });

  it('[§2.3 r4] shows when a pre-order is available, and when a booked time is, in its zone', () => {
    const slot = { startUtc: '2030-07-01T09:00:00Z', startLocal: '2030-07-01T10:00:00', timezone: 'Africa/Lagos', durationMinutes: 60 };
    const shown = html({
      order: anOrder({ items: [anItem({ of: { preorder: true, preorderEtaText: 'Ready in May' } }), anItem({ of: { slot } })] }),
    });
    expect(shown).toContain('Ready in May');
    expect(shown).toMatch(/Monday, 1 July 2030, 10:00 \(West Africa/);
  });

  it('shows the event with its day and place, and of each ticket its page and, while it admits, its calendar entry', () => {
    const gone = aSeat({ attendeeId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d03', holder: 'Kemi', status: 'cancelled', admits: false });
    const shown = html({ tickets: theTickets({}, [aSeat(), gone]) });
    for (const part of [
      'Launch night',
      'Saturday, 8 June 2030',
      '19:00',
      'Freedom Park',
      'aria-label="Show ticket 1 of 2: Entry, Ada Obi"',
      'aria-label="Show ticket 2 of 2: Entry, Kemi"',
      'Cancelled',
    ])
      expect(shown).toContain(part);
    const href = (url: string) => `href="${url.replaceAll('&', '&amp;')}"`;
    const own = { workspaceSlug: 'ile', ...aSeat() };
    expect(shown).toContain(href(links.page(own)));
    expect(shown).toContain(href(links.calendar(own)));
    expect(shown).not.toContain(href(links.calendar({ workspaceSlug: 'ile', ...gone })));
  });

  it('[ADR 0069 r1, r6] leads from each ticket that admits and is still the buyer’s to the wallets that there are keys for', () => {
    const givenSeat = aSeat({ attendeeId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d04', given: true });
    const gone = aSeat({ attendeeId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d03', status: 'cancelled', admits: false });
    const tickets = theTickets({}, [aSeat(), gone, givenSeat]);
    const shown = html({ tickets }, WALLETS);
    for (const [wallet, name] of [
      ['apple', 'Apple Wallet'],
      ['google', 'Google Wallet'],
    ] as const) {
      const address = (seat: OrderTickets['seats'][number]) =>
        `href="${ownAddress(links.pass({ workspaceSlug: 'ile', ...seat }, wallet)).replaceAll('&', '&amp;')}"`;
      expect(shown).toContain(`${address(aSeat())} aria-label="Add to ${name}: Entry, ticket 1 of 3: Ada Obi">Add to ${name}</a>`);
      for (const other of [gone, givenSeat]) expect(shown).not.toContain(address(other));
    }
    expect(html({ tickets })).not.toContain('Wallet');
  });

  it('says that a test order is one, and that it has no tickets', () => {
    const shown = html({ order: anOrder({ mode: 'test' }), tickets: theTickets({}, []) });
    for (const part of ['This is a test order', 'Test orders have no tickets', 'Launch night']) expect(shown).toContain(part);
    expect(html()).not.toContain('test order');
  });

  it('shows where it is sent, with the country by its name, and how long that takes', () => {
    const deliveryAddress = { line1: '4 Awolowo Rd', city: 'Ikoyi', country: 'NG' };
    const order = anOrder({ deliveryAddress });
    const sent = { ...order, totals: { ...order.totals, delivery: { ...zone, kind: 'delivery' as const } } };
    const shown = html({ order: sent, zone: { etaText: '2 to 4 days' } as OrderPageRequest['zone'] });
    for (const part of ['Lagos mainland', 'Ada Obi', '4 Awolowo Rd', 'Ikoyi', 'Nigeria', '2 to 4 days']) expect(shown).toContain(part);
  });

  it('[ADR 0116 r2, r3] tells when it arrives in place of the shop’s words, and once it is sent when, by whom, and where it is followed', () => {
    const fulfillment = {
      id: 'f',
      createdAt: now,
      items: [],
      carrier: 'GIG & Co',
      trackingNumber: '4711',
      trackingUrl: 'https://track.example/4711',
    };
    const delivered = { totals: { ...anOrder().totals, delivery: { ...zone, kind: 'delivery' as const } } };
    const taking = { etaText: 'Soon', etaMinDays: 1, etaMaxDays: 2 } as OrderPageRequest['zone'];
    const waiting = html({ order: anOrder(delivered), zone: taking });
    expect(waiting).toContain('<dt>Arrives</dt><dd><strong>Tue 4 to Wed 5 June</strong></dd>');
    expect(waiting).toContain('aria-current="step"><span>Preparing</span>');
    const sent = html({ order: anOrder({ ...delivered, fulfillmentStatus: 'fulfilled', fulfillments: [fulfillment] }), zone: taking });
    for (const part of ['Sent on Sat 1 June with GIG &amp; Co', '4711', 'href="https://track.example/4711"', 'Follow the parcel'])
      expect(sent).toContain(part);
    expect(`${waiting}${sent}`).not.toContain('Soon');
    expect(sent).not.toContain('Arrives');
  });

  it('[ADR 0116 r5] tells how and when it was paid, and shows of the e-mail enough to recognise it', () => {
    const payment = { id: 'p', checkoutId: 'c', rail: 'card' as const, amountMinor: 40_000, currency: 'NGN', paidAt: now };
    expect(html({ order: anOrder({ payments: [payment] }) })).toContain('<p>Paid by card on Sat 1 June</p>');
    const both = html({ order: anOrder({ payments: [payment, { ...payment, id: 'q', rail: 'bank_transfer', amountMinor: 60_000 }] }) });
    for (const part of ['₦400: Paid by card', '₦600: Paid by bank transfer']) expect(both).toContain(part);
    expect(both).toContain('Mails about this order go to a***@example.com');
    expect(both).not.toContain('ada@example.com');
  });

  it('promises nothing to come of what was called off or given back', () => {
    const order = anOrder({ deliveryAddress: { line1: '4 Awolowo Rd', city: 'Ikoyi', country: 'NG' }, status: 'refunded' });
    const shown = html({
      order: { ...order, totals: { ...order.totals, delivery: { ...zone, kind: 'delivery' as const } } },
      zone: { etaText: '2 to 4 days' } as OrderPageRequest['zone'],
    });
    expect(shown).not.toMatch(/Awolowo|2 to 4 days/);
    const passing = 'Each ticket has a link of its own';
    const [two, none] = [
      [aSeat(), aSeat({ ref: 'att_2' })],
      [aSeat({ admits: false, status: 'cancelled' }), aSeat({ ref: 'att_2', admits: false, status: 'cancelled' })],
    ];
    expect([two, none].map((seats) => html({ tickets: theTickets({}, seats) }).includes(passing))).toEqual([true, false]);
  });

  it('shows where and when it is picked up, with a way to a map', () => {
    const order = anOrder();
    const pickedUp = { ...order, totals: { ...order.totals, delivery: { ...zone, name: 'Studio', kind: 'pickup' as const } } };
    const contact = {
      businessHours: [
        { day: 'mon', start: '09:00', end: '17:00' },
        { day: 'tue', start: '09:00', end: '17:00' },
      ] as const,
    };
    const pickup = { pickupLocation: { venueName: 'The studio', address: '14 Hughes Ave', city: 'Yaba' } } as OrderPageRequest['zone'];
    const shown = html({ order: pickedUp, contact, zone: pickup });
    for (const part of [
      'The studio',
      '14 Hughes Ave',
      'Monday to Tuesday: 09:00 to 17:00',
      'https://www.openstreetmap.org/search?query=14+Hughes+Ave%2C+Yaba',
    ])
      expect(shown).toContain(part);
    expect(html({ order: pickedUp })).toContain('Studio');
  });

  it('shows the contact of the shop, where it has one', () => {
    const shown = html({ contact: { email: 'hello@adire.ng', phone: '+234 803 123 4567', businessHours: [] } });
    for (const part of ['href="mailto:hello@adire.ng"', 'href="tel:+2348031234567"', 'about order 1001']) expect(shown).toContain(part);
    expect(html()).not.toContain('Questions?');
  });

  it('says first what the settings of the workspace say of that, and what the shop promises', () => {
    const brand = { name: 'Adire House', support: { email: 'care@adire.ng', promise: 'Returns within 14 days' } };
    const shown = html({ brand, contact: { email: 'hello@adire.ng', phone: '+234 1', businessHours: [] } });
    expect(['care@adire.ng', 'hello@adire.ng', 'tel:+2341', 'Returns within 14 days'].map((part) => shown.includes(part))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('runs no script and holds no form, and shows what people wrote as they wrote it', () => {
    const shown = html({ order: anOrder({ items: [anItem({ of: { name: '<b>Bag</b>' } })] }) });
    expect(shown).not.toMatch(/<script|<form|<b>/);
    expect(shown).toContain('&lt;b>Bag');
  });
});

describe('the site on which the same can be bought again', () => {
  it.each<[string | undefined, string | undefined, string | undefined]>([
    ['https://adire.ng/thanks?order=1', 'https://other.ng', 'https://adire.ng'],
    ['http://localhost:4000/return', undefined, 'http://localhost:4000'],
    ['https://shop.example/ile/e/fair', 'https://other.ng', 'https://shop.example/ile/e/fair'],
    [undefined, 'https://adire.ng/shop', 'https://adire.ng/shop'],
    [undefined, 'https://adirehouse.example', undefined],
    [undefined, 'https://www.example.com/', undefined],
    [undefined, undefined, undefined],
    ['nonsense', undefined, undefined],
  ])('is the site that the buyer came from, else the merchant’s, and never a reserved name: %p, %p', (returnUrl, website, site) => {
    expect(siteOf(returnUrl, website, 'https://shop.example')).toBe(site);
    expect(html({ returnUrl, brand: { name: 'Adire House', website } }).includes('Buy again from')).toBe(site !== undefined);
  });
});

describe('a link to a map', () => {
  it('leads to the point where one is known, to what the address finds, else the venue, and nowhere of what happens online', () => {
    expect(mapUrlOf({ lat: 6.5, lng: 3.4, city: 'Yaba' })).toBe('https://www.openstreetmap.org/?mlat=6.5&mlon=3.4#map=17/6.5/3.4');
    expect(mapUrlOf({ venueName: 'Studio', city: 'Yaba', country: 'NG', onlineUrl: 'https://live.example' })).toBe(
      'https://www.openstreetmap.org/search?query=Studio%2C+Yaba%2C+Nigeria',
    );
    expect(mapUrlOf({ venueName: 'Studio', address: '14 Hughes Avenue', city: 'Yaba' })).toContain('query=14+Hughes+Avenue%2C+Yaba');
    expect([mapUrlOf({ onlineUrl: 'https://live.example', country: 'NG' }), mapUrlOf(undefined)]).toEqual([undefined, undefined]);
  });
});

describe('the opening hours of a shop', () => {
  it('are shown once for days that are alike, with all spans of a day, in the language of the reader', () => {
    const week = (['mon', 'tue', 'thu'] as const).map((day) => ({ day, start: '09:00', end: '17:00' }));
    const hours = [...week, { day: 'sat', start: '14:00', end: '16:00' }, { day: 'sat', start: '10:00', end: '12:00' }] as const;
    expect(openingLines(hours, pageLocaleFor('en'))).toEqual([
      'Monday to Tuesday: 09:00 to 17:00',
      'Thursday: 09:00 to 17:00',
      'Saturday: 10:00 to 12:00, 14:00 to 16:00',
    ]);
    expect(openingLines([], pageLocaleFor('en'))).toEqual([]);
  });
});

describe('the receipt of an order', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

  it('[D-112] lists what its page does, with amounts that add up: lines, discount, delivery, fees, total, what was paid and what went back', () => {
    const items = [
      anItem({ of: { discountMinor: 10_000, variantName: 'Large' } }),
      anItem({ of: { name: 'Gift wrap', quantity: 1, unitPriceMinor: 5_000, customerFeeMinor: 700 } }),
    ];
    const cart = aCart(
      items.map(({ id, line }) => ({ ...line, id })),
      { deliveryMinor: 15_000, delivery: { ...zone, kind: 'delivery' }, discountCode: { id: 'd', code: 'TENOFF' } },
    );
    const refunds = [{ id: '1', paymentId: 'p', createdAt: now, amountMinor: 20_000, status: 'succeeded' as const }];
    const shown = { order: anOrder({ items, totals: cart, paidMinor: cart.totalMinor, status: 'partially_refunded', refunds }) };
    const { lines, sums } = receiptOf(view(shown));
    expect(lines).toEqual([
      { text: 'Kaftan', detail: 'Large', quantity: '2', price: '₦500', amount: '₦1,000' },
      { text: 'Gift wrap', detail: undefined, quantity: '1', price: '₦50', amount: '₦50' },
    ]);
    expect(sums.map(({ name, amount }) => `${name}: ${amount}`)).toEqual([
      'Subtotal: ₦1,050',
      'Discount (TENOFF): −₦100',
      'Delivery: Lagos mainland: ₦150',
      'Service fee: ₦7',
      'Total: ₦1,107',
      'Paid: ₦1,107',
      'Of which refunded: −₦200',
    ]);
    const onPage = amountsOnPage(html(shown));
    expect(sums.map(({ name }) => name)).toEqual(onPage.sums.map(([name]) => name));
  });

  it('has a line for tax only where there is some', () => {
    const { totals } = anOrder();
    const taxed = anOrder({ totals: { ...totals, taxMinor: 7_500, totalMinor: totals.totalMinor + 7_500 } });
    expect([receiptOf(view()), receiptOf(view({ order: taxed }))].map(({ sums }) => sums.some(({ name }) => name === 'Tax'))).toEqual([
      false,
      true,
    ]);
  });

  it('names shop, order, day, buyer and event, and says of a test that it is one', () => {
    const sheet = receiptOf(
      view({ order: anOrder({ mode: 'test' }), tickets: theTickets(), contact: { email: 'desk@adire.ng', businessHours: [] } }),
    );
    expect(sheet).toMatchObject({ merchant: 'Adire House', title: 'Receipt', language: 'en-NG' });
    expect(sheet.facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Order number: 1001',
      'Order date: Saturday, 1 June 2030',
      'Paid on: Saturday, 1 June 2030',
      'Event: Launch night',
    ]);
    expect(sheet.parties).toEqual([
      { title: 'Seller', lines: ['Adire House', 'desk@adire.ng'] },
      { title: 'Buyer', lines: ['Ada Obi', 'ada@example.com'] },
    ]);
    expect(sheet.notes).toEqual([
      expect.stringContaining('This is a test order'),
      'Questions about order 1001? Adire House · desk@adire.ng',
    ]);
  });

  it('[ADR 0118 r7] tells how and when it was paid and what went back, by their references, and who has sold and bought', () => {
    const at = { paymentId: 'p', createdAt: new Date('2030-06-03T12:00:00Z'), amountMinor: 20_000 };
    const order = anOrder({
      payments: [{ id: 'p', checkoutId: 'c', rail: 'card', amountMinor: 60_000, currency: 'NGN', reference: 'T6853', paidAt: now }],
      receivedByHandMinor: 40_000,
      refunds: [
        { ...at, id: '1', status: 'succeeded' },
        { ...at, id: '2', status: 'failed' },
        { ...at, id: '3', status: 'pending' },
      ],
      deliveryAddress: { line1: '3 Broad Street', city: 'Lagos', country: 'NG' },
    });
    const copyright = '© 2030 Adire House Studio Ltd, RC 1482210';
    const { payments, facts, parties } = receiptOf(view({ order, contact: { copyright, businessHours: [] } }));
    expect(payments).toEqual([
      { text: 'Card', detail: 'Saturday, 1 June 2030 · Reference T6853', amount: '₦600' },
      { text: 'Paid to the shop in person', amount: '₦400' },
      { text: 'Refund', detail: 'Monday, 3 June 2030', amount: '−₦200' },
      { text: 'Refund', detail: 'Monday, 3 June 2030 · on its way', amount: '−₦200' },
    ]);
    expect(facts).toContainEqual({ name: 'Paid by', value: 'Card, Paid to the shop in person' });
    expect(parties.map(({ lines }) => lines)).toEqual([
      ['Adire House', 'Adire House Studio Ltd, RC 1482210'],
      ['Ada Obi', '3 Broad Street', 'Lagos', 'Nigeria', 'ada@example.com'],
    ]);
  });

  it('[ADR 0121 r7] is in the colour of the theme', () => {
    const theme = { palette: 'own', customPalettes: [{ id: 'own', primary: '#204030' }] };
    expect(receiptOf(view({ brand: { name: 'Adire House', theme } }))).toMatchObject({ colour: '#204030' });
  });

  it('[ADR 0118 r7] leaves out a buyer who has given neither name nor address', () => {
    const { parties } = receiptOf(view({ order: anOrder({ contact: { id: 'c', name: '' } }) }));
    expect(parties).toEqual([{ title: 'Seller', lines: ['Adire House'] }]);
  });

  it('[D-114] is in the language of its reader, with amounts by its customs', () => {
    const { title, sums } = receiptOf(view(pageLocaleFor('fr-FR')));
    expect([title, ...sums.map(({ name, amount }) => plain(`${name}: ${amount}`))]).toEqual([
      'Reçu',
      'Total: 1 000 ₦',
      expect.stringMatching(/^Payé.*: 1 000 ₦$/),
    ]);
  });

  it('is to be had from the page', () => {
    expect(html()).toContain(`href="${RECEIPT}" download`);
  });
});
