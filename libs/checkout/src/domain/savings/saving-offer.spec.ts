import type { SaveForItPolicy } from '@svc/contracts';
import { anEventOnSale, aTier } from '@svc/ticketing/testing';
import { aCart, anEventPricingContext, aProduct, aProductPricingContext, tierPrices } from '../../testing';
import type { EventPricingContext, ProductOnSale } from '../pricing/pricing-context';
import { deadlineOf, offerOfProducts, offerOfTickets, checkSaveable, type SavingOffer } from './saving-offer';

/** 10 o'clock in Lagos. */
const NOW = new Date('2026-03-01T09:00:00.000Z');
const context = { refundPct: 80, leastPartPct: 20, isSoldOut: false, now: NOW };

type Terms = NonNullable<ProductOnSale['saveForIt']>;

/** Returns the offer for a cart with one product for each of the terms. */
function products(...terms: (Partial<Terms> | undefined)[]) {
  const pricing = aProductPricingContext({
    products: terms.map((overrides, at) => aProduct({ id: `product ${at}`, saveForIt: overrides && { freezePrice: true, ...overrides } })),
  });
  const [line] = aCart().lines;
  return offerOfProducts(
    { cart: aCart(10_000, { lines: terms.map((_, at) => ({ ...line!, productId: `product ${at}` })) }) },
    pricing,
    context,
  );
}

/** Returns the offer for a cart with one ticket for each of the policies, of an event that begins on 10 March, 20:00 UTC. */
function tickets(
  policies: (SaveForItPolicy | undefined)[],
  saveForIt: EventPricingContext['prices']['saveForIt'] = { crowdLabel: 'With friends' },
) {
  const tiers = policies.map(() => aTier({ kind: 'paid' }));
  const event = anEventOnSale(tiers);
  const [line] = aCart().lines;
  const pricing = anEventPricingContext({
    event: { ...event, rules: { ...event.rules, startAt: '2026-03-10T20:00:00.000Z', timezone: 'Africa/Lagos' } },
    prices: { saveForIt, tiers: Object.fromEntries(policies.map((policy, at) => [`tier ${at}`, tierPrices({ saveForIt: policy })])) },
  });
  return offerOfTickets(
    { cart: aCart(10_000, { lines: policies.map((_, at) => ({ ...line!, kind: 'ticket' as const, ticketTypeId: `tier ${at}` })) }) },
    pricing,
    context,
  );
}

describe('saving up for products', () => {
  it('[D-15] is offered on the merchant’s terms, until the end of the last day in the store’s zone', () => {
    expect(products({ maxDays: 10, crowdLabel: 'Chip in' })).toEqual({
      priceMode: 'freeze',
      holdPolicy: 'none',
      refundPct: 80,
      leastPartPct: 20,
      crowdLabel: 'Chip in',
      timezone: 'Africa/Lagos',
      latest: new Date('2026-03-11T23:00:00.000Z'),
      latestDate: '2026-03-11',
      leastPartMinor: 2_000,
      isSoldOut: false,
    });
  });

  it('[D-15] lasts 90 days at most when the merchant names none', () => {
    expect(products({})?.latestDate).toBe('2026-05-30');
  });

  it('[D-15] is offered only when all of the cart may be saved up for', () => {
    expect([products({}, undefined), products(undefined)]).toEqual([undefined, undefined]);
  });

  it('[D-15] leaves of fixed days those that are to come, and is offered while there are any', () => {
    const dates = ['2026-02-28', '2026-04-01', '2026-03-01', '2026-12-01'];
    expect(products({ fixedDates: dates })?.fixedDates).toEqual(['2026-03-01', '2026-04-01']);
    expect(products({ fixedDates: ['2026-02-28'] })).toBeUndefined();
    expect(products({ fixedDates: dates }, { fixedDates: ['2026-04-01'] })?.fixedDates).toEqual(['2026-04-01']);
  });

  it('[D-15] is on the strictest terms of several products', () => {
    expect(products({ maxDays: 10 }, { maxDays: 5, freezePrice: false })).toMatchObject({ priceMode: 'current', latestDate: '2026-03-06' });
  });
});

describe('saving up for tickets', () => {
  it('[D-15] [§2.6] is offered until so many hours before the event begins', () => {
    expect(
      tickets([{ enabled: true, priceMode: 'freeze', holdPolicy: 'at_threshold', holdThresholdPct: 50, cutoffHours: 72 }]),
    ).toMatchObject({
      priceMode: 'freeze',
      holdPolicy: 'at_threshold',
      holdThresholdPct: 50,
      crowdLabel: 'With friends',
      latest: new Date('2026-03-07T20:00:00.000Z'),
      latestDate: '2026-03-07',
    });
    expect(tickets([{ enabled: true, cutoffHours: 24 * 9 + 12 }])).toBeUndefined();
  });

  it('[D-15] is at current prices, and holds nothing, unless the merchant says otherwise', () => {
    expect(tickets([{ enabled: true }])).toMatchObject({ priceMode: 'current', holdPolicy: 'none' });
  });

  it('[D-15] is not offered when event or ticket type do not allow it', () => {
    expect([tickets([{ enabled: false }]), tickets([undefined]), tickets([{ enabled: true }, undefined])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const event = anEventPricingContext();
    expect(
      offerOfTickets(
        { cart: aCart(10_000, { lines: [{ ...aCart().lines[0]!, kind: 'ticket', ticketTypeId: 'tier 0' }] }) },
        event,
        context,
      ),
    ).toBeUndefined();
  });

  it.each([
    [['on_start', 'on_start'], { holdPolicy: 'on_start' }],
    [['on_start', 'at_threshold'], { holdPolicy: 'at_threshold', holdThresholdPct: 60 }],
    [['at_threshold', 'none'], { holdPolicy: 'none' }],
  ] as const)('[D-15] takes the seats as late as any of the types, which are held %j', (policies, expected) => {
    expect(tickets(policies.map((holdPolicy) => ({ enabled: true, holdPolicy, holdThresholdPct: 60 })))).toMatchObject(expected);
  });
});

describe('the deadline of a plan', () => {
  const until = (offer: ReturnType<typeof products>, day?: string) => deadlineOf(offer!, day, NOW).toISOString();

  it('[D-15] is the end of the day that was chosen, and never later than is offered', () => {
    expect(until(products({ maxDays: 10 }), '2026-03-05')).toBe('2026-03-05T23:00:00.000Z');
    expect(until(products({ maxDays: 10 }))).toBe('2026-03-11T23:00:00.000Z');
    expect(until(tickets([{ enabled: true }]), '2026-03-10')).toBe('2026-03-10T20:00:00.000Z');
    expect(until(products({ fixedDates: ['2026-03-20', '2026-04-01'] }))).toBe('2026-04-01T23:00:00.000Z');
  });

  it.each(['2026-02-28', '2026-03-12', 'tomorrow', '2026-03-1'])('[D-15] is refused when it is %s', (day) => {
    expect(() => until(products({ maxDays: 10 }), day)).toThrow('Choose a day from today until 2026-03-11.');
  });

  it('[D-15] is a day that there is', () => {
    expect(() => until(products({}), '2026-04-31')).toThrow('Choose a day');
  });

  it('[D-15] is one of the fixed days', () => {
    expect(() => until(products({ fixedDates: ['2026-03-20'] }), '2026-03-19')).toThrow('Choose one of these days: 2026-03-20.');
  });
});

const offer = { leastPartMinor: 1 } as SavingOffer;

describe('a buyer who means to save up', () => {
  it('[§2.3 r4] is refused when it cannot be saved up for', () => {
    expect(() => checkSaveable({ saveForIt: true }, undefined)).toThrow(
      expect.objectContaining({ details: { fields: { saveForIt: expect.stringContaining('Leave it out') } } }),
    );
  });

  it('is accepted when it can, as are buyers who do not mean to', () => {
    expect(() => checkSaveable({ saveForIt: true }, offer)).not.toThrow();
    for (const saveForIt of [false, undefined]) expect(() => checkSaveable({ saveForIt }, undefined)).not.toThrow();
  });
});
