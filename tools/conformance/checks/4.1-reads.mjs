import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, holds, refused } from '../run/expectations.mjs';
import { takesScope } from '../run/scopes.mjs';

/** Request and answer of each read; the last names something that does not exist. */
const reads = {
  storefront: ['storefront:read', '/store/storefront', { displayName: 'Conformance', products: Object, events: Object }],
  products: ['products:read', '/store/products', Object],
  product: ['products:read', '/store/products/lamp', { slug: 'lamp', variants: [Object, Object] }, '/store/products/nothing'],
  slots: ['availability:read', '/store/products/lesson/slots', { date: /^\d{4}-/, slots: Object }, '/store/products/nothing/slots'],
  collections: ['products:read', '/store/collections', [{ slug: 'home' }, { slug: 'bags' }]],
  collection: [
    'products:read',
    '/store/collections/bags',
    { collection: { slug: 'bags' }, products: [{ slug: 'tote' }] },
    '/store/collections/nothing',
  ],
  events: ['products:read', '/store/events', Object],
  event: ['products:read', '/store/events/fair', { slug: 'fair', ticketTypes: [{ name: 'Entry' }] }, '/store/events/nothing'],
  forms: ['storefront:read', '/store/forms/contact', { slug: 'contact', fields: Object }, '/store/forms/nothing'],
  tables: [
    'storefront:read',
    '/store/tables/stockists',
    { slug: 'stockists', columns: Object, rows: [Object, Object] },
    '/store/tables/nothing',
  ],
  catalogs: ['storefront:read', '/store/catalogs/lookbook', { slug: 'lookbook', items: [Object, Object] }, '/store/catalogs/nothing'],
  files: ['storefront:read', '/store/files/press', { slug: 'press', files: [{ name: 'logo.jpg' }] }, '/store/files/nothing'],
  notes: ['storefront:read', '/store/notes/indigo', { slug: 'indigo', title: 'Indigo' }, '/store/notes/nothing'],
  'delivery-zones': ['availability:read', '/store/delivery-zones', [{ name: 'Lagos' }, { name: 'Abroad' }, { name: 'At the studio' }]],
  'payment-methods': ['availability:read', '/store/payment-methods', ['card', 'bank_transfer']],
};

const tableOfReads = Object.fromEntries(
  Object.entries(reads).map(([name, [scope, path, wanted, missing]]) => [
    `§4.1 ${name}`,
    async (shop) => {
      holds(accepted(await shop.get(path)), wanted);
      await takesScope(shop, scope, (key) => shop.get(path, { key }));
      if (missing) refused(await shop.get(missing), 404, 'NOT_FOUND');
    },
  ]),
);

/** A shop of six mugs, a draft, and one that cannot be had. */
const mugs = () => ({
  version: 1,
  products: [...'abcdef']
    .map((slug) => mug(slug))
    .concat([mug('draft', { published: false }), mug('few', { preorderable: true, preorderLimit: 2 }, { stock: 0 })]),
});
const mug = (slug, fields = {}, variant = {}) => ({
  slug,
  name: slug,
  ...fields,
  variants: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor: 1_000 }], stock: 5, ...variant }],
});
const slugsOf = (list) => list.map(({ slug }) => slug);

export const checks = {
  ...tableOfReads,

  '§4.1 availability': async (shop) => {
    const path = `/store/availability?variantRefs=${shop.refOf('tote/small')},${shop.refOf('mug/mug')}`;
    assert.deepEqual(accepted(await shop.get(path)).variants, { [shop.refOf('tote/small')]: 7, [shop.refOf('mug/mug')]: null });
    await takesScope(shop, 'availability:read', (key) => shop.get(path, { key }));
    refused(await shop.get('/store/availability'), 400, 'VALIDATION_ERROR');
  },

  '§4.1 checkouts': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref } = await counter.sell([counter.item('bag/red')]);
    holds(await counter.read(ref), { ref, status: 'open' });
    await takesScope(counter.shop, 'checkout:read', (key) => counter.shop.get(`/store/checkouts/${ref}`, { key }));
    refused(await counter.shop.get('/store/checkouts/chk_00000000000000000000000000'), 404, 'NOT_FOUND');
    refused(await shop.get(`/store/checkouts/${ref}`), 404, 'NOT_FOUND');
  },

  '§4.1 orders': async (shop) => {
    const counter = await Counter.of(shop);
    const order = await counter.soldProducts([counter.item('bag/red')]);
    await takesScope(counter.shop, 'orders:read', (key) => counter.shop.get('/store/orders', { key }));
    refused(await counter.shop.get('/store/orders', { key: counter.shop.keys.publishableLive }), 403, 'INSUFFICIENT_SCOPE');
    const page = accepted(await counter.shop.get(`/store/orders?updatedSince=${order.updatedAt}&limit=1`));
    assert.deepEqual(
      page.map(({ ref }) => ref),
      [order.ref],
    );
  },

  '§4.1 r1': async (shop) => {
    const storefront = accepted(await shop.get('/store/storefront'));
    for (const list of ['products', 'collections', 'events']) {
      const answer = accepted(await shop.get(`/store/${list}`));
      assert.deepEqual(storefront[list], answer, `the storefront and /store/${list} tell different ${list}`);
    }
    assert.deepEqual(slugsOf(storefront.events), ['yesterday', 'meetup', 'fair', 'conference', 'hideout']);
  },

  '§4.1 r2': async (shop) => {
    const own = await shop.openAnother(mugs);
    const read = async (query = '') => accepted(await own.get(`/store/products${query}`));
    assert.deepEqual(slugsOf(await read()), ['a', 'b', 'c', 'd', 'e', 'f', 'few']);
    assert.equal((await read('?limit=2')).length, 7, 'the whole list is unpaged');
    const stamps = async () => Object.fromEntries((await read()).map(({ slug, updatedAt }) => [slug, updatedAt]));
    const before = await stamps();
    for (const slug of ['c', 'a']) {
      await own.admin.call('PATCH', `/products/${own.refOf(slug)}`, { name: `${slug} again` });
      await own.stamped(slug, before[slug]);
    }
    const after = await stamps();
    assert.deepEqual(
      slugsOf(await read(`?updatedSince=${after.c}`)),
      ['c', 'a'],
      'those changed then or later, oldest change first, with the boundary row',
    );
    assert.deepEqual(slugsOf(await read(`?updatedSince=${after.a}`)), ['a']);
    const all = await read('?updatedSince=2000-01-01T00:00:00Z');
    const times = all.map(({ updatedAt }) => updatedAt);
    assert.deepEqual(times, [...times].sort());
    assert.deepEqual(slugsOf(await read('?updatedSince=2000-01-01T00:00:00Z&limit=2')), slugsOf(all.slice(0, 2)));
    assert.deepEqual(slugsOf(await read(`?updatedSince=${all[1].updatedAt}&limit=2`)), slugsOf(all.slice(1, 3)));
  },

  '§4.1 r3': async (shop) => {
    const own = await shop.openAnother(mugs);
    await own.receiveWebhooks();
    const delta = async () => slugsOf(accepted(await own.get('/store/products?updatedSince=2000-01-01&limit=200')));
    assert.ok(!(await delta()).includes('draft'));
    await own.admin.call('DELETE', `/products/${own.refOf('a')}`);
    await own.admin.call('PATCH', `/products/${own.refOf('b')}`, { published: false });
    const { body } = await own.webhook('product.deleted');
    assert.deepEqual(body.data, { productRef: own.refOf('a'), slug: 'a' });
    const left = await delta();
    assert.deepEqual([left.includes('a'), left.includes('b'), left.includes('c')], [false, false, true]);
    const deletions = own.instance.sink.received.filter(
      ({ path, body: { type } }) => path === own.webhookPath && type === 'product.deleted',
    );
    assert.equal(deletions.length, 1, 'what is unpublished is not announced');
  },

  '§4.1 r4': async (shop) => {
    const own = await shop.openAnother(mugs);
    const left = async (...slugs) =>
      accepted(await own.get(`/store/availability?variantRefs=${slugs.map((slug) => own.refOf(`${slug}/one`)).join()}`));
    const { variants, preorderable, preorderRemaining } = await left('a', 'b', 'draft', 'few');
    const [a, few] = [own.refOf('a/one'), own.refOf('few/one')];
    assert.deepEqual([variants[a], variants[few], own.refOf('draft/one') in variants], [5, 0, false]);
    assert.deepEqual([preorderable, preorderRemaining], [[few], { [few]: 2 }]);
    await own.admin.call('DELETE', `/products/${own.refOf('a')}`);
    await own.admin.call('PATCH', `/products/${own.refOf('b')}`, { published: false });
    assert.deepEqual(Object.keys((await left('a', 'b', 'few')).variants), [few]);
    const buy = (quantity) =>
      own.post(
        '/store/checkouts',
        { items: [{ variantRef: few, quantity }], returnUrl: 'https://shop.example/' },
        { headers: { 'idempotency-key': `pre-${quantity}` } },
      );
    accepted(await buy(2), 201);
    assert.equal((await buy(3)).status, 400, 'no more than can be pre-ordered');
    assert.equal((await shop.get(`/store/availability?variantRefs=${shop.refOf('mug/mug')}`)).body.variants[shop.refOf('mug/mug')], null);
  },

  '§4.1 r5': async (shop) => {
    const counter = await Counter.open(shop);
    const test = { key: counter.shop.keys.secretTest };
    const sold = [];
    for (let count = 0; count < 3; count += 1) sold.push(await counter.soldProducts([counter.item('bag/red')]));
    const tried = await counter.soldProducts([counter.item('bag/red')], {}, test);
    await counter.sell([counter.item('bag/red')]);
    const page = async (query, options) => accepted(await counter.shop.get(`/store/orders${query}`, options));
    const refs = (orders) => orders.map(({ ref }) => ref);
    assert.deepEqual(refs(await page('')), refs(sold), 'live orders alone, oldest change first; an unpaid checkout is none');
    assert.deepEqual(
      (await page('', test)).map(({ ref, test: isTest }) => [ref, isTest]),
      [[tried.ref, true]],
    );
    assert.deepEqual(refs(await page(`?updatedSince=${sold[1].updatedAt}`)), refs(sold.slice(1)), 'the boundary row comes again');
    assert.deepEqual(refs(await page(`?updatedSince=${sold[1].updatedAt}&limit=1`)), [sold[1].ref]);
    assert.equal((await page(`?updatedSince=${sold[1].updatedAt}&limit=3`)).length, 2, 'a short page is the last');
    await counter.manage(sold[0].ref, 'cancel');
    const changed = await eventually('the change is stamped', async () => (await page(`?updatedSince=${sold[2].updatedAt}`))[1]);
    assert.equal(changed.ref, sold[0].ref, 'a change moves an order to the end');
    assert.equal((await counter.orders()).length, 3);
  },

  '§4.1 r6': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref } = await counter.sell([counter.item('bag/red')], { contact: shop.buyer() });
    const poll = async () =>
      accepted(await counter.shop.get(`/store/checkouts/${ref}`, { key: counter.shop.keys.publishableLive, patient: false })).status;
    for (let count = 0; count < 6; count += 1) assert.equal(await poll(), 'open');
    await counter.play(ref);
    assert.equal(await poll(), 'paid');
  },

  '§4.1 r7': async (shop) => {
    const own = await shop.openAnother(mugs);
    const rails = async (query = '') => accepted(await own.get(`/store/payment-methods${query}`));
    assert.deepEqual(
      [await rails(), await rails('?currency=NGN'), await rails('?currency=USD')],
      [['card', 'bank_transfer'], ['card', 'bank_transfer'], ['international_card']],
    );
    await own.admin.call('PATCH', '/workspace', { rails: { bank_transfer: { enabled: false } } });
    assert.deepEqual(await rails(), ['card']);
    assert.deepEqual(refused(await own.get('/store/payment-methods?currency=EUR'), 400, 'VALIDATION_ERROR').details.accepted, [
      'NGN',
      'USD',
    ]);
  },
};
