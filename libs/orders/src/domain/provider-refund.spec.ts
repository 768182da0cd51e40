import { aCart, aLine, aPaidCart, PAID_AT, ticketsOf } from '../testing';
import { receiveBalance } from './balance';
import { cancelOrder } from './change-order';
import { refundOrder } from './refund-order';
import { balanceDueMinorOf, type OrderDetails, type OrderRefund, refundableMinorOf, spreadRefund } from './order';
import { presentOrder } from './order-record.view';
import { type PaidCart, placeOrder, saveOrder } from './place-order';
import { bookProviderRefund, recountRefunds, takesProviderRefunds, unreturnedRefunds } from './provider-refund';

const WORKSPACE = '01890a5d-ac96-774b-bcce-b302099a8058';
const NOW = new Date('2026-11-26T12:00:00.000Z');

/** Builds an order of ₦1,000.00 by one payment. */
function anOrder(cart: Partial<PaidCart> = {}, changed: Partial<OrderDetails> = {}): OrderDetails {
  const paid = aPaidCart({ workspaceId: WORKSPACE, ...cart });
  const payments = [
    { id: 'payment', checkoutId: paid.checkoutId!, rail: 'card' as const, amountMinor: paid.paidMinor, currency: 'NGN', paidAt: PAID_AT },
  ];
  return { ...placeOrder(paid), number: 1001, payments, refunds: [], fulfillments: [], ...changed };
}

const refund = (amountMinor: number, facts: Partial<OrderRefund> = {}): OrderRefund => ({
  id: `refund of ${amountMinor}`,
  paymentId: 'payment',
  amountMinor,
  status: 'succeeded',
  source: 'provider',
  createdAt: NOW,
  ...facts,
});
const booked = (order: OrderDetails, ...refunds: OrderRefund[]) =>
  bookProviderRefund({ ...order, refunds: [...order.refunds, ...refunds] }, refunds.at(-1)!.amountMinor, NOW);

describe('a refund of the dashboard that is booked', () => {
  it('[D-129] [D-11] moves the status as a refund does, and counts against what is left', () => {
    const part = booked(anOrder(), refund(40_000));
    expect([part.status, refundableMinorOf(part)]).toEqual(['partially_refunded', 60_000]);
    const whole = booked(part, refund(60_000));
    expect([whole.status, refundableMinorOf(whole)]).toEqual(['refunded', 0]);
    expect(() => refundOrder(whole, NOW, { amountMinor: 1 })).toThrow('Nothing of this order is left to refund');
  });

  it('[D-129] leaves seats, pieces and fulfilment until the merchant calls the order off', () => {
    const { line, seats } = ticketsOf({ eventId: 'event', ticketTypeId: 'tier' });
    const order = anOrder({ cart: aCart([line, aLine()]), seats });
    const after = booked(order, refund(order.paidMinor));
    expect({ ...after, status: order.status, refunds: [] }).toEqual(order);
    const { after: called, refundMinor } = cancelOrder(after, NOW, { refund: true });
    expect([refundMinor, called.status, called.items[0]!.seats.map(({ status }) => status)]).toEqual([
      0,
      'refunded',
      ['cancelled', 'cancelled'],
    ]);
  });

  it('[D-129] [D-11] moves the status of a deposit once all of it has gone back, and never that of an order that is called off', () => {
    const deposit = anOrder({ paidMinor: 30_000 });
    expect(booked(deposit, refund(10_000)).status).toBe('deposit_paid');
    expect(booked(deposit, refund(30_000)).status).toBe('refunded');
    expect(booked(anOrder({}, { status: 'cancelled', cancelledAt: NOW }), refund(100_000)).status).toBe('cancelled');
  });

  it('[D-129] counts money that the merchant took by hand as not refundable', () => {
    const deposit = anOrder({ paidMinor: 30_000 });
    const order = { ...deposit, ...receiveBalance(deposit, { byHand: true }) };
    expect(booked(order, refund(29_999)).status).toBe('partially_refunded');
    expect(booked(order, refund(30_000)).status).toBe('refunded');
  });

  it('[D-129] answers a refund that the buyer has requested', () => {
    const order = anOrder({}, { refundRequest: { state: 'open', askedAt: '2026-11-25T12:00:00.000Z' } });
    expect(booked(order, refund(1)).refundRequest).toMatchObject({ state: 'accepted', answeredAt: NOW.toISOString() });
  });

  it('[D-129] shows no more than the payments as refunded beside one of ours that is still on its way, and leaves nothing to refund', () => {
    const ours = refund(60_000, { id: 'ours', status: 'pending', source: undefined });
    const order = booked(anOrder({}, { status: 'partially_refunded', refunds: [ours] }), refund(100_000));
    expect([order.status, refundableMinorOf(order), spreadRefund(order, 1)]).toEqual(['refunded', 0, []]);
    const record = presentOrder({ ...order, updatedAt: '2026-11-26T12:00:00.000000Z' });
    expect(record.refundedMinor).toBe(100_000);
    expect(record.refunds.map(({ source }) => source)).toEqual(['service', 'provider']);
  });

  it('[D-129] keeps the money of other payments when it is of one payment', () => {
    const order = anOrder();
    const payments = [
      { ...order.payments[0]!, amountMinor: 30_000 },
      { ...order.payments[0]!, id: 'balance', amountMinor: 70_000 },
    ];
    const ours = refund(20_000, { id: 'ours', status: 'pending', source: undefined });
    const after = booked({ ...order, payments, refunds: [ours] }, refund(30_000));
    expect(spreadRefund(after, 70_000)).toMatchObject([{ paymentId: 'balance', amountMinor: 70_000 }]);
    expect(refundableMinorOf(after)).toBe(50_000);
  });

  it('[D-129] is none of an order that is saved up for, or not paid yet', () => {
    const saving = saveOrder(aPaidCart({ workspaceId: WORKSPACE, paidMinor: 30_000 }), 'saving', PAID_AT);
    expect([takesProviderRefunds(saving), takesProviderRefunds({ status: 'pending' }), takesProviderRefunds(anOrder())]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('a failed refund of the dashboard', () => {
  const failed = (amountMinor: number) => refund(amountMinor, { status: 'failed' });

  it('[D-129] restores the order, as far as nothing else of it was refunded', () => {
    expect(recountRefunds(anOrder({}, { status: 'refunded', refunds: [failed(100_000)] })).status).toBe('paid');
    expect(recountRefunds(anOrder({}, { status: 'partially_refunded', refunds: [failed(1)] })).status).toBe('paid');
    expect(recountRefunds(anOrder({}, { status: 'refunded', refunds: [failed(90_000), refund(10_000)] })).status).toBe(
      'partially_refunded',
    );
    expect(recountRefunds(anOrder({ paidMinor: 30_000 }, { status: 'refunded', refunds: [failed(30_000)] })).status).toBe('deposit_paid');
  });

  it('[D-129] is counted again when it is fixed', () => {
    expect(recountRefunds(anOrder({}, { refunds: [refund(100_000)] })).status).toBe('refunded');
  });

  it('[D-151] leaves an order cancelled, and one alone that is in this state already', () => {
    const off = anOrder({}, { status: 'cancelled', fulfillmentStatus: 'cancelled', cancelledAt: NOW, refunds: [failed(100_000)] });
    const failedOnly = anOrder({}, { refunds: [failed(1)] });
    expect([recountRefunds(off), recountRefunds(failedOnly)].map((after, at) => after === [off, failedOnly][at])).toEqual([true, true]);
    const refunded = { ...off, status: 'refunded' as const };
    expect(recountRefunds(refunded).status).toBe('cancelled');
    expect(recountRefunds({ ...refunded, refunds: [refund(100_000)] }).status).toBe('refunded');
  });
});

describe('a failed refund of ours', () => {
  const ours = (amountMinor: number, facts: Partial<OrderRefund> = {}) => refund(amountMinor, { source: undefined, ...facts });
  const refundedAll = (wanted: Parameters<typeof refundOrder>[2]) => {
    const { line, seats } = ticketsOf({ eventId: 'event', ticketTypeId: 'tier' });
    const order = anOrder({ cart: aCart([line, aLine()]), seats });
    const { after, refundMinor } = refundOrder(order, NOW, wanted);
    return { ...order, ...after, refunds: [ours(refundMinor, { status: 'failed' })] };
  };

  it('[D-151] counts the status from the money, and what was called off stays so', () => {
    const order = refundedAll('all');
    expect(order.status).toBe('refunded');
    const after = recountRefunds(order);
    expect(after).toEqual({ ...order, status: 'paid' });
    expect(after.items.map(({ refundedQuantity, line }) => refundedQuantity === line.quantity)).toEqual([true, true]);
    expect(recountRefunds(refundedAll({ amountMinor: 10_000 })).status).toBe('paid');
  });

  it('[D-151] counts beside other refunds, and again when it is fixed', () => {
    const order = anOrder({}, { status: 'refunded', refunds: [ours(60_000), ours(40_000, { id: 'other', status: 'failed' })] });
    expect(recountRefunds(order).status).toBe('partially_refunded');
    expect(recountRefunds({ ...recountRefunds(order), refunds: [ours(60_000), ours(40_000, { id: 'other' })] }).status).toBe('refunded');
  });

  it('[D-151] owes nothing more of a deposit whose pieces were called off', () => {
    const deposit = anOrder({ cart: aCart([aLine({ dueNowMinor: 30_000 })]), paidMinor: 30_000 });
    const { after, refundMinor } = refundOrder(deposit, NOW, 'all');
    const failedOne = recountRefunds({ ...deposit, ...after, refunds: [ours(refundMinor, { status: 'failed' })] });
    expect([after.status, failedOne.status, balanceDueMinorOf(failedOne)]).toEqual(['refunded', 'paid', 0]);
  });

  it('[D-151] is missing for the buyer until a later refund makes up for it', () => {
    const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    const lost = ours(40_000, { id: 'lost', status: 'failed', createdAt: at(1) });
    const idsOf = (...refunds: OrderRefund[]) => unreturnedRefunds(refunds).map(({ id }) => id);
    expect(idsOf(ours(50_000), lost)).toEqual(['lost']);
    expect(idsOf(lost, ours(30_000, { createdAt: at(2) }))).toEqual(['lost']);
    expect(idsOf(lost, ours(30_000, { createdAt: at(2) }), refund(10_000, { createdAt: at(3) }))).toEqual([]);
    const again = ours(40_000, { id: 'again', status: 'failed', createdAt: at(2) });
    expect(idsOf(lost, again, ours(40_000, { createdAt: at(3) }))).toEqual(['again']);
  });
});
