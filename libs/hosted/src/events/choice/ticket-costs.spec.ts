import { type EventSource, Moment, presentEvent, priceStagesOf, type TicketTypeSource } from '@svc/storefront';
import { anEventSource, aStore, aTicketTypeSource } from '@svc/storefront/testing';
import { offeredTiers } from './offer';
import { costOf, costRuns, runsOf } from './ticket-costs';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];

function sale(
  tier: Partial<TicketTypeSource>,
  event: Partial<EventSource> = {},
  serviceFee = { pct: 0, flatMinor: 0, flatByCurrency: {} },
) {
  const source = anEventSource({ ...event, ticketTypes: [aTicketTypeSource({ kind: 'paid', ...tier })] });
  const now = new Moment(new Date('2026-02-01T00:00:00Z'));
  const shown = presentEvent(source, { packages: [], products: [] }, aStore({ frontdeskFee: serviceFee }), now);
  const priced = { event: shown, priceStages: priceStagesOf(source, shown, now) };
  const [offered] = offeredTiers(shown, { mostPerRegistration: 20, mostPerCheckout: 100 });
  return { priced, offered: offered!, cost: (quantity: number) => costOf([{ offered: offered!, quantity }], priced) };
}

describe('what tickets cost on the page of their event', () => {
  it('[D-92] is their price with the fees of shop and service, as far as buyers pay them', () => {
    const fee = { pct: 4, flatMinor: 15_000, flatByCurrency: {} };
    const { cost } = sale({ prices: naira(1_200_000) }, { customerFee: { pct: 1, flatMinor: 0 } }, fee);
    expect(cost(1)).toMatchObject({ subtotalMinor: 1_200_000, feeMinor: 75_000, totalMinor: 1_275_000 });
    const absorbed = sale({ prices: naira(1_200_000), frontdeskFeeMode: 'absorb' }, {}, fee);
    expect(absorbed.cost(2)).toMatchObject({ feeMinor: 0, totalMinor: 2_400_000 });
  });

  it('[D-94] is what is due now and what later, where a deposit is paid', () => {
    const { cost, offered, priced } = sale({
      kind: 'deposit',
      prices: naira(18_500_000),
      depositType: 'percent',
      depositValue: 30,
      maxPerOrder: 2,
    });
    expect(cost(1)).toMatchObject({ dueNowMinor: 5_550_000, balanceMinor: 12_950_000 });
    expect(costRuns(offered, priced)).toEqual({ total: '2*18500000', now: '2*5550000' });
  });

  it('is the later price of those beyond the count of a price phase', () => {
    const phase = { id: '01980000-0000-7000-8000-000000000099', prices: naira(500_000), remaining: 3 };
    const { cost, offered, priced } = sale({ prices: naira(700_000), pricePhases: [phase], maxPerOrder: 5 });
    expect(cost(4)).toMatchObject({ totalMinor: 2_200_000 });
    expect(costRuns(offered, priced)).toEqual({ total: '3*500000 2*700000' });
  });

  it('is the amount of a donation', () => {
    const { offered, priced } = sale({ kind: 'donation' });
    expect(costOf([{ offered, quantity: 1, amountMinor: 250_000 }], priced)).toMatchObject({ totalMinor: 250_000 });
  });

  it('is not said where it is more than can be charged, or nothing is chosen', () => {
    const { cost, priced } = sale({ prices: naira(Number.MAX_SAFE_INTEGER) });
    expect([cost(2), costOf([], priced)]).toEqual([undefined, undefined]);
  });

  it('is written in runs of equal steps', () => {
    expect(runsOf([5, 10, 15, 22, 29])).toBe('3*5 2*7');
    expect(runsOf([])).toBe('');
  });
});
