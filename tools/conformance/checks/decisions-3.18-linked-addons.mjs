import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { absent, accepted, holds, notValid } from '../run/expectations.mjs';
import { visit } from '../run/hosted-page.mjs';

const prices = [{ currency: 'NGN', priceMinor: 100_000 }];
const variant = (key, fields = {}) => ({ key, name: key, prices, ...fields });
const addon = (slug, fields = {}) => ({ key: slug, label: slug, kind: 'product', prices, linkedProductRef: slug, ...fields });
const group = (key, options, fields = {}) => ({ key, name: key, options, ...fields });
const required = { required: true, minSelect: 1 };

/** Gifts that have to be packed in a box, of which one is left, and may have a card. */
const document = () => ({
  version: 1,
  workspace: { displayName: 'Gifts', timezone: 'Africa/Lagos', currencies: ['NGN'] },
  products: [
    { slug: 'box', name: 'Box', variants: [variant('one', { stock: 1 })] },
    { slug: 'card', name: 'Card', variants: [variant('one')] },
    {
      slug: 'gift',
      name: 'Gift',
      variants: [variant('one'), variant('two')],
      addonGroups: [group('packing', [addon('box')], required), group('extras', [addon('card')])],
    },
    {
      slug: 'bag',
      name: 'Bag',
      variants: [variant('small'), variant('large')],
      addonGroups: [group('lining', [addon('box')], { ...required, variantRef: 'bag/large' })],
    },
    { slug: 'set', name: 'Set', variants: [variant('one')], addonGroups: [group('what', [addon('gift')], required)] },
  ],
});

export const checks = {
  'D-132': async (shop) => {
    const counter = await Counter.open(shop, document);
    const own = counter.shop;
    const read = async (slug) => accepted(await own.get(`/store/products/${slug}`));
    const listed = async (slug) => accepted(await own.get('/store/products')).find((product) => product.slug === slug);
    const open = (path, fields) => counter.openProducts(counter.cart([counter.item(path, fields)]));
    const availabilityOf = async (...paths) =>
      Object.keys(accepted(await own.get(`/store/availability?variantRefs=${paths.map((path) => own.refOf(path)).join()}`)).variants);
    const change = (slug, patch) => own.admin.call('PATCH', `/products/${own.refOf(slug)}`, patch);
    const setStock = (stock) =>
      own.admin.call('POST', `/products/${own.refOf('box')}/stock`, { variantRef: own.refOf('box/one'), stock, reason: 'A check' });

    /** Does something, waits for the stamps of the affected products, and reads these. */
    const seenBy = async (slugs, act) => {
      const before = Object.fromEntries(await Promise.all(slugs.map(async (slug) => [slug, (await listed(slug)).updatedAt])));
      const answer = await act();
      for (const slug of slugs) await own.stamped(slug, before[slug]);
      return answer;
    };
    const isSoldOut = async (slug, soldOut) => {
      for (const [where, look] of Object.entries({ read, listed }))
        await eventually(`${slug} is ${where} as ${soldOut ? '' : 'not '}sold out`, async () => (await look(slug)).soldOut === soldOut);
    };

    for (const [outOfSale, backOnSale] of [
      [() => change('box', { published: false }), () => change('box', { published: true })],
      [() => setStock(0), () => setStock(2)],
    ]) {
      const warned = await seenBy(['gift', 'bag', 'set'], outOfSale);
      if (warned.published === false) assert.ok(warned.warnings.length >= 2 && warned.warnings.every(({ path }) => path === 'published'));
      for (const slug of ['gift', 'set']) await isSoldOut(slug, true);
      const gift = await read('gift');
      const gone = { soldOut: true, availableQty: 0 };
      holds(gift, { variants: [gone, gone], addonGroups: [{ name: 'extras' }] });
      assert.deepEqual(await availabilityOf('gift/one', 'gift/two', 'set/one', 'bag/small', 'bag/large'), [own.refOf('bag/small')]);
      for (const path of ['gift/one', 'set/one', 'bag/large']) notValid(await open(path), { soldOut: [own.refOf(path)] });
      holds(await read('bag'), { soldOut: false, variants: [{ soldOut: false }, { soldOut: true }], addonGroups: absent });
      accepted(await open('bag/small'), 201);

      const back = await seenBy(['gift', 'bag', 'set'], backOnSale);
      assert.equal(back.warnings, undefined);
      for (const slug of ['gift', 'set']) await isSoldOut(slug, false);
      assert.equal((await availabilityOf('gift/one', 'bag/large')).length, 2);
      holds(await read('gift'), { addonGroups: [{ name: 'packing', options: [{ linkedProductRef: own.refOf('box') }] }, {}] });
      accepted(await open('gift/one'), 201);
    }

    await seenBy(['gift'], () => change('card', { published: false }));
    holds(await read('gift'), { soldOut: false, addonGroups: [{ name: 'packing' }] });
    const { hostedUrl } = accepted(await open('gift/one'), 201);
    const { text } = await visit(hostedUrl);
    assert.ok(text.includes('packing') && !text.includes('extras'), 'the page of what was opened without a choice asks for it');
  },
};
