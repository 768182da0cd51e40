import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { unpackContract } from '../../../libs/reference/src/openapi/released-contract.mjs';
import { ask } from '../run/client.mjs';
import { accepted } from '../run/expectations.mjs';

/** The contract that clients of the released interface rely on. */
const released = JSON.parse(unpackContract(readFileSync(new URL('../../../docs/released/openapi.json.br', import.meta.url))));

export const checks = {
  'D-90': async (shop) => {
    const { paths, components, info } = accepted(await shop.get('/openapi.json', { key: undefined }));
    for (const [path, operations] of Object.entries(released.paths)) {
      for (const [method, before] of Object.entries(operations)) stays(`${method} ${path}`, before, paths[path]?.[method]);
    }
    for (const [name, { properties = {} }] of Object.entries(released.components.schemas)) {
      const gone = Object.keys(properties).filter((field) => !components.schemas[name]?.properties?.[field]);
      assert.deepEqual(gone, [], `nothing is gone from ${name}`);
    }
    for (const [kind, answer] of Object.entries(await answersOfEveryKind(shop))) {
      assert.equal(answer.headers.get('x-svc-version'), info.version, `${kind} (${answer.status}) names the version`);
    }
  },
};

/** Expects an operation to be there, to take what it took, to demand no more and to answer as it did. */
function stays(name, before, later) {
  assert.ok(later, `${name} is there`);
  const named = ({ in: location, name: parameter }) => `${location} ${parameter}`;
  const [former, now] = [before, later].map(({ parameters = [] }) => parameters);
  assert.deepEqual(
    former.map(named).filter((one) => !now.map(named).includes(one)),
    [],
    `${name} takes what it took`,
  );
  const demands = (parameters) => parameters.filter(({ required }) => required).map(named);
  assert.deepEqual(
    demands(now).filter((one) => !demands(former).includes(one)),
    [],
    `${name} demands no more`,
  );
  assert.deepEqual(
    Object.keys(before.responses).filter((status) => !later.responses[status]),
    [],
    `${name} answers as it did`,
  );
}

/** @param {import('../run/shop.mjs').Shop} shop @returns {Promise<Record<string, import('../run/client.mjs').Answer>>} */
async function answersOfEveryKind(shop) {
  const { root } = shop.instance;
  const products = await shop.get('/store/products');
  return {
    success: products,
    'the same again': await shop.get('/store/products', { headers: { 'if-none-match': products.headers.get('etag') } }),
    head: await shop.get('/store/products', { method: 'HEAD' }),
    preflight: await ask(`${shop.instance.baseUrl}/store/products`, {
      method: 'OPTIONS',
      origin: shop.origin,
      headers: { 'access-control-request-method': 'GET' },
    }),
    'no key': await shop.get('/store/products', { key: undefined }),
    'a wrong origin': await shop.get('/store/products', { key: shop.keys.publishableLive, origin: undefined }),
    nothing: await shop.get('/store/products/nowhere'),
    'no address': await shop.get('/nowhere'),
    'a wrong method': await shop.get('/store/products', { method: 'DELETE' }),
    'a wrong body': await shop.post('/store/checkouts', '{'),
    'an unreadable request': await shop.get(`/store/products?x=${'x'.repeat(20_000)}`),
    'the merchant': await shop.get('/admin/workspace', { key: shop.adminToken }),
    'no merchant': await shop.get('/admin/workspace', { key: undefined }),
    'a page': await ask(`${root}/${shop.slug}/e/meetup`),
    health: await ask(`${root}/healthz`),
  };
}
