import { accepted, refused } from '../run/expectations.mjs';

export const checks = {
  '§5 r1': async (shop) => {
    refused(await shop.get('/store/storefront', { key: undefined }), 401, 'UNAUTHORIZED');
    refused(await shop.get('/store/storefront', { key: undefined, headers: { authorization: `Basic ${shop.keys.secretLive}` } }), 401, 'UNAUTHORIZED');
    refused(await shop.get(`/store/storefront?key=${shop.keys.secretLive}`, { key: undefined }), 401, 'UNAUTHORIZED');
    accepted(await shop.get('/store/storefront'));
  },

  '§5 r3': async (shop) => {
    for (const key of [shop.keys.publishableTest, shop.keys.publishableLive]) {
      accepted(await shop.get('/store/products', { key }));
      for (const origin of [undefined, 'http://shop.localhost:4445', 'null']) refused(await shop.get('/store/products', { key, origin }), 403, 'ORIGIN_NOT_ALLOWED');
    }
  },
};
