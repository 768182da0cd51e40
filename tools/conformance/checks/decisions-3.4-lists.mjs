import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted, refused } from '../run/expectations.mjs';

const slugsOf = (list) => list.map(({ slug }) => slug);
const cachedReads = [
  'storefront',
  'products',
  'products/lamp',
  'collections',
  'collections/home',
  'events',
  'events/fair',
  'forms/contact',
  'tables/stockists',
  'catalogs/lookbook',
  'notes/indigo',
  'delivery-zones',
  'payment-methods',
];

/** @param {{ now: Date }} given */
function listed({ now }) {
  const inDays = (days) => new Date(now.getTime() + days * 86_400_000).toISOString();
  const product = (slug) => ({
    slug,
    name: slug,
    variants: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor: 1_000 }], stock: 1 }],
  });
  const event = (slug, from, to, fields = {}) => ({ slug, title: slug, startAt: inDays(from), endAt: inDays(to), ...fields });
  return {
    version: 1,
    products: Array.from({ length: 120 }, (_, index) => product(`thing-${index}`)),
    collections: ['zoo', 'ark', 'bay'].map((slug) => ({ slug, name: slug, productRefs: ['thing-3', 'thing-1'] })),
    events: [
      event('last', 9, 9.5),
      event('over', -2, -1.1),
      event('just-over', -2, -0.9),
      event('first', 1, 1.5),
      event('hidden', 2, 3, { published: false }),
    ],
  };
}

export const checks = {
  'D-30': async (shop) => {
    for (const path of cachedReads) {
      const first = await shop.get(`/store/${path}`);
      const etag = first.headers.get('etag');
      assert.match(etag ?? '', /^"[^"]+"$/, `${path} has a strong ETag`);
      assert.equal(first.headers.get('cache-control'), 'private, max-age=0, must-revalidate');
      assert.equal(first.headers.get('vary'), 'Authorization, Origin, Accept-Encoding');
      const again = await shop.get(`/store/${path}`, { headers: { 'if-none-match': etag } });
      assert.deepEqual([again.status, again.text, again.headers.get('etag')], [304, '', etag]);
    }
    const plain = await shop.get('/store/storefront', { headers: { 'accept-encoding': 'identity' } });
    const packed = await shop.get('/store/storefront', { headers: { 'accept-encoding': 'gzip' } });
    assert.equal(packed.headers.get('content-encoding'), 'gzip');
    assert.notEqual(plain.headers.get('etag'), packed.headers.get('etag'), 'each encoding has its own');
    const counter = await Counter.of(shop);
    const { ref } = await counter.sell([counter.item('bag/red')]);
    for (const path of [`availability?variantRefs=${counter.shop.refOf('bag/red')}`, `checkouts/${ref}`, 'orders'])
      assert.match((await counter.shop.get(`/store/${path}`)).headers.get('cache-control'), /no-store/);
    const own = await shop.openAnother(listed);
    const stale = (await own.get('/store/products/thing-1')).headers.get('etag');
    await own.admin.call('PATCH', `/products/${own.refOf('thing-1')}`, { name: 'Renamed' });
    const fresh = await own.get('/store/products/thing-1', { headers: { 'if-none-match': stale } });
    assert.deepEqual([fresh.status, fresh.body?.name], [200, 'Renamed'], 'a change shows in the next read');
  },

  'D-31': async (shop) => {
    const another = await shop.openAnother(listed);
    const read = (refs) => another.get(`/store/availability?variantRefs=${refs.join()}`);
    const refs = Array.from({ length: 101 }, (_, index) => another.refOf(`thing-${index}/one`));
    for (const wrong of [[], refs]) refused(await read(wrong), 400, 'VALIDATION_ERROR');
    refused(await another.get('/store/availability'), 400, 'VALIDATION_ERROR');
    assert.equal(Object.keys(accepted(await read(refs.slice(1))).variants).length, 100);
    const [one, two] = refs;
    const foreign = shop.refOf('tote/small');
    assert.deepEqual(accepted(await read([one, two, one, foreign, 'var_nothing'])).variants, { [one]: 1, [two]: 1 });
    assert.deepEqual(accepted(await read([two, one])), accepted(await read([one, two])));
    assert.deepEqual(accepted(await read(Array.from({ length: 100 }, () => one))).variants, { [one]: 1 });
    for (const left of Object.values(accepted(await shop.get(`/store/availability?variantRefs=${shop.refOf('tote/large')}`)).variants))
      assert.equal(left, 0, 'never below 0');
  },

  'D-32': async (shop) => {
    const own = await shop.openAnother(listed);
    assert.deepEqual(slugsOf(accepted(await own.get('/store/collections'))), ['zoo', 'ark', 'bay']);
    assert.deepEqual(slugsOf(accepted(await own.get('/store/collections/ark')).products), ['thing-3', 'thing-1']);
    assert.deepEqual(
      slugsOf(accepted(await own.get('/store/products'))),
      Array.from({ length: 120 }, (_, index) => `thing-${index}`),
    );
    assert.deepEqual(slugsOf(accepted(await own.get('/store/events'))), ['just-over', 'first', 'last']);
  },
};
