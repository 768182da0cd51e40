import fc from 'fast-check';
import { currenciesOfAll, depositIn, depositOn, feeIn, feeOn, isPhaseOpen, primaryFirst } from './prices';
import { type GoneBack, paidFor, refundPieces, refundSeat, type RefundableLine } from './refund-pieces';
import { shareOut } from './lists';

describe('shares of an amount', () => {
  it('[D-91] go by largest remainder, the earlier first on a tie', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(10, [1, 1, 0, 2])).toEqual([3, 2, 0, 5]);
    expect(shareOut(5, [0, 0])).toEqual([0, 0]);
  });

  it('[D-91] sum to it exactly, are never above their weights, and go with them', () => {
    const split = fc.array(fc.nat(1_000_000_000_000), { minLength: 1, maxLength: 50 }).chain((weights) => {
      const sum = weights.reduce((total, weight) => total + weight, 0);
      return fc.record({ weights: fc.constant(weights), amount: fc.nat(sum), sum: fc.constant(sum) });
    });
    fc.assert(
      fc.property(split, ({ weights, amount, sum }) => {
        const shares = shareOut(amount, weights);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(sum === 0 ? 0 : amount);
        for (const [index, share] of shares.entries()) {
          expect(share).toBeLessThanOrEqual(weights[index]!);
          const exact = sum === 0 ? 0n : (BigInt(amount) * BigInt(weights[index]!)) / BigInt(sum);
          expect([exact, exact + 1n]).toContain(BigInt(share));
        }
      }),
    );
  });
});

describe('fees', () => {
  const terms = { pct: 2.5, flatMinor: 10_000, flatByCurrency: { USD: 50 } };

  it('[D-93] have a flat part by currency, none where none is agreed, and one percentage', () => {
    expect(
      [feeIn(terms, 'NGN', 'NGN'), feeIn(terms, 'USD', 'NGN'), feeIn(terms, 'GBP', 'NGN')].map(({ pct, flatMinor }) => [pct, flatMinor]),
    ).toEqual([
      [2.5, 10_000],
      [2.5, 50],
      [2.5, 0],
    ]);
  });

  it('[D-92] are a percentage of the net, half up, and the flat part for each piece; nothing on what is free', () => {
    expect([
      feeOn(500_000, 1, terms, 'NGN'),
      feeOn(6_700, 2, { pct: 1.5, flatMinor: 0 }, 'NGN'),
      feeOn(1, 3, terms, 'NGN'),
      feeOn(0, 3, terms, 'NGN'),
    ]).toEqual([22_500, 101, 30_000, 0]);
  });
});

describe('a deposit', () => {
  it('[D-94] is a percentage of the net, half up, or an amount for each piece; at least 1, never above the net', () => {
    expect([
      depositOn(500_000, 2, { type: 'percent', value: 30 }, 'NGN'),
      depositOn(333, 1, { type: 'percent', value: 50 }, 'NGN'),
    ]).toEqual([150_000, 167]);
    expect([
      depositOn(500_000, 2, { type: 'fixed', value: 40_000 }, 'NGN'),
      depositOn(50_000, 2, { type: 'fixed', value: 40_000 }, 'NGN'),
    ]).toEqual([80_000, 50_000]);
    expect([depositOn(1, 1, { type: 'percent', value: 30 }, 'NGN'), depositOn(0, 1, { type: 'fixed', value: 5 }, 'NGN')]).toEqual([1, 0]);
  });

  it('[D-94] is of the primary currency alone when it is fixed', () => {
    const fixed = { type: 'fixed' as const, value: 5 };
    const percent = { type: 'percent' as const, value: 5 };
    expect([
      depositIn(fixed, 'NGN', 'NGN'),
      depositIn(fixed, 'USD', 'NGN'),
      depositIn(percent, 'USD', 'NGN'),
      depositIn(undefined, 'USD', 'NGN'),
    ]).toEqual([fixed, undefined, percent, undefined]);
  });
});

describe('the currencies of an event', () => {
  it('[D-93] are those of the store, its own first if the store accepts it', () => {
    expect([primaryFirst(['NGN', 'USD'], 'USD'), primaryFirst(['NGN', 'USD'], 'EUR'), primaryFirst(['NGN', 'USD'], undefined)]).toEqual([
      ['USD', 'NGN'],
      ['NGN', 'USD'],
      ['NGN', 'USD'],
    ]);
  });

  it('[D-93] are those in which everything priced has a price', () => {
    const [ngn, usd] = ['NGN', 'USD'].map((currency) => ({ currency, priceMinor: 1 })) as [
      { currency: string; priceMinor: number },
      { currency: string; priceMinor: number },
    ];
    expect([
      currenciesOfAll([[ngn, usd], [ngn], []], ['USD', 'NGN']),
      currenciesOfAll([[]], ['USD', 'NGN']),
      currenciesOfAll([[usd], [ngn]], ['USD', 'NGN']),
    ]).toEqual([['NGN'], ['USD', 'NGN'], []]);
  });
});

describe('a price phase', () => {
  it('[ADR 0027 r1] is open until its end is due or its count is sold', () => {
    const open = (left: number | null, endsAt?: string) => isPhaseOpen({ endsAt }, left, (moment) => moment <= '2026-02');
    expect([open(null), open(1, '2026-03'), open(0, '2026-03'), open(1, '2026-02'), open(null, '2026-01')]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a refund of pieces', () => {
  const line = (overrides: Partial<RefundableLine> = {}): RefundableLine => ({
    id: 'a',
    quantity: 3,
    netMinor: 1_000,
    customerFeeMinor: 10,
    serviceFeeMinor: 15,
    serviceFeePassedOn: true,
    refundedQuantity: 0,
    ...overrides,
  });

  it('[ADR 0027 r1] refunds net and fees of each piece without absorbed fees, and the delivery with the last', () => {
    const order = { lines: [line(), line({ id: 'b', quantity: 1, serviceFeePassedOn: false })], deliveryMinor: 500, currency: 'NGN' };
    expect(refundPieces(order, [{ id: 'a', quantity: 1 }])).toEqual({
      lines: [{ id: 'a', quantity: 1, amountMinor: 342 }],
      deliveryMinor: 0,
      totalMinor: 342,
    });
    expect(
      refundPieces(order, [
        { id: 'b', quantity: 1 },
        { id: 'a', quantity: 3 },
      ]),
    ).toMatchObject({ lines: [{ amountMinor: 1_010 }, { amountMinor: 1_025 }], deliveryMinor: 500, totalMinor: 2_535 });
    const rest = { ...order, lines: [line({ refundedQuantity: 1 }), line({ id: 'b', quantity: 1, refundedQuantity: 1 })] };
    expect(refundPieces(rest, [{ id: 'a', quantity: 2 }])).toMatchObject({ deliveryMinor: 500, totalMinor: 683 + 500 });
  });

  it('is refused for more pieces than there are, parts of pieces and other orders', () => {
    const order = { lines: [line({ refundedQuantity: 2 })], deliveryMinor: 0, currency: 'NGN' };
    for (const quantity of [2, 0, -1, 0.5, NaN])
      expect(() => refundPieces(order, [{ id: 'a', quantity }])).toThrow('1 can still be refunded');
    expect(() =>
      refundPieces(order, [
        { id: 'a', quantity: 1 },
        { id: 'a', quantity: 1 },
      ]),
    ).toThrow('name it once');
    expect(() => refundPieces(order, [{ id: 'c', quantity: 1 }])).toThrow('not of this order');
  });

  it('[D-128] gives back shares half up to the step of the currency, and the rest with the last, one by one or together', () => {
    const free = { customerFeeMinor: 0, serviceFeeMinor: 0, deliveryMinor: 0 };
    const oneByOne = (netMinor: number, currency: string) =>
      [0, 1, 2].map(
        (refundedQuantity) =>
          refundPieces({ lines: [line({ ...free, netMinor, refundedQuantity })], deliveryMinor: 0, currency }, [{ id: 'a', quantity: 1 }])
            .totalMinor,
      );
    expect([oneByOne(5_000, 'KWD'), oneByOne(5_000, 'ISK'), oneByOne(5_000, 'HUF'), oneByOne(20_000, 'MGA')]).toEqual([
      [1_670, 1_660, 1_670],
      [1_667, 1_666, 1_667],
      [1_667, 1_666, 1_667],
      [6_700, 6_600, 6_700],
    ]);
    const two = refundPieces({ lines: [line({ ...free, netMinor: 5_000 })], deliveryMinor: 0, currency: 'KWD' }, [
      { id: 'a', quantity: 2 },
    ]);
    expect(two.totalMinor).toBe(3_330);
    expect(oneByOne(10, 'KWD')).toEqual([0, 10, 0]);
  });
});

describe('a refund of seats', () => {
  const group = (overrides: Partial<RefundableLine> = {}): RefundableLine => ({
    id: 'a',
    quantity: 2,
    netMinor: 10_000,
    customerFeeMinor: 0,
    serviceFeeMinor: 0,
    serviceFeePassedOn: false,
    refundedQuantity: 0,
    seatsPerPiece: 3,
    ...overrides,
  });
  const orderOf = (line: RefundableLine, currency = 'NGN') => ({ lines: [line], deliveryMinor: 0, currency });

  /** Returns the refunds of seats of a line in turn, by the pieces they belong to. */
  function inTurn(line: RefundableLine, pieces: readonly number[], currency = 'NGN'): number[] {
    const perPiece = line.seatsPerPiece!;
    const gone = new Map<number, number>();
    const stateOf = (): Required<GoneBack> => {
      const counts = [...gone.values()];
      return {
        refundedQuantity: counts.filter((count) => count === perPiece).length,
        seatsBack: counts.filter((count) => count < perPiece),
      };
    };
    return pieces.map((piece) => {
      const before = { ...line, ...stateOf() };
      const count = (gone.get(piece) ?? 0) + 1;
      gone.set(piece, count);
      return refundSeat(orderOf(before, currency), { id: 'a', seatsBack: stateOf().seatsBack, isLastOfPiece: count === perPiece })
        .totalMinor;
    });
  }

  it('[D-126] gives each seat its part of its piece in the step of the currency, and the piece’s last the rest', () => {
    expect(inTurn(group(), [0, 0, 0, 1, 1, 1])).toEqual([1_667, 1_667, 1_666, 1_667, 1_667, 1_666]);
    expect(inTurn(group({ quantity: 1 }), [0, 0, 0])).toEqual([3_333, 3_333, 3_334]);
    expect(inTurn(group({ quantity: 1 }), [0, 0, 0], 'KWD')).toEqual([3_330, 3_330, 3_340]);
    expect(inTurn(group({ quantity: 1, netMinor: 5_000, seatsPerPiece: 4 }), [0, 0, 0, 0], 'MGA')).toEqual([1_300, 1_300, 1_300, 1_100]);
    expect(inTurn(group({ quantity: 3, seatsPerPiece: 1 }), [2, 0, 1])).toEqual([3_333, 3_334, 3_333]);
    expect(inTurn(group({ netMinor: 2, quantity: 1, seatsPerPiece: 4 }), [0, 0, 0, 0])).toEqual([1, 1, 0, 0]);
    expect(inTurn(group({ netMinor: 0 }), [0, 1, 0])).toEqual([0, 0, 0]);
  });

  it('[D-126] gives a piece that went back in part what is left of it', () => {
    const begun = group({ seatsBack: [1] });
    expect(refundPieces(orderOf(begun), [{ id: 'a', quantity: 1, seatsBack: [] }]).totalMinor).toBe(5_000 - 1_667);
    expect(refundPieces(orderOf(begun), [{ id: 'a', quantity: 1 }]).totalMinor).toBe(5_000);
    expect(refundPieces(orderOf(begun), [{ id: 'a', quantity: 2, seatsBack: [] }]).totalMinor).toBe(10_000 - 1_667);
  });

  it('[D-126] gives the delivery with the last seat of all, and nothing for another order', () => {
    const almost = { ...orderOf(group({ quantity: 1, seatsBack: [2] })), deliveryMinor: 700 };
    expect(refundSeat(almost, { id: 'a', seatsBack: [], isLastOfPiece: true })).toMatchObject({
      deliveryMinor: 700,
      totalMinor: 3_334 + 700,
    });
    expect(refundSeat(almost, { id: 'a', seatsBack: [2], isLastOfPiece: false })).toMatchObject({ deliveryMinor: 0 });
    expect(() => refundSeat(almost, { id: 'b', isLastOfPiece: true })).toThrow('not of this order');
  });

  it('[D-126] comes to the whole line, in whatever order its seats go back, and never to less than nothing', () => {
    const lines = fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      seatsPerPiece: fc.integer({ min: 1, max: 6 }),
      netMinor: fc.oneof(fc.nat(40), fc.nat(10_000_000)),
      customerFeeMinor: fc.nat(99),
    });
    fc.assert(
      fc.property(
        lines,
        fc.constantFrom('NGN', 'KWD', 'MGA'),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 30 }),
        (overrides, currency, draws) => {
          const line = group(overrides);
          const seats = Array.from({ length: overrides.quantity * overrides.seatsPerPiece }, (_, seat) => seat % overrides.quantity);
          const shuffled = seats.map((piece, index) => [draws[index]!, piece] as const).sort(([one], [other]) => one - other);
          const amounts = inTurn(
            line,
            shuffled.map(([, piece]) => piece),
            currency,
          );
          expect(amounts.every((amount) => amount >= 0)).toBe(true);
          expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(paidFor(line));
        },
      ),
    );
  });
});

describe('amounts in the steps of a currency', () => {
  it('[D-128] are shares of a discount, each a multiple of the step, where prices and discount are; else whole minor units', () => {
    expect(shareOut(100, [330, 330, 340], 10)).toEqual([30, 30, 40]);
    expect(shareOut(20, [10, 10, 10], 10)).toEqual([10, 10, 0]);
    expect(shareOut(100, [333, 333, 334], 10)).toEqual([33, 33, 34]);
    const split = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 }).chain((weights) => {
      const sum = weights.reduce((total, weight) => total + weight, 0);
      return fc.record({ weights: fc.constant(weights), amount: fc.nat(sum) });
    });
    fc.assert(
      fc.property(split, ({ weights, amount }) => {
        const shares = shareOut(
          amount * 10,
          weights.map((weight) => weight * 10),
          10,
        );
        expect(shares).toEqual(shareOut(amount, weights).map((share) => share * 10));
      }),
    );
  });

  it('[D-128] are fees, percentage and flat part half up to the step each, and deposits of one step at least', () => {
    expect([
      feeOn(8_990, 3, { pct: 1.5, flatMinor: 0 }, 'KWD'),
      feeOn(8_999, 3, { pct: 1.5, flatMinor: 0 }, 'ISK'),
      feeOn(8_999, 3, { pct: 1.5, flatMinor: 0 }, 'HUF'),
      feeOn(899_900, 1, { pct: 1.5, flatMinor: 0 }, 'MGA'),
      feeOn(1_000, 1, { pct: 0, flatMinor: 15 }, 'KWD'),
    ]).toEqual([130, 135, 135, 13_500, 20]);
    expect([
      depositOn(12_340, 1, { type: 'percent', value: 33 }, 'KWD'),
      depositOn(1_000, 1, { type: 'percent', value: 33 }, 'ISK'),
      depositOn(100, 1, { type: 'percent', value: 1 }, 'KWD'),
      depositOn(1_000, 1, { type: 'fixed', value: 15 }, 'KWD'),
      depositOn(4, 1, { type: 'percent', value: 50 }, 'KWD'),
    ]).toEqual([4_070, 330, 10, 20, 4]);
  });
});
