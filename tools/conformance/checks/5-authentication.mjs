import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { aNumber, sendCode } from '../run/codes.mjs';
import { accepted, refused } from '../run/expectations.mjs';
import { turned } from '../run/key-text.mjs';
import { SCOPES, keyWith } from '../run/scopes.mjs';

const products = '/store/products';
const cart = (shop) => ({ items: [{ variantRef: shop.refOf('mug/mug'), quantity: 1 }], returnUrl: 'https://shop.example/' });
const aSeat = (shop) => ({ tickets: [{ ticketTypeRef: shop.refOf('meetup/seat'), quantity: 1 }], contact: shop.buyer() });
const idempotent = { headers: { 'idempotency-key': 'authentication' } };

export const checks = {
  '§5 r1': async (shop) => {
    refused(await shop.get(products, { key: undefined }), 401, 'UNAUTHORIZED');
    refused(await shop.get(products, { key: undefined, headers: { authorization: `Basic ${shop.keys.secretLive}` } }), 401, 'UNAUTHORIZED');
    refused(await shop.get(`${products}?key=${shop.keys.secretLive}`, { key: undefined }), 401, 'UNAUTHORIZED');
    accepted(await shop.get(products));
  },

  '§5 r2': async (shop) => {
    const { publishableLive: publishable, secretLive: secret } = shop.keys;
    assert.match(publishable, /^svc_pk_/);
    assert.match(secret, /^svc_sk_/);
    accepted(await shop.get(products, { key: publishable }));
    accepted(await shop.post('/store/events/meetup/register', aSeat(shop), { key: publishable }), 201);
    const misplaced = await shop.post('/store/checkouts', cart(shop), { key: publishable, ...idempotent });
    refused(misplaced, 403, 'INSUFFICIENT_SCOPE');
    assert.match(misplaced.body.error.message, /secret key/);
    assert.equal(misplaced.body.error.details?.required, undefined, 'no scope helps a publishable key to a secret operation');
    accepted(await shop.post('/store/checkouts', cart(shop), idempotent), 201);
    const { key } = await shop.makeKey({ kind: 'publishable', mode: 'live', origins: [] });
    for (const origin of [shop.origin, undefined]) refused(await shop.get(products, { key, origin }), 403, 'ORIGIN_NOT_ALLOWED');
  },

  '§5 r3': async (shop) => {
    for (const key of [shop.keys.publishableTest, shop.keys.publishableLive]) {
      accepted(await shop.get(products, { key }));
      for (const origin of [undefined, 'http://shop.localhost:4445', 'null'])
        refused(await shop.get(products, { key, origin }), 403, 'ORIGIN_NOT_ALLOWED');
    }
  },

  '§5 r4': async (shop) => {
    for (const [name, mode] of [
      ['secretTest', 'test'],
      ['secretLive', 'live'],
    ]) {
      const key = shop.keys[name];
      assert.ok(key.includes(`_${mode}_`));
      assert.equal(
        accepted(await shop.post('/store/checkouts', cart(shop), { key, headers: { 'idempotency-key': `environment-${mode}` } }), 201).mode,
        mode,
      );
      refused(await shop.get(products, { key: turned(key) }), 401, 'UNAUTHORIZED');
    }
  },

  '§5 r5': async (shop) => {
    const another = await shop.openAnother();
    const { ref } = accepted(await another.post('/store/checkouts', cart(another), idempotent), 201);
    assert.equal(accepted(await shop.get(`/store/storefront?workspaceRef=${another.ref}&workspace=${another.slug}`)).ref, shop.ref);
    refused(await shop.get(`/store/checkouts/${ref}?workspaceRef=${another.ref}`), 404, 'NOT_FOUND');
    const body = { ...cart(shop), workspaceRef: another.ref, items: cart(another).items };
    const { details } = refused(
      await shop.post('/store/checkouts', body, { headers: { 'idempotency-key': 'foreign' } }),
      400,
      'VALIDATION_ERROR',
    );
    assert.deepEqual(details.invalid, [another.refOf('mug/mug')]);
  },

  '§5 r6': async (shop) => {
    const reader = await keyWith(shop, ['products:read']);
    accepted(await shop.get(products, { key: reader }));
    refused(await shop.get('/store/storefront', { key: reader }), 403, 'INSUFFICIENT_SCOPE');
    for (const scope of SCOPES) await keyWith(shop, [scope]);
    const { key } = await shop.makeKey({ kind: 'publishable', mode: 'live', scopes: ['transact'] });
    refused(await shop.get('/store/orders', { key }), 403, 'INSUFFICIENT_SCOPE');
    for (const path of [
      '/store/checkouts',
      '/store/events/fair/checkout',
      '/store/customers/link',
      '/store/otp/send',
      '/store/otp/verify',
      '/store/checkouts/chk_none/cancel',
    ]) {
      refused(await shop.post(path, {}, { key }), 403, 'INSUFFICIENT_SCOPE');
    }
  },

  '§5 r7': async (shop) => {
    const own = await shop.openAnother();
    const becomes = (options, outcome) =>
      eventually(`the answer is ${outcome}`, async () => {
        const { status, body } = await own.get(products, options);
        return `${status} ${body?.error?.code ?? ''}`.trim() === outcome;
      });
    const secret = { key: own.keys.secretLive };
    const publishable = { key: own.keys.publishableLive };
    await own.admin.call('PATCH', '/workspace', { secretKeysEnabled: false });
    await becomes(secret, '403 STORE_API_SECRET_DISABLED');
    accepted(await own.get(products, publishable));
    await own.admin.call('PATCH', '/workspace', { secretKeysEnabled: true, apiEnabled: false });
    await becomes(secret, '403 STORE_API_DISABLED');
    await becomes(publishable, '403 STORE_API_DISABLED');
    await own.admin.call('PATCH', '/workspace', { apiEnabled: true });
    await becomes(secret, '200');
    const { ref, key } = await own.makeKey({ kind: 'secret', mode: 'live' });
    await own.admin.call('POST', `/keys/${ref}/pause`);
    await becomes({ key }, '403 KEY_PAUSED');
    accepted(await own.get(products, secret));
    await own.admin.call('POST', `/keys/${ref}/resume`);
    await becomes({ key }, '200');
  },

  '§5 r8': async (shop) => {
    const { ref, key } = await shop.makeKey({ kind: 'publishable', mode: 'live', origins: [] });
    refused(await shop.get(products, { key }), 403, 'ORIGIN_NOT_ALLOWED');
    await shop.admin.call('PATCH', `/keys/${ref}`, { origins: [shop.origin] });
    await eventually('the key works', async () => (await shop.get(products, { key })).status === 200);
    const { key: another } = await shop.makeKey({ kind: 'publishable', mode: 'test' });
    accepted(await shop.get(products, { key: another }));
  },

  '§5 r9': async (shop) => {
    const { key } = await shop.makeKey({ kind: 'secret', mode: 'test', limits: { otpSendsPerDay: 2 } });
    for (let count = 0; count < 2; count += 1) accepted(await sendCode(shop, { to: aNumber() }, { key }), 201);
    refused(await sendCode(shop, { to: aNumber() }, { key }), 429, 'RATE_LIMITED');
    accepted(await sendCode(shop, { to: aNumber() }), 201);
  },
};
