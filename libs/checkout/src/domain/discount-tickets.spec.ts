import { refOf } from '@svc/kernel';
import { anEventOnSale, aTier } from '@svc/ticketing/testing';
import { aCode, anEventPricingContext, idsInOrder, tierPrices } from '../testing/pricing-context.builder';
import { discountTickets } from './discount-tickets';
import { priceTickets } from './price-tickets';

const now = new Date('2026-03-01T09:00:00Z');
const tier = aTier({ kind: 'deposit' });
const prices = {
  customerFee: { pct: 2, flatMinor: 0 },
  tiers: { [tier.id]: tierPrices({ prices: [{ currency: 'NGN', priceMinor: 500_000 }], deposit: { type: 'percent', value: 30 }, depositBalanceDueAt: '2026-04-01T00:00:00Z' }) },
};
const context = (code = aCode()) => anEventPricingContext({ event: anEventOnSale([tier]), prices, discountCode: code });
const request = { tickets: [{ ticketTypeRef: refOf('tkt', tier.id), quantity: 2 }], responses: {}, unlockCodes: [] };
const opened = (discountCode?: string, code = aCode()) => priceTickets(context(code), { ...request, discountCode } as never, now, idsInOrder());

describe('a discount code on tickets that are held', () => {
  it('[decisions 3.16 codes] [D-92] [D-94] comes to what it would have come to at the opening: fees, deposit and balance too', () => {
    const { cart, moves } = opened('welcome10');
    expect(discountTickets(opened(), 'welcome10', context(), now)).toEqual({ cart, moves });
  });

  it('[D-94] leaves the deposit and the day of the balance as they were when it is taken off again, also one for everything', () => {
    const all = aCode({ value: 100 });
    const { cart, moves } = opened();
    const free = discountTickets(opened(), 'welcome10', context(all), now);
    expect(free.cart).toMatchObject({ totalMinor: 0, dueNowMinor: 0 });
    expect(discountTickets(free, '', context(all), now)).toEqual({ cart, moves });
  });

  const contextNow = (changed: Parameters<typeof tierPrices>[0]) => ({ ...context(), prices: { ...context().prices, tiers: { [tier.id]: tierPrices({ ...prices.tiers[tier.id], ...changed }) } } });

  it('[D-94] leaves the day of the balance as the buyer was told it, though the merchant has moved it since', () => {
    const moved = contextNow({ depositBalanceDueAt: '2026-05-01T00:00:00Z' });
    expect(discountTickets(opened(), 'welcome10', moved, now).cart.balanceDueAt).toBe('2026-04-01T00:00:00Z');
  });

  it('[decisions 3.16 codes] leaves tickets at the price that they are held at', () => {
    const dearer = contextNow({ prices: [{ currency: 'NGN', priceMinor: 900_000 }] });
    expect(discountTickets(opened(), 'welcome10', dearer, now).cart).toMatchObject({ subtotalMinor: 1_000_000, discountMinor: 100_000 });
  });
});
