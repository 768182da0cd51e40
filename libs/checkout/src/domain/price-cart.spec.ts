import { grossOf, paidFor, refundPieces } from '@svc/contracts';
import fc from 'fast-check';
import { anyUnpricedCart as cart } from '../testing/any-cart';
import { priceCart } from './price-cart';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('every cart', () => {
  it('[D-91] [D-94] [ADR 0027 r1] is whole minor units, and its lines sum to each of its totals', () => {
    fc.assert(fc.property(cart, ({ lines: unpriced, terms }) => {
      const { lines, ...totals } = priceCart(unpriced, terms);
      expect(sum(lines.map(grossOf))).toBe(totals.subtotalMinor);
      expect(sum(lines.map(({ discountMinor }) => discountMinor))).toBe(totals.discountMinor);
      expect(sum(lines.map(({ netMinor }) => netMinor))).toBe(totals.subtotalMinor - totals.discountMinor);
      expect(sum(lines.map(paidFor)) + totals.deliveryMinor).toBe(totals.totalMinor);
      expect(totals.subtotalMinor - totals.discountMinor + totals.deliveryMinor + totals.feeMinor + totals.taxMinor).toBe(totals.totalMinor);
      expect(sum(lines.map(({ dueNowMinor }) => dueNowMinor)) + totals.feeMinor + totals.deliveryMinor).toBe(totals.dueNowMinor);
      expect(totals.dueNowMinor + totals.balanceMinor).toBe(totals.totalMinor);
      for (const { id, ...amounts } of lines) {
        const told = Object.values(amounts).filter((value) => typeof value === 'number');
        expect([id, told.every((value) => Number.isSafeInteger(value) && value >= 0)]).toEqual([id, true]);
        expect(amounts.dueNowMinor).toBeLessThanOrEqual(amounts.netMinor);
      }
    }));
  });

  it('[D-92] has no fee on a line that costs nothing, and nothing of it is due', () => {
    fc.assert(fc.property(cart, ({ lines: unpriced, terms }) => {
      const free = priceCart(unpriced, terms).lines.filter(({ netMinor }) => netMinor === 0);
      expect(free.every(({ customerFeeMinor, serviceFeeMinor, dueNowMinor }) => customerFeeMinor + serviceFeeMinor + dueNowMinor === 0)).toBe(true);
    }));
  });

  it('[ADR 0027 r1] costs the same in any order of its lines, where no discount is split', () => {
    fc.assert(fc.property(cart, ({ lines, terms }) => {
      const plain = { ...terms, discount: { amountMinor: 0, weights: lines.map(() => 0) } };
      const { lines: _one, ...totals } = priceCart(lines, plain);
      const { lines: _other, ...reversed } = priceCart([...lines].reverse(), plain);
      expect(reversed).toEqual(totals);
    }));
  });

  it('[ADR 0027 r1] is given back to the last minor unit, however it is refunded bit by bit', () => {
    const steps = fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 1, max: 1_000 })), { maxLength: 20 });
    fc.assert(fc.property(cart, steps, ({ lines: unpriced, terms }, wanted) => {
      const priced = priceCart(unpriced, terms);
      const order = { deliveryMinor: priced.deliveryMinor, lines: priced.lines.map((each) => ({ ...each, refundedQuantity: 0 })) };
      let refunded = 0;
      const refund = (pieces: { id: string; quantity: number }[]) => {
        refunded += refundPieces(order, pieces).totalMinor;
        for (const { id, quantity } of pieces) order.lines.find((each) => each.id === id)!.refundedQuantity += quantity;
      };
      for (const [index, most] of wanted) {
        const { id, quantity, refundedQuantity } = order.lines[index % order.lines.length]!;
        if (quantity > refundedQuantity) refund([{ id, quantity: Math.min(most, quantity - refundedQuantity) }]);
      }
      expect(refunded).toBeLessThanOrEqual(priced.totalMinor);
      const rest = order.lines.filter(({ quantity, refundedQuantity }) => quantity > refundedQuantity);
      if (rest.length > 0) refund(rest.map(({ id, quantity, refundedQuantity }) => ({ id, quantity: quantity - refundedQuantity })));
      expect(refunded).toBe(priced.totalMinor);
    }));
  });
});
