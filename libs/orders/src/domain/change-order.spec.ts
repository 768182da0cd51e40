import type { FulfillmentStatus, PricedLine } from '@svc/contracts';
import { aCart, aLine, aPaidCart, PAID_AT, ticketsOf } from '../testing';
import { askForBalance, refuseSettled } from './balance';
import { cancelOrder, fulfillmentOf, fulfilOrder, returnOrder } from './change-order';
import type { OrderDetails } from './order';
import { type PaidCart, placeOrder, saveOrder } from './place-order';
import { freedByOrder } from './freed-by-order';
import { refundOrder } from './refund-order';

const WORKSPACE = '01890a5d-ac96-774b-bcce-b302099a8058';

function anOrder(cart: Partial<PaidCart> = {}, changed: Partial<OrderDetails> = {}): OrderDetails {
  const paid = aPaidCart({ workspaceId: WORKSPACE, ...cart });
  const payments = [
    { id: 'payment', checkoutId: paid.checkoutId!, rail: 'card' as const, amountMinor: paid.paidMinor, currency: 'NGN', paidAt: PAID_AT },
  ];
  return { ...placeOrder(paid), number: 1001, payments, refunds: [], fulfillments: [], ...changed };
}

describe('an order that is changed', () => {
  it('[D-11] [D-94] gives of a deposit no more back than was paid, and is refunded then', () => {
    const lines = [aLine()];
    const order = anOrder({ cart: aCart(lines), paidMinor: 30_000 });
    expect(order.status).toBe('deposit_paid');
    expect(refundOrder(order, PAID_AT, { items: [{ itemId: lines[0]!.id, quantity: 2 }] })).toMatchObject({
      refundMinor: 30_000,
      after: { status: 'refunded' },
    });
    expect(refundOrder(order, PAID_AT, { amountMinor: 10_000 }).after.status).toBe('deposit_paid');
  });

  it('[D-128] gives amounts back in the steps of the currency, or all that is left', () => {
    const order = anOrder({ cart: { ...aCart(), currency: 'KWD' } });
    expect(refundOrder(order, PAID_AT, { amountMinor: 1_230 }).refundMinor).toBe(1_230);
    expect(() => refundOrder(order, PAID_AT, { amountMinor: 1_234 })).toThrow('give 1230 or 1240');
    const odd = anOrder({ cart: { ...aCart(), currency: 'KWD' }, paidMinor: 99_999 });
    expect(refundOrder(odd, PAID_AT, { amountMinor: 99_999 }).refundMinor).toBe(99_999);
  });

  it('[D-128] gives the rest back with its last pieces, whatever went back before', () => {
    const lines = [aLine()];
    const order = anOrder({ cart: aCart(lines) });
    const before = {
      refunds: [{ id: 'refund', paymentId: 'payment', amountMinor: 501, status: 'succeeded' as const, createdAt: PAID_AT }],
    };
    const { refundMinor, after } = refundOrder({ ...order, ...before }, PAID_AT, {
      items: [{ itemId: lines[0]!.id, quantity: lines[0]!.quantity }],
    });
    expect([refundMinor, after.status]).toEqual([order.paidMinor - 501, 'refunded']);
    const failed = anOrder(
      { cart: aCart(lines) },
      { refunds: [{ id: 'refund', paymentId: 'payment', amountMinor: 50_000, status: 'failed', createdAt: PAID_AT }] },
    );
    const half = { ...failed, items: failed.items.map((item) => ({ ...item, refundedQuantity: 1 })) };
    expect(refundOrder(half, PAID_AT, { items: [{ itemId: lines[0]!.id, quantity: 1 }] }).refundMinor).toBe(50_000);
  });

  it('[D-151] gives for pieces what is left at most after a refund by amount, down to nothing', () => {
    const lines = [aLine({ quantity: 3 })];
    const wanted = { items: [{ itemId: lines[0]!.id, quantity: 1 }] };
    let order = anOrder({ cart: aCart(lines) });
    const each = Math.floor(order.paidMinor / 3);
    const takeBack = (amountMinor: number) =>
      amountMinor === 0
        ? order.refunds
        : [
            ...order.refunds,
            { id: `r${order.refunds.length}`, paymentId: 'payment', amountMinor, status: 'succeeded' as const, createdAt: PAID_AT },
          ];
    order = { ...order, status: 'partially_refunded', refunds: takeBack(each + 1_000) };
    const amounts = [1, 2, 3].map(() => {
      const { refundMinor, after } = refundOrder(order, PAID_AT, wanted);
      order = { ...order, ...after, refunds: takeBack(refundMinor) };
      return refundMinor;
    });
    expect(amounts).toEqual([each, order.paidMinor - 2 * each - 1_000, 0]);
    expect([order.items[0]!.refundedQuantity, order.status, order.fulfillmentStatus]).toEqual([3, 'refunded', 'cancelled']);
    expect(() => refundOrder(order, PAID_AT, { amountMinor: 1 })).toThrow('Nothing of this order is left');
  });

  it('[D-151] is handed over after a refund in whole by force alone, and never once it is cancelled', () => {
    const order = anOrder({ cart: aCart([aLine()]) });
    const refunded = { ...order, ...refundOrder(order, PAID_AT, { amountMinor: order.paidMinor }).after };
    expect([refunded.status, refunded.fulfillmentStatus]).toEqual(['refunded', 'unfulfilled']);
    expect(() => fulfilOrder(refunded, PAID_AT)).toThrow('force=true');
    expect(fulfilOrder(refunded, PAID_AT, { force: true }).after.fulfillmentStatus).toBe('fulfilled');
    const part = { ...order, ...refundOrder(order, PAID_AT, { amountMinor: 1_000 }).after };
    expect(fulfilOrder(part, PAID_AT).after.fulfillmentStatus).toBe('fulfilled');
    const cancelled = { ...order, ...cancelOrder(order, PAID_AT, { refund: true }).after };
    for (const force of [false, true]) expect(() => fulfilOrder(cancelled, PAID_AT, { force })).toThrow('cancelled');
  });

  it('[D-11] is not handed over, called off or refunded before it is paid', () => {
    const order = anOrder({}, { status: 'pending', paidAt: undefined });
    for (const change of [
      () => fulfilOrder(order, PAID_AT),
      () => cancelOrder(order, PAID_AT, { refund: true }),
      () => refundOrder(order, PAID_AT, 'all'),
    ]) {
      expect(change).toThrow('not paid yet');
    }
  });

  it('[D-11] [D-15] is changed by its savings plan alone while it is saved up for', () => {
    const cart = aPaidCart({ workspaceId: WORKSPACE, paidMinor: 30_000 });
    const order: OrderDetails = { ...saveOrder(cart, 'saving', PAID_AT), payments: [], refunds: [], fulfillments: [] };
    expect(order).toMatchObject({ status: 'saving', paidMinor: 30_000, placedAt: PAID_AT });
    expect(order.paidAt).toBeUndefined();
    const changes = [
      () => fulfilOrder(order, PAID_AT),
      () => cancelOrder(order, PAID_AT, { refund: true }),
      () => refundOrder(order, PAID_AT, 'all'),
      () => returnOrder(order),
      () => refuseSettled(order),
      () => askForBalance(order, PAID_AT),
    ];
    for (const change of changes) expect(change).toThrow('Cancel its savings plan instead');
  });

  it('[D-11] [D-15] is cancelled without seats or a number when its savings plan came to nothing', () => {
    const { line, seats } = ticketsOf({ eventId: 'event', ticketTypeId: 'tier' });
    const order = saveOrder(aPaidCart({ workspaceId: WORKSPACE, cart: aCart([line]), seats, paidMinor: 10 }), 'cancelled', new Date(0));
    expect(order).toMatchObject({
      status: 'cancelled',
      fulfillmentStatus: 'cancelled',
      placedAt: new Date(0),
      cancelledAt: PAID_AT,
      paidMinor: 10,
    });
    expect([order.paidAt, order.items.map((item) => item.seats)]).toEqual([undefined, [[]]]);
  });

  it('[D-11] keeps no rest of a partial refund when it is called off', () => {
    const order = anOrder(
      {},
      {
        status: 'partially_refunded',
        refunds: [{ id: 'refund', paymentId: 'payment', amountMinor: 1_000, status: 'succeeded', createdAt: PAID_AT }],
      },
    );
    expect(() => cancelOrder(order, PAID_AT, { refund: false })).toThrow('refund the rest');
    expect(cancelOrder(order, PAID_AT, { refund: true })).toMatchObject({
      refundMinor: 99_000,
      after: { status: 'refunded', fulfillmentStatus: 'cancelled' },
    });
  });

  it('[D-11] may keep the money when it is called off', () => {
    expect(cancelOrder(anOrder(), PAID_AT, { refund: false })).toMatchObject({ refundMinor: 0, after: { status: 'cancelled' } });
  });

  it('[D-13] takes no seat from a guest who is there', () => {
    const { line, seats } = ticketsOf({ eventId: 'event', ticketTypeId: 'tier' });
    const order = anOrder({ cart: aCart([line]), seats });
    const there = {
      ...order,
      items: order.items.map((item) => ({ ...item, seats: item.seats.map((seat) => ({ ...seat, status: 'checked_in' as const })) })),
    };
    expect(() => cancelOrder(there, PAID_AT, { refund: true })).toThrow('checked in');
    expect(() => refundOrder(there, PAID_AT, { items: [{ itemId: line.id, quantity: 1 }] })).toThrow('checked in');
    expect(refundOrder(there, PAID_AT, { amountMinor: 100 }).refundMinor).toBe(100);
  });

  it.each([[0], [-1], [1.5], [3], [1e9]])('is not refunded by %d pieces of two', (quantity) => {
    const lines = [aLine()];
    expect(() => refundOrder(anOrder({ cart: aCart(lines) }), PAID_AT, { items: [{ itemId: lines[0]!.id, quantity }] })).toThrow(
      'can still be refunded',
    );
  });

  it.each([[0], [-5], [100_001]])('is not refunded by an amount of %d of 100000', (amountMinor) => {
    expect(() => refundOrder(anOrder(), PAID_AT, { amountMinor })).toThrow('give 1 to 100000');
  });

  it('[ADR 0116 r1] notes the pieces that travel together, and how; never those that were sent before', () => {
    const lines = [aLine(), aLine({ quantity: 1 }), ticketsOf({ eventId: WORKSPACE, ticketTypeId: WORKSPACE }).line];
    const [goods, other] = lines.map(({ id }) => id) as [string, string];
    const order = anOrder({ cart: aCart(lines) });
    const shipment = { carrier: 'GIG', trackingNumber: '4711', trackingUrl: 'https://track.example/4711' };
    const first = fulfilOrder(order, PAID_AT, { items: [{ itemId: goods, quantity: 1 }], ...shipment });
    expect(first.fulfillment).toEqual({ items: [{ itemId: goods, quantity: 1 }], createdAt: PAID_AT, ...shipment });
    const sent = { ...order, ...first.after, fulfillments: [{ id: 'f', ...first.fulfillment! }] };
    const rest = [goods, other].map((itemId) => ({ itemId, quantity: 1 }));
    const last = fulfilOrder(sent, PAID_AT);
    expect(last.fulfillment).toEqual({ items: rest, createdAt: PAID_AT });
    const whole = { ...sent, ...last.after };
    for (const handOver of [{}, shipment]) expect(fulfilOrder(whole, PAID_AT, handOver)).toEqual({ after: whole, refundMinor: 0 });
    expect(() => fulfilOrder(whole, PAID_AT, { ...shipment, trackingNumber: '4712' })).toThrow('Everything in this order is fulfilled');
  });

  it('is not changed by items of another order, or by one named twice', () => {
    const lines = [aLine()];
    const pieces = { itemId: lines[0]!.id, quantity: 1 };
    expect(() => fulfilOrder(anOrder(), PAID_AT, { items: [{ itemId: WORKSPACE, quantity: 1 }] })).toThrow('not of this order');
    expect(() => fulfilOrder(anOrder({ cart: aCart(lines) }), PAID_AT, { items: [pieces, pieces] })).toThrow('once');
  });
});

/** Builds an order whose goods were handed over. */
function handedOver(changed: Partial<OrderDetails> = {}): OrderDetails {
  return anOrder({}, { fulfillmentStatus: 'fulfilled', ...changed });
}

describe('an order whose goods came back', () => {
  it('[D-12] is returned once all of it was handed over, and moves neither money nor stock', () => {
    const order = handedOver();
    const { after, refundMinor } = returnOrder(order);
    expect([after, refundMinor, freedByOrder(order, after)]).toEqual([{ ...order, fulfillmentStatus: 'returned' }, 0, []]);
  });

  it('[D-12] stays as it is when it has come back already', () => {
    const returned = handedOver({ fulfillmentStatus: 'returned' });
    expect(returnOrder(returned).after).toBe(returned);
  });

  it.each(['not_required', 'scheduled', 'unfulfilled', 'partially_fulfilled', 'cancelled'] as FulfillmentStatus[])(
    '[D-12] is not returned while it is %s',
    (fulfillmentStatus) => {
      expect(() => returnOrder(handedOver({ fulfillmentStatus }))).toThrow(
        expect.objectContaining({ code: 'VALIDATION_ERROR', message: expect.stringContaining(fulfillmentStatus) }),
      );
    },
  );

  it('[D-11] is not returned before it is paid', () => {
    expect(() => returnOrder(handedOver({ paidAt: undefined }))).toThrow('not paid yet');
  });

  it('[D-12] can be refunded, and called off', () => {
    const returned = handedOver({ fulfillmentStatus: 'returned' });
    expect(refundOrder(returned, PAID_AT, { amountMinor: 1_000 }).after).toMatchObject({
      status: 'partially_refunded',
      fulfillmentStatus: 'returned',
    });
    expect(cancelOrder(returned, PAID_AT, { refund: true }).after.fulfillmentStatus).toBe('cancelled');
  });
});

const item = (overrides: Partial<PricedLine> = {}, fulfilledQuantity = 0, refundedQuantity = 0) => ({
  line: aLine(overrides),
  fulfilledQuantity,
  refundedQuantity,
});
const slotAt = (startUtc: string) => ({
  needsDelivery: false,
  slot: { startUtc, startLocal: '2026-03-01T10:00:00', timezone: 'Africa/Lagos', durationMinutes: 30 },
});

describe('the fulfilment status of an order', () => {
  it.each([
    [
      'nowhere to go, when they are tickets, gifts and downloads',
      'not_required',
      [item({ kind: 'ticket' }), item({ kind: 'donation' }), item({ needsDelivery: false })],
    ],
    ['to be handed over', 'unfulfilled', [item(), item({ kind: 'ticket' })]],
    ['booked for an hour that has not come', 'scheduled', [item(slotAt('2026-03-01T09:00:00Z'))]],
    ['due when the hour has come', 'unfulfilled', [item(slotAt('2026-01-01T09:00:00Z'))]],
    ['being made', 'scheduled', [item({ preorder: true, needsDelivery: false })]],
    ['due when some are in the shelf already', 'unfulfilled', [item({ preorder: true }), item()]],
    ['handed over in part', 'partially_fulfilled', [item({}, 1)]],
    ['handed over', 'fulfilled', [item({}, 2)]],
    ['handed over as far as anybody still wants them', 'fulfilled', [item({}, 1, 1)]],
    ['called off', 'cancelled', [item({}, 0, 2)]],
  ])('[D-12] is %s', (_, status, items) => {
    expect(fulfillmentOf(items, PAID_AT)).toBe(status);
  });
});
