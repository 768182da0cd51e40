import { anEventOnSale, aTier, idNumber } from '@svc/ticketing/testing';
import { refOf } from '@svc/kernel';
import { aCart, aCode, anEventPricingContext, idsInOrder, tierPrices } from '../../testing';
import type { Checkout, HoldChange } from '../checkout';
import { discountTickets, repriceTickets } from './reprice-tickets';
import { priceTickets } from './price-tickets';

const now = new Date('2026-03-01T09:00:00Z');
const tier = aTier({ kind: 'paid' });
const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const [EARLY, LATER] = [idNumber(700), idNumber(701)];
const SEATS: HoldChange = { kind: 'ticket_type', subjectId: tier.id, count: 2 };

/** Builds a checkout of two tickets of 300,000 each, at the first price. */
function saved(holds: Checkout['holds'], discountCode?: { id: string; code: string }): Pick<Checkout, 'cart' | 'holdChanges' | 'holds'> {
  const line = {
    ...aCart().lines[0]!,
    kind: 'ticket' as const,
    ticketTypeId: tier.id,
    quantity: 2,
    unitPriceMinor: 300_000,
    pricePhaseId: EARLY,
  };
  const codes: HoldChange[] = discountCode ? [{ kind: 'discount_code', subjectId: discountCode.id, count: 1 }] : [];
  return {
    cart: aCart(600_000, { lines: [line], discountCode }),
    holdChanges: [SEATS, { kind: 'price_phase', subjectId: EARLY, count: 2 }, ...codes],
    holds,
  };
}

function context(left: Record<string, number>, early: { endsAt?: string } = {}, code = aCode()) {
  const pricePhases = [
    { id: EARLY, prices: naira(300_000), ...early },
    { id: LATER, prices: naira(400_000) },
  ];
  return anEventPricingContext({
    event: { ...anEventOnSale([tier]), left },
    prices: { tiers: { [tier.id]: tierPrices({ prices: naira(500_000), pricePhases }) } },
    discountCode: code,
  });
}

const priceOf = ({ cart, holdChanges }: Pick<Checkout, 'cart' | 'holdChanges'>) => [
  cart.totalMinor,
  holdChanges.filter(({ kind }) => kind === 'price_phase').map(({ subjectId }) => subjectId),
];

describe('tickets that are saved up for at current prices', () => {
  it('[D-15] cost the present price: the first one that is open and left for all of them', () => {
    expect(priceOf(repriceTickets(saved('released'), context({ [EARLY]: 2, [LATER]: 9 }), now))).toEqual([600_000, [EARLY]]);
    expect(priceOf(repriceTickets(saved('released'), context({ [EARLY]: 1, [LATER]: 9 }), now))).toEqual([800_000, [LATER]]);
    expect(
      priceOf(repriceTickets(saved('released'), context({ [EARLY]: 9, [LATER]: 1 }, { endsAt: '2026-03-01T08:00:00Z' }), now)),
    ).toEqual([1_000_000, []]);
  });

  it('[D-15] keep the first price while it is theirs', () => {
    expect(priceOf(repriceTickets(saved('held'), context({ [EARLY]: 0, [LATER]: 9 }), now))).toEqual([600_000, [EARLY]]);
  });

  it('[D-15] keep a discount that only they have used up', () => {
    const code = aCode({ left: 0 });
    const plan = saved('held', { id: code.id, code: code.code });
    expect(repriceTickets(plan, context({ [EARLY]: 0 }, {}, code), now).cart).toMatchObject({ discountMinor: 60_000, totalMinor: 540_000 });
    expect(() => repriceTickets({ ...plan, holds: 'released' }, context({ [EARLY]: 9 }, {}, code), now)).toThrow(
      'This code has been used up',
    );
  });

  it('[D-15] cannot be priced once they have no price in their currency', () => {
    const dollars = anEventPricingContext({
      event: anEventOnSale([tier]),
      prices: { tiers: { [tier.id]: tierPrices({ prices: [{ currency: 'USD', priceMinor: 1 }] }) } },
    });
    expect(() => repriceTickets(saved('released'), dollars, now)).toThrow();
  });
});

const onDeposit = aTier({ kind: 'deposit' });
const prices = {
  customerFee: { pct: 2, flatMinor: 0 },
  tiers: {
    [onDeposit.id]: tierPrices({
      prices: [{ currency: 'NGN', priceMinor: 500_000 }],
      deposit: { type: 'percent', value: 30 },
      depositBalanceDueAt: '2026-04-01T00:00:00Z',
    }),
  },
};
const contextOfDeposit = (code = aCode()) => anEventPricingContext({ event: anEventOnSale([onDeposit]), prices, discountCode: code });
const request = { tickets: [{ ticketTypeRef: refOf('tkt', onDeposit.id), quantity: 2 }], responses: {}, unlockCodes: [] };
const opened = (discountCode?: string, code = aCode()) =>
  priceTickets(contextOfDeposit(code), { ...request, discountCode } as never, now, idsInOrder());

describe('a discount code on tickets that are held', () => {
  it('[decisions 3.16 codes] [D-92] [D-94] gives the same amounts as at the opening: fees, deposit and balance too', () => {
    const { cart, holdChanges } = opened('welcome10');
    expect(discountTickets(opened(), 'welcome10', contextOfDeposit(), now)).toEqual({ cart, holdChanges });
  });

  it('[D-94] leaves the deposit and the day of the balance as they were when it is taken off again, also one for everything', () => {
    const all = aCode({ value: 100 });
    const { cart, holdChanges } = opened();
    const free = discountTickets(opened(), 'welcome10', contextOfDeposit(all), now);
    expect(free.cart).toMatchObject({ totalMinor: 0, dueNowMinor: 0 });
    expect(discountTickets(free, '', contextOfDeposit(all), now)).toEqual({ cart, holdChanges });
  });

  const contextNow = (changed: Parameters<typeof tierPrices>[0]) => ({
    ...contextOfDeposit(),
    prices: { ...contextOfDeposit().prices, tiers: { [onDeposit.id]: tierPrices({ ...prices.tiers[onDeposit.id], ...changed }) } },
  });

  it('[D-94] leaves the day of the balance as it was shown to the buyer, though the merchant has moved it since', () => {
    const moved = contextNow({ depositBalanceDueAt: '2026-05-01T00:00:00Z' });
    expect(discountTickets(opened(), 'welcome10', moved, now).cart.balanceDueAt).toBe('2026-04-01T00:00:00Z');
  });

  it('[decisions 3.16 codes] leaves tickets at the price that they are held at', () => {
    const dearer = contextNow({ prices: [{ currency: 'NGN', priceMinor: 900_000 }] });
    expect(discountTickets(opened(), 'welcome10', dearer, now).cart).toMatchObject({ subtotalMinor: 1_000_000, discountMinor: 100_000 });
  });
});
