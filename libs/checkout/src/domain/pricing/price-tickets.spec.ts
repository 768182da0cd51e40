import { type DomainError, refOf } from '@svc/kernel';
import { aLine, anEventOnSale, aTicketRequest, aTier, BEFORE_EVENT, idNumber } from '@svc/ticketing/testing';
import { aCode, anEventPricingContext, idsInOrder, tierPrices } from '../../testing/checkout.builder';
import type { EventPrices, EventPricingContext } from './pricing-context';
import { priceTickets, type TicketPurchase } from './price-tickets';

const paid = aTier({ kind: 'paid', name: 'Regular' });
const ref = (tier: { id: string } = paid) => refOf('tkt', tier.id);
const buy = (context: EventPricingContext, request: Partial<TicketPurchase> = {}) =>
  priceTickets(context, { path: 'eventCheckout', ...aTicketRequest([aLine(paid)]), ...request }, BEFORE_EVENT, idsInOrder());
const take = (quantity: number, tier: { id: string } = paid) => ({ tickets: [aLine(tier, { quantity })] });
const inNaira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const tiersOf = (overrides: EventPrices['tiers'][string], tier: { id: string } = paid) => ({ prices: { tiers: { [tier.id]: overrides } } });

function refusal(...args: Parameters<typeof buy>): Pick<DomainError, 'code' | 'message' | 'details'> {
  try {
    buy(...args);
  } catch (error) {
    const { code, message, details } = error as DomainError;
    return { code, message, details };
  }
  throw new Error('Nothing was refused.');
}

describe('a cart of tickets', () => {
  const context = (left: EventPricingContext['event']['left'] = {}) =>
    anEventPricingContext({ event: anEventOnSale([paid], { left, rules: { dayIds: [idNumber(2)] } }) });

  it('[§4.3] costs the sum of its tickets; each seat has the line that sells it, and all counters change', () => {
    const { cart, seats, holdChanges } = buy(context(), take(2));
    expect(cart).toMatchObject({
      currency: 'NGN',
      totalMinor: 1_000_000,
      dueNowMinor: 1_000_000,
      lines: [{ kind: 'ticket', name: 'Regular', eventSlug: 'launch-night', ticketTypeId: paid.id, quantity: 2 }],
    });
    expect(seats).toMatchObject([
      { lineId: cart.lines[0]!.id, position: 0 },
      { lineId: cart.lines[0]!.id, position: 1, ticket: 1 },
    ]);
    expect(new Set([...seats, ...cart.lines].map(({ id }) => id)).size).toBe(3);
    expect(holdChanges).toEqual([
      { kind: 'event', subjectId: idNumber(1), count: 2 },
      { kind: 'event_day', subjectId: idNumber(2), count: 2 },
      { kind: 'ticket_type', subjectId: paid.id, count: 2 },
    ]);
  });

  it('[D-91] counts a group ticket once', () => {
    const group = aTier({ kind: 'paid', groupSize: 4 });
    const { cart, seats, holdChanges } = buy(anEventPricingContext({ event: anEventOnSale([group]) }), take(2, group));
    expect([cart.lines[0]!.quantity, cart.totalMinor, seats.length]).toEqual([2, 1_000_000, 8]);
    expect(holdChanges.map(({ kind, count }) => [kind, count])).toEqual([
      ['event', 8],
      ['ticket_type', 2],
    ]);
  });

  it('[D-63] costs nothing and carries no fee when its tickets are free', () => {
    const free = aTier();
    const context = anEventPricingContext({ event: anEventOnSale([free]), prices: { customerFee: { pct: 10, flatMinor: 500 } } });
    expect(buy(context, take(1, free)).cart).toMatchObject({ totalMinor: 0, feeMinor: 0, dueNowMinor: 0 });
  });

  it('[D-46] [§4.3 r1] is refused with every ticket that is not on sale', () => {
    expect(refusal(context(), { tickets: [aLine(aTier({ id: idNumber(98) }))] }).details).toEqual({ invalid: [ref({ id: idNumber(98) })] });
  });

  it('[D-47] is refused with every sold-out ticket, and how many are left', () => {
    expect(refusal(context({ [paid.id]: 1 }), take(2)).details).toEqual({ soldOut: [ref()], remaining: { [ref()]: 1 } });
  });

  it('[§4.3 promoterCode] remembers the promoter as the merchant wrote the code, and ignores an unknown one', () => {
    expect(buy({ ...context(), promoterCode: 'ADA' }, { ...take(1) }).cart.promoterCode).toBe('ADA');
    expect(buy(context()).cart.promoterCode).toBeUndefined();
  });
});

describe('the currency of tickets', () => {
  const both = {
    prices: [
      { currency: 'NGN', priceMinor: 500 },
      { currency: 'USD', priceMinor: 4 },
    ],
  };
  const naira = aTier({ id: idNumber(11), kind: 'paid' });
  const context = (own?: string) =>
    anEventPricingContext({
      event: anEventOnSale([paid, aTier({ id: idNumber(12) })]),
      prices: { currency: own, tiers: { [paid.id]: tierPrices(both), [idNumber(12)]: tierPrices() } },
    });

  it('[§4.3 currency] [D-93] is the event’s own, else the store’s primary one, or another that the tickets have a price in', () => {
    expect(buy(context()).cart.currency).toBe('NGN');
    expect(buy(context('USD')).cart).toMatchObject({ currency: 'USD', totalMinor: 4 });
    expect(buy(context('USD'), { currency: 'NGN' }).cart).toMatchObject({ currency: 'NGN', totalMinor: 500 });
    const refused = { accepted: ['USD', 'NGN'], unpriced: [ref()] };
    expect(refusal(context('USD'), { currency: 'GBP' })).toMatchObject({
      message: expect.stringContaining('give one of these: USD, NGN'),
      details: refused,
    });
    expect(refusal(context('USD'), { currency: 'ngn' })).toMatchObject({
      message: 'Write the currency in capitals: NGN.',
      details: refused,
    });
  });

  it('[D-146] is judged over the tickets of the request: others of the event, such as hidden ones, do not count', () => {
    const mixed = anEventPricingContext({
      event: anEventOnSale([paid, naira, aTier({ id: idNumber(12) })]),
      prices: { tiers: { [paid.id]: tierPrices(both), [naira.id]: tierPrices({ prices: inNaira(1) }), [idNumber(12)]: tierPrices() } },
    });
    expect(buy(mixed, { currency: 'USD' }).cart).toMatchObject({ currency: 'USD', totalMinor: 4 });
    const tickets = [aLine(paid), aLine(naira)];
    expect(refusal(mixed, { tickets, currency: 'USD' })).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringContaining('no price in USD: take them out, or choose one of these currencies: NGN.'),
      details: { unpriced: [ref(naira)], accepted: ['NGN'] },
    });
    expect(buy(mixed, { tickets: [aLine({ id: idNumber(12) })], currency: 'USD' }).cart).toMatchObject({ currency: 'USD', totalMinor: 0 });
    expect(refusal(mixed, { tickets: [aLine({ id: idNumber(12) })], currency: 'GBP' }).details).toEqual({ accepted: ['NGN', 'USD'] });
  });

  it('[§4.2 r2] leaves ticket types unpriced without a price in the primary one', () => {
    expect(refusal(anEventPricingContext(tiersOf(tierPrices({ prices: [{ currency: 'USD', priceMinor: 1 }] })))).details).toEqual({
      accepted: ['USD'],
      unpriced: [ref()],
    });
  });

  it('[D-93] decides the flat parts of fees', () => {
    const fees = (own?: string) =>
      anEventPricingContext({
        prices: {
          currency: own,
          customerFee: { pct: 0, flatMinor: 50 },
          customerFeeFlatByCurrency: { NGN: 70 },
          tiers: { [paid.id]: tierPrices(both) },
        },
        store: { frontdeskFee: { pct: 0, flatMinor: 9, flatByCurrency: { USD: 3 } } },
      });
    const feesIn = (context: EventPricingContext, currency?: string) =>
      buy(context, { currency }).cart.lines.map(({ customerFeeMinor, serviceFeeMinor }) => [customerFeeMinor, serviceFeeMinor])[0];
    expect([feesIn(fees()), feesIn(fees(), 'USD'), feesIn(fees('USD')), feesIn(fees('USD'), 'NGN')]).toEqual([
      [50, 9],
      [0, 3],
      [50, 3],
      [70, 9],
    ]);
  });
});

describe('price phases', () => {
  const [early, late] = [idNumber(70), idNumber(71)];
  const phases = [
    { id: early, prices: inNaira(100), endsAt: '2026-02-10T00:00:00.000Z' },
    { id: late, prices: inNaira(200) },
  ];
  const context = (left: EventPricingContext['event']['left'] = {}, pricePhases: typeof phases = phases) =>
    anEventPricingContext({ event: anEventOnSale([paid], { left }), ...tiersOf(tierPrices({ prices: inNaira(300), pricePhases })) });
  const units = (...args: Parameters<typeof buy>) =>
    buy(...args).cart.lines.map(({ quantity, unitPriceMinor, pricePhaseId }) => [quantity, unitPriceMinor, pricePhaseId]);

  it('[ADR 0027 r1] decide the price by the moment and by how many are left at it, and are counted', () => {
    expect(units(context({ [early]: 5 }), take(5))).toEqual([[5, 100, early]]);
    expect(buy(context({ [early]: 5 }), take(5)).holdChanges).toContainEqual({ kind: 'price_phase', subjectId: early, count: 5 });
    expect(units(context({ [early]: 0 }), take(1))).toEqual([[1, 200, late]]);
    expect(units(context({}, [{ ...phases[0]!, endsAt: BEFORE_EVENT.toISOString() }]), take(1))).toEqual([[1, 300, undefined]]);
  });

  it('give way to one another within a cart: beyond the last at a price the next one counts', () => {
    const { cart, seats } = buy(context({ [early]: 2, [late]: 1 }), take(5));
    expect(cart.lines.map(({ quantity, unitPriceMinor }) => [quantity, unitPriceMinor])).toEqual([
      [2, 100],
      [1, 200],
      [2, 300],
    ]);
    expect(seats.map(({ lineId }) => cart.lines.findIndex(({ id }) => id === lineId))).toEqual([0, 0, 1, 2, 2]);
    expect(cart.totalMinor).toBe(1_000);
  });
});

describe('donations', () => {
  const donation = aTier({ kind: 'donation' });
  const context = anEventPricingContext({ event: anEventOnSale([donation]), ...tiersOf(tierPrices({ minPriceMinor: 1_000 }), donation) });
  const give = (amountMinor?: number, currency?: string) => ({ tickets: [aLine(donation, { quantity: 2, amountMinor })], currency });

  it('[D-59] cost the amount given for each, at least the minimum, which is of the primary currency', () => {
    expect(buy(context, give(1_000)).cart).toMatchObject({ totalMinor: 2_000, lines: [{ kind: 'donation', unitPriceMinor: 1_000 }] });
    expect(buy(context, give(1, 'USD')).cart.totalMinor).toBe(2);
    for (const amount of [give(), give(999), give(0, 'USD')])
      expect(refusal(context, amount).details).toEqual({ fields: { 'tickets[0].amountMinor': expect.stringContaining('Give at least') } });
  });

  it('[D-128] are given in steps that payment providers charge, and at least one of them', () => {
    const inDinars = anEventPricingContext({
      event: anEventOnSale([donation]),
      ...tiersOf(tierPrices({ minPriceMinor: 5 }), donation),
      store: { currencies: ['KWD', 'ISK'] },
    });
    expect(buy(inDinars, give(1_230)).cart.totalMinor).toBe(2_460);
    expect(buy(inDinars, give(1_234, 'ISK')).cart.totalMinor).toBe(2_468);
    const fault = (amount: number) => refusal(inDinars, give(amount)).details;
    expect(fault(1_234)).toEqual({
      fields: { 'tickets[0].amountMinor': 'Give an amount in steps of KWD\u00a00.010, such as KWD\u00a01.230.' },
    });
    expect(fault(6)).toEqual({ fields: { 'tickets[0].amountMinor': expect.stringContaining('such as KWD\u00a00.010.') } });
  });

  it('[D-133] are at least the entry of their currency, where there is one', () => {
    const prices = [{ currency: 'USD', priceMinor: 500 }];
    const inBoth = anEventPricingContext({
      event: anEventOnSale([donation]),
      ...tiersOf(tierPrices({ minPriceMinor: 1_000, prices }), donation),
    });
    expect(buy(inBoth, give(500, 'USD')).cart.totalMinor).toBe(1_000);
    expect(refusal(inBoth, give(499, 'USD')).details).toEqual({
      fields: { 'tickets[0].amountMinor': expect.stringContaining('at least 500') },
    });
    expect(refusal(inBoth, give(999)).details).toEqual({ fields: { 'tickets[0].amountMinor': expect.stringContaining('at least 1000') } });
  });

  it('[D-59] are the only tickets with an amount', () => {
    expect(
      refusal(anEventPricingContext({ event: anEventOnSale([paid]) }), { tickets: [aLine(paid, { amountMinor: 5 })] }).details,
    ).toEqual({ fields: { 'tickets[0].amountMinor': expect.stringContaining('Leave it out') } });
  });

  it('[D-60a] are lines of their own when their amounts differ', () => {
    const tickets = [5_000, 2_000, 5_000].map((amountMinor) => aLine(donation, { amountMinor }));
    expect(buy(context, { tickets }).cart.lines.map(({ quantity, unitPriceMinor }) => [quantity, unitPriceMinor])).toEqual([
      [2, 5_000],
      [1, 2_000],
    ]);
  });
});

describe('deposits', () => {
  const deposit = aTier({ kind: 'deposit' });
  const context = (overrides: Parameters<typeof tierPrices>[0]) =>
    anEventPricingContext({
      event: anEventOnSale([deposit]),
      ...tiersOf(tierPrices({ prices: [...inNaira(250_000), { currency: 'USD', priceMinor: 2_000 }], ...overrides }), deposit),
    });

  it('[D-94] are due now, and the balance later, with its day', () => {
    const { cart } = buy(
      context({ deposit: { type: 'percent', value: 30 }, depositBalanceDueAt: '2026-02-20T00:00:00.000Z' }),
      take(2, deposit),
    );
    expect(cart).toMatchObject({
      totalMinor: 500_000,
      dueNowMinor: 150_000,
      balanceMinor: 350_000,
      balanceDueAt: '2026-02-20T00:00:00.000Z',
    });
  });

  it('[D-94] leave a balance that is due on the first of their days when they are of several types', () => {
    const tiers = [20, 21, 22].map((n) => aTier({ id: idNumber(n), kind: 'deposit' }));
    const days = ['2026-02-22T00:00:00.000Z', '2026-02-20T00:00:00.000Z', undefined];
    const prices = tiers.map(({ id }, index) => [
      id,
      tierPrices({ prices: inNaira(100), deposit: { type: 'percent', value: 30 }, depositBalanceDueAt: days[index] }),
    ]);
    const event = anEventPricingContext({ event: anEventOnSale(tiers), prices: { tiers: Object.fromEntries(prices) } });
    expect(buy(event, { tickets: tiers.map((tier) => aLine(tier)) }).cart.balanceDueAt).toBe(days[1]);
    expect(refusal(event, { tickets: [aLine(tiers[0]!)], currency: 'USD' }).details).toEqual({
      accepted: ['NGN'],
      unpriced: [ref(tiers[0])],
    });
  });

  it('[D-133] are not offered once the balance would be due: the whole price is paid', () => {
    const passed = context({ deposit: { type: 'percent', value: 30 }, depositBalanceDueAt: BEFORE_EVENT.toISOString() });
    const { cart } = buy(passed, take(2, deposit));
    expect([cart.dueNowMinor, cart.balanceMinor]).toEqual([500_000, 0]);
    expect(cart).not.toHaveProperty('balanceMode');
    const soon = new Date(BEFORE_EVENT.getTime() + 1).toISOString();
    const { cart: before } = buy(context({ deposit: { type: 'percent', value: 30 }, depositBalanceDueAt: soon }), take(2, deposit));
    expect([before.dueNowMinor, before.balanceDueAt]).toEqual([150_000, soon]);
  });

  it('[D-133] leave the day of the others alone when their own balance would be due', () => {
    const tiers = [20, 21].map((n) => aTier({ id: idNumber(n), kind: 'deposit' }));
    const prices = tiers.map(({ id }, index) => [
      id,
      tierPrices({
        prices: inNaira(100),
        deposit: { type: 'percent', value: 30 },
        depositBalanceDueAt: [BEFORE_EVENT.toISOString(), '2026-02-22T00:00:00.000Z'][index],
      }),
    ]);
    const event = anEventPricingContext({ event: anEventOnSale(tiers), prices: { tiers: Object.fromEntries(prices) } });
    const { cart } = buy(event, { tickets: tiers.map((tier) => aLine(tier)) });
    expect([cart.dueNowMinor, cart.balanceMinor, cart.balanceDueAt]).toEqual([130, 70, '2026-02-22T00:00:00.000Z']);
  });

  it('[D-94] are of the primary currency when they are fixed; in another all is due now', () => {
    const fixed = context({ deposit: { type: 'fixed', value: 40_000 }, depositBalanceDueAt: '2026-02-20T00:00:00.000Z' });
    expect(buy(fixed, take(2, deposit)).cart.dueNowMinor).toBe(80_000);
    const inDollars = buy(fixed, { ...take(2, deposit), currency: 'USD' }).cart;
    expect([inDollars.dueNowMinor, inDollars.balanceMinor]).toEqual([4_000, 0]);
    expect(inDollars).not.toHaveProperty('balanceDueAt');
  });
});

describe('unlock codes and discount codes', () => {
  it('[§4.3 unlockCodes] are used once by the buyer to whom they reveal a ticket', () => {
    const hidden = aTier({ kind: 'paid', visibility: 'hidden' });
    const event = anEventOnSale([hidden], { codes: [{ id: idNumber(60), ticketTypeIds: [hidden.id] }] });
    const { holdChanges, unlockCodeIds } = buy(anEventPricingContext({ event }), take(3, hidden));
    expect([unlockCodeIds, holdChanges.at(-1)]).toEqual([[idNumber(60)], { kind: 'unlock_code', subjectId: idNumber(60), count: 1 }]);
  });

  it('[§4.3 discountCode] are judged again, take their discount off and are used once', () => {
    const event = anEventOnSale([paid]);
    const { cart, holdChanges } = buy(anEventPricingContext({ event, discountCode: aCode() }), { ...take(2), discountCode: 'WELCOME10' });
    expect(cart).toMatchObject({ discountMinor: 100_000, totalMinor: 900_000, discountCode: { id: idNumber(600), code: 'Welcome10' } });
    expect(holdChanges.at(-1)).toEqual({ kind: 'discount_code', subjectId: idNumber(600), count: 1 });
  });
});

describe('a refusal', () => {
  it('[D-144] [D-60a] is the first of: on sale, approval, currency, amount, quantity, attendees, answers, ages, code, sold out', () => {
    const question = { key: 'meal', type: 'text' as const, label: 'Your meal', required: true, hidden: false };
    const tiers = {
      gone: aTier({ kind: 'paid' }),
      adult: aTier({ id: idNumber(18), minAge: 18 }),
      asking: aTier({ id: idNumber(17), formFields: [question] }),
      named: aTier({ id: idNumber(16), name: 'Dinner', requiresAttendeeDetails: true }),
      few: aTier({ id: idNumber(15), maxPerOrder: 2 }),
      donation: aTier({ id: idNumber(14), kind: 'donation' }),
      press: aTier({ id: idNumber(13), approvalRequired: true }),
    };
    const context = anEventPricingContext({ event: anEventOnSale(Object.values(tiers), { left: { [tiers.gone.id]: 0 } }) });
    const faults: ((request: Partial<TicketPurchase>) => Partial<TicketPurchase>)[] = [
      (request) => ({ ...request, discountCode: 'nope' }),
      (request) => ({ ...request, tickets: [...request.tickets!, aLine(tiers.adult)] }),
      (request) => ({ ...request, tickets: [...request.tickets!, aLine(tiers.asking)] }),
      (request) => ({ ...request, tickets: [...request.tickets!, aLine(tiers.named)] }),
      (request) => ({ ...request, tickets: [...request.tickets!, aLine(tiers.few, { quantity: 3 })] }),
      (request) => ({ ...request, tickets: [...request.tickets!, aLine(tiers.donation)] }),
      (request) => ({ ...request, currency: 'EUR' }),
      (request) => ({ ...request, tickets: [...request.tickets!, aLine(tiers.press)] }),
      (request) => ({ ...request, tickets: [...request.tickets!, aLine({ id: idNumber(99) })] }),
    ];
    const requests = faults.reduce<Partial<TicketPurchase>[]>((list, fault) => [...list, fault(list.at(-1)!)], [take(1, tiers.gone)]);
    const refusals = requests.reverse().map((request) => refusal(context, request));
    expect(
      refusals.map(({ message, details }) =>
        details
          ? Object.keys(details)
              .filter((key) => key !== 'unpriced' && key !== 'remaining')
              .join(', ')
          : message,
      ),
    ).toEqual([
      'invalid',
      'invalid, approval',
      'accepted',
      'fields',
      'quantity',
      'Enter a name for each "Dinner" ticket',
      'Please answer: Your meal',
      'age',
      'fields',
      'soldOut',
    ]);
    expect([refusals[3], refusals[8]].map((each) => Object.keys(each!.details!.fields!)[0])).toEqual([
      'tickets[5].amountMinor',
      'discountCode',
    ]);
  });
});
