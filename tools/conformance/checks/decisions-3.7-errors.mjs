import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, refused } from '../run/expectations.mjs';
import { below, fillIn, submit } from '../run/hosted-page.mjs';

const products = '/store/products';
const oneRead = { publishableReadPerClient: { perMinute: 1, burst: 1 } };

export const checks = {
  'decisions 3.7': async (shop) => {
    const { details } = refused(await shop.get('/store/availability'), 400, 'VALIDATION_ERROR');
    assert.ok(details.fields.variantRefs, 'details stand within the error');
    const elsewhere = { origin: 'https://elsewhere.example' };
    refused(await shop.get('/store/nothing', { key: undefined }), 404, 'NOT_FOUND');
    refused(await shop.post('/store/checkouts', '{', { key: undefined }), 401, 'UNAUTHORIZED');

    const own = await shop.openAnother();
    const { ref, key } = await own.makeKey({ kind: 'publishable', mode: 'live', scopes: ['products:read'], limits: oneRead });
    const { ref: secretRef, key: secret } = await own.makeKey({ kind: 'secret', mode: 'live', scopes: ['products:read'] });
    const becomes = (options, code) =>
      eventually(
        `the answer is ${code}`,
        async () => (await own.get('/store/storefront', { patient: false, ...options })).body?.error?.code === code,
      );
    for (const name of [ref, secretRef]) await own.admin.call('POST', `/keys/${name}/pause`);
    await own.admin.call('PATCH', '/workspace', { apiEnabled: false, secretKeysEnabled: false });
    await becomes({ key: secret }, 'STORE_API_DISABLED');
    await own.admin.call('PATCH', '/workspace', { apiEnabled: true });
    await becomes({ key: secret }, 'STORE_API_SECRET_DISABLED');
    await own.admin.call('PATCH', '/workspace', { secretKeysEnabled: true });
    await becomes({ key: secret }, 'KEY_PAUSED');
    await becomes({ key, ...elsewhere }, 'KEY_PAUSED');
    for (const name of [ref, secretRef]) await own.admin.call('POST', `/keys/${name}/resume`);
    await becomes({ key: secret }, 'INSUFFICIENT_SCOPE');
    await becomes({ key, ...elsewhere }, 'INSUFFICIENT_SCOPE');
    for (let count = 0; count < 3; count += 1)
      refused(await own.get(products, { key, ...elsewhere, patient: false }), 403, 'ORIGIN_NOT_ALLOWED');
    accepted(await own.get(products, { key, patient: false }), 200);
    refused(await own.get(`${products}?limit=nonsense`, { key, patient: false }), 429, 'RATE_LIMITED');

    const { message } = refused(await own.post('/store/checkouts', JSON.stringify({ x: 'x'.repeat(300_000) })), 413, 'VALIDATION_ERROR');
    assert.match(message, /256 KiB/);
    refused(
      await own.post('/store/checkouts', 'a=1', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      415,
      'VALIDATION_ERROR',
    );
  },

  'decisions 3.7 KEY_PAUSED': async (shop) => {
    const { ref, key } = await shop.makeKey({ kind: 'publishable', mode: 'test' });
    await shop.admin.call('POST', `/keys/${ref}/pause`);
    await eventually('the key is paused', async () => (await shop.get(products, { key })).status !== 200);
    assert.equal(refused(await shop.get(products, { key }), 403, 'KEY_PAUSED').retryable, false);
  },

  'decisions 3.7 PRICE_MISMATCH': async (shop) => {
    const counter = await Counter.open(shop);
    const answer = await counter.openHeadless(
      counter.seats([counter.ticket('festival/few', { quantity: 2 })], { pricing: { totalMinor: 1 } }),
    );
    const { retryable, details } = refused(answer, 409, 'PRICE_MISMATCH');
    assert.deepEqual([retryable, details.expectedTotalMinor, details.currency, details.pricing.totalMinor], [false, 10_000, 'NGN', 10_000]);
    assert.equal(await counter.left('festival/few'), 2, 'nothing is held');
    accepted(
      await counter.openHeadless(
        counter.seats([counter.ticket('festival/few', { quantity: 2 })], { pricing: { totalMinor: details.expectedTotalMinor } }),
      ),
      201,
    );
  },

  'decisions 3.7 CHECKOUT_ALREADY_PAID': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref } = await counter.sell([counter.item('bag/red')], { contact: shop.buyer() });
    await counter.play(ref);
    assert.equal(refused(await counter.cancel(ref), 409, 'CHECKOUT_ALREADY_PAID').retryable, false);
    assert.equal((await counter.read(ref)).status, 'paid');
  },

  'decisions 3.7 PROVIDER_UNAVAILABLE': async (shop) => {
    const counter = await Counter.open(shop);
    const { ref, hostedUrl } = await counter.sellTickets([counter.ticket('festival/entry')]);
    const { to: page } = await fillIn(hostedUrl, { rail: 'card' });
    await submit(below(page, 'fault'), { fault: 'open.unavailable' });
    accepted(await counter.openHeadless(counter.seats([counter.ticket('festival/few', { quantity: 2 })])), 201);
    const pay = () => counter.instance.play(ref, 'bank_transfer');
    assert.equal(refused(await pay(), 503, 'PROVIDER_UNAVAILABLE').retryable, true);
    accepted(await pay());
  },

  'decisions 3.7 METHOD_NOT_ALLOWED': async (shop) => {
    for (const [path, allowed] of [
      [products, /GET/],
      ['/store/checkouts', /POST/],
      ['/store/customers/link', /POST/],
    ]) {
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        const answer = await shop.get(path, { method, body: {} });
        assert.equal(refused(answer, 405, 'METHOD_NOT_ALLOWED').retryable, false);
        assert.match(answer.headers.get('allow'), allowed);
      }
    }
    refused(await shop.get('/store/nothing', { method: 'DELETE' }), 404, 'NOT_FOUND');
  },
};
