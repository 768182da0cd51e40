import assert from 'node:assert/strict';
import { accepted, notValid, refused } from '../run/expectations.mjs';

export const checks = {
  'D-116': async (shop) => {
    const own = await shop.openAnother();
    const asked = { key: own.adminToken, patient: false };
    const plan = () => own.get('/admin/document?dryRun=true', { ...asked, method: 'PUT', body: { version: 1 } });
    let late;
    for (let count = 0; count < 30 && late?.status !== 429; count += 1) late = await plan();
    refused(late, 429, 'RATE_LIMITED');
    assert.equal(late.headers.get('ratelimit-limit'), '12');
    assert.ok(Number(late.headers.get('retry-after')) >= 1);
    const read = await own.get('/admin/workspace', asked);
    accepted(read);
    assert.equal(read.headers.get('ratelimit-limit'), '200', 'other requests have a limit of their own');
  },

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
    const asked = { key: shop.adminToken };
    for (const path of ['/admin/products', '/admin/orders', '/admin/workspace']) {
      accepted(await shop.get(path, asked));
      refused(await shop.get(`${path}/`, asked), 404, 'NOT_FOUND');
    }
    const products = accepted(await shop.get('/store/products'));
    assert.deepEqual(accepted(await shop.get('/store/products/')).length, products.length, 'the storefront API passes over it');
  },
};
