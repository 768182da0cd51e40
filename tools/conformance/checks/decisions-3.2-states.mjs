import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted, hasFields, refused, TIMESTAMP } from '../run/expectations.mjs';
import { purgedTestOrder } from '../run/purged-test-order.mjs';
import { below, payOnPage } from '../run/hosted-page.mjs';

/** Sofas that go to Lagos, in an order that is paid. */
const soldSofas = (counter, quantity) =>
  counter.soldProducts([counter.item('sofa/one', { quantity })], { deliveryZoneRef: counter.shop.refOf('lagos') });

export const checks = {
  'D-10': async (shop) => {
    const counter = await Counter.of(shop);
    const contact = shop.buyer();
    const cancelled = await counter.sell([counter.item('bag/red')], { contact });
    await counter.play(cancelled.ref, 'bank_transfer', 'pending');
    const first = accepted(await counter.cancel(cancelled.ref));
    hasFields(first, { status: /^cancelled$/, cancelledAt: TIMESTAMP });
    assert.deepEqual(accepted(await counter.cancel(cancelled.ref)), first, 'cancelling again changes nothing');
    assert.equal(
      (await counter.play(cancelled.ref, 'bank_transfer')).status,
      'cancelled',
      'money that comes late opens nothing that was cancelled',
    );

    const { ref } = await counter.sell([counter.item('bag/red')], { contact });
    assert.equal((await counter.play(ref, 'card', 'twice')).status, 'paid');
    refused(await counter.cancel(ref), 409, 'CHECKOUT_ALREADY_PAID');
    assert.equal((await counter.read(ref)).status, 'paid');

    const expired = await expiredSession(counter);
    assert.equal(expired.status, 'expired');
    assert.deepEqual(accepted(await counter.cancel(expired.ref)), expired, 'what has expired stays so');
  },

  'D-11': async (shop) => {
    const counter = await Counter.of(shop);
    const pending = await counter.sellHeadless([counter.ticket('festival/entry')]);
    const neverPaid = await counter.sellHeadless([counter.ticket('festival/entry')]);
    await counter.cancel(neverPaid.ref);

    const order = await counter.soldProducts([counter.item('bag/red', { quantity: 2 })]);
    assert.equal(order.status, 'paid');
    assert.equal((await counter.manage(order.ref, 'refund', { amountMinor: 4_000 })).status, 'partially_refunded');
    assert.equal((await counter.manage(order.ref, 'refund', { amountMinor: 6_000 })).status, 'refunded');

    const deposit = await counter.soldTickets([counter.ticket('festival/part')]);
    assert.deepEqual([deposit.status, deposit.paidMinor, deposit.balanceDueMinor], ['deposit_paid', 300, 700]);
    assert.equal((await counter.manage(deposit.ref, 'balance-paid', { reason: 'In cash' })).status, 'paid');
    const other = await counter.soldTickets([counter.ticket('festival/part')]);
    assert.match((await counter.manage(other.ref, 'cancel', { refund: false })).status, /^cancelled$/);
    assert.equal(
      (await counter.manage((await counter.soldProducts([counter.item('bag/red')])).ref, 'cancel', { refund: false })).status,
      'cancelled',
    );

    const free = await counter.sellTickets([counter.ticket('festival/free')]);
    assert.deepEqual(
      [free.status, (await counter.orderOf(free.ref)).status],
      ['paid', 'paid'],
      'an order that comes to nothing counts as paid',
    );
    const registered = accepted(await counter.register([counter.ticket('meetup/seat')]), 201);
    const listed = await counter.orders();
    assert.ok(
      !listed.some(({ ref }) => ref === pending.orderRef || ref === neverPaid.orderRef),
      'what is pending, or was never paid, is not listed',
    );
    assert.ok(
      !listed.some(({ items }) => items.some(({ attendees = [] }) => attendees.some(({ ref }) => ref === registered.ref))),
      'a free registration makes no order',
    );
    assert.deepEqual(
      [...new Set(listed.map(({ status }) => status))].filter((status) => !LISTED.includes(status)),
      [],
    );
    await counter.cancel(pending.ref);
  },

  'D-12': async (shop) => {
    const counter = await Counter.of(shop);
    const tickets = await counter.soldTickets([counter.ticket('festival/entry')]);
    assert.equal(tickets.fulfillmentStatus, 'not_required');
    const { slots } = accepted(await counter.shop.get('/store/products/fitting/slots'));
    const booked = await counter.soldProducts([counter.item('fitting/hour', { slotStartUtc: slots[0].startUtc })]);
    assert.equal(booked.fulfillmentStatus, 'scheduled');

    const order = await soldSofas(counter, 2);
    assert.equal(order.fulfillmentStatus, 'unfulfilled');
    const [{ ref: item }] = order.items;
    const transitions = [
      ['fulfil', { items: [{ ref: item, quantity: 1 }] }, 'partially_fulfilled'],
      ['fulfil', {}, 'fulfilled'],
      ['returned', {}, 'returned'],
      ['cancel', { refund: false }, 'cancelled'],
    ];
    for (const [action, body, expected] of transitions) {
      assert.equal((await counter.manage(order.ref, action, body)).fulfillmentStatus, expected);
      await counter.shop.webhook(
        'order.updated',
        ({ orderRef, fulfillmentStatus }) => orderRef === order.ref && fulfillmentStatus === expected,
      );
    }
    const webhooks = counter.instance.sink.received.filter(({ body }) => body.type === 'order.updated' && body.data.orderRef === order.ref);
    assert.ok(
      !webhooks.some(({ body }) => body.data.fulfillmentStatus === 'unfulfilled'),
      'the first payment is told by checkout.completed alone',
    );
  },

  'D-13': async (shop) => {
    const counter = await Counter.open(shop);
    const { admin } = counter.shop;
    const registered = async (path, quantity = 1) => accepted(await counter.register([counter.ticket(path, { quantity })]), 201);
    const decide = (ref, action) => admin.call('POST', `/registrations/${ref}/${action}`);
    const refusedBy = (request) => assert.rejects(request, ({ status }) => status === 400 || status === 409);

    const approved = await registered('meetup/press');
    assert.deepEqual([approved.status, await counter.left('meetup/press')], ['pending', 1], 'who waits holds the seat');
    assert.equal((await decide(approved.ref, 'approve')).status, 'confirmed');
    await refusedBy(decide(approved.ref, 'decline'));
    const declined = await registered('meetup/press');
    assert.equal((await decide(declined.ref, 'decline')).status, 'declined');
    assert.equal(await counter.left('meetup/press'), 1);
    await refusedBy(decide(declined.ref, 'approve'));

    const guest = await registered('meetup/few');
    assert.equal(guest.status, 'confirmed');
    const statusOf = async () => (await admin.call('GET', `/registrations/${guest.ref}`)).status;
    await admin.call('POST', '/check-ins', { attendeeRef: guest.ref });
    assert.equal(await statusOf(), 'checked_in');
    await admin.call('DELETE', `/check-ins/${guest.ref}`);
    assert.equal(await statusOf(), 'confirmed');
    assert.equal((await decide(guest.ref, 'cancel')).status, 'cancelled');
    assert.equal(await counter.left('meetup/few'), 2);
  },

  'D-15': async (shop) => {
    const counter = await Counter.of(shop);
    const { admin } = counter.shop;
    const planOf = (ref) => admin.call('GET', `/savings-plans/${ref}`);
    const saved = async () => {
      const { ref, hostedUrl } = await counter.sell([counter.item('piano/one')], { contact: shop.buyer(), saveForIt: true });
      await payOnPage(below(hostedUrl, 'save'), { partMinor: '400' });
      const plan = await planOf(ref);
      assert.deepEqual(
        [plan.status, plan.savedMinor, plan.missingMinor, (await counter.read(ref)).status],
        ['saving', 40_000, 60_000, 'open'],
      );
      const order = (await admin.list('/orders', { status: 'saving' })).find(({ checkoutRef }) => checkoutRef === ref);
      assert.equal(order?.paidMinor, 40_000, 'the merchant sees an order that is saving');
      return { ref, orderRef: order.ref, saveUrl: below(hostedUrl, 'save') };
    };
    const [completed, ended] = [await saved(), await saved()];
    assert.ok(
      !(await counter.orders()).some(({ checkoutRef }) => checkoutRef === completed.ref),
      'who saves has no order that is listed yet',
    );

    const { to } = await payOnPage(completed.saveUrl, { partMinor: '600' });
    assert.match(to, new RegExp(`[?&]checkout=${completed.ref}$`), 'who has paid all of it goes on to the shop');
    const order = await counter.orderOf(completed.ref);
    assert.deepEqual([order.ref, order.status, order.paidMinor, order.payments.length], [completed.orderRef, 'paid', 100_000, 2]);
    assert.equal((await planOf(completed.ref)).status, 'completed');

    const cancelled = await admin.call('POST', `/savings-plans/${ended.ref}/cancel`);
    assert.deepEqual([cancelled.status, cancelled.savedMinor, cancelled.endedBy], ['cancelled', 0, 'merchant']);
    assert.deepEqual(
      cancelled.refunds.map(({ amountMinor }) => amountMinor),
      [40_000],
      'all that was saved goes back',
    );
    assert.equal((await counter.read(ended.ref)).status, 'cancelled');
    assert.ok(!(await counter.orders()).some(({ checkoutRef }) => checkoutRef === ended.ref));
  },

  'D-16': async (shop) => {
    const counter = await Counter.of(shop);
    const dataOf = async (quantity) => {
      const { ref } = accepted(await counter.register([counter.ticket('meetup/seat', { quantity })]), 201);
      return (await counter.shop.webhook('attendee.registered', ({ attendeeRef }) => attendeeRef === ref)).body.data;
    };
    const [one, three] = [await dataOf(1), await dataOf(3)];
    assert.deepEqual([one.source, one.attendeeCount, one.groupRef], ['storefront_api', 1, null]);
    assert.deepEqual([three.source, three.attendeeCount], ['storefront_api', 3]);
    assert.match(three.groupRef, /^grp_/);
    const body = { event: 'meetup', tickets: [counter.ticket('meetup/seat')], contact: counter.shop.buyer() };
    const { ref } = await counter.shop.admin.call('POST', '/registrations', body);
    const { data } = (await counter.shop.webhook('attendee.registered', ({ attendeeRef }) => attendeeRef === ref)).body;
    assert.equal(data.source, 'admin', 'a guest whom the merchant registers');
  },
};

export const clockChecks = {
  'D-17': async (shop) => {
    const { order, webhook } = await purgedTestOrder(shop);
    assert.deepEqual(webhook.data, { orderRef: order.ref, test: true, reason: 'test_retention' });
  },
};

const LISTED = ['deposit_paid', 'paid', 'partially_refunded', 'refunded', 'cancelled'];

/** A buyer's fourth session lets the first expire (D-61). */
async function expiredSession(counter) {
  const contact = counter.shop.buyer();
  const refs = [];
  for (let sessions = 0; sessions < 4; sessions += 1)
    refs.push((await counter.sellTickets([counter.ticket('festival/entry')], { contact })).ref);
  return counter.read(refs[0]);
}
