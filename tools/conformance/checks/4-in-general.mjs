import assert from 'node:assert/strict';
import { accepted, refused } from '../run/expectations.mjs';
import { storeOperations } from '../run/operations.mjs';
import { keyWith, READING, SCOPES } from '../run/scopes.mjs';

const send = (shop, { method, path }, options = {}) => shop.get(path, { method, ...(method !== 'GET' && { body: {} }), ...options });

export const checks = {
  '§4 r1': async (shop) => {
    for (const operation of await storeOperations(shop)) {
      refused(await send(shop, operation, { key: undefined }), 401, 'UNAUTHORIZED');
      refused(await send(shop, operation, { key: 'svc_sk_live_nobody' }), 401, 'UNAUTHORIZED');
    }
  },

  '§4 r2': async (shop) => {
    const answer = await shop.get('/store/products');
    assert.match(answer.headers.get('content-type'), /^application\/json/);
    for (const operation of (await storeOperations(shop)).filter(
      ({ method, template }) => method === 'POST' && !template.endsWith('/cancel'),
    )) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        refused(await send(shop, operation, { body: 'a=1', headers: { 'content-type': type } }), 415, 'VALIDATION_ERROR');
      }
      refused(await send(shop, operation, { body: '{"a":', headers: { 'content-type': 'application/json' } }), 400, 'VALIDATION_ERROR');
    }
  },

  '§4 r3': async (shop) => {
    const operations = await storeOperations(shop);
    assert.ok(operations.length >= 26, 'the description lists every endpoint');
    const { key: otherwise } = await shop.makeKey({ kind: 'publishable', mode: 'live' });
    for (const operation of operations) {
      refused(await send(shop, operation, { key: undefined }), 401, 'UNAUTHORIZED');
      refused(
        await send(shop, operation, { key: otherwise, origin: 'https://elsewhere.example' }),
        403,
        (operation.method === 'GET' && operation.path !== '/store/orders') || operation.path.endsWith('/register')
          ? 'ORIGIN_NOT_ALLOWED'
          : 'INSUFFICIENT_SCOPE',
      );
      if (operation.named && operation.method === 'GET') refused(await send(shop, operation), 404, 'NOT_FOUND');
    }
    const limits = Object.fromEntries(
      ['secretReadLive', 'register', 'checkoutCreateLive', 'identity', 'otpSend'].map((name) => [name, { perMinute: 1, burst: 1 }]),
    );
    const { key } = await shop.makeKey({ kind: 'secret', mode: 'live', limits });
    for (const operation of operations.filter(({ template }) => !template.endsWith('/cancel'))) {
      await send(shop, operation, { key, patient: false });
      refused(await send(shop, operation, { key, patient: false }), 429, 'RATE_LIMITED');
    }
  },

  '§4 r4': async (shop) => {
    const anyOf = async (scope, key) => {
      const operation = {
        'storefront:read': '/store/storefront',
        'products:read': '/store/products',
        'availability:read': '/store/delivery-zones',
        'checkout:read': '/store/checkouts/chk_none',
        'orders:read': '/store/orders',
      }[scope];
      if (operation) return shop.get(operation, { key });
      const write = {
        'checkout:create': '/store/checkouts',
        'checkout:cancel': '/store/checkouts/chk_none/cancel',
        'events:register': '/store/events/meetup/register',
        'customers:link': '/store/customers/link',
        'otp:send': '/store/otp/send',
        'otp:verify': '/store/otp/verify',
      }[scope];
      return shop.post(write, {}, { key });
    };
    const [reader, all] = [await keyWith(shop, ['read']), await keyWith(shop, ['transact'])];
    for (const scope of SCOPES) {
      assert.notEqual((await anyOf(scope, all)).status, 403, `transact covers ${scope}`);
      const answer = await anyOf(scope, reader);
      if (READING.includes(scope)) assert.notEqual(answer.status, 403, `read covers ${scope}`);
      else refused(answer, 403, 'INSUFFICIENT_SCOPE');
    }
    accepted(await shop.get('/store/products', { key: reader }));
  },
};
