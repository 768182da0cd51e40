import type { AttendeeStatus, PricedLine } from '@svc/contracts';
import { aCart, aLine, aPaidCart, PAID_AT, ticketsOf } from '../testing';
import { balanceModeOf, claimBalance, owedOf, receiveBalance } from './balance';
import { callOffForEvent } from './call-off-for-event';
import { cancelSeat, type SeatRefund } from './cancel-seat';
import { cancelOrder } from './change-order';
import { freedByOrder } from './freed-by-order';
import { balanceDueMinorOf, type Order, orderBreakdown, type OrderDetails, type OrderItem, spreadRefund } from './order';
import { type PaidCart, placeOrder, saveOrder, type SoldSeat } from './place-order';
import { bookProviderRefund, recountRefunds } from './provider-refund';
import { refundOrder, type WantedRefund } from './refund-order';

const EVENT = { eventId: 'event', ticketTypeId: 'tier' };
const NOW = new Date('2026-02-02T12:00:00.000Z');

interface Sold {
  line: PricedLine;
  seats: SoldSeat[];
}

/** Builds a line of tickets with so many seats each. */
function tickets(quantity: number, { perPiece = 1, ...overrides }: Partial<PricedLine> & { perPiece?: number } = {}): Sold {
  const { line, seats } = ticketsOf(EVENT, quantity * perPiece);
  const { unitPriceMinor = line.unitPriceMinor } = overrides;
  const netMinor = overrides.netMinor ?? quantity * unitPriceMinor;
  return {
    line: { ...line, quantity, unitPriceMinor, netMinor, dueNowMinor: netMinor, ...overrides },
    seats: seats.map((seat) => ({ ...seat, ticket: Math.floor(seat.position / perPiece) })),
  };
}

const goods = (overrides: Partial<PricedLine> = {}): Sold => ({ line: aLine(overrides), seats: [] });
const FREE = { unitPriceMinor: 0 };

function anOrder(
  sold: readonly Sold[],
  { cart, ...overrides }: Partial<Omit<PaidCart, 'cart'>> & { cart?: Parameters<typeof aCart>[1] } = {},
): OrderDetails {
  const lines = sold.map(({ line }) => line);
  const seats = sold.flatMap((each) => each.seats);
  const paid = aPaidCart({ workspaceId: 'w', ...overrides, cart: aCart(lines, cart), seats, eventId: EVENT.eventId });
  const payments = [
    { id: 'payment', checkoutId: paid.checkoutId!, rail: 'card' as const, amountMinor: paid.paidMinor, currency: 'NGN', paidAt: PAID_AT },
  ];
  return { ...placeOrder(paid), number: 1001, payments: paid.paidMinor > 0 ? payments : [], refunds: [], fulfillments: [] };
}

/** Returns the order once the change is written, as the next change finds it. */
function then(order: OrderDetails, { after, refundMinor }: { after: Order; refundMinor: number }): OrderDetails {
  const refunds = spreadRefund(order, refundMinor).map((part, index) => ({
    ...part,
    id: `refund ${order.refunds.length + index}`,
    status: 'succeeded' as const,
    createdAt: NOW,
  }));
  return { ...order, ...after, refunds: [...order.refunds, ...refunds] };
}

const byItem = (order: OrderDetails, index: number, quantity = 1) =>
  refundOrder(order, NOW, { items: [{ itemId: order.items[index]!.id, quantity }] });
const bySeat = (order: OrderDetails, seat: number, refund: SeatRefund = 'share', item = 0) =>
  cancelSeat(order, NOW, { attendeeId: order.items[item]!.seats[seat]!.id, refund });
const statusesOf = ({ items }: Pick<Order, 'items'>) => items.map(({ seats }) => seats.map(({ status }) => status));
const withSeat = (order: OrderDetails, seat: number, status: AttendeeStatus): OrderDetails => ({
  ...order,
  items: order.items.map(
    (item): OrderItem => ({ ...item, seats: item.seats.map((each, index) => (index === seat ? { ...each, status } : each)) }),
  ),
});
const freed = (before: Order, after: Order) => freedByOrder(before, after).map(({ kind, count }) => [kind, count]);

describe('free items of an order', () => {
  it('[D-126] are called off by item: seats are free, no money moves, and the order stays as it is', () => {
    const order = anOrder([tickets(1), tickets(2, FREE)]);
    const change = byItem(order, 1);
    expect(change).toMatchObject({ refundMinor: 0, after: { status: 'paid', items: [{ refundedQuantity: 0 }, { refundedQuantity: 1 }] } });
    expect(statusesOf(change.after)).toEqual([['confirmed'], ['confirmed', 'cancelled']]);
    expect(change.after.cancelledAt).toBeUndefined();
    expect(freed(order, change.after)).toEqual([
      ['event', 1],
      ['ticket_type', 1],
    ]);
    expect(() => byItem(then(order, change), 1, 2)).toThrow('1 can still be refunded');
  });

  it('[D-126] include a piece whose share rounds to nothing, of any currency', () => {
    const order = anOrder([goods({ quantity: 3, unitPriceMinor: 10, netMinor: 10, dueNowMinor: 10 })], { cart: { currency: 'KWD' } });
    const first = byItem(order, 0);
    expect(first).toMatchObject({ refundMinor: 0, after: { status: 'paid', items: [{ refundedQuantity: 1 }] } });
    const second = byItem(then(order, first), 0);
    expect(second).toMatchObject({ refundMinor: 10, after: { status: 'refunded' } });
    expect(byItem(then(then(order, first), second), 0)).toMatchObject({
      refundMinor: 0,
      after: { status: 'refunded', fulfillmentStatus: 'cancelled' },
    });
  });

  it('[D-126] are in stock again, and go together with refunded ones', () => {
    const order = anOrder([goods({ unitPriceMinor: 0, netMinor: 0, dueNowMinor: 0 }), tickets(1)]);
    const alone = byItem(order, 0, 2);
    expect([alone.refundMinor, alone.after.fulfillmentStatus, freed(order, alone.after)]).toEqual([0, 'cancelled', [['variant', 2]]]);
    const both = refundOrder(order, NOW, { items: order.items.map(({ id, line }) => ({ itemId: id, quantity: line.quantity })) });
    expect(both).toMatchObject({ refundMinor: 50_000, after: { status: 'refunded' } });
  });

  it('[D-126] are called off in an order that is refunded in part, or whole, and that stays so', () => {
    const order = anOrder([tickets(1), tickets(2, FREE)]);
    const part = then(order, refundOrder(order, NOW, { amountMinor: 20_000 }));
    expect(byItem(part, 1)).toMatchObject({ refundMinor: 0, after: { status: 'partially_refunded' } });
    const whole = then(order, byItem(order, 0));
    expect(whole.status).toBe('refunded');
    const last = byItem(whole, 1, 2);
    expect(last).toMatchObject({ refundMinor: 0, after: { status: 'refunded', fulfillmentStatus: 'not_required' } });
    expect([last.after.cancelledAt, statusesOf(last.after)[1]]).toEqual([undefined, ['cancelled', 'cancelled']]);
  });

  it('[D-126] include each piece once all the money went back, here or in the provider’s dashboard', () => {
    const order = anOrder([tickets(2), goods({ quantity: 1 })]);
    const refundedHere = then(order, refundOrder(order, NOW, { amountMinor: order.paidMinor }));
    const back = {
      id: 'r',
      paymentId: 'payment',
      amountMinor: order.paidMinor,
      status: 'succeeded' as const,
      source: 'provider' as const,
      createdAt: NOW,
    };
    const booked = bookProviderRefund({ ...order, refunds: [back] }, back.amountMinor, NOW);
    for (const refunded of [refundedHere, booked]) {
      expect(byItem(refunded, 0)).toMatchObject({ refundMinor: 0, after: { status: 'refunded', items: [{ refundedQuantity: 1 }, {}] } });
      expect(byItem(refunded, 1).after.fulfillmentStatus).toBe('cancelled');
      expect(() => refundOrder(refunded, NOW, 'all')).toThrow('Nothing of this order is left to refund.');
      expect(() => refundOrder(refunded, NOW, { amountMinor: 1 })).toThrow('Nothing of this order is left to refund.');
    }
    expect(byItem(then(order, refundOrder(order, NOW, { amountMinor: order.paidMinor - 1 })), 0).refundMinor).toBe(1);
  });

  it('[D-126] [D-11] make the order cancelled with its last piece or seat, where nothing was refunded', () => {
    const free = anOrder([tickets(2, FREE), goods({ unitPriceMinor: 0, quantity: 1 })], {
      cart: { discountCode: { id: 'code', code: 'ALL' } },
    });
    expect(free.status).toBe('paid');
    const goodsLeft = then(free, byItem(free, 0, 2));
    expect(goodsLeft.status).toBe('paid');
    const last = byItem(goodsLeft, 1);
    expect(last).toMatchObject({ refundMinor: 0, after: { status: 'cancelled', fulfillmentStatus: 'cancelled', cancelledAt: NOW } });
    expect(freed(goodsLeft, last.after).sort()).toEqual([
      ['discount_code', 1],
      ['variant', 1],
    ]);
    const over = then(goodsLeft, last);
    expect(cancelOrder(over, NOW, { refund: true })).toEqual({ after: over, refundMinor: 0 });
    expect(() => byItem(over, 1)).toThrow('0 can still be refunded');
    expect(() => refundOrder(free, NOW, 'all')).toThrow('naming its items');
  });

  it('[D-126] do not exist in an order that is cancelled: all of it was called off', () => {
    const free = anOrder([tickets(2, FREE)]);
    const over = then(free, cancelOrder(free, NOW, { refund: true }));
    expect(() => byItem(over, 0)).toThrow('Nothing of this order is left to refund.');
  });

  it('[D-126] exist in test mode as well, where tickets have no seats', () => {
    const order = anOrder([tickets(1), tickets(1, FREE)], { mode: 'test' });
    const change = byItem(order, 1);
    expect(change).toMatchObject({ refundMinor: 0, after: { status: 'paid', items: [{}, { refundedQuantity: 1, seats: [] }] } });
    expect(freed(order, change.after)).toEqual([]);
    const free = anOrder([tickets(2, FREE)], { mode: 'test' });
    expect(byItem(free, 0, 2).after.status).toBe('cancelled');
  });

  it('[D-126] [D-13] keep the seat of a guest who is there', () => {
    const order = withSeat(anOrder([tickets(2, FREE)]), 1, 'checked_in');
    expect(() => byItem(order, 0)).toThrow('undo the check-in first');
    expect(() => bySeat(order, 1, 'none')).toThrow('undo the check-in first');
    expect(bySeat(order, 0, 'none').after.status).toBe('paid');
  });

  it('[D-126] are not called off in a savings plan, nor in an unpaid order', () => {
    const cart = aPaidCart({ workspaceId: 'w', cart: aCart([aLine(FREE), aLine()]), paidMinor: 1 });
    const saving: OrderDetails = { ...saveOrder(cart, 'saving', PAID_AT), payments: [], refunds: [], fulfillments: [] };
    expect(() => byItem(saving, 0)).toThrow('Cancel its savings plan instead');
    expect(() => byItem({ ...anOrder([tickets(1, FREE)]), status: 'pending', paidAt: undefined }, 0)).toThrow('not paid yet');
  });

  it.each<[string, WantedRefund]>([
    ['less than nothing', { amountMinor: -1 }],
    ['no money at all', { amountMinor: 0 }],
    ['all that is left', 'all'],
  ])('[D-126] are called off by item alone, not by %s', (_, wanted) => {
    expect(() => refundOrder(anOrder([tickets(1, FREE)]), NOW, wanted)).toThrow('Nothing of this order is left');
  });
});

describe('a seat that was bought', () => {
  it('[D-126] is cancelled alone, with its share or without, and is for sale again', () => {
    const order = anOrder([tickets(2, { pricePhaseId: 'early' })]);
    const share = bySeat(order, 0);
    expect(share).toMatchObject({ refundMinor: 50_000, after: { status: 'partially_refunded', items: [{ refundedQuantity: 1 }] } });
    expect(statusesOf(share.after)).toEqual([['cancelled', 'confirmed']]);
    expect(freed(order, share.after)).toEqual([
      ['price_phase', 1],
      ['event', 1],
      ['ticket_type', 1],
    ]);
    expect(bySeat(order, 1, 'none')).toMatchObject({ refundMinor: 0, after: { status: 'paid', items: [{ refundedQuantity: 1 }] } });
  });

  it('[D-126] gives its part of a group ticket, whose count and capacity come back with its last seat', () => {
    let order = anOrder([tickets(1, { perPiece: 3, unitPriceMinor: 10_000 }), tickets(1)]);
    const seen = [0, 2, 1].map((seat) => {
      const change = bySeat(order, seat);
      const step = [change.refundMinor, change.after.items[0]!.refundedQuantity, freed(order, change.after)];
      order = then(order, change);
      return step;
    });
    const last = [
      ['event', 1],
      ['ticket_type', 1],
    ];
    expect(seen).toEqual([
      [3_333, 0, [['event', 1]]],
      [3_333, 0, [['event', 1]]],
      [3_334, 1, last],
    ]);
    expect(order.status).toBe('partially_refunded');
    expect(() => byItem(order, 0)).toThrow('0 can still be refunded');
    expect(bySeat(order, 0, 'share', 1)).toMatchObject({ refundMinor: 50_000, after: { status: 'refunded' } });
  });

  it('[D-126] leaves of its piece the shares of the other seats, which an item refund gives back whole', () => {
    const order = anOrder([tickets(2, { perPiece: 2, unitPriceMinor: 10_001 })]);
    const withoutRefund = then(order, bySeat(order, 3, 'none'));
    const piece = byItem(withoutRefund, 0);
    expect(piece).toMatchObject({ refundMinor: 5_000, after: { items: [{ refundedQuantity: 1 }] } });
    expect(statusesOf(piece.after)).toEqual([['confirmed', 'confirmed', 'cancelled', 'cancelled']]);
    expect(byItem(then(withoutRefund, piece), 0).refundMinor).toBe(10_001);
    expect(statusesOf(byItem(anOrder([tickets(2, { perPiece: 2 })]), 0).after)).toEqual([
      ['confirmed', 'confirmed', 'cancelled', 'cancelled'],
    ]);
  });

  it('[D-126] never gives back more than is left', () => {
    const order = anOrder([tickets(2)]);
    const refunded = then(order, refundOrder(order, NOW, { amountMinor: 80_000 }));
    const share = bySeat(refunded, 0);
    expect(share).toMatchObject({ refundMinor: 20_000, after: { status: 'refunded' } });
    expect(bySeat(then(refunded, share), 1)).toMatchObject({
      refundMinor: 0,
      after: { status: 'refunded', items: [{ refundedQuantity: 2 }] },
    });
  });

  it('[D-126] stays as it is once it is cancelled, whatever refund is asked for', () => {
    const order = anOrder([tickets(2)]);
    const cancelled = then(order, bySeat(order, 0, 'none'));
    for (const refund of ['none', 'share'] as const) expect(bySeat(cancelled, 0, refund)).toEqual({ after: cancelled, refundMinor: 0 });
  });

  it('[D-126] belongs to this order, which is paid', () => {
    const order = anOrder([tickets(2)]);
    expect(() => cancelSeat(order, NOW, { attendeeId: 'other', refund: 'none' })).toThrow('no such registration');
    expect(() => bySeat({ ...order, paidAt: undefined }, 0)).toThrow('not paid yet');
  });

  it('[D-126] [D-11] makes the order cancelled as the last of all, when nothing was refunded, and else leaves its status', () => {
    const order = anOrder([tickets(2)]);
    const one = then(order, bySeat(order, 0, 'none'));
    expect(one.status).toBe('paid');
    expect(bySeat(one, 1, 'none')).toMatchObject({
      refundMinor: 0,
      after: { status: 'cancelled', cancelledAt: NOW, fulfillmentStatus: 'cancelled' },
    });
    const shared = then(order, bySeat(order, 0));
    const last = bySeat(shared, 1, 'none');
    expect([last.after.status, last.after.cancelledAt]).toEqual(['partially_refunded', undefined]);
    const refused = {
      ...shared,
      status: 'paid' as const,
      refunds: shared.refunds.map((refund) => ({ ...refund, status: 'failed' as const })),
    };
    expect(bySeat(refused, 1, 'none').after.status).toBe('cancelled');
  });

  it('[D-126] is not cancelled with goods that are still to come', () => {
    const order = anOrder([tickets(1), goods({ quantity: 1 })]);
    expect(bySeat(order, 0, 'none').after).toMatchObject({ status: 'paid', fulfillmentStatus: 'unfulfilled' });
  });
});

describe('an order that was paid by deposit', () => {
  /** Terms of two seats of 500.00 at 150.00 each now. */
  const owed = { dueNowMinor: 30_000, balanceMinor: 70_000, balanceMode: 'online' } as const;
  const deposit = (more: readonly Sold[] = []) =>
    anOrder([tickets(2, { dueNowMinor: 30_000 }), ...more], {
      cart: owed,
      paidMinor: 30_000 + more.reduce((sum, { line }) => sum + line.netMinor, 0),
    });

  it('[D-126] [D-112] owes nothing any more for a seat that is called off', () => {
    const order = deposit();
    for (const [refund, back] of [
      ['none', 0],
      ['share', 15_000],
    ] as const) {
      const change = bySeat(order, 0, refund);
      expect([change.refundMinor, change.after.status, balanceDueMinorOf(change.after)]).toEqual([back, 'deposit_paid', 35_000]);
      expect(orderBreakdown(then(order, change))).toMatchObject({
        totalMinor: 100_000,
        paidMinor: 30_000,
        leftMinor: 35_000,
        waivedMinor: 35_000,
      });
      expect([owedOf(change.after)?.amountMinor, claimBalance(change.after, 70_000), claimBalance(change.after, 35_000)]).toEqual([
        35_000,
        'settled',
        'wanted',
      ]);
      expect(receiveBalance(change.after, { byHand: false })).toMatchObject({ status: 'paid', paidMinor: 65_000 });
    }
    expect(byItem(order, 0)).toMatchObject({ refundMinor: 15_000, after: { status: 'deposit_paid', waivedMinor: 35_000 } });
    expect(balanceModeOf(order)).toBe('online');
  });

  it('[D-126] [D-11] is cancelled with its last seat when nothing was refunded, and refunded when all went back', () => {
    const order = deposit();
    const withoutRefund = then(order, bySeat(order, 0, 'none'));
    expect(bySeat(withoutRefund, 1, 'none').after).toMatchObject({ status: 'cancelled', cancelledAt: NOW });
    const shared = then(order, bySeat(order, 0));
    expect(bySeat(shared, 1)).toMatchObject({ refundMinor: 15_000, after: { status: 'refunded' } });
    expect(bySeat(shared, 1, 'none').after.status).not.toBe('cancelled');
  });

  it('[D-126] owes as before when a free ticket of it is called off', () => {
    const order = deposit([tickets(1, FREE)]);
    expect(byItem(order, 1).after).toMatchObject({ status: 'deposit_paid', waivedMinor: 0 });
  });

  it('[D-126] [D-11] is paid once nothing of it is left to be paid', () => {
    const order = { ...deposit([goods({ quantity: 1 })]), remindAt: NOW };
    const change = byItem(order, 0, 2);
    expect(change).toMatchObject({
      refundMinor: 30_000,
      after: { status: 'partially_refunded', waivedMinor: 70_000, remindAt: undefined },
    });
    const withoutBoth = then(then(order, bySeat(order, 0, 'none')), bySeat(then(order, bySeat(order, 0, 'none')), 1, 'none'));
    expect([withoutBoth.status, balanceDueMinorOf(withoutBoth)]).toEqual(['paid', 0]);
    expect(recountRefunds(withoutBoth)).toBe(withoutBoth);
    expect(byItem(withoutBoth, 1)).toMatchObject({ refundMinor: 50_000, after: { status: 'partially_refunded' } });
  });

  it('[D-126] gives back from here nothing that was received by hand, and calls the seat off', () => {
    const order = { ...anOrder([tickets(2)]), payments: [], receivedByHandMinor: 100_000 };
    expect(bySeat(order, 0)).toMatchObject({ refundMinor: 0, after: { status: 'paid', items: [{ refundedQuantity: 1 }] } });
    expect(byItem(order, 0)).toMatchObject({ refundMinor: 0, after: { status: 'paid' } });
  });
});

describe('the stock that comes back', () => {
  it('[D-12] is of called-off pieces alone, also when nothing is left to hand over', () => {
    const order = anOrder([goods({ quantity: 1 }), goods({ needsDelivery: false, quantity: 3 })]);
    const change = byItem(order, 0);
    expect([change.after.fulfillmentStatus, freed(order, change.after)]).toEqual(['cancelled', [['variant', 1]]]);
    const rest = then(order, change);
    expect(freed(rest, byItem(rest, 1, 2).after)).toEqual([['variant', 2]]);
    expect(freed(rest, cancelOrder(rest, NOW, { refund: true }).after)).toEqual([['variant', 3]]);
  });

  it('[D-11] [D-13] includes the seat of an order whose goods and money went back before', () => {
    const order = anOrder([tickets(1), goods({ quantity: 1 })]);
    const refunded = then(order, refundOrder(order, NOW, { amountMinor: order.paidMinor }));
    const off = then(refunded, byItem(refunded, 1));
    expect([off.status, off.fulfillmentStatus]).toEqual(['refunded', 'cancelled']);
    expect(statusesOf(cancelOrder(off, NOW, { refund: false }).after)[0]).toEqual(['cancelled']);
  });
});

describe('an order of a cancelled event', () => {
  const deposit = () => tickets(2, { perPiece: 2, unitPriceMinor: 1_000, dueNowMinor: 600, netMinor: 2_000 });

  it('[D-147] loses its tickets without money, owes nothing for them, and keeps its status', () => {
    const order = anOrder([deposit()], { cart: { balanceMinor: 1_400, dueNowMinor: 600 }, paidMinor: 600 });
    const { after, refundMinor } = callOffForEvent(order, EVENT, NOW);
    expect([after.status, refundMinor, balanceDueMinorOf(after), after.remindAt]).toEqual(['deposit_paid', 0, 0, undefined]);
    expect(after.items[0]).toMatchObject({ refundedQuantity: 2 });
    expect(after.items[0]!.seats.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'cancelled'));
    expect(freedByOrder(order, after)).toContainEqual({ kind: 'event', subjectId: EVENT.eventId, count: 4 });
  });

  it('[D-147] loses the seats of guests who are there, once, and can be refunded in whole by cancelling it', () => {
    const order = anOrder([tickets(1, { unitPriceMinor: 1_000 })]);
    const items = order.items.map((item) => ({
      ...item,
      seats: item.seats.map((seat) => ({ ...seat, status: 'checked_in' as AttendeeStatus })),
    }));
    const change = callOffForEvent({ ...order, items }, EVENT, NOW);
    expect(change.after.items[0]!.seats.map(({ status }) => status)).toEqual(['cancelled']);
    const ended = then(order, change);
    expect(callOffForEvent(ended, EVENT, NOW).after).toBe(ended);
    expect(cancelOrder(ended, NOW, { refund: true }).refundMinor).toBe(order.paidMinor);
  });

  it('[D-147] keeps the goods beside its tickets, and tickets of other events', () => {
    const order = anOrder([tickets(1), goods()]);
    expect(callOffForEvent(order, EVENT, NOW).after.items[1]).toBe(order.items[1]);
    expect(callOffForEvent(order, { eventId: 'another' }, NOW).after).toBe(order);
  });
});
