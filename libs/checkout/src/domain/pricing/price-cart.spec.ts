import { breakdownOf, grossOf, type MoneyBreakdown, paidFor, refundPieces } from '@svc/contracts';
import fc from 'fast-check';
import type { DomainError } from '@svc/kernel';
import { idNumber } from '@svc/ticketing/testing';
import { aCode, anyPaidCart, anyUnpricedCart as cart } from '../../testing/checkout.builder';
import { applyDiscount, priceCart, type UnpricedLine } from './price-cart';
import type { DiscountCode } from './pricing-context';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('every cart', () => {
  it('[D-91] [D-94] [ADR 0027 r1] is whole minor units, and its lines sum to each of its totals', () => {
    fc.assert(
      fc.property(cart, ({ lines: unpriced, terms }) => {
        const { lines, ...totals } = priceCart(unpriced, terms);
        expect(sum(lines.map(grossOf))).toBe(totals.subtotalMinor);
        expect(sum(lines.map(({ discountMinor }) => discountMinor))).toBe(totals.discountMinor);
        expect(sum(lines.map(({ netMinor }) => netMinor))).toBe(totals.subtotalMinor - totals.discountMinor);
        expect(sum(lines.map(paidFor)) + totals.deliveryMinor).toBe(totals.totalMinor);
        expect(totals.subtotalMinor - totals.discountMinor + totals.deliveryMinor + totals.feeMinor + totals.taxMinor).toBe(
          totals.totalMinor,
        );
        expect(sum(lines.map(({ dueNowMinor }) => dueNowMinor)) + totals.feeMinor + totals.deliveryMinor).toBe(totals.dueNowMinor);
        expect(totals.dueNowMinor + totals.balanceMinor).toBe(totals.totalMinor);
        for (const { id, ...amounts } of lines) {
          const minorAmounts = Object.values(amounts).filter((value) => typeof value === 'number');
          expect([id, minorAmounts.every((value) => Number.isSafeInteger(value) && value >= 0)]).toEqual([id, true]);
          expect(amounts.dueNowMinor).toBeLessThanOrEqual(amounts.netMinor);
        }
      }),
    );
  });

  it('[D-92] has no fee on a line that costs nothing, and nothing of it is due', () => {
    fc.assert(
      fc.property(cart, ({ lines: unpriced, terms }) => {
        const free = priceCart(unpriced, terms).lines.filter(({ netMinor }) => netMinor === 0);
        expect(
          free.every(({ customerFeeMinor, serviceFeeMinor, dueNowMinor }) => customerFeeMinor + serviceFeeMinor + dueNowMinor === 0),
        ).toBe(true);
      }),
    );
  });

  it('[ADR 0027 r1] costs the same in any order of its lines, where no discount is split', () => {
    fc.assert(
      fc.property(cart, ({ lines, terms }) => {
        const plain = { ...terms, discount: { amountMinor: 0, weights: lines.map(() => 0) } };
        const { lines: _one, ...totals } = priceCart(lines, plain);
        const { lines: _other, ...reversed } = priceCart([...lines].reverse(), plain);
        expect(reversed).toEqual(totals);
      }),
    );
  });

  it('[ADR 0027 r1] is given back to the last minor unit, however it is refunded bit by bit', () => {
    const steps = fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 1, max: 1_000 })), { maxLength: 20 });
    fc.assert(
      fc.property(cart, steps, ({ lines: unpriced, terms }, wanted) => {
        const priced = priceCart(unpriced, terms);
        const order = {
          deliveryMinor: priced.deliveryMinor,
          currency: priced.currency,
          lines: priced.lines.map((each) => ({ ...each, refundedQuantity: 0 })),
        };
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
      }),
    );
  });
});

describe('every cart whose prices are in the steps of its currency', () => {
  const inSteps = (minor: number) => minor * 10;
  const inDinars = cart.map(({ lines, terms }) => ({
    lines: lines.map(
      (line): UnpricedLine => ({
        ...line,
        unitPriceMinor: inSteps(line.unitPriceMinor),
        customerFee: { ...line.customerFee, flatMinor: inSteps(line.customerFee.flatMinor) },
        serviceFee: { ...line.serviceFee, flatMinor: inSteps(line.serviceFee.flatMinor) },
        deposit: line.deposit && {
          ...line.deposit,
          value: line.deposit.type === 'fixed' ? inSteps(line.deposit.value) : line.deposit.value,
        },
      }),
    ),
    terms: {
      ...terms,
      currency: 'KWD',
      deliveryMinor: inSteps(terms.deliveryMinor),
      discount: { amountMinor: inSteps(terms.discount.amountMinor), weights: terms.discount.weights.map(inSteps) },
    },
  }));
  const amountsOf = (values: object) =>
    Object.entries(values).flatMap(([name, value]) => (name.endsWith('Minor') ? [value as number] : []));

  it('[D-128] comes to amounts that payment providers charge, in all of its parts and refunds', () => {
    fc.assert(
      fc.property(inDinars, ({ lines: unpriced, terms }) => {
        const { lines, ...totals } = priceCart(unpriced, terms);
        const back = lines.flatMap((each) =>
          each.quantity > 1
            ? refundPieces({ deliveryMinor: totals.deliveryMinor, currency: 'KWD', lines: [{ ...each, refundedQuantity: 0 }] }, [
                { id: each.id, quantity: 1 },
              ]).totalMinor
            : [],
        );
        const amounts = [...amountsOf(totals), ...lines.flatMap(amountsOf), ...back];
        expect(amounts.filter((amount) => amount % 10 !== 0)).toEqual([]);
        expect(sum(lines.map(paidFor)) + totals.deliveryMinor).toBe(totals.totalMinor);
      }),
    );
  });
});

const NOW = new Date('2026-02-01T12:00:00Z');
const fee = { pct: 0, flatMinor: 0 };
const line = (unitPriceMinor: number, overrides: Partial<UnpricedLine> = {}): UnpricedLine => ({
  id: idNumber(1),
  kind: 'ticket',
  name: 'Entry',
  eventId: idNumber(1),
  ticketTypeId: idNumber(10),
  quantity: 1,
  unitPriceMinor,
  customerFee: fee,
  serviceFee: fee,
  serviceFeePassedOn: true,
  preorder: false,
  needsDelivery: false,
  ...overrides,
});
const discount = (
  code: Partial<DiscountCode> | undefined,
  lines = [line(1_000)],
  currency = 'NGN',
  input: string | undefined = 'WELCOME10',
) => applyDiscount(input, code && aCode(code), lines, { currency, now: NOW }).discount;
function refusal(...args: Parameters<typeof discount>): string {
  try {
    discount(...args);
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

  it('counts for its events, ticket types and products; for everything when nothing is named', () => {
    const lines = [
      line(100),
      line(200, { ticketTypeId: idNumber(11) }),
      line(400, { eventId: undefined, ticketTypeId: undefined, productId: idNumber(30) }),
    ];
    const appliesTo = { eventIds: [], ticketTypeIds: [], productIds: [] };
    expect(discount({}, lines).weights).toEqual([100, 200, 400]);
    expect(discount({ appliesTo: { ...appliesTo, eventIds: [idNumber(1)] } }, lines).weights).toEqual([100, 200, 0]);
    expect(discount({ appliesTo: { ...appliesTo, ticketTypeIds: [idNumber(11)], productIds: [idNumber(30)] } }, lines).weights).toEqual([
      0, 200, 400,
    ]);
    expect(refusal({ appliesTo: { ...appliesTo, productIds: [idNumber(31)] } }, lines)).toContain('other things');
  });

  it('[§4.3 discountCode] is refused, with the remedy, when it cannot be used', () => {
    expect(refusal(undefined)).toContain('no such code');
    expect(refusal({ startsAt: '2026-02-01T12:00:00.001Z' })).toContain('not hold yet');
    expect(refusal({ endsAt: '2026-02-01T12:00:00.000Z' })).toContain('any more');
    expect(refusal({ left: 0 })).toContain('used up');
    expect(refusal({ leftForContact: 0 })).toContain('as often as you may');
    expect(refusal({ minSubtotal: { NGN: 1_001 } })).toContain('at least NGN\u00a010.01');
    expect(refusal({ kind: 'fixed', value: { USD: 5 } })).toContain('NGN');
    expect(
      discount({
        startsAt: '2026-02-01T12:00:00.000Z',
        endsAt: '2026-02-01T12:00:00.001Z',
        left: 1,
        leftForContact: 1,
        minSubtotal: { NGN: 1_000, USD: 9_999 },
      }).amountMinor,
    ).toBe(100);
  });

  it('counts as none when it is blank', () => {
    expect(applyDiscount('', aCode(), [line(100)], { currency: 'NGN', now: NOW })).toEqual({ discount: { amountMinor: 0, weights: [0] } });
  });
});

const totalOf = (parts: readonly { amountMinor: number }[]) => parts.reduce((total, { amountMinor }) => total + amountMinor, 0);

function expectToAddUp({
  lines,
  subtotalMinor,
  sums,
  totalMinor,
  paidMinor,
  refundedMinor,
  keptMinor,
  leftMinor,
  dueNowMinor,
  laterMinor,
  waivedMinor,
}: MoneyBreakdown): void {
  expect(totalOf(lines)).toBe(subtotalMinor);
  expect(subtotalMinor + totalOf(sums)).toBe(totalMinor);
  expect(paidMinor + leftMinor + waivedMinor).toBe(totalMinor);
  expect(dueNowMinor + laterMinor).toBe(leftMinor);
  expect(refundedMinor + keptMinor).toBe(paidMinor);
  for (const amount of [subtotalMinor, totalMinor, keptMinor, leftMinor, dueNowMinor, laterMinor, waivedMinor])
    expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
}

describe('the breakdown of a cart or order', () => {
  it('[D-112] adds up to its total and to its payments and refunds, for every cart, however much of it is paid and given back', () => {
    fc.assert(
      fc.property(anyPaidCart, fc.boolean(), fc.nat(100_000), ({ cart, ...money }, isOver, waivedMinor) =>
        expectToAddUp(breakdownOf(cart.lines, cart, { ...money, isOver, waivedMinor })),
      ),
    );
  });

  it('[D-112] shows the amounts due now and later as the cart was priced, and neither once it is over', () => {
    fc.assert(
      fc.property(anyPaidCart, ({ cart }) => {
        const { leftMinor, dueNowMinor, laterMinor } = breakdownOf(cart.lines, cart);
        expect([dueNowMinor, laterMinor]).toEqual([cart.dueNowMinor, cart.balanceMinor]);
        expect(leftMinor).toBe(cart.totalMinor);
        expect(breakdownOf(cart.lines, cart, { isOver: true })).toMatchObject({ leftMinor: 0, waivedMinor: cart.totalMinor });
      }),
    );
  });

  it('[D-126] [D-112] leaves nothing to be paid for called-off lines, though the rest is kept', () => {
    const totals = { currency: 'NGN', discountMinor: 0, deliveryMinor: 0, feeMinor: 0, taxMinor: 0, totalMinor: 1_000 };
    const of = (waivedMinor: number) => breakdownOf([{ quantity: 2, unitPriceMinor: 500 }], totals, { paidMinor: 300, waivedMinor });
    expect(of(350)).toMatchObject({ totalMinor: 1_000, paidMinor: 300, leftMinor: 350, waivedMinor: 350 });
    expect([of(700), of(900)]).toMatchObject([
      { leftMinor: 0, waivedMinor: 700 },
      { leftMinor: 0, waivedMinor: 700 },
    ]);
  });

  it('[D-112] lists the lines before the discount, which is listed once', () => {
    const lines = [
      { quantity: 2, unitPriceMinor: 500_000 },
      { quantity: 1, unitPriceMinor: 350_000 },
    ];
    const totals = {
      currency: 'NGN',
      discountMinor: 150_000,
      deliveryMinor: 250_000,
      feeMinor: 16_875,
      taxMinor: 0,
      totalMinor: 1_466_875,
    };
    expect(breakdownOf(lines, totals, { paidMinor: 1_466_875, refundedMinor: 250_000 })).toMatchObject({
      lines: [{ amountMinor: 1_000_000 }, { amountMinor: 350_000 }],
      subtotalMinor: 1_350_000,
      sums: [
        { kind: 'discount', amountMinor: -150_000 },
        { kind: 'delivery', amountMinor: 250_000 },
        { kind: 'fees', amountMinor: 16_875 },
      ],
      keptMinor: 1_216_875,
      leftMinor: 0,
    });
  });
});
