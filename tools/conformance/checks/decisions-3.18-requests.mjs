import assert from 'node:assert/strict';
import { accepted, refused } from '../run/expectations.mjs';

export const checks = {
  'D-117': async (shop) => {
    const asked = { key: shop.adminToken };
    for (const path of ['/admin/products', '/admin/orders', '/admin/workspace']) {
      accepted(await shop.get(path, asked));
      refused(await shop.get(`${path}/`, asked), 404, 'NOT_FOUND');
    }
    const products = accepted(await shop.get('/store/products'));
    assert.deepEqual(accepted(await shop.get('/store/products/')).length, products.length, 'the storefront API passes over it');
  },
};
