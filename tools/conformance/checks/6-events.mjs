import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, hasFields, holds, notValid, refused } from '../run/expectations.mjs';
import { purgedTestOrder } from '../run/purged-test-order.mjs';
import { isSigned, Listener } from '../run/listener.mjs';

/** Returns the field names of an event, and nothing else. */
const FIELDS = {
  'checkout.completed': ['checkoutRef', 'orderRef'],
  'order.updated': ['fulfillmentStatus', 'orderRef', 'status'],
  'attendee.registered': ['attendeeCount', 'attendeeRef', 'eventRef', 'eventSlug', 'groupRef', 'source', 'status', 'ticketTypeRef'],
  'customer.linked': ['contactRef', 'customerRef'],
};

const refusedWith = (status) => (error) => error.status === status;
const eventsOf = (shop, type, passes) =>
  shop.instance.sink.received.filter(({ path, body }) => path === shop.webhookPath && body.type === type && passes(body.data));

export const checks = {
  '§6 X-SVC-Signature': async (shop) => {
    const listener = await Listener.open(shop);
    const [one, other] = [await listener.destination('-one'), await listener.destination('-other')];
    await listener.happen();
    const [[toOne], [toOther]] = [await listener.heard('-one'), await listener.heard('-other')];
    assert.match(toOne.headers['x-svc-signature'], /^sha256=[0-9a-f]{64}$/);
    assert.deepEqual([isSigned(toOne, one.secret), isSigned(toOther, other.secret)], [true, true]);
    assert.deepEqual([isSigned(toOne, other.secret), isSigned(toOther, one.secret)], [false, false], 'each has a secret of its own');
  },

  '§6 X-SVC-Timestamp': async (shop) => {
    const listener = await Listener.open(shop);
    await listener.destination();
    await listener.happen();
    const [{ headers }] = await listener.heard();
    assert.match(headers['x-svc-timestamp'], /^\d{10}$/);
    assert.ok(Math.abs(Number(headers['x-svc-timestamp']) - Date.now() / 1_000) < 300, 'it is the time at which it was sent');
  },

  '§6 X-SVC-Webhook-Id': async (shop) => {
    const listener = await Listener.open(shop);
    await listener.destination('-one');
    await listener.destination('-other');
    await listener.happen();
    await listener.happen();
    const all = [...(await listener.heard('-one', 2)), ...(await listener.heard('-other', 2))];
    const ids = all.map(({ headers }) => headers['x-svc-webhook-id']);
    for (const id of ids) assert.match(id, /^whd_/);
    assert.equal(new Set(ids).size, 4);
  },

  '§6 destinations': async (shop) => {
    const listener = await Listener.open(shop);
    const made = [
      await listener.destination('-linked', { events: ['customer.linked'] }),
      await listener.destination('-forms', { events: ['form.submitted'] }),
    ];
    for (const name of ['-three', '-four', '-five']) made.push(await listener.destination(name));
    for (const { secret } of made) assert.match(secret, /^whsec_/);
    assert.equal(new Set(made.map(({ secret }) => secret)).size, 5);
    await assert.rejects(listener.destination('-six'), refusedWith(409));

    await listener.happen();
    accepted(await listener.submit(), 201);
    const typesAt = async (name, count) => (await listener.heard(name, count)).map(({ body }) => body.type).sort();
    assert.deepEqual(await typesAt('-three', 2), ['customer.linked', 'form.submitted']);
    assert.deepEqual([await typesAt('-linked', 1), await typesAt('-forms', 1)], [['customer.linked'], ['form.submitted']]);
    for (const destination of made.slice(0, 2))
      assert.equal((await listener.deliveries(destination)).length, 1, 'it is told what it has subscribed to');

    await listener.admin.call('DELETE', `/webhooks/destinations/${made[4].ref}`);
    await listener.destination('-six');
  },

  '§6 r4': async (shop) => {
    const counter = await Counter.of(shop);
    const contact = shop.buyer({ name: 'Nneka Refs' });
    const order = await counter.soldProducts([counter.item('sofa/one')], { contact, deliveryZoneRef: counter.shop.refOf('lagos') });
    await counter.manage(order.ref, 'fulfil');
    const { ref } = accepted(await counter.register([counter.ticket('meetup/seat')], { contact }), 201);
    const linked = accepted(
      await counter.shop.post('/store/customers/link', { externalRef: 'refs', email: contact.email, name: contact.name }),
    );
    const about = Object.entries({
      'checkout.completed': order.ref,
      'order.updated': order.ref,
      'attendee.registered': ref,
      'customer.linked': linked.customerRef,
    });
    for (const [type, subject] of about) {
      const { raw, body } = await counter.shop.webhook(type, (data) => Object.values(data).includes(subject));
      assert.deepEqual(Object.keys(body.data).sort(), FIELDS[type]);
      assert.doesNotMatch(raw, /Nneka|@|Minor/, 'who and how much is read through the API');
    }
    const { body } = await counter.shop.webhook('checkout.completed', ({ orderRef }) => orderRef === order.ref);
    holds(await counter.read(body.data.checkoutRef), { status: 'paid', orderRef: order.ref, totalMinor: Number });
  },

  '§6 checkout.completed': async (shop) => {
    const counter = await Counter.of(shop);
    const open = await counter.sell([counter.item('bag/red')], { contact: shop.buyer() });
    const paid = await counter.play((await counter.sell([counter.item('bag/red')], { contact: shop.buyer() })).ref);
    const { body } = await counter.shop.webhook('checkout.completed', ({ checkoutRef }) => checkoutRef === paid.ref);
    assert.deepEqual(body.data, { checkoutRef: paid.ref, orderRef: paid.orderRef });
    const forOpen = eventsOf(counter.shop, 'checkout.completed', ({ checkoutRef }) => checkoutRef === open.ref);
    assert.deepEqual(forOpen, [], 'what is not paid is not told');
    await counter.cancel(open.ref);
  },

  '§6 order.updated': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref } = await counter.soldProducts([counter.item('sofa/one', { quantity: 2 })], {
      deliveryZoneRef: counter.shop.refOf('lagos'),
    });
    await counter.manage(ref, 'fulfil');
    const { body } = await counter.shop.webhook('order.updated', ({ orderRef }) => orderRef === ref);
    assert.deepEqual(body.data, { orderRef: ref, status: 'paid', fulfillmentStatus: 'fulfilled' });
    const order = (await counter.orders()).find((one) => one.ref === ref);
    assert.deepEqual([order.status, order.fulfillmentStatus], ['paid', 'fulfilled'], 'it reads as it was told');
  },

  '§6 form.submitted': async (shop) => {
    const listener = await Listener.open(shop);
    await listener.destination();
    const byTestKey = accepted(await listener.submit(undefined, { key: listener.shop.keys.secretTest }), 201);
    notValid(await listener.submit({}));
    const { ref, formRef } = accepted(await listener.submit(), 201);
    const [{ body }] = await listener.heard();
    assert.equal(body.type, 'form.submitted');
    assert.deepEqual(body.data, { submissionRef: ref, formSlug: 'ask', formRef });
    const [form] = await listener.admin.list('/forms');
    assert.equal(form.ref, formRef);
    hasFields(byTestKey, { ref: /^test_sub_/ });
    assert.equal(listener.soFar().length, 1, 'what was refused, or sent by a test key, is not told');
  },

  '§6 attendee.registered': async (shop) => {
    const counter = await Counter.open(shop);
    const test = accepted(await counter.register([counter.ticket('meetup/seat')], {}, { key: counter.shop.keys.publishableTest }), 201);
    assert.match(test.ref, /^test_att_/);
    const events = await counter.shop.admin.list('/events');
    const eventRef = events.find(({ slug }) => slug === 'meetup').ref;
    const dataOf = async (path, quantity) => {
      const { ref, status } = accepted(await counter.register([counter.ticket(path, { quantity })]), 201);
      const { body } = await counter.shop.webhook('attendee.registered', ({ attendeeRef }) => attendeeRef === ref);
      const expected = {
        attendeeRef: ref,
        eventRef,
        eventSlug: 'meetup',
        ticketTypeRef: counter.shop.refOf(path),
        status,
        attendeeCount: quantity,
        source: 'storefront_api',
      };
      assert.deepEqual({ ...body.data, groupRef: undefined }, { ...expected, groupRef: undefined });
      return body.data;
    };
    const [one, two, waits] = [await dataOf('meetup/seat', 1), await dataOf('meetup/pair', 2), await dataOf('meetup/press', 1)];
    assert.deepEqual([one.groupRef, one.status, waits.status], [null, 'confirmed', 'pending']);
    assert.match(two.groupRef, /^grp_/);
    assert.equal(eventsOf(counter.shop, 'attendee.registered', () => true).length, 3, 'a test key fires nothing');
  },

  '§6 customer.linked': async (shop) => {
    const listener = await Listener.open(shop);
    await listener.destination();
    const user = { externalRef: 'once', email: shop.buyer().email };
    const link = async () => accepted(await listener.shop.post('/store/customers/link', user));
    const { customerRef, contactRef } = await link();
    await link();
    await listener.happen();
    const webhooks = await listener.heard('', 2);
    assert.deepEqual(
      webhooks.filter(({ body }) => body.data.customerRef === customerRef).map(({ body }) => [body.type, body.data]),
      [['customer.linked', { customerRef, contactRef }]],
    );
  },

  '§6 product.deleted': async (shop) => {
    const product = {
      slug: 'vase',
      name: 'Vase',
      variants: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor: 1_000 }] }],
    };
    const listener = await Listener.open(shop, () => ({ version: 1, products: [product] }));
    await listener.destination();
    const productRef = listener.shop.refOf('vase');
    await listener.admin.call('PUT', '/document', { version: 1, products: [] });
    const [{ body }] = await listener.heard();
    assert.deepEqual([body.type, body.data], ['product.deleted', { productRef, slug: 'vase' }]);
  },

  '§6 test-mode': async (shop) => {
    const counter = await Counter.open(shop);
    const byTestKey = { key: counter.shop.keys.secretTest };
    const [goods, seats] = [await counter.stock('bag/few'), await counter.left('festival/few')];
    const contact = shop.buyer();
    const order = await counter.soldProducts([counter.item('bag/few', { quantity: 5 })], { contact }, byTestKey);
    const tickets = await counter.soldTickets([counter.ticket('festival/few', { quantity: 2 })], { contact }, byTestKey);
    const session = await counter.read(order.checkoutRef, byTestKey);
    assert.deepEqual([order.test, tickets.test, session.mode, order.status], [true, true, 'test', 'paid']);
    const { body } = await counter.shop.webhook('checkout.completed', ({ orderRef }) => orderRef === order.ref);
    assert.equal(body.mode, 'test');
    assert.deepEqual(
      [await counter.stock('bag/few'), await counter.left('festival/few')],
      [goods, seats],
      'no stock and no seats are held',
    );
    assert.deepEqual(
      tickets.items.flatMap(({ attendees = [] }) => attendees),
      [],
      'no tickets are issued',
    );

    const live = await counter.soldProducts([counter.item('bag/red')]);
    assert.deepEqual(
      (await counter.orders()).map(({ ref }) => ref),
      [live.ref],
      'it never appears in live views',
    );
    refused(await counter.shop.get(`/store/checkouts/${order.checkoutRef}`), 404, 'NOT_FOUND');
  },
};

export const clockChecks = {
  '§6 checkout.expired': async (shop) => {
    const counter = await Counter.open(shop);
    const [lapsed, cancelled] = [await counter.sell([counter.item('bag/red')]), await counter.sell([counter.item('bag/red')])];
    await counter.cancel(cancelled.ref);
    await shop.advanceTo(Date.parse(lapsed.expiresAt));
    const { body } = await counter.shop.webhook('checkout.expired', ({ checkoutRef }) => checkoutRef === lapsed.ref);
    assert.deepEqual(body.data, { checkoutRef: lapsed.ref });
    assert.deepEqual(
      eventsOf(counter.shop, 'checkout.expired', ({ checkoutRef }) => checkoutRef === cancelled.ref),
      [],
      'what was cancelled has not lapsed',
    );
  },
};

export const longChecks = {
  '§6 order.deleted': async (shop) => {
    const { counter, order, webhook } = await purgedTestOrder(shop);
    assert.deepEqual(
      [webhook.type, webhook.mode, webhook.data],
      ['order.deleted', 'test', { orderRef: order.ref, test: true, reason: 'test_retention' }],
    );
    await eventually(
      'no list has the order any more',
      async () => (await counter.orders({ key: counter.shop.keys.secretTest })).length === 0,
    );
  },
};
