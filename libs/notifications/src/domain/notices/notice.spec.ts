import { randomUUID } from 'node:crypto';
import { factOf, type FactData, type FactType, type KnownFact } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import { aShop, NOTICED_AT } from '../../testing';
import { noticeOf } from './notice';
import { merchantNotices, NEW_MERCHANT_NOTICES, NOTICE_KINDS } from './notice-settings';

const shop = aShop();
const fact = <Type extends FactType>(type: Type, data: FactData[Type], mode: Mode | null = 'live') =>
  factOf(type, { id: randomUUID(), workspaceId: shop.workspaceId, mode }, data) as KnownFact;
const registered = (facts: Partial<FactData['attendee.registered.v1']> = {}, mode: Mode = 'live') =>
  fact(
    'attendee.registered.v1',
    {
      registrationId: 'registration',
      attendeeId: 'attendee',
      eventId: 'event',
      eventSlug: 'event',
      ticketTypeId: 'tier',
      status: 'pending',
      attendeeCount: 1,
      source: 'storefront_api',
      ...facts,
    },
    mode,
  );
const kindOf = (each: KnownFact, shops = [shop]) => noticeOf(each, shops, NOTICED_AT)?.kind;

describe('[D-156] news to a merchant', () => {
  it('are new orders, registrations that wait, refund requests, low stock and failures', () => {
    const kinds = [
      fact('checkout.paid.v1', { checkoutId: 'checkout', orderId: 'order' }),
      registered(),
      fact('order.refund_asked.v1', { orderId: 'order' }),
      fact('variant.stock_low.v1', { variantId: 'variant', left: 3 }, null),
      fact('message.failed.v1', { messageId: 'message' }),
      fact('webhook.delivery_failed.v1', { deliveryId: 'delivery' }),
    ].map((each) => kindOf(each));
    expect(kinds).toEqual(['orders', 'registrations', 'refundRequests', 'lowStock', 'failures', 'failures']);
  });

  it('[D-163] are not the orders that their merchant has placed for money that was taken', () => {
    expect(kindOf(fact('checkout.paid.v1', { checkoutId: 'checkout', orderId: 'order', byMerchant: true }))).toBeUndefined();
  });

  it('are none of test mode, of guests who do not wait, or of those whom the merchant has registered', () => {
    expect(kindOf(fact('checkout.paid.v1', { checkoutId: 'checkout', orderId: 'order' }, 'test'))).toBeUndefined();
    expect(
      [registered({ status: 'confirmed' }), registered({ source: 'admin' }), registered({}, 'test')].map((each) => kindOf(each)),
    ).toEqual([undefined, undefined, undefined]);
    expect(kindOf(fact('order.refund_declined.v1', { orderId: 'order' }))).toBeUndefined();
  });

  it('come as the merchant wants them: not at all, at once, or at the next eight', () => {
    const off = aShop({ workspaceId: shop.workspaceId, notices: { ...NEW_MERCHANT_NOTICES, registrations: 'off' } });
    const daily = aShop({ workspaceId: shop.workspaceId, notices: { ...NEW_MERCHANT_NOTICES, registrations: 'daily' } });
    expect([kindOf(registered(), [off]), kindOf(registered(), []), kindOf(registered(), [aShop()])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(noticeOf(registered(), [shop], NOTICED_AT)).toMatchObject({ planned: 'each', dueAt: NOTICED_AT, subjectId: 'registration' });
    expect(noticeOf(registered(), [daily], NOTICED_AT)).toMatchObject({ planned: 'daily', dueAt: new Date('2026-11-30T07:00:00.000Z') });
  });

  it('are refund requests alone in a workspace from before the setting', () => {
    const { refundRequests, ...others } = merchantNotices.parse({});
    expect([refundRequests, new Set(Object.values(others))]).toEqual(['each', new Set(['off'])]);
    expect(NEW_MERCHANT_NOTICES).toEqual({
      orders: 'each',
      registrations: 'each',
      refundRequests: 'each',
      lowStock: 'daily',
      failures: 'daily',
    });
    expect(Object.keys(NEW_MERCHANT_NOTICES).sort()).toEqual([...NOTICE_KINDS].sort());
  });
});
