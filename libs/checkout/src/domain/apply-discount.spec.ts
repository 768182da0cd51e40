import type { DomainError } from '@svc/kernel';
import { idNumber } from '@svc/ticketing/testing';
import { aCode } from '../testing/pricing-context.builder';
import { applyDiscount } from './apply-discount';
import type { DiscountCode } from './discount-code';
import type { UnpricedLine } from './price-cart';

const NOW = new Date('2026-02-01T12:00:00Z');
const fee = { pct: 0, flatMinor: 0 };
const line = (unitPriceMinor: number, given: Partial<UnpricedLine> = {}): UnpricedLine => ({
  id: idNumber(1), kind: 'ticket', name: 'Entry', eventId: idNumber(1), ticketTypeId: idNumber(10), quantity: 1, unitPriceMinor, customerFee: fee,
  serviceFee: fee, serviceFeePassedOn: true, preorder: false, needsDelivery: false, ...given,
});
const discount = (code: Partial<DiscountCode> | undefined, lines = [line(1_000)], currency = 'NGN', given: string | undefined = 'WELCOME10') =>
  applyDiscount(given, code && aCode(code), lines, { currency, now: NOW }).discount;
function refusal(...given: Parameters<typeof discount>): string {
  try {
    discount(...given);
  } catch (error) {
    return (error as DomainError).details!.fields!['discountCode']!;
  }
  throw new Error('Nothing was refused.');
}

describe('a discount code', () => {
  it('[D-91] takes a percentage off, rounded half up once for all lines, or an amount, never more than things cost', () => {
    expect(discount({}, [line(3_333, { quantity: 3 })]).amountMinor).toBe(1_000);
    expect(discount({ kind: 'fixed', value: { NGN: 300 } }).amountMinor).toBe(300);
    expect(discount({ kind: 'fixed', value: { NGN: 5_000 } }).amountMinor).toBe(1_000);
    expect(discount({ value: 100 }).amountMinor).toBe(1_000);
  });

  it('counts for what it is for: an event, ticket types, products; for everything when nothing is named', () => {
    const lines = [line(100), line(200, { ticketTypeId: idNumber(11) }), line(400, { eventId: undefined, ticketTypeId: undefined, productId: idNumber(30) })];
    const appliesTo = { eventIds: [], ticketTypeIds: [], productIds: [] };
    expect(discount({}, lines).weights).toEqual([100, 200, 400]);
    expect(discount({ appliesTo: { ...appliesTo, eventIds: [idNumber(1)] } }, lines).weights).toEqual([100, 200, 0]);
    expect(discount({ appliesTo: { ...appliesTo, ticketTypeIds: [idNumber(11)], productIds: [idNumber(30)] } }, lines).weights).toEqual([0, 200, 400]);
    expect(refusal({ appliesTo: { ...appliesTo, productIds: [idNumber(31)] } }, lines)).toContain('other things');
  });

  it('[§4.3 discountCode] is refused, with what to do, when it cannot be used', () => {
    expect(refusal(undefined)).toContain('no such code');
    expect(refusal({ startsAt: '2026-02-01T12:00:00.001Z' })).toContain('not hold yet');
    expect(refusal({ endsAt: '2026-02-01T12:00:00.000Z' })).toContain('any more');
    expect(refusal({ left: 0 })).toContain('used up');
    expect(refusal({ leftForContact: 0 })).toContain('as often as you may');
    expect(refusal({ minSubtotal: { NGN: 1_001 } })).toContain('at least NGN\u00a010.01');
    expect(refusal({ kind: 'fixed', value: { USD: 5 } })).toContain('NGN');
    expect(discount({ startsAt: '2026-02-01T12:00:00.000Z', endsAt: '2026-02-01T12:00:00.001Z', left: 1, leftForContact: 1, minSubtotal: { NGN: 1_000, USD: 9_999 } }).amountMinor).toBe(100);
  });

  it('that is blank is none', () => {
    expect(applyDiscount('', aCode(), [line(100)], { currency: 'NGN', now: NOW })).toEqual({ discount: { amountMinor: 0, weights: [0] } });
  });
});
