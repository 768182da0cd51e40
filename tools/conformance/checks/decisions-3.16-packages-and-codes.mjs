import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted, holds, notValid } from '../run/expectations.mjs';
import { selling } from '../run/selling.mjs';

/** The usual shop, with codes of every kind. */
function sellingByCode(fields) {
  const inDays = (days) => new Date(fields.now.getTime() + days * 86_400_000).toISOString();
  const { events, ...document } = selling(fields);
  return {
    ...document,
    events: events.map((event) =>
      event.slug === 'meetup' ? { ...event, unlockCodes: [{ code: 'TWICE', ticketTypeRefs: ['meetup/secret'], maxUses: 2 }] } : event,
    ),
    discountCodes: [
      { code: 'TenOff', kind: 'percent', value: 10 },
      { code: 'FIXED', kind: 'fixed', value: { NGN: 700, USD: 5 } },
      { code: 'ONBAG', kind: 'percent', value: 50, appliesTo: { productRefs: ['bag'] } },
      { code: 'ONTIER', kind: 'percent', value: 50, appliesTo: { ticketTypeRefs: ['festival/entry'] } },
      { code: 'ONEVENT', kind: 'percent', value: 50, appliesTo: { eventRefs: ['festival'] } },
      { code: 'SOON', kind: 'percent', value: 10, startsAt: inDays(1) },
      { code: 'PAST', kind: 'percent', value: 10, endsAt: inDays(-1) },
      { code: 'ONCE', kind: 'percent', value: 10, maxUses: 1 },
      { code: 'ONCEEACH', kind: 'percent', value: 10, maxUsesPerContact: 1 },
      { code: 'LARGE', kind: 'percent', value: 10, minSubtotal: { NGN: 10_000 } },
    ],
  };
}

export const checks = {
  'decisions 3.16 packages': async (shop) => {
    const listed = accepted(await shop.get('/store/products')).filter(({ isPackage }) => isPackage);
    assert.deepEqual(
      listed.map(({ slug }) => slug),
      ['bundle'],
    );
    const product = accepted(await shop.get('/store/products/bundle'));
    holds(product, { isPackage: true, variants: [{ ref: shop.refOf('bundle/one') }, { ref: shop.refOf('bundle/two') }] });
    for (const { ref } of product.variants) assert.match(ref, /^pko_/);
    const { packages, packageDetails, catalogs, assets } = accepted(await shop.get('/store/storefront'));
    holds(packages, [{ slug: 'bundle', optionCount: 2 }]);
    assert.deepEqual(Object.keys(packageDetails), ['bundle']);
    assert.deepEqual(
      packageDetails.bundle.options.map(({ ref }) => ref),
      product.variants.map(({ ref }) => ref),
    );
    holds(catalogs, [{ ref: /^cat_/, slug: 'lookbook', name: 'Lookbook', coverUrl: String, itemCount: 2 }]);
    holds(assets, { logoUrl: String, faviconUrl: String, socialImageUrl: String });
    const taken = (path, item) =>
      assert.rejects(shop.admin.call('POST', path, item), ({ status, message }) => status === 400 && message.includes('slug'));
    await taken('/products', {
      slug: 'bundle',
      name: 'Another',
      variants: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor: 100 }] }],
    });
    await taken('/packages', {
      slug: 'tote',
      name: 'Another',
      options: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor: 100 }] }],
    });
  },

  'decisions 3.16 codes': async (shop) => {
    const counter = await Counter.open(shop, sellingByCode);
    const goods = (discountCode, fields) => counter.openProducts(counter.cart([counter.item('bag/red')], { discountCode, ...fields }));
    const tickets = (discountCode, fields) =>
      counter.openTickets(counter.seats([counter.ticket('festival/entry')], { discountCode, ...fields }));
    const costs = async (opening) => accepted(await opening, 201).totalMinor;
    const refuses = async (opening) => holds(notValid(await opening), { details: { fields: { discountCode: String } } });

    assert.deepEqual(
      [await costs(goods('TENOFF')), await costs(goods('tenoff')), await costs(tickets('tenOff'))],
      [4_500, 4_500, 4_500],
      'case does not matter',
    );
    assert.deepEqual(
      [await costs(goods('FIXED')), await costs(goods('FIXED', { currency: 'USD' }))],
      [4_300, 35],
      'a fixed one is per currency',
    );
    assert.deepEqual([await costs(goods('ONBAG')), await costs(tickets('ONTIER')), await costs(tickets('ONEVENT'))], [2_500, 2_500, 2_500]);
    for (const opening of [tickets('ONBAG'), goods('ONTIER'), goods('ONEVENT')]) await refuses(opening);
    for (const code of ['SOON', 'PAST', 'NOBODY', 'LARGE']) await refuses(goods(code));
    assert.equal(await costs(goods('LARGE', { items: [counter.item('bag/red', { quantity: 2 })] })), 9_000);

    const contact = shop.buyer();
    await counter.soldTickets([counter.ticket('festival/entry')], { discountCode: 'ONCE' });
    await refuses(tickets('ONCE'));
    await counter.soldTickets([counter.ticket('festival/entry')], { discountCode: 'ONCEEACH', contact });
    await refuses(tickets('ONCEEACH', { contact }));
    assert.equal(await costs(tickets('ONCEEACH')), 4_500, 'others may still use it');

    const secret = (unlockCode) => counter.register([counter.ticket('meetup/secret')], { unlockCodes: [unlockCode] });
    for (const code of ['TWICE', 'twice']) accepted(await secret(code), 201);
    notValid(await secret('TWICE'), { invalid: [counter.shop.refOf('meetup/secret')] });
    assert.equal((await counter.soldTickets([counter.ticket('festival/entry')], { promoterCode: 'ade10' })).promoterCode, 'ADE10');
  },
};
