import { breakdownOf, type MoneyBreakdown } from '@svc/contracts';
import fc from 'fast-check';
import { anyPaidCart } from '../testing/any-cart';

const sum = (parts: readonly { amountMinor: number }[]) => parts.reduce((total, { amountMinor }) => total + amountMinor, 0);

function expectToAddUp({ lines, subtotalMinor, sums, totalMinor, paidMinor, refundedMinor, keptMinor, leftMinor, dueNowMinor, laterMinor, waivedMinor }: MoneyBreakdown): void {
  expect(sum(lines)).toBe(subtotalMinor);
  expect(subtotalMinor + sum(sums)).toBe(totalMinor);
  expect(paidMinor + leftMinor + waivedMinor).toBe(totalMinor);
  expect(dueNowMinor + laterMinor).toBe(leftMinor);
  expect(refundedMinor + keptMinor).toBe(paidMinor);
  for (const amount of [subtotalMinor, totalMinor, keptMinor, leftMinor, dueNowMinor, laterMinor, waivedMinor]) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
}

describe('the breakdown of a cart or order', () => {
  it('[D-112] adds up to its total and to what has become of it, for every cart, however much of it is paid and given back', () => {
    fc.assert(fc.property(anyPaidCart, fc.boolean(), ({ cart, ...money }, isOver) => expectToAddUp(breakdownOf(cart.lines, cart, { ...money, isOver }))));
  });

  it('[D-112] tells what is due now and what later as the cart was priced, and nothing of either once it is over', () => {
    fc.assert(fc.property(anyPaidCart, ({ cart }) => {
      const { leftMinor, dueNowMinor, laterMinor } = breakdownOf(cart.lines, cart);
      expect([dueNowMinor, laterMinor]).toEqual([cart.dueNowMinor, cart.balanceMinor]);
      expect(leftMinor).toBe(cart.totalMinor);
      expect(breakdownOf(cart.lines, cart, { isOver: true })).toMatchObject({ leftMinor: 0, waivedMinor: cart.totalMinor });
    }));
  });

  it('[D-112] lists the lines before the discount, which stands once', () => {
    const lines = [{ quantity: 2, unitPriceMinor: 500_000 }, { quantity: 1, unitPriceMinor: 350_000 }];
    const totals = { currency: 'NGN', discountMinor: 150_000, deliveryMinor: 250_000, feeMinor: 16_875, taxMinor: 0, totalMinor: 1_466_875 };
    expect(breakdownOf(lines, totals, { paidMinor: 1_466_875, refundedMinor: 250_000 })).toMatchObject({
      lines: [{ amountMinor: 1_000_000 }, { amountMinor: 350_000 }], subtotalMinor: 1_350_000,
      sums: [{ kind: 'discount', amountMinor: -150_000 }, { kind: 'delivery', amountMinor: 250_000 }, { kind: 'fees', amountMinor: 16_875 }], keptMinor: 1_216_875, leftMinor: 0,
    });
  });
});
