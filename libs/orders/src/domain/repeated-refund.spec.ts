import { PAID_AT } from '../testing';
import type { OrderRefund } from './order';
import { refuseRepeated } from './repeated-refund';

const MINUTE_MS = 60_000;
const after = (minutes: number) => new Date(PAID_AT.getTime() + minutes * MINUTE_MS);
const aRefund = (changed: Partial<OrderRefund> = {}): OrderRefund => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8058',
  paymentId: 'payment',
  amountMinor: 4_850,
  status: 'pending',
  wanted: { amountMinor: 4_850 },
  createdAt: PAID_AT,
  ...changed,
});
const order = (...refunds: OrderRefund[]) => ({ refunds, totals: { currency: 'EUR' } as never });
const items = (...pairs: [string, number][]) => ({ items: pairs.map(([itemId, quantity]) => ({ itemId, quantity })) });

describe('a refund without a key', () => {
  it.each([
    ['the same amount', aRefund(), { amountMinor: 4_850 }],
    ['the same items', aRefund({ wanted: items(['a', 1], ['b', 2]) }), items(['b', 2], ['a', 1])],
  ])('[D-150] is refused when it repeats the last one within ten minutes, naming it: %s', (_, last, wanted) => {
    expect(() => refuseRepeated(order(last), wanted, after(9))).toThrow(
      expect.objectContaining({ name: 'RefundRepeated', code: 'CONFLICT', message: expect.stringContaining('rfd_') }),
    );
    expect(() => refuseRepeated(order(last), wanted, after(10))).not.toThrow();
  });

  it.each([
    ['another amount', [aRefund()], { amountMinor: 4_851 }],
    ['other items', [aRefund({ wanted: items(['a', 1]) })], items(['a', 2])],
    ['what came before the last one', [aRefund(), aRefund({ wanted: { amountMinor: 100 } })], { amountMinor: 4_850 }],
    ['one that failed', [aRefund({ status: 'failed' })], { amountMinor: 4_850 }],
    ['one of the dashboard', [aRefund({ source: 'provider', wanted: undefined })], { amountMinor: 4_850 }],
    ['nothing', [], { amountMinor: 4_850 }],
  ] as const)('[D-150] passes when it repeats %s', (_, refunds, wanted) => {
    expect(() => refuseRepeated(order(...refunds), wanted, after(1))).not.toThrow();
  });

  it('[D-150] names the last one with its whole amount when that was spread over two payments', () => {
    const parts = [aRefund({ amountMinor: 3_000 }), aRefund({ amountMinor: 1_850 })];
    expect(() => refuseRepeated(order(...parts), { amountMinor: 4_850 }, after(1))).toThrow('4850');
  });
});
