import { aCart, aLine, aPaidCart, PAID_AT, ticketsOf } from '../testing';
import { askForBalance, refuseSettled } from './balance';
import { cancelOrder, fulfilOrder, refundOrder } from './change-order';
import type { OrderDetails } from './order-details';
import { placeOrder, saveOrder, type PaidCart } from './place-order';
import { returnOrder } from './return-order';

const WORKSPACE = '01890a5d-ac96-774b-bcce-b302099a8058';

function anOrder(given: Partial<PaidCart> = {}, changed: Partial<OrderDetails> = {}): OrderDetails {
  const paid = aPaidCart({ workspaceId: WORKSPACE, ...given });
  const payments = [{ id: 'payment', checkoutId: paid.checkoutId!, rail: 'card' as const, amountMinor: paid.paidMinor, currency: 'NGN', paidAt: PAID_AT }];
  return { ...placeOrder(paid), number: 1001, payments, refunds: [], ...changed };
}

describe('an order that is changed', () => {
  it('[D-11] [D-94] gives of a deposit no more back than was paid, and is refunded then', () => {
    const lines = [aLine()];
    const order = anOrder({ cart: aCart(lines), paidMinor: 30_000 });
    expect(order.status).toBe('deposit_paid');
    expect(refundOrder(order, PAID_AT, { items: [{ itemId: lines[0]!.id, quantity: 2 }] })).toMatchObject({ refundMinor: 30_000, after: { status: 'refunded' } });
    expect(refundOrder(order, PAID_AT, { amountMinor: 10_000 }).after.status).toBe('deposit_paid');
  });

  it('[D-11] is not handed over, called off or refunded before it is paid', () => {
    const order = anOrder({}, { status: 'pending', paidAt: undefined });
    for (const change of [() => fulfilOrder(order, PAID_AT), () => cancelOrder(order, PAID_AT, { refund: true }), () => refundOrder(order, PAID_AT, 'all')]) {
      expect(change).toThrow('not paid yet');
    }
  });

  it('[D-11] [D-15] is changed by its savings plan alone while it is saved up for', () => {
    const cart = aPaidCart({ workspaceId: WORKSPACE, paidMinor: 30_000 });
    const order: OrderDetails = { ...saveOrder(cart, 'saving', PAID_AT), payments: [], refunds: [] };
    expect(order).toMatchObject({ status: 'saving', paidMinor: 30_000, placedAt: PAID_AT });
    expect(order.paidAt).toBeUndefined();
    const changes = [
      () => fulfilOrder(order, PAID_AT), () => cancelOrder(order, PAID_AT, { refund: true }), () => refundOrder(order, PAID_AT, 'all'), () => returnOrder(order),
      () => refuseSettled(order), () => askForBalance(order, PAID_AT),
    ];
    for (const change of changes) expect(change).toThrow('Cancel its savings plan instead');
  });

  it('[D-11] [D-15] is cancelled without seats or a number when its savings plan came to nothing', () => {
    const { line, seats } = ticketsOf({ eventId: 'event', ticketTypeId: 'tier' });
    const order = saveOrder(aPaidCart({ workspaceId: WORKSPACE, cart: aCart([line]), seats, paidMinor: 10 }), 'cancelled', new Date(0));
    expect(order).toMatchObject({ status: 'cancelled', fulfillmentStatus: 'cancelled', placedAt: new Date(0), cancelledAt: PAID_AT, paidMinor: 10 });
    expect([order.paidAt, order.items.map((item) => item.seats)]).toEqual([undefined, [[]]]);
  });

  it('[D-11] keeps no half of what was refunded in part when it is called off', () => {
    const order = anOrder({}, { status: 'partially_refunded', refunds: [{ id: 'refund', paymentId: 'payment', amountMinor: 1_000, status: 'succeeded', createdAt: PAID_AT }] });
    expect(() => cancelOrder(order, PAID_AT, { refund: false })).toThrow('refund the rest');
    expect(cancelOrder(order, PAID_AT, { refund: true })).toMatchObject({ refundMinor: 99_000, after: { status: 'refunded', fulfillmentStatus: 'cancelled' } });
  });

  it('[D-11] may keep the money when it is called off', () => {
    expect(cancelOrder(anOrder(), PAID_AT, { refund: false })).toMatchObject({ refundMinor: 0, after: { status: 'cancelled' } });
  });

  it('[D-13] takes no seat from a guest who is there', () => {
    const { line, seats } = ticketsOf({ eventId: 'event', ticketTypeId: 'tier' });
    const order = anOrder({ cart: aCart([line]), seats });
    const there = { ...order, items: order.items.map((item) => ({ ...item, seats: item.seats.map((seat) => ({ ...seat, status: 'checked_in' as const })) })) };
    expect(() => cancelOrder(there, PAID_AT, { refund: true })).toThrow('checked in');
    expect(() => refundOrder(there, PAID_AT, { items: [{ itemId: line.id, quantity: 1 }] })).toThrow('checked in');
    expect(refundOrder(there, PAID_AT, { amountMinor: 100 }).refundMinor).toBe(100);
  });

  it.each([[0], [-1], [1.5], [3], [1e9]])('is not refunded by %d pieces of two', (quantity) => {
    const lines = [aLine()];
    expect(() => refundOrder(anOrder({ cart: aCart(lines) }), PAID_AT, { items: [{ itemId: lines[0]!.id, quantity }] })).toThrow('can still be refunded');
  });

  it.each([[0], [-5], [100_001]])('is not refunded by an amount of %d of 100000', (amountMinor) => {
    expect(() => refundOrder(anOrder(), PAID_AT, { amountMinor })).toThrow('ask for 1 to 100000');
  });

  it('is not changed by items of another order, or by one named twice', () => {
    const lines = [aLine()];
    const pieces = { itemId: lines[0]!.id, quantity: 1 };
    expect(() => fulfilOrder(anOrder(), PAID_AT, [{ itemId: WORKSPACE, quantity: 1 }])).toThrow('not of this order');
    expect(() => fulfilOrder(anOrder({ cart: aCart(lines) }), PAID_AT, [pieces, pieces])).toThrow('once');
  });
});
