import assert from 'node:assert/strict';
import { daysFrom } from '../run/catalogue/prices.mjs';
import { eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, holds, refused, STAMP } from '../run/expectations.mjs';
import { publishableMay, storeOperations } from '../run/operations.mjs';

const slugsOf = (list) => list.map(({ slug }) => slug);
const things = () => ({
  version: 1,
  products: ['first', 'second'].map((slug) => ({
    slug,
    name: slug,
    variants: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor: 1_000 }], stock: 2 }],
  })),
});

/** Has the merchant count stock up or down. */
async function addStock(shop, slug, delta) {
  await shop.admin.call('POST', `/products/${shop.refOf(slug)}/stock`, { variantRef: shop.refOf(`${slug}/one`), delta, reason: 'A check' });
}

const productOf = async (shop, slug) => accepted(await shop.get('/store/products')).find((product) => product.slug === slug);
const limits = ['0', '201', '1.5', 'x', '-1'];
const moments = ['yesterday', '2026-02-30', '2026-01-01T10:00:00', '1767225600'];

export const checks = {
  'D-24': async (shop) => {
    const slots = async (query = '') => accepted(await shop.get(`/store/products/lesson/slots${query}`));
    const first = await slots();
    holds(first, { timezone: 'Africa/Lagos', durationMinutes: 60, nextDate: /^\d{4}-\d\d-\d\d$/ });
    const now = await shop.now();
    assert.ok(Date.parse(first.slots[0].startUtc) >= now.getTime() + 3_600_000, 'lead time is kept');
    const { dateIn } = daysFrom(now);
    const tomorrow = await slots(`?date=${dateIn(2)}`);
    assert.deepEqual(
      tomorrow.slots.map(({ startLocal }) => startLocal.slice(11)),
      ['09:00:00', '10:00:00', '11:00:00'],
    );
    const inLondon = await slots(`?date=${dateIn(2)}&timezone=UTC`);
    assert.deepEqual(
      inLondon.slots.map(({ startUtc }) => startUtc),
      tomorrow.slots.map(({ startUtc }) => startUtc),
    );
    assert.deepEqual(
      inLondon.slots.map(({ startLocal }) => startLocal.slice(11)),
      ['08:00:00', '09:00:00', '10:00:00'],
    );
    for (const days of [-2, 4, 40])
      assert.deepEqual((await slots(`?date=${dateIn(days)}`)).slots, [], `${days} days from now nothing is free`);
    for (const query of ['?date=tomorrow', '?date=2026-02-30', '?timezone=Mars/Base', `?variantRef=${shop.refOf('tote/small')}`])
      refused(await shop.get(`/store/products/lesson/slots${query}`), 400, 'VALIDATION_ERROR');
    const counter = await Counter.of(shop);
    const free = async (date) =>
      accepted(await counter.shop.get(`/store/products/fitting/slots?date=${date}`)).slots.map(({ startUtc }) => startUtc);
    const [taken] = await free(dateIn(6));
    await counter.soldProducts([counter.item('fitting/hour', { slotStartUtc: taken })]);
    assert.ok(!(await free(dateIn(6))).includes(taken), 'a taken slot is left out');
  },

  'D-25': async (shop) => {
    for (const operation of await storeOperations(shop)) {
      const answer = await shop.get(operation.path, {
        method: operation.method,
        key: shop.keys.publishableLive,
        ...(operation.method !== 'GET' && { body: {} }),
      });
      if (publishableMay(operation)) assert.notEqual(answer.status, 403, `${operation.template} takes a publishable key`);
      else refused(answer, 403, 'INSUFFICIENT_SCOPE');
    }
  },

  'D-26': async (shop) => {
    const scopesOf = async (kind) => (await shop.admin.list('/keys')).find(({ ref }) => ref === kind.ref).scopes;
    const [publishable, secret] = [
      await shop.makeKey({ kind: 'publishable', mode: 'live' }),
      await shop.makeKey({ kind: 'secret', mode: 'live' }),
    ];
    assert.deepEqual([await scopesOf(publishable), await scopesOf(secret)], [['read', 'events:register'], ['transact']]);
    const { key: reader } = await shop.makeKey({ kind: 'secret', mode: 'live', scopes: ['read'] });
    accepted(await shop.get('/store/orders', { key: reader }));
    refused(await shop.post('/store/checkouts', {}, { key: reader }), 403, 'INSUFFICIENT_SCOPE');
    const { key: broad } = await shop.makeKey({ kind: 'publishable', mode: 'live', scopes: ['transact'] });
    accepted(await shop.get('/store/products', { key: broad }));
    refused(await shop.get('/store/orders', { key: broad }), 403, 'INSUFFICIENT_SCOPE');
    refused(await shop.post('/store/checkouts', {}, { key: broad }), 403, 'INSUFFICIENT_SCOPE');
  },

  'D-27': async (shop) => {
    for (const limit of limits)
      for (const since of ['', '&updatedSince=2026-01-01'])
        refused(await shop.get(`/store/products?limit=${limit}${since}`), 400, 'VALIDATION_ERROR');
    for (const moment of moments) refused(await shop.get(`/store/products?updatedSince=${moment}`), 400, 'VALIDATION_ERROR');
    for (const moment of ['2026-01-01', '2026-01-01T00:00:00Z', encodeURIComponent('2026-01-01T00:00:00.123456+01:00')])
      accepted(await shop.get(`/store/products?updatedSince=${moment}`));
    const own = await shop.openAnother(things);
    const since = async (stamp) => slugsOf(accepted(await own.get(`/store/products?updatedSince=${stamp}`)));
    const before = (await productOf(own, 'second')).updatedAt;
    await own.admin.call('PATCH', `/products/${own.refOf('second')}`, { info: { careInstructions: 'Dust it.' } });
    await own.stamped('second', before);
    const described = (await productOf(own, 'second')).updatedAt;
    await addStock(own, 'first', 5);
    await addStock(own, 'second', -2);
    await own.stamped('second', described);
    assert.equal((await productOf(own, 'second')).soldOut, true);
    assert.deepEqual(await since(described), ['second'], 'selling out is a change, a tick of the stock is none');
  },

  'D-28': async (shop) => {
    const counter = await Counter.of(shop);
    for (const limit of limits) refused(await counter.shop.get(`/store/orders?limit=${limit}`), 400, 'VALIDATION_ERROR');
    for (const moment of moments) refused(await counter.shop.get(`/store/orders?updatedSince=${moment}`), 400, 'VALIDATION_ERROR');
    accepted(await counter.shop.get('/store/orders?updatedSince=2026-01-01'));
    const order = await counter.soldTickets([counter.ticket('festival/entry')]);
    await counter.manage(order.ref, 'refund', { amountMinor: 100 });
    await eventually('the refund is stamped', async () => {
      const page = accepted(await counter.shop.get(`/store/orders?updatedSince=${order.updatedAt}`));
      return page.some(({ ref, refundedMinor, updatedAt }) => ref === order.ref && refundedMinor === 100 && updatedAt > order.updatedAt);
    });
  },

  'D-30a': async (shop) => {
    const own = await shop.openAnother(things);
    const before = await productOf(own, 'first');
    await own.admin.call('PATCH', `/products/${own.refOf('first')}`, { name: 'Changed' });
    const changed = await productOf(own, 'first');
    assert.equal(changed.name, 'Changed', 'it shows at once');
    assert.match(changed.updatedAt, STAMP);
    assert.ok(changed.updatedAt > before.updatedAt, 'with the time of writing');
    const row = await eventually('the change is in the delta', async () => {
      const page = accepted(await own.get(`/store/products?updatedSince=${before.updatedAt}`));
      return page.find(({ name, updatedAt }) => name === 'Changed' && updatedAt > before.updatedAt);
    });
    const again = await productOf(own, 'first');
    assert.equal(again.updatedAt, row.updatedAt, 'from its stamp on it shows that');
  },
};
