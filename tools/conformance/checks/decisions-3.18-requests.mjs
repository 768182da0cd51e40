import assert from 'node:assert/strict';
import { accepted, notValid, refused } from '../run/expectations.mjs';

export const checks = {
  'D-118': async (shop) => {
    const unknown = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`unknown${index}`, 1]));
    const { details } = notValid(
      await shop.post('/admin/products', { slug: 'bounded', name: 'Bounded', ...unknown }, { key: shop.adminToken }),
      { more: Number },
    );
    assert.equal(Object.keys(details.fields).length, 50);
    assert.ok(details.more >= 2_950, `${details.more} are left out`);
  },

  'D-117': async (shop) => {
    const options = { key: shop.adminToken };
    for (const path of ['/admin/products', '/admin/orders', '/admin/workspace']) {
      accepted(await shop.get(path, options));
      refused(await shop.get(`${path}/`, options), 404, 'NOT_FOUND');
    }
    const products = accepted(await shop.get('/store/products'));
    assert.deepEqual(accepted(await shop.get('/store/products/')).length, products.length, 'the storefront API passes over it');
  },
};
