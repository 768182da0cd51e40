import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Counter } from '../run/counter.mjs';
import { emailTo } from '../run/emails.mjs';
import { below, fillIn, payByCard, submit } from '../run/hosted-page.mjs';
import { accepted, holds, notValid, refused } from '../run/expectations.mjs';

export const checks = {
  'D-150': async (shop) => {
    const counter = await Counter.of(shop);
    const order = await counter.soldProducts([counter.item('bag/red', { quantity: 3 })]);
    const refund = (body, { headers = {}, query = '' } = {}) =>
      counter.shop.post(`/admin/orders/${order.ref}/refund${query}`, body, { key: counter.shop.adminToken, headers });
    const refunded = async () => (await counter.shop.admin.call('GET', `/orders/${order.ref}`)).refundedMinor;
    const [{ ref }] = order.items;
    const piece = { items: [{ ref, quantity: 1 }] };

    holds(accepted(await refund(piece, { query: '?dryRun=true' })), {
      amountMinor: order.items[0].totalMinor / 3,
      currency: order.currency,
      items: [{ ref, quantity: 1 }],
      payments: Object,
    });
    assert.equal(await refunded(), 0, 'a dry run moves no money');

    const once = { headers: { 'idempotency-key': randomUUID() } };
    const first = accepted(await refund(piece, once));
    const repeated = await refund(piece, once);
    assert.deepEqual(accepted(repeated), first, 'a repeated request has the first answer');
    assert.equal(repeated.headers.get('idempotent-replayed'), 'true');
    refused(await refund({ amountMinor: 100 }, once), 409, 'IDEMPOTENCY_KEY_REUSED');
    assert.equal(await refunded(), order.items[0].totalMinor / 3, 'the money moved once');

    refused(await refund(piece), 409, 'CONFLICT');
    accepted(await refund(piece, { headers: { 'idempotency-key': randomUUID() } }));
    assert.equal(await refunded(), (2 * order.items[0].totalMinor) / 3, 'another key repeats it on purpose');
  },

  'D-151': async (shop) => {
    const counter = await Counter.of(shop);
    const sold = () => counter.soldProducts([counter.item('sofa/one')], { deliveryZoneRef: counter.shop.refOf('lagos') });
    const act = (order, action, body = {}) =>
      counter.shop.post(`/admin/orders/${order.ref}/${action}`, body, { key: counter.shop.adminToken });
    const work = async () => (await counter.shop.admin.call('GET', '/orders?toFulfil=true&limit=100')).data.map(({ ref }) => ref);

    const cancelled = await sold();
    accepted(await act(cancelled, 'cancel'));
    notValid(await act(cancelled, 'fulfil?force=true'));

    const refundedWhole = await sold();
    accepted(await act(refundedWhole, 'refund', { amountMinor: refundedWhole.paidMinor }));
    const open = await sold();
    const listed = await work();
    assert.ok(listed.includes(open.ref), 'what is paid is work');
    assert.ok(!listed.includes(refundedWhole.ref) && !listed.includes(cancelled.ref), 'what is refunded in whole or cancelled is none');
    refused(await act(refundedWhole, 'fulfil'), 409, 'CONFLICT');
    holds(accepted(await act(refundedWhole, 'fulfil?force=true')), { fulfillmentStatus: 'fulfilled' });
    await failedRefund(counter);
  },
};

/** Has the provider refuse a refund: the order counts from its money, and its buyer is notified. */
async function failedRefund(counter) {
  const contact = counter.shop.buyer();
  const { ref, hostedUrl } = await counter.sellTickets([counter.ticket('festival/entry')], { contact });
  const { to } = await fillIn(hostedUrl, { rail: 'card' });
  await payByCard(to);
  const order = await counter.orderOf(ref);
  await submit(below(to, 'fault'), { fault: 'refund.refused' });
  holds(await counter.manage(order.ref, 'refund'), { status: 'refunded' });
  await emailTo(counter.instance, contact.email, ({ subject }) => subject.includes('has not come through'));
  holds(await counter.shop.admin.call('GET', `/orders/${order.ref}`), {
    status: 'paid',
    paidMinor: order.paidMinor,
    refundedMinor: 0,
    fulfillmentStatus: order.fulfillmentStatus,
  });
  const exceptions = await counter.shop.admin.list('/payments/exceptions');
  assert.ok(
    exceptions.some(({ kind, checkoutRef }) => kind === 'refund_failed' && checkoutRef === ref),
    'it stays listed for a person',
  );
}
