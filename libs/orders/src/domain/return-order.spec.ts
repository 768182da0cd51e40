import type { FulfillmentStatus } from '@svc/contracts';
import { aPaidCart, PAID_AT } from '../testing';
import { cancelOrder, refundOrder } from './change-order';
import { freedByOrder } from './freed-by-order';
import type { OrderDetails } from './order-details';
import { placeOrder } from './place-order';
import { returnOrder } from './return-order';

function anOrder(given: Partial<OrderDetails> = {}): OrderDetails {
  const paid = aPaidCart({ workspaceId: '01890a5d-ac96-774b-bcce-b302099a8058' });
  const payments = [{ id: 'payment', checkoutId: paid.checkoutId!, rail: 'card' as const, amountMinor: paid.paidMinor, currency: 'NGN', paidAt: PAID_AT }];
  return { ...placeOrder(paid), number: 1001, payments, refunds: [], fulfillmentStatus: 'fulfilled', ...given };
}

describe('an order whose goods came back', () => {
  it('[D-12] is returned once all of it was handed over, and moves neither money nor stock', () => {
    const order = anOrder();
    const { after, refundMinor } = returnOrder(order);
    expect([after, refundMinor, freedByOrder(order, after)]).toEqual([{ ...order, fulfillmentStatus: 'returned' }, 0, []]);
  });

  it('[D-12] stays as it is when it has come back already', () => {
    const returned = anOrder({ fulfillmentStatus: 'returned' });
    expect(returnOrder(returned).after).toBe(returned);
  });

  it.each(['not_required', 'scheduled', 'unfulfilled', 'partially_fulfilled', 'cancelled'] as FulfillmentStatus[])('[D-12] is not returned while it is %s', (fulfillmentStatus) => {
    expect(() => returnOrder(anOrder({ fulfillmentStatus }))).toThrow(expect.objectContaining({ code: 'VALIDATION_ERROR', message: expect.stringContaining(fulfillmentStatus) }));
  });

  it('[D-11] is not returned before it is paid', () => {
    expect(() => returnOrder(anOrder({ paidAt: undefined }))).toThrow('not paid yet');
  });

  it('[D-12] can be refunded, and called off', () => {
    const returned = anOrder({ fulfillmentStatus: 'returned' });
    expect(refundOrder(returned, PAID_AT, { amountMinor: 1_000 }).after).toMatchObject({ status: 'partially_refunded', fulfillmentStatus: 'returned' });
    expect(cancelOrder(returned, PAID_AT, { refund: true }).after.fulfillmentStatus).toBe('cancelled');
  });
});
