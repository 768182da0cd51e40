import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted } from '../run/expectations.mjs';

/** Every field of an answer, however deep, with its name. @returns {Generator<[string, unknown]>} */
function* fieldsOf(value) {
  for (const [name, inner] of Object.entries(value ?? {})) {
    yield [name, inner];
    if (typeof inner === 'object') yield* fieldsOf(inner);
  }
}

/** Returns every field of the reads of a storefront, and of an order. */
async function everyField(shop) {
  const counter = await Counter.of(shop);
  const order = await counter.soldTickets([counter.ticket('festival/entry')]);
  const session = await counter.read(order.checkoutRef);
  const paths = [
    'storefront',
    'products',
    'products/lamp',
    'products/lesson/slots',
    'collections/home',
    'events/conference',
    'forms/contact',
    'tables/stockists',
    'catalogs/lookbook',
    'files/press',
    'notes/indigo',
    'delivery-zones',
  ];
  const answers = await Promise.all(paths.map(async (path) => accepted(await shop.get(`/store/${path}`))));
  return [...fieldsOf([...answers, order, session])];
}

const seen = (fields, pattern) => fields.filter(([name, value]) => pattern.test(name) && value !== null && value !== undefined);

export const checks = {
  'conventions refs': async (shop) => {
    const fields = await everyField(shop);
    const refs = seen(fields, /^(ref|.*Ref|.*Refs)$/).flatMap(([, value]) => value);
    assert.ok(refs.length > 50);
    for (const ref of refs) assert.equal(typeof ref, 'string', `${JSON.stringify(ref)} is no ref`);
    for (const [name, slug] of seen(fields, /^(slug|.*Slug)$/)) assert.equal(typeof slug, 'string', `${name} is ${JSON.stringify(slug)}`);
    const { ref } = accepted(await shop.get('/store/products/tote')).variants[0];
    assert.deepEqual(
      Object.keys(accepted(await shop.get(`/store/availability?variantRefs=${ref}`)).variants),
      [ref],
      'a ref is answered as it was given',
    );
  },

  'conventions money': async (shop) => {
    const amounts = seen(await everyField(shop), /Minor(From)?$/);
    assert.ok(amounts.length > 50);
    for (const [name, amount] of amounts) assert.ok(Number.isInteger(amount), `${name} is ${JSON.stringify(amount)}`);
  },

  'conventions times': async (shop) => {
    const fields = await everyField(shop);
    const times = seen(fields, /(At|startUtc)$/);
    assert.ok(times.length > 20);
    for (const [name, time] of times) assert.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, `${name} is ${time}`);
    for (const [name, dates] of seen(fields, /^(date|dayDate|takenDates|overrideDates|saveForItFixedDates)$/)) {
      for (const date of [dates].flat()) assert.match(date, /^\d{4}-\d\d-\d\d$/, `${name} is ${date}`);
    }
  },
};
