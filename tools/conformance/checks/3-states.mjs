import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { verify, wantedCode, TEST_CODE } from '../run/codes.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, notValid, refused } from '../run/expectations.mjs';
import { below, CARDS, fillIn, payByCard, payOnPage, submit, visit } from '../run/hosted-page.mjs';

export const checks = {
  '§3 r1': async (shop) => {
    const counter = await Counter.of(shop);
    const session = await counter.sell([counter.item('bag/red')], { currency: 'USD' });
    assert.deepEqual([session.status, session.currency, session.totalMinor], ['open', 'USD', 40]);
    assert.equal((await counter.read(session.ref)).currency, 'USD');
    const tickets = await counter.sellTickets([counter.ticket('festival/entry')]);
    assert.deepEqual([tickets.status, tickets.currency], ['open', 'NGN']);

    const headless = await counter.sellHeadless([counter.ticket('festival/held', { quantity: 2 })]);
    assert.deepEqual([headless.status, headless.currency], ['open', 'NGN']);
    assert.ok(Date.parse(headless.expiresAt) > Date.parse(headless.createdAt));
    const late = await counter.openHeadless(counter.seats([counter.ticket('festival/held')]));
    notValid(late, { soldOut: [counter.shop.refOf('festival/held')] });
    accepted(await counter.cancel(headless.ref));
  },

  '§3 r2': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref, hostedUrl } = await counter.sell([counter.item('bag/red')], { contact: shop.buyer() });
    assert.equal((await counter.read(ref)).orderRef, undefined, 'an open checkout has no order');
    const { to } = await payOnPage(hostedUrl);
    assert.equal(to, `https://shop.example/thanks?a=1&checkout=${ref}`);
    const { status, orderRef, completedAt } = await counter.read(ref);
    assert.equal(status, 'paid');
    assert.match(orderRef, /^ord_/);
    assert.ok(completedAt, 'a paid checkout says when it was completed');
    const { body } = await counter.shop.webhook('checkout.completed', ({ checkoutRef }) => checkoutRef === ref);
    assert.equal(body.data.orderRef, orderRef);
  },

  '§3 r4': async (shop) => {
    const counter = await Counter.of(shop);
    for (const open of [counter.sellTickets, counter.sellHeadless]) {
      const { ref } = await open.call(counter, [counter.ticket('festival/few', { quantity: 2 })]);
      assert.equal(await counter.left('festival/few'), 0);
      assert.equal(accepted(await counter.cancel(ref)).status, 'cancelled');
      assert.equal(await counter.left('festival/few'), 2, 'what was cancelled is on sale at once');
      accepted(await counter.cancel((await counter.sellTickets([counter.ticket('festival/few', { quantity: 2 })])).ref));
    }
  },

  '§3 r5': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref } = await counter.sell([counter.item('bag/red')], { contact: shop.buyer() });
    const paid = await counter.play(ref);
    refused(await counter.cancel(ref), 409, 'CHECKOUT_ALREADY_PAID');
    const after = await counter.read(ref);
    assert.deepEqual([after.status, after.orderRef], ['paid', paid.orderRef]);
  },

  '§3 r6': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref, hostedUrl } = await counter.sell([counter.item('bag/red')], { contact: shop.buyer() });
    const { to } = await fillIn(hostedUrl, { rail: 'card' });
    accepted(await submit(below(to, 'fault'), { fault: 'callbacks.lost' }), 303);
    await submit(below(to, 'card'), { number: CARDS.pays });
    assert.equal(
      (await counter.read(ref)).status,
      'paid',
      'who reads an open checkout learns of money that the provider has told nobody of',
    );
  },

  '§3 r7': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref, hostedUrl } = await counter.sell([counter.item('bag/red')], { contact: shop.buyer() });
    const { to } = await fillIn(hostedUrl, { rail: 'card' });
    const backedOut = await visit(below(hostedUrl, 'return'));
    assert.deepEqual(
      [backedOut.status, backedOut.to.startsWith(hostedUrl)],
      [303, true],
      'who goes back without paying is led to the page',
    );
    await payByCard(to, CARDS.refused);
    assert.ok((await visit(below(hostedUrl, 'return'))).to.startsWith(hostedUrl), 'who was refused is led to the page');
    assert.doesNotMatch((await visit(hostedUrl)).text, /shop\.example\/thanks/);
    assert.equal((await payOnPage(hostedUrl)).to, `https://shop.example/thanks?a=1&checkout=${ref}`);
  },

  '§3 r8': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref } = await counter.sell([counter.item('bag/red')], { contact: shop.buyer() });
    assert.equal((await counter.play(ref, 'card', 'fail')).status, 'open');
    assert.equal((await counter.play(ref, 'card', 'fail')).status, 'open');
    const { status, orderRef } = await counter.play(ref);
    assert.equal(status, 'paid');
    const order = await counter.orderOf(ref);
    assert.deepEqual([order.ref, order.paidMinor, order.payments.length], [orderRef, 5_000, 1]);
    assert.equal((await counter.orders()).filter(({ checkoutRef }) => checkoutRef === ref).length, 1);
  },

  '§3 r10': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref } = await counter.soldProducts([counter.item('sofa/one')], { deliveryZoneRef: counter.shop.refOf('lagos') });
    const webhook = (status, fulfillmentStatus) =>
      counter.shop.webhook(
        'order.updated',
        (data) => data.orderRef === ref && data.status === status && data.fulfillmentStatus === fulfillmentStatus,
      );
    await counter.manage(ref, 'fulfil');
    await webhook('paid', 'fulfilled');
    await counter.manage(ref, 'refund', { amountMinor: 100 });
    await webhook('partially_refunded', 'fulfilled');
  },

  '§3 r11': async (shop) => {
    const counter = await Counter.of(shop);
    assert.equal(accepted(await counter.register([counter.ticket('meetup/seat')]), 201).status, 'confirmed');
    assert.equal(accepted(await counter.register([counter.ticket('meetup/press')]), 201).status, 'pending');
  },
};

export const clockChecks = {
  '§3 r3': async (shop) => {
    const counter = await Counter.open(shop);
    const { ref, expiresAt } = await counter.sellTickets([counter.ticket('festival/few', { quantity: 2 })]);
    assert.equal(await counter.left('festival/few'), 0);
    await shop.advanceTo(Date.parse(expiresAt));
    assert.equal((await counter.read(ref)).status, 'expired');
    await eventually('seats of what has expired are on sale', async () => (await counter.left('festival/few')) === 2);
    const { body } = await counter.shop.webhook('checkout.expired', ({ checkoutRef }) => checkoutRef === ref);
    assert.deepEqual(body.data, { checkoutRef: ref });
  },

  '§3 r9': async (shop) => {
    const [used, guessed, late] = [await wantedCode(shop), await wantedCode(shop), await wantedCode(shop, { expiresInMinutes: 5 })];
    assert.deepEqual(await verify(shop, used, TEST_CODE), [200, true]);
    assert.deepEqual(await verify(shop, used, TEST_CODE), [422, 'invalid']);
    for (let guesses = 1; guesses < 5; guesses += 1) assert.deepEqual(await verify(shop, guessed, '123456'), [422, 'invalid']);
    for (const code of ['123456', TEST_CODE]) assert.deepEqual(await verify(shop, guessed, code), [422, 'too_many_attempts']);
    await shop.advance(6 * 60);
    assert.deepEqual(await verify(shop, late, TEST_CODE), [422, 'expired']);
  },
};
