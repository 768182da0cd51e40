import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, notValid, refused, TIMESTAMP } from '../run/expectations.mjs';

/** Currency that each rail charges, and the payment fields that it fills. */
const RAILS = {
  card: { currency: 'NGN', filled: ['accessCode', 'checkoutUrl'] },
  bank_transfer: { currency: 'NGN', filled: ['bankAccount'] },
  international_card: { currency: 'USD', filled: ['checkoutUrl'] },
};

const filledIn = (payment) => ['accessCode', 'checkoutUrl', 'bankAccount'].filter((field) => payment[field] !== null);

export const checks = {
  '§4.5': async (shop) => {
    const counter = await Counter.of(shop);
    const body = counter.seats([counter.ticket('festival/entry')]);
    const { orderRef, expiresAt, status } = accepted(await counter.openHeadless(body), 201);
    assert.match(orderRef, /^ord_/);
    assert.match(expiresAt, TIMESTAMP);
    assert.equal(status, 'open');
    refused(await counter.openHeadless(body, { key: counter.shop.keys.publishableLive }), 403, 'INSUFFICIENT_SCOPE');
    const { key } = await counter.shop.makeKey({ kind: 'secret', mode: 'live', scopes: ['read'] });
    refused(await counter.openHeadless(body, { key }), 403, 'INSUFFICIENT_SCOPE');
    refused(await counter.openHeadless(body, { slug: 'draft' }), 404, 'NOT_FOUND');
    const off = {
      provider: 'card',
      tickets: [{ ticketTypeRef: shop.refOf('fair/entry'), quantity: 1 }],
      contact: shop.buyer(),
      returnUrl: 'https://shop.example/',
    };
    assert.equal((await shop.post('/store/events/fair/checkout/headless', off)).status, 403, 'headless mode has to be on');
  },

  '§4.5 provider': async (shop) => {
    const counter = await Counter.of(shop);
    for (const [currency, rails] of [
      ['NGN', ['card', 'bank_transfer']],
      ['USD', ['international_card']],
    ]) {
      assert.deepEqual(accepted(await counter.shop.get(`/store/payment-methods?currency=${currency}`)), rails);
      for (const provider of rails) {
        const { ref, provider: echoed } = await counter.sellHeadless(
          [counter.ticket('both/entry')],
          { provider, currency },
          { slug: 'both' },
        );
        assert.equal(echoed, provider);
        accepted(await counter.cancel(ref));
      }
    }
    const without = counter.seats([counter.ticket('festival/entry')], { provider: undefined });
    notValid(await counter.openHeadless(without), { fields: { provider: String } });
  },

  '§4.5 tickets': async (shop) => {
    const counter = await Counter.of(shop);
    const { pricing } = await counter.sellHeadless([
      counter.ticket('festival/entry', { quantity: 2 }),
      counter.ticket('festival/gift', { amountMinor: 700 }),
    ]);
    assert.deepEqual(
      pricing.lines.map(({ quantity, unitPriceMinor, totalMinor }) => [quantity, unitPriceMinor, totalMinor]),
      [
        [2, 5_000, 10_000],
        [1, 700, 700],
      ],
    );
    for (const tickets of [[], undefined, [counter.ticket('festival/entry', { quantity: 0 })]])
      notValid(await counter.openHeadless(counter.seats(tickets)));
    notValid(await counter.openHeadless(counter.seats([counter.ticket('festival/gift')])), {
      fields: { 'tickets[0].amountMinor': String },
    });
  },

  '§4.5 contact': async (shop) => {
    const counter = await Counter.of(shop);
    for (const [contact, field] of [
      [undefined, 'contact'],
      [{ email: 'ada@shop.example' }, 'contact.name'],
      [{ name: 'Ada', phone: '+2348031234567' }, 'contact.email'],
    ]) {
      notValid(await counter.openHeadless(counter.seats([counter.ticket('festival/entry')], { contact })), { fields: { [field]: String } });
    }
  },

  '§4.5 pricing': async (shop) => {
    const counter = await Counter.of(shop);
    const opening = (totalMinor) => counter.openHeadless(counter.seats([counter.ticket('festival/scarce')], { pricing: { totalMinor } }));
    for (const wrong of [4_999, 5_001]) refused(await opening(wrong), 409, 'PRICE_MISMATCH');
    assert.equal(await counter.left('festival/scarce'), 2, 'nothing is held');
    accepted(await counter.cancel(accepted(await opening(5_000), 201).ref));
  },

  '§4.5 returnUrl': async (shop) => {
    const counter = await Counter.of(shop);
    const opening = (returnUrl) => counter.openHeadless(counter.seats([counter.ticket('festival/entry')], { returnUrl }));
    for (const returnUrl of ['https://shop.example/thanks', 'http://localhost:3000/thanks'])
      assert.equal(accepted(await opening(returnUrl), 201).returnUrl, returnUrl);
    for (const returnUrl of ['http://shop.example/thanks', undefined])
      notValid(await opening(returnUrl), { fields: { returnUrl: String } });
  },

  '§4.5 r2': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref } = await counter.sellHeadless([counter.ticket('festival/entry')]);
    for (let reads = 0; reads < 3; reads += 1) await counter.read(ref);
    assert.deepEqual(
      (await counter.managed(ref)).attempts.map(({ rail, status }) => [rail, status]),
      [['card', 'pending']],
    );
    const other = await counter.instance.play(ref, 'bank_transfer');
    assert.notEqual(other.body?.status, 'paid', 'it is paid by the rail that was named, and by no other');
    assert.equal((await counter.read(ref)).status, 'open');
    assert.equal((await counter.play(ref, 'card')).status, 'paid');
  },

  '§4.5 r3': async (shop) => {
    const counter = await Counter.of(shop);
    for (const [provider, { currency, filled }] of Object.entries(RAILS)) {
      const session = await counter.sellHeadless([counter.ticket('both/entry')], { provider, currency }, { slug: 'both' });
      assert.deepEqual(filledIn(session), filled, provider);
      assert.deepEqual(filledIn((await counter.read(session.ref)).payment), filled, `polling tells of ${provider} too`);
      assert.equal((await counter.play(session.ref, provider)).status, 'paid', provider);
      const paid = await counter.read(session.ref);
      assert.deepEqual([paid.status, paid.orderRef], ['paid', session.orderRef]);
    }
  },

  '§4.5 r5': async (shop) => {
    const counter = await Counter.of(shop);
    const byTestKey = { key: counter.shop.keys.secretTest };
    const { ref, mode, test, orderRef, accessCode } = await counter.sellHeadless([counter.ticket('festival/scarce')], {}, byTestKey);
    assert.deepEqual([mode, test], ['test', true]);
    if (orderRef.startsWith('test_ord_')) {
      assert.equal(accessCode, null);
      refused(await counter.shop.get(`/store/checkouts/${ref}`, byTestKey), 404, 'NOT_FOUND');
      return;
    }
    assert.equal((await counter.play(ref)).status, 'paid');
    const order = await counter.orderOf(ref, byTestKey);
    assert.deepEqual([order.ref, order.test], [orderRef, true]);
    assert.deepEqual(
      order.items.flatMap(({ attendees = [] }) => attendees),
      [],
      'a test order has no tickets',
    );
    assert.equal(await counter.left('festival/scarce'), 2);
    assert.ok(!(await counter.orders()).some((live) => live.ref === orderRef), 'no live view tells of it');
  },
};

export const clockChecks = {
  '§4.5 r1': async (shop) => {
    const counter = await Counter.open(shop);
    const both = () => counter.openHeadless(counter.seats([counter.ticket('festival/few', { quantity: 2 })]));
    const first = accepted(await both(), 201);
    notValid(await both(), { soldOut: [counter.shop.refOf('festival/few')] });
    accepted(await counter.cancel(first.ref));
    const { expiresAt } = accepted(await both(), 201);
    await shop.advanceTo(Date.parse(expiresAt) - 5_000);
    notValid(await both(), { soldOut: [counter.shop.refOf('festival/few')] });
    await shop.advanceTo(Date.parse(expiresAt));
    await eventually('seats are on sale again once the provider has been asked', async () => (await both()).status === 201);
  },
};
