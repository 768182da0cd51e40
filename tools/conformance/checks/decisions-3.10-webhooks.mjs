import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted, TIMESTAMP } from '../run/expectations.mjs';
import { forms, isSigned, isSignedByStandard, Listener } from '../run/listener.mjs';
import { selling } from '../run/selling.mjs';

const headersOf =
  (name) =>
  ({ headers }) =>
    headers[name];
const refusedWith = (status) => (error) => error.status === status;

/** Fails once, so that the event is retried. */
const failsOnce = ({ headers }) => ({ status: headers['x-svc-webhook-attempt'] === '1' ? 500 : 204 });

export const checks = {
  'D-70': async (shop) => {
    const listener = await Listener.open(shop);
    const one = await listener.destination('-one');
    await listener.destination('-other');
    const { customerRef, contactRef } = await listener.happen();
    const [[toOne], [toOther]] = [await listener.heard('-one'), await listener.heard('-other')];
    const { id, createdAt, ...rest } = toOne.body;
    const version = (await shop.get('/store/products')).headers.get('x-svc-version');
    assert.match(id, /^wev_/);
    assert.match(createdAt, TIMESTAMP);
    assert.deepEqual(rest, {
      type: 'customer.linked',
      apiVersion: version,
      mode: 'live',
      workspaceRef: listener.shop.ref,
      data: { customerRef, contactRef },
    });
    assert.equal(toOther.raw, toOne.raw, 'it is one body for all destinations');
    const delivery = headersOf('x-svc-webhook-id');
    assert.notEqual(delivery(toOther), delivery(toOne));

    await listener.settled(delivery(toOne), 'delivered');
    await listener.admin.call('POST', `/webhooks/deliveries/${delivery(toOne)}/resend`);
    const attempts = await listener.heard('-one', 2);
    assert.deepEqual(attempts.map(headersOf('x-svc-webhook-attempt')), ['1', '2']);
    assert.deepEqual([new Set(attempts.map(delivery)).size, new Set(attempts.map(({ raw }) => raw)).size], [1, 1]);
    assert.deepEqual(
      (await listener.deliveries(one)).map(({ eventRef }) => eventRef),
      [id],
    );
  },

  'D-71': async (shop) => {
    const listener = await Listener.open(shop);
    const destination = await listener.destination();
    const { secret } = destination;
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
    listener.answer('', failsOnce);
    await listener.happen();
    const [first, second] = await listener.heard('', 2);
    for (const webhook of [first, second]) {
      assert.deepEqual([isSigned(webhook, secret), isSignedByStandard(webhook, secret)], [true, true]);
      assert.deepEqual(
        [webhook.headers['webhook-id'], webhook.headers['webhook-timestamp']],
        [webhook.headers['x-svc-webhook-id'], webhook.headers['x-svc-timestamp']],
      );
      assert.equal(webhook.headers['x-svc-signature-next'], undefined);
    }
    assert.ok(Number(second.headers['x-svc-timestamp']) > Number(first.headers['x-svc-timestamp']), 'each attempt is signed anew');

    listener.answer('', 200);
    const { nextSecret } = await listener.press(destination, 'rotate-secret');
    await listener.press(destination, 'ping');
    const [, , during] = await listener.heard('', 3);
    assert.deepEqual([isSigned(during, secret), isSigned(during, nextSecret, 'x-svc-signature-next')], [true, true]);
    assert.deepEqual(
      [secret, nextSecret].map((each) => isSignedByStandard(during, each)),
      [true, true],
    );
    await listener.press(destination, 'promote-secret');
    await listener.press(destination, 'ping');
    const [, , , after] = await listener.heard('', 4);
    assert.deepEqual(
      [isSigned(after, nextSecret), isSignedByStandard(after, secret), after.headers['x-svc-signature-next']],
      [true, false, undefined],
    );
  },

  'D-76': async (shop) => {
    const listener = await Listener.open(shop);
    const destination = await listener.destination('', { events: ['customer.linked'] });
    listener.answer('', failsOnce);
    await listener.happen();
    const twice = await listener.heard('', 2);
    assert.equal(new Set(twice.map(({ body }) => body.id)).size, 1, 'what was not acknowledged comes again, and can be known');
    listener.answer('', 500);
    const { ref } = await listener.press(destination, 'ping');
    const [, , ping] = await listener.heard('', 3);
    assert.deepEqual([ping.body.type, ping.body.data, ping.headers['x-svc-webhook-id']], ['ping', { message: 'ping' }, ref]);
    await listener.settled(ref, 'exhausted');
  },

  'D-77': async (shop) => {
    const listener = await Listener.open(shop, (dates) => ({ ...selling(dates), forms }));
    const counter = new Counter(listener.shop);
    const both = await listener.destination('-both');
    assert.deepEqual([both.mode, both.events], ['both', ['*']], 'all of both modes unless told');
    const some = { events: ['checkout.completed', 'form.submitted', 'product.deleted'] };
    await listener.destination('-live', { ...some, mode: 'live' });
    await listener.destination('-test', { ...some, mode: 'test' });
    const live = await counter.soldProducts([counter.item('bag/red')]);
    const test = await counter.soldProducts([counter.item('bag/red')], {}, { key: listener.shop.keys.secretTest });
    await listener.admin.call('DELETE', `/products/${listener.shop.refOf('shirt')}`);
    accepted(await listener.submit(), 201);
    const subjectsAt = async (name, count) =>
      (await listener.heard(name, count)).map(({ body: { data } }) => data.orderRef ?? data.slug ?? data.formSlug).sort();
    assert.deepEqual(await subjectsAt('-both', 4), [live.ref, test.ref, 'ask', 'shirt'].sort());
    assert.deepEqual(await subjectsAt('-live', 3), [live.ref, 'ask', 'shirt'].sort());
    assert.deepEqual(await subjectsAt('-test', 3), [test.ref, 'ask', 'shirt'].sort(), 'what is of the catalogue goes to either');

    const urls = [
      'http://shop.example/hooks',
      'https://10.0.0.1/',
      'https://[fd00::1]/',
      'https://169.254.169.254/',
      'https://user:pass@shop.example/',
      'https://intranet/',
      'ftp://shop.example/',
    ];
    for (const url of urls) await assert.rejects(listener.destination('', { url }), refusedWith(400), `${url} is no destination`);
    await assert.rejects(listener.destination('', { events: ['order.exploded'] }), refusedWith(400));
    for (const name of ['-four', '-five']) await listener.destination(name, { mode: 'test' });
    await assert.rejects(listener.destination('-six', { mode: 'live' }), refusedWith(409), 'there are five in all, whatever their mode');
  },

  'D-78': async (shop) => {
    const counter = await Counter.of(shop);
    const entry = [counter.ticket('festival/entry')];
    const sessions = [
      await counter.sell([counter.item('bag/red')], { contact: shop.buyer() }),
      await counter.sellTickets(entry),
      await counter.sellHeadless(entry),
    ];
    for (const { ref } of sessions) {
      const { orderRef } = await counter.play(ref);
      const { body } = await counter.shop.webhook('checkout.completed', ({ checkoutRef }) => checkoutRef === ref);
      assert.deepEqual(body.data, { checkoutRef: ref, orderRef });
    }
    const { ref } = accepted(await counter.register([counter.ticket('meetup/seat', { quantity: 3 })]), 201);
    const later = accepted(await counter.register([counter.ticket('meetup/seat')]), 201);
    const webhookOf = (attendeeRef) => counter.shop.webhook('attendee.registered', (data) => data.attendeeRef === attendeeRef);
    const { body } = await webhookOf(ref);
    await webhookOf(later.ref);
    const { groupRef } = body.data;
    const ofGroup = shop.instance.sink.received.filter((webhook) => webhook.body.data.groupRef === groupRef);
    assert.deepEqual(
      ofGroup.map((webhook) => webhook.body.data.attendeeCount),
      [3],
      'one is told for all seats',
    );
  },
};
