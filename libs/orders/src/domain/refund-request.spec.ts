import { aPaidCart, PAID_AT } from '../testing';
import type { OrderDetails } from './order';
import { placeOrder } from './place-order';
import { answeredByRefund, askForRefund, canAskForRefund, declineRefund, NoRefundRequest, refundReason } from './refund-request';

function anOrder(overrides: Partial<OrderDetails> = {}): OrderDetails {
  const paid = aPaidCart({ workspaceId: 'w' });
  return {
    ...placeOrder(paid),
    payments: [{ id: 'p', checkoutId: paid.checkoutId!, rail: 'card', amountMinor: paid.paidMinor, currency: 'NGN', paidAt: PAID_AT }],
    refunds: [],
    fulfillments: [],
    ...overrides,
  };
}
const requested = (overrides: Partial<OrderDetails> = {}) => askForRefund(anOrder(overrides), PAID_AT, 'Too small') as OrderDetails;
const refund = (amountMinor: number, status: 'failed' | 'pending' = 'pending') => ({
  id: 'r',
  paymentId: 'p',
  amountMinor,
  status,
  createdAt: PAID_AT,
});

describe('[ADR 0068 r2] a refund request of a buyer', () => {
  it('is open from the request on, with its words', () => {
    expect(requested().refundRequest).toEqual({ state: 'open', askedAt: PAID_AT.toISOString(), reason: 'Too small' });
  });

  it('is one at a time: another one while it is open changes nothing', () => {
    const order = requested();
    expect([askForRefund(order, new Date(0), 'Again'), canAskForRefund(order)]).toEqual([order, false]);
    const declined = declineRefund(order, PAID_AT, 'Worn.');
    expect([canAskForRefund(declined), (askForRefund(declined, PAID_AT) as OrderDetails).refundRequest]).toEqual([
      true,
      { state: 'open', askedAt: PAID_AT.toISOString() },
    ]);
  });

  it('is refused for an order that is over, or has nothing to give back', () => {
    const all = anOrder().paidMinor;
    const over: Partial<OrderDetails>[] = [
      { status: 'cancelled' },
      { status: 'refunded' },
      { status: 'saving' },
      { status: 'pending' },
      { refunds: [refund(all)] },
      { payments: [] },
      { paidMinor: 0 },
    ];
    expect(over.map((overrides) => askForRefund(anOrder(overrides), PAID_AT))).toEqual(over.map(() => 'refused'));
    expect(
      [{ refunds: [refund(all - 1)] }, { refunds: [refund(all, 'failed')] }, { status: 'deposit_paid' as const }].map((overrides) =>
        canAskForRefund(anOrder(overrides)),
      ),
    ).toEqual([true, true, true]);
  });

  it('is answered by any money that goes back, and by none that does not', () => {
    const order = requested();
    expect(answeredByRefund(order, 1, PAID_AT).refundRequest).toMatchObject({
      state: 'accepted',
      reason: 'Too small',
      answeredAt: PAID_AT.toISOString(),
    });
    expect([answeredByRefund(order, 0, PAID_AT), answeredByRefund(anOrder(), 1, PAID_AT).refundRequest]).toEqual([order, undefined]);
  });

  it('is declined with a message, once', () => {
    const declined = declineRefund(requested(), PAID_AT, 'Worn.');
    expect(declined.refundRequest).toMatchObject({ state: 'declined', message: 'Worn.', answeredAt: PAID_AT.toISOString() });
    for (const order of [declined, anOrder(), answeredByRefund(requested(), 1, PAID_AT)])
      expect(() => declineRefund(order, PAID_AT, 'Worn.')).toThrow(NoRefundRequest);
  });

  it('has at most 500 writable characters, in several lines', () => {
    expect(['', 'Too small\nand torn', 'é'.repeat(500)].map((text) => refundReason.safeParse(text).success)).toEqual([true, true, true]);
    expect(['x'.repeat(501), 'a\u0000b', 'a\u202eb'].map((text) => refundReason.safeParse(text).success)).toEqual([false, false, false]);
  });
});
