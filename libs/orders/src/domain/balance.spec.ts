import type { BalanceMode, PricedCart } from '@svc/contracts';
import { aCart, aLine, aPaidCart, PAID_AT } from '../testing';
import { askForBalance, BuyerUnreachable, claimBalance, nextReminder, owedOf, receiveBalance, refuseSettled } from './balance';
import { refundOrder } from './refund-order';
import type { OrderDetails } from './order';
import { placeOrder } from './place-order';

const DUE = '2026-03-01T12:00:00.000Z';
const before = (hours: number) => new Date(Date.parse(DUE) - hours * 3_600_000);

/** Builds an order of 1000.00, of which 300.00 were paid as a deposit. */
function anOrder(cart: Partial<PricedCart> = {}, changed: Partial<OrderDetails> = {}): OrderDetails {
  const paid = aPaidCart({
    workspaceId: '01890a5d-ac96-774b-bcce-b302099a8058',
    cart: aCart([aLine()], { dueNowMinor: 30_000, balanceMinor: 70_000, balanceMode: 'online', ...cart }),
    paidMinor: 30_000,
  });
  const payments = [
    { id: 'payment', checkoutId: paid.checkoutId!, rail: 'card' as const, amountMinor: 30_000, currency: 'NGN', paidAt: PAID_AT },
  ];
  return { ...placeOrder(paid), number: 1001, payments, refunds: [], fulfillments: [], ...changed };
}

describe('the balance of an order', () => {
  it('[D-11] is the unpaid part, and can be paid on our page only where the order says so', () => {
    expect(owedOf(anOrder())).toMatchObject({ number: 1001, amountMinor: 70_000, currency: 'NGN', contact: { email: 'Ade@Example.com' } });
    expect(owedOf(anOrder({ balanceMode: 'at_door' }))).toBeUndefined();
    expect(owedOf(anOrder({}, { status: 'cancelled' }))).toBeUndefined();
    expect(owedOf(anOrder({}, { status: 'paid', paidMinor: 100_000 }))).toBeUndefined();
  });

  it('[D-11] makes the order paid when it comes', () => {
    expect(receiveBalance(anOrder(), { byHand: false })).toMatchObject({
      status: 'paid',
      paidMinor: 100_000,
      receivedByHandMinor: 0,
      remindAt: undefined,
    });
    expect(receiveBalance(anOrder(), { byHand: true })).toMatchObject({ status: 'paid', paidMinor: 100_000, receivedByHandMinor: 70_000 });
  });

  it('[ADR 0028 r2] is taken once, and never once the order is called off', () => {
    expect(claimBalance(anOrder(), 70_000)).toBe('wanted');
    expect(claimBalance(anOrder(), 69_999)).toBe('settled');
    expect(claimBalance(receiveBalance(anOrder(), { byHand: true }), 70_000)).toBe('settled');
    expect(claimBalance(anOrder({}, { status: 'cancelled' }), 70_000)).toBe('called_off');
    expect(claimBalance(anOrder({}, { status: 'refunded' }), 70_000)).toBe('called_off');
  });

  it('[D-11] is not given back from here when the merchant took it by hand, and the order is refunded when all else is', () => {
    const order = { ...anOrder(), ...receiveBalance(anOrder(), { byHand: true }) };
    expect(() => refundOrder(order, PAID_AT, { amountMinor: 30_001 })).toThrow('30000');
    expect(refundOrder(order, PAID_AT, 'all')).toMatchObject({ refundMinor: 30_000, after: { status: 'refunded' } });
    expect(refundOrder(order, PAID_AT, { items: [{ itemId: order.items[0]!.id, quantity: 2 }] })).toMatchObject({ refundMinor: 30_000 });
  });

  it('is recorded as received once', () => {
    expect(() => refuseSettled(anOrder())).not.toThrow();
    expect(() => refuseSettled(receiveBalance(anOrder(), { byHand: true }))).toThrow(
      'Nothing is left to be paid of this order: it is paid',
    );
  });
});

describe('reminders of a balance', () => {
  it('come a week, a day and some hours before its day', () => {
    const order = anOrder({ balanceDueAt: DUE });
    expect([order.balanceDueAt, order.remindAt]).toEqual([new Date(DUE), before(168)]);
    expect(nextReminder(order, before(168))).toEqual(before(24));
    expect(nextReminder(order, before(24))).toEqual(before(4));
    expect(nextReminder(order, before(4))).toBeUndefined();
  });

  it('leave out buyers who have just been sent one', () => {
    const order = anOrder({ balanceDueAt: DUE });
    expect(nextReminder(order, before(170))).toEqual(before(24));
    expect(nextReminder(order, before(20))).toEqual(before(4));
    expect(nextReminder(order, before(10))).toBeUndefined();
  });

  it.each<[string, Partial<PricedCart>, Partial<OrderDetails>]>([
    ['of what has no day', { balanceDueAt: undefined }, {}],
    ['of what is paid at the door', { balanceMode: 'at_door' as BalanceMode }, {}],
    ['in test mode', {}, { mode: 'test' }],
    ['once it is paid', {}, { status: 'paid' }],
    ['once the order is called off', {}, { status: 'cancelled' }],
  ])('[§6 test-mode] do not come %s', (_, cart, changed) => {
    const order = anOrder({ balanceDueAt: DUE, ...cart }, changed);
    expect(nextReminder(order, PAID_AT)).toBeUndefined();
  });

  it('start over when the merchant asks and sets another day', () => {
    const later = new Date('2026-04-01T12:00:00.000Z');
    expect(askForBalance(anOrder(), PAID_AT, later)).toMatchObject({ balanceDueAt: later, remindAt: new Date('2026-03-25T12:00:00.000Z') });
    expect(askForBalance(anOrder({ balanceDueAt: DUE }), before(1))).toMatchObject({ balanceDueAt: new Date(DUE), remindAt: undefined });
    expect(() => askForBalance(anOrder(), PAID_AT, PAID_AT)).toThrow('Give a day that is still to come.');
    expect(() => askForBalance(anOrder({ balanceMode: 'manual' }), PAID_AT)).toThrow('not paid online');
    expect(() => askForBalance(anOrder({}, { status: 'cancelled' }), PAID_AT)).toThrow('Nothing is left');
    const { contact } = anOrder();
    const erased = { contact: { ...contact, email: undefined, phone: undefined } };
    expect(() => askForBalance(anOrder({}, erased), PAID_AT)).toThrow(BuyerUnreachable);
  });
});
