import assert from 'node:assert/strict';
import { sendCode, TEST_CODE, verify } from '../run/codes.mjs';
import { eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, holds, refused } from '../run/expectations.mjs';
import { textOf, visit } from '../run/hosted-page.mjs';

const publicReads = [
  'storefront',
  'products/lamp',
  'collections/home',
  'events/fair',
  'forms/contact',
  'tables/stockists',
  'catalogs/lookbook',
  'files/press',
  'notes/indigo',
  'delivery-zones',
  'payment-methods',
];

export const checks = {
  '§1 r1': async (shop) => {
    for (const path of publicReads) {
      const answer = await shop.get(`/store/${path}`, { key: shop.keys.publishableLive });
      accepted(answer);
      assert.equal(answer.headers.get('access-control-allow-origin'), shop.origin, `a browser may read ${path}`);
    }
    accepted(await shop.get(`/store/availability?variantRefs=${shop.refOf('tote/small')}`, { key: shop.keys.publishableLive }));
  },

  '§1 r2': async (shop) => {
    const counter = await Counter.of(shop);
    const card = { number: '4242424242424242', cvc: '123', expiry: '12/40' };
    const session = await counter.sell([counter.item('bag/red', { priceMinor: 1, unitPriceMinor: 1 })], {
      card,
      totalMinor: 1,
      status: 'paid',
    });
    holds(session, { status: 'open', totalMinor: 5_000 });
    const page = await visit(session.hostedUrl);
    assert.equal(page.status, 200);
    assert.match(textOf(page.text), /5,?0|50\.00/, 'the page asks for the price of the service');
    assert.ok(!page.text.includes(card.number), 'what a client sends of a card is not kept');
  },

  '§1 r3': async (shop) => {
    const guest = shop.buyer();
    const body = { tickets: [{ ticketTypeRef: shop.refOf('meetup/seat'), quantity: 1 }], contact: guest };
    accepted(await shop.post('/store/events/meetup/register', body, { key: shop.keys.publishableLive }), 201);
    const mail = await eventually('the guest has a mail', async () => (await shop.instance.inbox(guest.email))[0]);
    const types = mail.attachments.map(({ contentType }) => contentType.split(';')[0]);
    assert.ok(types.includes('application/pdf'), `the ticket is attached: ${types}`);
    assert.ok(types.includes('text/calendar'), `the invite is attached: ${types}`);
  },

  '§1 r5': async (shop) => {
    const counter = await Counter.of(shop);
    holds(await counter.sellHeadless([counter.ticket('festival/entry')]), { ref: /^chk_/, orderRef: /^ord_/ });
    holds(accepted(await shop.post('/store/customers/link', { email: shop.buyer().email, externalRef: 'one-more' })), { linkRef: /^lnk_/ });
    const { challengeRef } = accepted(await sendCode(shop), 201);
    assert.deepEqual(await verify(shop, challengeRef, TEST_CODE), [200, true]);
    const order = await counter.soldProducts([counter.item('bag/red')]);
    const later = accepted(await counter.shop.get(`/store/orders?updatedSince=${order.updatedAt}`));
    assert.equal(later[0].ref, order.ref);
    const { headers } = await counter.shop.webhook('checkout.completed', ({ orderRef }) => orderRef === order.ref);
    assert.match(headers['x-svc-signature'], /^sha256=[0-9a-f]{64}$/);
  },

  '§1 r6': async (shop) => {
    const another = await Counter.of(shop);
    const named = `workspace=${another.shop.slug}&workspaceRef=${another.shop.ref}`;
    const headers = { 'x-workspace': another.shop.slug, 'x-svc-workspace': another.shop.ref };
    assert.equal(accepted(await shop.get(`/store/storefront?${named}`, { headers })).ref, shop.ref);
    refused(await shop.get(`/store/events/festival?${named}`, { headers }), 404, 'NOT_FOUND');
    const test = await another.sell(
      [another.item('bag/red')],
      { mode: 'live', workspaceRef: shop.ref },
      { key: another.shop.keys.secretTest },
    );
    assert.equal(test.mode, 'test', 'the key decides the environment');
    refused(await another.shop.get(`/store/checkouts/${test.ref}`), 404, 'NOT_FOUND');
  },
};
