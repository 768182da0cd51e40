import { grossOf, type PricedCart } from '@svc/contracts';
import { idNumber } from '@svc/ticketing/testing';
import fc from 'fast-check';
import { priceCart, type CartTerms, type UnpricedLine } from '../domain/pricing/price-cart';

const fee = fc.record({ pct: fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => millionths / 10_000), flatMinor: fc.nat(100_000) });
const deposit = fc.oneof(
  fc.record({ type: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ type: fc.constant('fixed' as const), value: fc.integer({ min: 1, max: 1_000_000 }) }),
);
const line = fc
  .record({ unitPriceMinor: fc.oneof(fc.nat(100), fc.nat(100_000_000)), quantity: fc.integer({ min: 1, max: 1_000 }), customerFee: fee, serviceFee: fee, serviceFeePassedOn: fc.boolean(), deposit: fc.option(deposit, { nil: undefined }), discounted: fc.boolean() })
  .map(({ discounted, ...given }) => ({ discounted, line: { ...given, kind: 'ticket', name: 'Entry', preorder: false, needsDelivery: false } as Omit<UnpricedLine, 'id'> }));

/** Lines of all kinds and what they are priced by: fees, deposits, a discount of some of them, delivery. */
export const anyUnpricedCart: fc.Arbitrary<{ lines: UnpricedLine[]; terms: CartTerms }> = fc
  .record({ lines: fc.array(line, { minLength: 1, maxLength: 8 }), deliveryMinor: fc.nat(1_000_000), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ lines: given, deliveryMinor, share }) => {
    const lines = given.map((each, index): UnpricedLine => ({ ...each.line, id: idNumber(index) }));
    const weights = lines.map((each, index) => (given[index]!.discounted ? grossOf(each) : 0));
    const amountMinor = Math.floor(weights.reduce((sum, weight) => sum + weight, 0) * share);
    return { lines, terms: { currency: 'NGN', deliveryMinor, discount: { amountMinor, weights } } };
  });

/** A cart, with what of it was paid: nothing, what is due first, all of it, or parts that were saved; and what of that went back. */
export const anyPaidCart: fc.Arbitrary<{ cart: PricedCart; paidMinor: number; refundedMinor: number }> = fc
  .record({ priced: anyUnpricedCart, saved: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }), stage: fc.constantFrom('none', 'first', 'all'), back: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ priced: { lines, terms }, saved, stage, back }) => {
    const cart = priceCart(lines, terms);
    const stages = { none: 0, first: cart.dueNowMinor, all: cart.totalMinor };
    const paidMinor = saved === undefined ? stages[stage as keyof typeof stages] : Math.floor(cart.totalMinor * saved);
    return { cart, paidMinor, refundedMinor: Math.floor(paidMinor * back) };
  });
