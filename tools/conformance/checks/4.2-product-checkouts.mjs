import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Counter } from '../run/counter.mjs';
import { accepted, hasFields, notValid, refused, TIMESTAMP } from '../run/expectations.mjs';
import { below, fieldsOf, fillIn, payOnPage, submit, textOf, visit } from '../run/hosted-page.mjs';

export const checks = {
  '§4.2': async (shop) => {
    const counter = await Counter.of(shop);
    const session = await counter.sell([counter.item('bag/red')]);
    hasFields(session, {
      ref: /^chk_/,
      status: /^open$/,
      mode: /^live$/,
      hostedUrl: /^http/,
      returnUrl: 'string',
      currency: 'string',
      expiresAt: TIMESTAMP,
      createdAt: TIMESTAMP,
    });
    const cart = counter.cart([counter.item('bag/red')]);
    for (const key of [counter.shop.keys.publishableLive, counter.shop.keys.publishableTest])
      refused(await counter.openProducts(cart, { key }), 403, 'INSUFFICIENT_SCOPE');
    const [reads, opens] = [
      await counter.shop.makeKey({ kind: 'secret', mode: 'live', scopes: ['read'] }),
      await counter.shop.makeKey({ kind: 'secret', mode: 'live', scopes: ['checkout:create'] }),
    ];
    refused(await counter.openProducts(cart, { key: reads.key }), 403, 'INSUFFICIENT_SCOPE');
    accepted(await counter.openProducts(cart, { key: opens.key }), 201);
  },

  '§4.2 Idempotency-Key': async (shop) => {
    const counter = await Counter.of(shop);
    const cart = counter.cart([counter.item('bag/red')]);
    notValid(await counter.openProducts(cart, { idempotencyKey: null }), { invalid: ['Idempotency-Key'] });
    const idempotencyKey = randomUUID();
    const first = accepted(await counter.openProducts(cart, { idempotencyKey }), 201);
    assert.deepEqual(accepted(await counter.openProducts(cart, { idempotencyKey }), 201), first);
    assert.notEqual(accepted(await counter.openProducts(cart), 201).ref, first.ref);
  },

  '§4.2 items': async (shop) => {
    const counter = await Counter.of(shop);
    const { totalMinor } = await counter.sell([counter.item('bag/red', { quantity: 3 }), counter.item('bag/blue')]);
    assert.equal(totalMinor, 3 * 5_000 + 6_000);
    notValid(await counter.openProducts({ returnUrl: 'https://shop.example/' }), { fields: { items: String } });
    notValid(await counter.openProducts(counter.cart([])), { fields: { items: String } });
    for (const quantity of [0, -1, 1.5, '1', null])
      notValid(await counter.openProducts(counter.cart([counter.item('bag/red', { quantity })])), {
        fields: { 'items[0].quantity': String },
      });
    notValid(await counter.openProducts(counter.cart([counter.item('unseen/one')])), { invalid: [counter.shop.refOf('unseen/one')] });
  },

  '§4.2 returnUrl': async (shop) => {
    const counter = await Counter.of(shop);
    const items = [counter.item('bag/red')];
    for (const returnUrl of ['https://shop.example/thanks', 'http://localhost:3000/thanks'])
      assert.equal((await counter.sell(items, { returnUrl })).returnUrl, returnUrl);
    for (const returnUrl of ['http://shop.example/thanks', '/thanks', undefined])
      notValid(await counter.openProducts(counter.cart(items, { returnUrl })), { fields: { returnUrl: String } });
  },

  '§4.2 contact': async (shop) => {
    const counter = await Counter.of(shop);
    const contact = counter.shop.buyer({ name: 'Ọlá Bọ́sẹ̀' });
    const { ref, hostedUrl } = await counter.sell([counter.item('bag/red')], { contact });
    const fields = fieldsOf((await visit(hostedUrl)).text);
    assert.deepEqual([fields['contact.name'], fields['contact.email']], [contact.name, contact.email]);
    const corrected = counter.shop.buyer({ name: 'Ọlá Bísí' });
    await payOnPage(hostedUrl, { 'contact.name': corrected.name, 'contact.email': corrected.email });
    const order = await counter.orderOf(ref);
    assert.deepEqual([order.contact.name, order.contact.email], [corrected.name, corrected.email]);
  },

  '§4.2 currency': async (shop) => {
    const counter = await Counter.of(shop);
    const items = [counter.item('bag/red', { quantity: 2 })];
    const unsaid = await counter.sell(items);
    assert.deepEqual([unsaid.currency, unsaid.totalMinor], ['NGN', 10_000]);
    const { ref, currency, totalMinor, hostedUrl } = await counter.sell(items, { currency: 'USD', contact: shop.buyer() });
    assert.deepEqual([currency, totalMinor], ['USD', 80]);
    await fillIn(hostedUrl, { rail: 'international_card', currency: 'NGN' });
    await counter.play(ref, 'international_card');
    const order = await counter.orderOf(ref);
    assert.deepEqual([order.currency, order.totalMinor, order.payments[0].currency], ['USD', 80, 'USD']);
  },

  '§4.2 deliveryZoneRef': async (shop) => {
    const counter = await Counter.of(shop);
    const items = [counter.item('sofa/one')];
    const [lagos, anywhere] = [counter.shop.refOf('lagos'), counter.shop.refOf('anywhere')];
    notValid(await counter.openProducts(counter.cart(items)), { fields: { deliveryZoneRef: String } });
    assert.equal((await counter.sell(items, { deliveryZoneRef: lagos })).totalMinor, 91_500);
    assert.equal((await counter.sell(items, { deliveryZoneRef: anywhere, currency: 'USD' })).totalMinor, 75);
    assert.equal((await counter.sell([counter.item('bag/red')])).totalMinor, 5_000, 'what needs no delivery pays none');
  },

  '§4.2 r1': async (shop) => {
    const counter = await Counter.of(shop);
    const bad = ['var_00000000000000000000000000', 'nonsense', counter.shop.refOf('unseen/one'), shop.refOf('tote/small')];
    const items = [counter.item('bag/red'), ...bad.map((variantRef) => ({ variantRef, quantity: 1 }))];
    notValid(await counter.openProducts(counter.cart(items)), { invalid: bad });
  },

  '§4.2 r2': async (shop) => {
    const counter = await Counter.of(shop);
    const body = counter.cart([counter.item('bag/red'), counter.item('bag/blue'), counter.item('shirt/one')], { currency: 'USD' });
    notValid(await counter.openProducts(body), { unpriced: [counter.shop.refOf('bag/blue'), counter.shop.refOf('shirt/one')] });
  },

  '§4.2 r3': async (shop) => {
    const counter = await Counter.of(shop);
    for (const currency of ['EUR', 'XXX', 'ngn'])
      notValid(await counter.openProducts(counter.cart([counter.item('bag/red')], { currency })), { accepted: ['NGN', 'USD'] });
  },

  '§4.2 r4': async (shop) => {
    const counter = await Counter.of(shop);
    for (const [currency, rails] of Object.entries({ NGN: ['card', 'bank_transfer'], USD: ['international_card'] })) {
      const { hostedUrl } = await counter.sell([counter.item('bag/red')], { currency, provider: 'bank_transfer' });
      const { text } = await visit(hostedUrl);
      const offered = [...text.matchAll(/name="rail" value="(\w+)"/g)].map(([, rail]) => rail);
      assert.deepEqual(offered, rails, `in ${currency}`);
      assert.deepEqual(accepted(await counter.shop.get(`/store/payment-methods?currency=${currency}`)), rails);
      const other = currency === 'NGN' ? 'international_card' : 'card';
      assert.equal(
        (await fillIn(hostedUrl, { rail: other, 'contact.name': 'Ada', 'contact.email': 'ada@shop.example' })).status,
        400,
        'a rail that cannot charge the currency is not taken',
      );
    }
  },

  '§4.2 r5': async (shop) => {
    const counter = await Counter.open(shop, onePrice(5_000));
    const { ref, hostedUrl, totalMinor } = await counter.sell([counter.item('cup/one')], { contact: shop.buyer() });
    assert.equal(totalMinor, 5_000);
    await counter.shop.apply(onePrice(6_500)({}));
    const page = await fillIn(hostedUrl, { rail: 'card' });
    assert.deepEqual([page.status, fieldsOf(page.text).seenTotal], [409, '6500'], 'the buyer is asked again, at the price of the moment');
    await payOnPage(hostedUrl, { seenTotal: '6500', seenDueNow: '6500' });
    await counter.shop.apply(onePrice(9_000)({}));
    const order = await counter.orderOf(ref);
    assert.deepEqual([order.totalMinor, order.paidMinor], [6_500, 6_500], 'what the buyer paid is the price');
  },

  '§4.2 r6': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref, hostedUrl } = await counter.sell([counter.item('bag/red')], { contact: shop.buyer() });
    await fillIn(hostedUrl, { 'contact.name': 'Kẹ́hìndé', discountCode: 'TENOFF', act: 'update' });
    const resumed = fieldsOf((await visit(hostedUrl)).text);
    assert.deepEqual([resumed['contact.name'], resumed.discountCode, resumed.seenTotal], ['Kẹ́hìndé', 'TENOFF', '4500']);
    await fillIn(hostedUrl, { rail: 'bank_transfer' });
    const accounts = [];
    for (let pageViews = 0; pageViews < 2; pageViews += 1) accounts.push(/\b\d{10}\b/.exec(textOf((await visit(hostedUrl)).text))?.[0]);
    assert.ok(accounts[0], 'the page shows the account to transfer to');
    assert.equal(accounts[1], accounts[0]);
    assert.equal((await counter.play(ref, 'bank_transfer')).status, 'paid');
    assert.equal((await counter.managed(ref)).attempts.filter(({ rail }) => rail === 'bank_transfer').length, 1);
  },

  '§4.2 r7': async (shop) => {
    const counter = await Counter.of(shop);
    for (const [returnUrl, expected] of [
      ['https://shop.example/thanks', 'https://shop.example/thanks?'],
      ['https://shop.example/thanks?a=1', 'https://shop.example/thanks?a=1&'],
    ]) {
      const { ref, hostedUrl } = await counter.sell([counter.item('bag/red')], { contact: shop.buyer(), returnUrl });
      assert.equal((await payOnPage(hostedUrl)).to, `${expected}checkout=${ref}`);
      assert.equal((await submit(below(hostedUrl, 'pay'), {})).to, hostedUrl, 'it is paid once');
    }
  },
};

const onePrice = (priceMinor) => () => ({
  version: 1,
  products: [{ slug: 'cup', name: 'Cup', variants: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor }] }] }],
});
