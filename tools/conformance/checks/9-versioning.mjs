import assert from 'node:assert/strict';
import { accepted } from '../run/expectations.mjs';
import { storeOperations } from '../run/operations.mjs';

/** Form of the version in every answer of this interface. */
const VERSION = /^1\.\d+\.\d+$/;

export const checks = {
  '§9 r1': async (shop) => {
    assert.match(shop.instance.baseUrl, /\/v1$/);
    const { info } = accepted(await shop.get('/openapi.json', { key: undefined }));
    assert.match(info.version, VERSION);
    assert.equal((await shop.get('/store/products')).headers.get('x-svc-version'), info.version);
    assert.equal((await shop.get(`${shop.instance.root}/v2/store/products`)).status, 404);
  },

  '§9 r2': async (shop) => {
    const { servers } = accepted(await shop.get('/openapi.json', { key: undefined }));
    assert.deepEqual(servers, [{ url: '/v1' }]);
    for (const { template } of await storeOperations(shop)) assert.match(template, /^\/store\//);
    accepted(await shop.get(`${shop.instance.root}/v1/store/products`));
    assert.equal((await shop.get(`${shop.instance.root}/store/products`)).status, 404, 'an address has its version');
  },

  // D-90 itself is checked with its own tag: what clients see of the policy is that each answer names the version.
  '§9 r3': async (shop) => {
    for (const operation of await storeOperations(shop)) {
      const answer = await shop.get(operation.path, { method: operation.method, ...(operation.method !== 'GET' && { body: {} }) });
      assert.match(answer.headers.get('x-svc-version') ?? '', VERSION, `${operation.template} names the version`);
    }
  },
};
