import { aCart, aLine, aPaidCart, PAID_AT } from '../testing';
import { BuyerErased, correctFulfillment, FulfillmentOver, takeFulfillmentBack } from './correct-fulfillment';
import { cancelOrder, fulfilOrder, type HandOver, type OrderChange, returnOrder } from './change-order';
import { freedByOrder } from './freed-by-order';
import type { OrderDetails } from './order';
import { placeOrder } from './place-order';
import { refundOrder } from './refund-order';

const WORKSPACE = '01890a5d-ac96-774b-bcce-b302099a8058';
const SHIPMENT = { carrier: 'GIG', trackingNumber: '4711', trackingUrl: 'https://track.example/4711' };

/** Returns an order of three pieces of one line, paid. */
function anOrder(): OrderDetails {
  const paid = aPaidCart({ workspaceId: WORKSPACE, cart: aCart([aLine({ quantity: 3 })]) });
  const payments = [
    { id: 'payment', checkoutId: paid.checkoutId!, rail: 'card' as const, amountMinor: paid.paidMinor, currency: 'NGN', paidAt: PAID_AT },
  ];
  return { ...placeOrder(paid), number: 1001, payments, refunds: [], fulfillments: [] };
}

/** Returns the order after a change, with what that does to its fulfilments. */
const after = (order: OrderDetails, { after: changed, fulfillment, takenBackId }: OrderChange): OrderDetails => ({
  ...order,
  ...changed,
  fulfillments: [
    ...order.fulfillments.filter(({ id }) => id !== takenBackId),
    ...(fulfillment ? [{ ...fulfillment, id: `f${order.fulfillments.length + 1}` }] : []),
  ],
});
const handOver = (order: OrderDetails, quantity: number, shipment: HandOver = {}) =>
  after(order, fulfilOrder(order, PAID_AT, { ...shipment, items: [{ itemId: order.items[0]!.id, quantity }] }));
const refund = (order: OrderDetails, quantity: number) =>
  after(order, refundOrder(order, PAID_AT, { items: [{ itemId: order.items[0]!.id, quantity }] }));
const takeBack = (order: OrderDetails, id = 'f1') => after(order, takeFulfillmentBack(order, PAID_AT, id));

describe('[D-149] carrier and tracking that are corrected', () => {
  const sent = handOver(anOrder(), 3, SHIPMENT);
  const correct = (order: OrderDetails, shipment: Parameters<typeof correctFulfillment>[1]['shipment'], notify = true) =>
    correctFulfillment(order, { fulfillmentId: 'f1', shipment, notify });

  it('keep what is not named, and lose what is null', () => {
    expect(correct(sent, { trackingNumber: '4712', trackingUrl: null })).toMatchObject({
      correction: { fulfillment: { id: 'f1', carrier: 'GIG', trackingNumber: '4712', trackingUrl: undefined }, notify: true },
    });
    expect(correct(sent, { carrier: 'DHL' }, false).correction).toMatchObject({ notify: false });
  });

  it('change nothing where nothing differs', () => {
    for (const shipment of [{}, SHIPMENT, { carrier: 'GIG' }]) expect(correct(sent, shipment).after).toBe(sent);
    const untracked = handOver(anOrder(), 3);
    expect(correct(untracked, { carrier: null }).after).toBe(untracked);
  });

  it('notify nobody of an order that is cancelled or whose goods came back', () => {
    const [cancelled, returned] = [cancelOrder(sent, PAID_AT, { refund: true }), returnOrder(sent)];
    for (const change of [cancelled, returned])
      expect(correct(after(sent, change), { carrier: 'DHL' }).correction).toMatchObject({ notify: false });
  });

  it('[D-152] are not stored for an erased buyer', () => {
    const erased = { ...sent, contact: { id: 'contact', name: 'Erased' }, fulfillments: [{ id: 'f1', items: [], createdAt: PAID_AT }] };
    expect(() => correct(erased, { carrier: 'DHL' })).toThrow(BuyerErased);
    expect(correct(erased, { carrier: null }).after).toBe(erased);
    expect(takeBack({ ...erased, fulfillments: sent.fulfillments })).toMatchObject({ fulfillmentStatus: 'unfulfilled', fulfillments: [] });
  });

  it('are those of a fulfilment of this order', () => {
    expect(() => correctFulfillment(sent, { fulfillmentId: 'f2', shipment: {}, notify: true })).toThrow('no such fulfilment of this order');
    expect(() => takeBack(sent, 'f2')).toThrow('no such fulfilment of this order');
  });
});

describe('[D-149] a fulfilment that is taken back', () => {
  it('leaves its pieces to be handed over again, and the rest as handed over', () => {
    const sent = handOver(handOver(anOrder(), 1), 2);
    const one = takeBack(sent, 'f2');
    expect([one.fulfillmentStatus, one.items[0]!.fulfilledQuantity, one.fulfillments.map(({ id }) => id)]).toEqual([
      'partially_fulfilled',
      1,
      ['f1'],
    ]);
    const none = takeBack(one);
    expect([none.fulfillmentStatus, none.items[0]!.fulfilledQuantity]).toEqual(['unfulfilled', 0]);
    expect(handOver(none, 3).fulfillmentStatus).toBe('fulfilled');
    expect(freedByOrder(sent, one)).toEqual([]);
  });

  it('[D-151] frees of its pieces those that were refunded as if they had been with the shop', () => {
    const refunded = refund(handOver(anOrder(), 3), 2);
    const undone = takeBack(refunded);
    expect(freedByOrder(refunded, undone)).toMatchObject([{ kind: 'variant', count: 2 }]);
    expect([undone.fulfillmentStatus, undone.status]).toEqual(['unfulfilled', 'partially_refunded']);
    expect(() => handOver(undone, 2)).toThrow('1 of');
    const again = handOver(undone, 1);
    expect(freedByOrder(again, takeBack(again))).toEqual([]);
    const partly = refund(handOver(handOver(anOrder(), 2), 1), 2);
    expect(freedByOrder(partly, takeBack(partly, 'f2'))).toMatchObject([{ count: 1 }]);
  });

  it('leaves nothing to hand over where all was refunded', () => {
    const refunded = refund(handOver(anOrder(), 3), 3);
    const undone = takeBack(refunded);
    expect([undone.status, undone.fulfillmentStatus]).toEqual(['refunded', 'cancelled']);
    expect(freedByOrder(refunded, undone)).toMatchObject([{ count: 3 }]);
  });

  it('is refused of an order that is cancelled or whose goods came back, with the reason', () => {
    const sent = handOver(anOrder(), 3);
    const [cancelled, returned] = [after(sent, cancelOrder(sent, PAID_AT, { refund: true })), after(sent, returnOrder(sent))];
    expect(() => takeBack(cancelled)).toThrow(new FulfillmentOver('cancelled'));
    expect(() => takeBack(returned)).toThrow(new FulfillmentOver('returned'));
  });
});
