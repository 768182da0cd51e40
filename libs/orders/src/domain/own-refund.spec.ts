import { aCart, aLine, aPaidCart, PAID_AT, ticketsOf } from '../testing';
import { cancelSeat } from './cancel-seat';
import type { OrderDetails } from './order';
import { decideOwnRefund } from './own-refund';
import { placeOrder } from './place-order';

const EVENT = { eventId: 'event', ticketTypeId: 'tier' };
const UNTIL = '2026-03-01T18:00:00.000Z';
const before = new Date('2026-03-01T17:59:59.999Z');

function anOrder({
  goods = false,
  free = false,
  ...overrides
}: Partial<OrderDetails> & { goods?: boolean; free?: boolean } = {}): OrderDetails {
  const { line, seats } = ticketsOf(EVENT, 2);
  const tickets = free ? { ...line, unitPriceMinor: 0, netMinor: 0 } : line;
  const cart = aCart(goods ? [tickets, aLine({ quantity: 1, unitPriceMinor: 30_000 })] : [tickets]);
  const paid = aPaidCart({ workspaceId: 'w', cart, seats, eventId: EVENT.eventId });
  const payments = [
    { id: 'p', checkoutId: paid.checkoutId!, rail: 'card' as const, amountMinor: paid.paidMinor, currency: 'NGN', paidAt: PAID_AT },
  ];
  return { ...placeOrder(paid), payments, refunds: [], fulfillments: [], ...overrides };
}
const decide = (order: OrderDetails, until: string | undefined = UNTIL, now = before) =>
  decideOwnRefund(order, { until, reason: 'Ill' }, now);
const checkedIn = (order: OrderDetails): OrderDetails => ({
  ...order,
  items: order.items.map((item) => ({
    ...item,
    seats: item.seats.map((seat, index) => (index === 0 ? { ...seat, status: 'checked_in' } : seat)),
  })),
});
const seatsIn = (order: { items: OrderDetails['items'] }) => order.items.flatMap(({ seats }) => seats.map(({ status }) => status));

describe('[ADR 0068 r3] a refund requested by the buyer of tickets', () => {
  it('is made at once until the moment of the event, as the merchant’s refund of all that is left, and the tickets are void', () => {
    const refund = decide(anOrder());
    expect(refund).toMatchObject({
      isAtOnce: true,
      isPart: false,
      refundMinor: 100_000,
      after: { status: 'refunded', refundRequest: { reason: 'Ill' } },
    });
    expect(typeof refund !== 'string' && seatsIn(refund.after)).toEqual(['cancelled', 'cancelled']);
  });

  it('gives back the paid deposit, and the rest of a partly refunded order', () => {
    expect(
      decide(anOrder({ status: 'deposit_paid', paidMinor: 30_000, payments: [{ ...anOrder().payments[0]!, amountMinor: 30_000 }] })),
    ).toMatchObject({ isAtOnce: true, refundMinor: 30_000 });
    expect(
      decide(
        anOrder({
          status: 'partially_refunded',
          refunds: [{ id: 'r', paymentId: 'p', amountMinor: 40_000, status: 'succeeded', createdAt: PAID_AT }],
        }),
      ),
    ).toMatchObject({ isAtOnce: true, refundMinor: 60_000 });
  });

  it('is a request from that moment on, without one, and once a guest is in', () => {
    const requests = [
      decide(anOrder(), UNTIL, new Date(UNTIL)),
      decideOwnRefund(anOrder(), { reason: 'Ill' }, before),
      decide(checkedIn(anOrder())),
    ];
    for (const refund of requests)
      expect(refund).toMatchObject({
        isAtOnce: false,
        refundMinor: 0,
        after: { status: 'paid', refundRequest: { state: 'open', reason: 'Ill' } },
      });
  });

  it('[D-126] leaves the merchant the money kept for a cancelled seat, and is a request where nothing would go back', () => {
    const cancelSeatOnly = (order: OrderDetails, index: number) =>
      cancelSeat(order, before, { attendeeId: order.items[0]!.seats[index]!.id, refund: 'none' }).after as OrderDetails;
    const one = cancelSeatOnly(anOrder(), 1);
    expect(decide(one)).toMatchObject({ isAtOnce: true, isPart: false, refundMinor: 50_000, after: { status: 'partially_refunded' } });
    const free = cancelSeatOnly(anOrder({ goods: true, free: true }), 1);
    expect(decide(free)).toMatchObject({ isAtOnce: false, refundMinor: 0, after: { status: 'paid', refundRequest: { state: 'open' } } });
  });

  it('[ADR 0067 r4] is a request once a ticket of it was given away, so that the merchant decides about it', () => {
    const order = anOrder();
    const givenAway = (status: 'confirmed' | 'cancelled'): OrderDetails => ({
      ...order,
      items: order.items.map((item) => ({
        ...item,
        seats: item.seats.map((seat, index) => (index === 0 ? { ...seat, status, givenAt: before } : seat)),
      })),
    });
    expect([decide(givenAway('confirmed')), decide(givenAway('cancelled'))]).toMatchObject([
      { isAtOnce: false, refundMinor: 0 },
      { isAtOnce: true },
    ]);
  });

  it('[D-163] is a request where money was paid outside, which its merchant gives back', () => {
    const order = anOrder();
    const byHand = { ...order, payments: order.payments.map((payment) => ({ ...payment, rail: 'cash' as const })) };
    expect(decide(byHand)).toMatchObject({ isAtOnce: false, refundMinor: 0 });
  });

  it('is made at once for the tickets of an order with goods, which stay sold', () => {
    const refund = decide(anOrder({ goods: true }));
    expect(refund).toMatchObject({
      isAtOnce: true,
      isPart: true,
      refundMinor: 100_000,
      after: { status: 'partially_refunded', fulfillmentStatus: 'unfulfilled', items: [{ refundedQuantity: 2 }, { refundedQuantity: 0 }] },
    });
  });

  it('is a request for goods, for tickets with goods after an earlier refund, and for free tickets with goods', () => {
    const goods = placeOrder(aPaidCart({ workspaceId: 'w' }));
    const mixed = anOrder({ goods: true });
    const orders: OrderDetails[] = [
      { ...goods, payments: [{ ...mixed.payments[0]!, amountMinor: goods.paidMinor }], refunds: [], fulfillments: [] },
      {
        ...mixed,
        status: 'partially_refunded',
        refunds: [{ id: 'r', paymentId: 'p', amountMinor: 1, status: 'succeeded', createdAt: PAID_AT }],
      },
      { ...mixed, receivedByHandMinor: 1 },
      { ...mixed, refunds: [{ id: 'r', paymentId: 'p', amountMinor: 50_000, status: 'succeeded', createdAt: PAID_AT }] },
      anOrder({ goods: true, free: true }),
    ];
    expect(orders.map((order) => decide(order))).toEqual(orders.map(() => expect.objectContaining({ isAtOnce: false, refundMinor: 0 })));
  });

  it('is refused where a request is open, all has gone back, or nothing can', () => {
    expect([
      decide(anOrder({ refundRequest: { state: 'open', askedAt: UNTIL } })),
      decide(anOrder({ status: 'refunded' })),
      decide(anOrder({ status: 'cancelled' })),
      decide(anOrder({ free: true })),
    ]).toEqual(['open', 'refunded', 'refused', 'refused']);
  });
});
