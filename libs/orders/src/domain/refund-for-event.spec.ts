import fc from 'fast-check';
import type { PricedLine } from '@svc/contracts';
import { aCart, aLine, aPaidCart, PAID_AT, ticketsOf } from '../testing';
import { type EventRefund, refundForEvent } from './refund-for-event';
import { cancelOrder } from './change-order';
import { type OrderDetails, refundedMinorOf, spreadRefund } from './order';
import { placeOrder, saveOrder } from './place-order';
import { refundOrder } from './refund-order';

const EVENT = { eventId: 'event', ticketTypeId: 'tier' };
const NOW = new Date('2026-02-02T12:00:00.000Z');
const TICKET_MINOR = 7_000;
const FEE_MINOR = 100;

interface Bought {
  tickets?: number;
  goods?: number;
  deliveryMinor?: number;
  /** Part of the money that the merchant took by hand. */
  byHandMinor?: number;
}

/** An order of tickets at 70.00 with a fee of 1.00 a line, and goods at 30.00 a piece. */
function anOrder({ tickets = 2, goods = 0, deliveryMinor = 0, byHandMinor = 0 }: Bought = {}): OrderDetails {
  const { line, seats } = ticketsOf(EVENT, tickets);
  const netMinor = tickets * TICKET_MINOR;
  const ticketLine: PricedLine = { ...line, unitPriceMinor: TICKET_MINOR, netMinor, customerFeeMinor: FEE_MINOR, dueNowMinor: netMinor };
  const lines = [ticketLine, ...(goods > 0 ? [aLine({ quantity: goods, unitPriceMinor: 3_000 })] : [])];
  const paid = aPaidCart({ workspaceId: 'w', cart: aCart(lines, { deliveryMinor }), seats, eventId: EVENT.eventId });
  const amountMinor = paid.paidMinor - byHandMinor;
  const payment = { id: 'payment', checkoutId: paid.checkoutId!, rail: 'card' as const, amountMinor, currency: 'NGN', paidAt: PAID_AT };
  return { ...placeOrder(paid), number: 1001, receivedByHandMinor: byHandMinor, payments: [payment], refunds: [], fulfillments: [] };
}

/** Returns the order once the change is written, as the next change finds it. */
function then(order: OrderDetails, { after, refundMinor }: Pick<EventRefund, 'after' | 'refundMinor'>): OrderDetails {
  const refunds = spreadRefund(order, refundMinor).map((part, index) => ({
    ...part,
    id: `refund ${order.refunds.length + index}`,
    status: 'succeeded' as const,
    createdAt: NOW,
  }));
  return { ...order, ...after, refunds: [...order.refunds, ...refunds] };
}

const refund = (order: OrderDetails) => refundForEvent(order, { eventId: EVENT.eventId }, NOW);
const byItem = (order: OrderDetails, index: number, quantity = 1) =>
  then(order, refundOrder(order, NOW, { items: [{ itemId: order.items[index]!.id, quantity }] }));
const byAmount = (order: OrderDetails, amountMinor: number) => then(order, refundOrder(order, NOW, { amountMinor }));

describe('[D-147] the money of an order whose event is cancelled', () => {
  it('goes back with its fees, and the order is refunded', () => {
    const change = refund(anOrder());
    expect([change.refundMinor, change.byHandMinor, change.after.status]).toEqual([14_100, 0, 'refunded']);
    expect(change.after.items[0]).toMatchObject({ refundedQuantity: 2 });
    expect(change.after.items[0]!.seats.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  it('stays for goods beside the tickets, with their delivery', () => {
    const change = refund(anOrder({ goods: 2, deliveryMinor: 500 }));
    expect([change.refundMinor, change.after.status]).toEqual([14_100, 'partially_refunded']);
    expect(change.after.items[1]).toMatchObject({ refundedQuantity: 0 });
  });

  it('is what is left after refunds of tickets, of goods, and of amounts, which are never taken from goods', () => {
    const order = anOrder({ goods: 1 });
    expect(refund(byItem(order, 0)).refundMinor).toBe(7_050);
    expect(refund(byItem(order, 1)).refundMinor).toBe(14_100);
    expect(refund(byAmount(order, 4_100)).refundMinor).toBe(10_000);
    expect(refund(byAmount(order, 14_100)).refundMinor).toBe(0);
    expect(refund(byAmount(order, 15_000)).refundMinor).toBe(0);
  });

  it('goes back whatever the state of its tickets: called off for nothing, checked in, or cancelled with the order', () => {
    const order = anOrder();
    const items = order.items.map((item) => ({ ...item, seats: item.seats.map((seat) => ({ ...seat, status: 'checked_in' as const })) }));
    expect(refund({ ...order, items }).refundMinor).toBe(14_100);
    const cancelled = then(order, cancelOrder(order, NOW, { refund: false }));
    expect(refund(cancelled)).toMatchObject({ refundMinor: 14_100, after: { status: 'cancelled' } });
    expect(refund(then(order, cancelOrder(order, NOW, { refund: true }))).refundMinor).toBe(0);
    const delivered = anOrder({ goods: 2, deliveryMinor: 500 });
    expect(refund(then(delivered, cancelOrder(delivered, NOW, { refund: false }))).refundMinor).toBe(14_100);
  });

  it('is listed where the merchant took it by hand, and only as far as it is due back', () => {
    expect(refund(anOrder({ byHandMinor: 14_100 }))).toMatchObject({ refundMinor: 0, byHandMinor: 14_100, after: { status: 'paid' } });
    expect(refund(anOrder({ byHandMinor: 4_100 }))).toMatchObject({ refundMinor: 10_000, byHandMinor: 4_100 });
    expect(refund(anOrder({ goods: 1, byHandMinor: 17_100 }))).toMatchObject({ refundMinor: 0, byHandMinor: 14_100 });
  });

  it('[D-163] is given back by the merchant as far as an order by hand was paid outside, less what was recorded as given back', () => {
    const order = anOrder();
    const byHand = { ...order, payments: order.payments.map((payment) => ({ ...payment, rail: 'cash' as const })) };
    expect(refund(byHand)).toMatchObject({ refundMinor: 0, byHandMinor: 14_100, after: { status: 'paid' } });
    expect(refund(byAmount(byHand, 4_000))).toMatchObject({ refundMinor: 0, byHandMinor: 10_100 });
  });

  it('goes back for ticket types that have lost their last day alone, and once over day and event', () => {
    const [friday, pass] = ['friday', 'pass'].map((ticketTypeId) => ticketsOf({ ...EVENT, ticketTypeId }, 1));
    const lines = [friday!, pass!].map(({ line }) => ({ ...line, unitPriceMinor: 5_000, netMinor: 5_000, dueNowMinor: 5_000 }));
    const paid = aPaidCart({ workspaceId: 'w', cart: aCart(lines), seats: [...friday!.seats, ...pass!.seats], eventId: EVENT.eventId });
    const payment = {
      id: 'payment',
      checkoutId: paid.checkoutId!,
      rail: 'card' as const,
      amountMinor: 10_000,
      currency: 'NGN',
      paidAt: PAID_AT,
    };
    const order: OrderDetails = { ...placeOrder(paid), payments: [payment], refunds: [], fulfillments: [] };
    const ofDay = refundForEvent(order, { eventId: EVENT.eventId, ticketTypeIds: ['friday'] }, NOW);
    expect([ofDay.refundMinor, ofDay.after.status, ofDay.after.items.map(({ refundedQuantity }) => refundedQuantity)]).toEqual([
      5_000,
      'partially_refunded',
      [1, 0],
    ]);
    expect(refund(then(order, ofDay))).toMatchObject({ refundMinor: 5_000, after: { status: 'refunded' } });
    expect(refundForEvent(order, { eventId: EVENT.eventId, ticketTypeIds: [] }, NOW).refundMinor).toBe(0);
  });

  it('[D-151] is left to a person where a refund of it has failed, until a later one makes up for it', () => {
    const order = byAmount(anOrder(), 4_100);
    const failed = { ...order, refunds: order.refunds.map((each) => ({ ...each, status: 'failed' as const })) };
    expect(refund(failed).refundMinor).toBe(10_000);
    const again = { ...failed.refunds[0]!, id: 'again', status: 'succeeded' as const, createdAt: new Date(NOW.getTime() + 1) };
    expect(refund({ ...failed, refunds: [...failed.refunds, again] }).refundMinor).toBe(10_000);
  });

  it('does not move for another event, an unpaid order, or one that is saved for', () => {
    const order = anOrder();
    expect(refundForEvent(order, { eventId: 'another' }, NOW)).toEqual({ after: order, refundMinor: 0, byHandMinor: 0 });
    expect(refund({ ...order, paidAt: undefined })).toMatchObject({ refundMinor: 0, byHandMinor: 0 });
    const { line, seats } = ticketsOf(EVENT, 1);
    const paid = aPaidCart({ workspaceId: 'w', cart: aCart([line]), seats, eventId: EVENT.eventId });
    const saved = saveOrder({ ...paid, paidMinor: 100 }, 'saving', PAID_AT);
    expect(refund({ ...saved, payments: [], refunds: [], fulfillments: [] }).refundMinor).toBe(0);
  });

  it('never exceeds what is there, leaves what goods cost, and is nothing the second time, after any refunds', () => {
    const bought = fc.record({
      tickets: fc.integer({ min: 1, max: 4 }),
      goods: fc.integer({ min: 0, max: 3 }),
      deliveryMinor: fc.constantFrom(0, 500),
      byHandMinor: fc.constantFrom(0, 1, 5_000),
    });
    const earlier = fc.array(
      fc.record({ item: fc.integer({ min: 0, max: 1 }), amountMinor: fc.integer({ min: 1, max: 9_000 }), isAmount: fc.boolean() }),
      {
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(bought, earlier, (wanted, refunds) => {
        let order = anOrder(wanted);
        for (const { item, amountMinor, isAmount } of refunds) {
          try {
            order = isAmount ? byAmount(order, amountMinor) : byItem(order, item);
          } catch {
            // Nothing of it is left.
          }
        }
        const change = refund(order);
        const after = then(order, change);
        const goodsMinor = after.items
          .slice(1)
          .reduce((sum, { line, refundedQuantity }) => sum + 3_000 * (line.quantity - refundedQuantity), 0);
        const leftMinor = after.paidMinor - refundedMinorOf(after) - change.byHandMinor;
        expect(change.refundMinor + change.byHandMinor).toBeLessThanOrEqual(order.paidMinor - refundedMinorOf(order));
        if (change.refundMinor > 0) expect(leftMinor).toBeGreaterThanOrEqual(goodsMinor);
        expect(refund(after)).toMatchObject({ refundMinor: 0, byHandMinor: change.byHandMinor });
      }),
    );
  });
});
