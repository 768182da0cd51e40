import { aTicketType } from '../testing';
import { checkTicketType } from './check-ticket-type';
import type { TicketTypeItemInput } from './ticket-type.item';

const naira = { currency: 'NGN', priceMinor: 500_000 };
const dollars = { currency: 'USD', priceMinor: 900 };

function faultsOf(given: Partial<TicketTypeItemInput>): string[] {
  const around = { accepted: ['NGN', 'USD'], currency: 'NGN', days: ['day-1', 'day-2'], path: 'tier' };
  return checkTicketType(aTicketType(given), around).map(({ path }) => path.replace('tier.', ''));
}

describe('a ticket type', () => {
  it('[D-20] that is free costs nothing', () => {
    expect(faultsOf({ kind: 'free', prices: [naira], pricePhases: [{ key: 'early', prices: [naira], capacity: 5 }], minPriceMinor: 1, depositValue: 1 })).toEqual([
      'prices',
      'pricePhases',
      'minPriceMinor',
      'depositValue',
    ]);
  });

  it.each(['paid', 'deposit'] as const)('[D-93] that is %s carries a price in the primary currency of the event', (kind) => {
    const deposit = kind === 'deposit' ? ({ depositType: 'percent', depositValue: 30 } as const) : {};
    expect(faultsOf({ kind, ...deposit })).toEqual(['prices']);
    expect(faultsOf({ kind, ...deposit, prices: [dollars] })).toEqual(['prices']);
    expect(faultsOf({ kind, ...deposit, prices: [dollars, naira] })).toEqual([]);
  });

  it('is priced in currencies that the store accepts', () => {
    expect(faultsOf({ kind: 'paid', prices: [naira, { currency: 'EUR', priceMinor: 1 }] })).toEqual(['prices[1].currency']);
  });

  it('[D-59] that is a donation suggests no less than its least amount', () => {
    expect(faultsOf({ kind: 'donation', minPriceMinor: 500, donationPresets: [500, 499] })).toEqual(['donationPresets[1]']);
    expect(faultsOf({ kind: 'donation', donationPresets: [0] })).toEqual(['donationPresets[0]']);
    expect(faultsOf({ kind: 'donation', prices: [naira] })).toEqual(['prices']);
  });

  it('[D-21] that asks a deposit says how much, a percentage or no more than the price', () => {
    const deposit = { kind: 'deposit' as const, prices: [naira] };
    expect(faultsOf(deposit)).toEqual(['depositType']);
    expect(faultsOf({ ...deposit, depositType: 'percent' })).toEqual(['depositValue']);
    expect(faultsOf({ ...deposit, depositType: 'percent', depositValue: 101 })).toEqual(['depositValue']);
    expect(faultsOf({ ...deposit, depositType: 'fixed', depositValue: 500_001 })).toEqual(['depositValue']);
    expect(faultsOf({ ...deposit, depositType: 'fixed', depositValue: 500_000 })).toEqual([]);
  });

  it('has price phases that end, one after the other, in the currencies of the ticket type', () => {
    const phases = (...pricePhases: NonNullable<TicketTypeItemInput['pricePhases']>) => faultsOf({ kind: 'paid', prices: [naira], pricePhases });
    expect(phases({ key: 'early', prices: [naira], endsAt: '2026-02-01T00:00:00Z' }, { key: 'first', prices: [naira], capacity: 10 })).toEqual([]);
    expect(phases({ key: 'early', prices: [naira] })).toEqual(['pricePhases[0]']);
    expect(phases({ key: 'early', prices: [dollars], capacity: 1 })).toEqual(['pricePhases[0].prices']);
    expect(phases({ key: 'early', prices: [naira], capacity: 1 }, { key: 'early', prices: [naira], capacity: 1 })).toEqual(['pricePhases[1].key']);
    expect(
      phases({ key: 'early', prices: [naira], endsAt: '2026-02-01T00:00:00Z' }, { key: 'late', prices: [naira], endsAt: '2026-02-01T00:00:00Z' }),
    ).toEqual(['pricePhases[1].endsAt']);
  });

  it('[§4.3 r1] has limits in their order, and tickets enough for the least order', () => {
    expect(faultsOf({ minPerOrder: 4, maxPerOrder: 3 })).toEqual(['maxPerOrder']);
    expect(faultsOf({ minPerOrder: 4, capacity: 3 })).toEqual(['minPerOrder']);
    expect(faultsOf({ onSaleFrom: '2026-02-01T00:00:00Z', onSaleUntil: '2026-02-01T00:00:00Z' })).toEqual(['onSaleUntil']);
  });

  it('admits to days that the event has', () => {
    expect(faultsOf({ validDays: ['day-1', 'day-3', 'day-1'] })).toEqual(['validDays[2]', 'validDays[1]']);
  });

  it('asks questions that can be answered', () => {
    expect(faultsOf({ formFields: [{ key: 'meal', label: 'Meal', type: 'select' }] })).toEqual(['formFields[0].options']);
  });

  it('admits at least one person', () => {
    expect(() => aTicketType({ groupSize: 0 })).toThrow('at least one');
  });
});
