import fc from 'fast-check';
import { type SharedAmounts, splitPiece } from './split-piece';

const sold = fc
  .record({
    quantity: fc.integer({ min: 2, max: 50 }),
    unitPriceMinor: fc.nat(1_000_000),
    discount: fc.double({ min: 0, max: 1, noNaN: true }),
    due: fc.double({ min: 0, max: 1, noNaN: true }),
    customerFeeMinor: fc.nat(100_000),
    serviceFeeMinor: fc.nat(100_000),
  })
  .map(({ quantity, unitPriceMinor, discount, due, ...fees }): SharedAmounts => {
    const discountMinor = Math.round(quantity * unitPriceMinor * discount);
    const netMinor = quantity * unitPriceMinor - discountMinor;
    return { quantity, unitPriceMinor, discountMinor, netMinor, dueNowMinor: Math.round(netMinor * due), ...fees };
  });
const AMOUNTS = ['discountMinor', 'netMinor', 'customerFeeMinor', 'serviceFeeMinor', 'dueNowMinor'] as const;

describe('a line of which one piece is split off', () => {
  it('[ADR 0159 r3] shares its amounts by the step of the currency, and the rest keeps what is left', () => {
    const line = {
      quantity: 3,
      unitPriceMinor: 1_000,
      discountMinor: 100,
      netMinor: 2_900,
      customerFeeMinor: 10,
      serviceFeeMinor: 0,
      dueNowMinor: 2_900,
    };
    expect(splitPiece(line, 'EUR')).toEqual([
      { quantity: 1, unitPriceMinor: 1_000, discountMinor: 33, netMinor: 967, customerFeeMinor: 3, serviceFeeMinor: 0, dueNowMinor: 967 },
      {
        quantity: 2,
        unitPriceMinor: 1_000,
        discountMinor: 67,
        netMinor: 1_933,
        customerFeeMinor: 7,
        serviceFeeMinor: 0,
        dueNowMinor: 1_933,
      },
    ]);
  });

  it('[ADR 0159 r3] sums to it exactly, whatever was sold, and no part is negative or owes more than its price', () => {
    fc.assert(
      fc.property(sold, fc.constantFrom('EUR', 'NGN', 'XOF'), (line, currency) => {
        const parts = splitPiece(line, currency);
        for (const amount of AMOUNTS) expect(parts[0][amount] + parts[1][amount]).toBe(line[amount]);
        for (const part of parts) {
          expect(part.netMinor).toBe(part.unitPriceMinor * part.quantity - part.discountMinor);
          expect(AMOUNTS.filter((amount) => part[amount] < 0)).toEqual([]);
          expect(part.dueNowMinor).toBeLessThanOrEqual(part.netMinor);
        }
      }),
    );
  });
});
