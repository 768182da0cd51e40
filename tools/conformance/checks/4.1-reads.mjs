import assert from 'node:assert/strict';
import { accepted } from '../run/expectations.mjs';

export const checks = {
  '§4.1 r1': async (shop) => {
    const storefront = accepted(await shop.get('/store/storefront'));
    for (const list of ['products', 'collections', 'events']) {
      const answer = accepted(await shop.get(`/store/${list}`));
      assert.deepEqual(storefront[list], answer, `the storefront and /store/${list} tell different ${list}`);
    }
    assert.deepEqual(storefront.events.map(({ slug }) => slug), ['yesterday', 'meetup', 'fair', 'conference', 'hideout']);
  },
};
