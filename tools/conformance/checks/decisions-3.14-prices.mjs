import assert from 'node:assert/strict';
import { prices } from '../run/catalogue.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted } from '../run/expectations.mjs';

const naira = (priceMinor) => [{ currency: 'NGN', priceMinor }];
const NO_FEE = { pct: 0, flatMinor: 0 };

/** A shop of tickets at the prices of the worked examples. */
function priced({ now }) {
  const inDays = (days) => new Date(now.getTime() + days * 86_400_000).toISOString();
  const event = (slug, ticketTypes, fields = {}) => ({ slug, title: slug, startAt: inDays(30), endAt: inDays(31), ticketTypes, ...fields });
  const tier = (key, tierPrices, fields = {}) => ({ key, name: key, kind: 'paid', prices: tierPrices, ...fields });
  return {
    version: 1,
    workspace: { displayName: 'Prices', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'], headlessEnabled: true },
    products: [
      { slug: 'sofa', name: 'Sofa', needsDelivery: true, variants: [{ key: 'one', name: 'One', prices: naira(150_000) }] },
      { slug: 'kept', name: 'Kept', feeMode: 'absorb', variants: [{ key: 'one', name: 'One', prices: naira(150_000) }] },
    ],
    deliveryZones: [{ key: 'lagos', name: 'Lagos', countries: ['NG'], prices: naira(100_000) }],
    events: [
      event('fair', [
        tier('full', naira(500_000)),
        tier('odd', naira(3_333)),
        tier('kept', naira(3_333), { frontdeskFeeMode: 'absorb' }),
        tier('half', naira(3_350)),
        tier('other', naira(3_350)),
        tier('part', naira(250_000), { kind: 'deposit', depositType: 'percent', depositValue: 30 }),
        tier('fixed', naira(250_000), { kind: 'deposit', depositType: 'fixed', depositValue: 40_000 }),
        tier('thousand', naira(1_000)),
        tier('two', naira(2_000)),
        tier('three', naira(3_001)),
        tier('group', naira(250_000), { groupSize: 4 }),
        { key: 'free', name: 'free', kind: 'free' },
      ]),
      event('surcharged', [tier('paid', naira(100_000)), tier('kept', naira(100_000), { frontdeskFeeMode: 'absorb' })], {
        customerFee: { pct: 1, flatMinor: 5_000 },
      }),
      event('abroad', [tier('paid', prices(100_000, 5_000))], { customerFee: { pct: 1, flatMinor: 5_000 } }),
      event('agreed', [tier('paid', prices(100_000, 5_000))], {
        customerFee: { pct: 1, flatMinor: 5_000 },
        customerFeeFlatByCurrency: { USD: 25 },
      }),
    ],
    discountCodes: [
      { code: 'TENOFF', kind: 'percent', value: 10 },
      { code: 'THOUSAND', kind: 'fixed', value: { NGN: 1_000 } },
    ],
  };
}

/** @type {WeakMap<object, Promise<Counter>>} */
const counters = new WeakMap();
const counterOf = (shop) => counters.get(shop) ?? counters.set(shop, Counter.open(shop, priced)).get(shop);

/** Sets the service's fee of tickets. */
const charge = (counter, frontdesk, product = NO_FEE) => counter.shop.setByOperator({ fees: { frontdesk, product } });

/** Prices a choice of tickets such as `{ full: 1 }` at an event. @returns {Promise<unknown>} the pricing of a headless checkout */
async function pricingOf(counter, wanted, { event = 'fair', ...fields } = {}) {
  const tickets = Object.entries(wanted).map(([key, quantity]) => counter.ticket(`${event}/${key}`, { quantity }));
  return (await counter.sellHeadless(tickets, fields, { slug: event })).pricing;
}

export const checks = {
  'D-91': async (shop) => {
    const counter = await counterOf(shop);
    await charge(counter, NO_FEE);
    const tickets = ['thousand', 'two', 'three'].map((key) => counter.ticket(`fair/${key}`));
    const order = await counter.soldTickets(tickets, { discountCode: 'THOUSAND' }, { slug: 'fair' });
    assert.deepEqual(
      order.items.map(({ discountMinor }) => discountMinor),
      [167, 333, 500],
      'the largest remainder takes what is left',
    );
    assert.deepEqual([order.discountMinor, order.totalMinor], [1_000, 5_001]);
    await charge(counter, { pct: 2.5, flatMinor: 10_000 });
    assert.equal((await pricingOf(counter, { group: 2 })).feeMinor, 32_500, 'a group ticket is one, however many it admits');
  },

  'D-92': async (shop) => {
    const counter = await counterOf(shop);
    await charge(counter, { pct: 2.5, flatMinor: 10_000 });
    assert.equal((await pricingOf(counter, { full: 1 })).feeMinor, 22_500);
    assert.equal((await pricingOf(counter, { paid: 2 }, { event: 'surcharged' })).feeMinor, 25_000 + 12_000, 'the buyer pays both fees');
    assert.equal(
      (await pricingOf(counter, { kept: 2 }, { event: 'surcharged' })).feeMinor,
      12_000,
      'what is absorbed the buyer does not pay',
    );
    assert.equal((await pricingOf(counter, { free: 1, full: 1 })).feeMinor, 22_500, 'what costs nothing carries no fee');
    await charge(counter, { pct: 1.5, flatMinor: 0 });
    assert.equal((await pricingOf(counter, { half: 1, other: 1 })).feeMinor, 100, 'each line is rounded by itself');
    assert.equal((await pricingOf(counter, { half: 1 })).feeMinor, 50);
    assert.equal((await pricingOf(counter, { half: 2 })).feeMinor, 101, 'half is rounded up');
  },

  'D-93': async (shop) => {
    const counter = await counterOf(shop);
    const inDollars = { currency: 'USD', provider: 'international_card' };
    await charge(counter, { pct: 2.5, flatMinor: 10_000, flatByCurrency: { USD: 50 } });
    assert.equal(
      (await pricingOf(counter, { paid: 2 }, { event: 'abroad', ...inDollars })).feeMinor,
      250 + 100 + 100,
      'the flat surcharge is of the primary currency alone',
    );
    await charge(counter, { pct: 2.5, flatMinor: 10_000 });
    assert.equal(
      (await pricingOf(counter, { paid: 2 }, { event: 'agreed', ...inDollars })).feeMinor,
      250 + 100 + 50,
      'where none is agreed there is no flat part',
    );
    assert.equal((await pricingOf(counter, { paid: 2 }, { event: 'agreed' })).feeMinor, 5_000 + 20_000 + 2_000 + 10_000);
    const sofa = async () =>
      (await counter.sell([counter.item('kept/one')])).totalMinor +
      (await counter.sell([counter.item('sofa/one')], { deliveryZoneRef: counter.shop.refOf('lagos') })).totalMinor;
    assert.equal(await sofa(), 400_000, 'products carry no fee unless the workspace sets one');
    await charge(counter, NO_FEE, { pct: 2, flatMinor: 100 });
    assert.equal(await sofa(), 403_100);
  },

  'D-94': async (shop) => {
    const counter = await counterOf(shop);
    await charge(counter, { pct: 2.5, flatMinor: 0 });
    const deposit = await pricingOf(counter, { part: 2 }, { discountCode: 'TENOFF' });
    assert.deepEqual(sumsOf(deposit), [500_000, 50_000, 11_250, 461_250, 146_250, 315_000]);
    assert.deepEqual(sumsOf(await pricingOf(counter, { fixed: 2 })), [500_000, 0, 12_500, 512_500, 92_500, 420_000]);
    const { ticketTypes } = accepted(await counter.shop.get('/store/events/fair'));
    assert.deepEqual(
      ['part', 'fixed'].map((name) => ticketTypes.find((type) => type.name === name).depositDueNowMinor),
      [75_000, 40_000],
    );

    const { items, ...order } = await counter.soldProducts([counter.item('sofa/one', { quantity: 2 })], {
      deliveryZoneRef: counter.shop.refOf('lagos'),
      discountCode: 'TENOFF',
    });
    assert.deepEqual(
      [order.subtotalMinor, order.discountMinor, order.deliveryMinor, order.taxMinor, order.totalMinor],
      [300_000, 30_000, 100_000, 0, 370_000],
    );
    assert.deepEqual(
      items.map(({ kind }) => kind),
      ['product'],
      'delivery is no item',
    );
  },

  'D-94a': async (shop) => {
    const counter = await counterOf(shop);
    await charge(counter, NO_FEE);
    const opened = () => counter.sell([counter.item('kept/one')], { contact: shop.buyer() });
    const { ref } = await opened();
    assert.equal((await counter.play(ref, 'bank_transfer', 'short')).status, 'open');
    assert.equal((await counter.play(ref, 'bank_transfer')).status, 'paid', 'the rest completes it');
    const order = await counter.orderOf(ref);
    assert.deepEqual([order.paidMinor, order.payments.length], [150_000, 2]);

    const cancelled = await opened();
    await counter.play(cancelled.ref, 'bank_transfer', 'short');
    accepted(await counter.cancel(cancelled.ref));
    const { payments, refunds } = await counter.managed(cancelled.ref);
    assert.deepEqual(
      payments.map(({ amountMinor }) => amountMinor < 150_000),
      [true],
      'one transfer came, and was short',
    );
    assert.deepEqual(
      refunds.map(({ amountMinor }) => amountMinor),
      payments.map(({ amountMinor }) => amountMinor),
      'what was paid goes back',
    );
    const exceptions = await counter.shop.admin.list('/payments/exceptions');
    assert.ok(
      exceptions.some(({ checkoutRef, kind }) => checkoutRef === cancelled.ref && kind === 'money_returned'),
      'and is listed for the merchant',
    );
  },

  'D-95': async (shop) => {
    const counter = await counterOf(shop);
    const examples = [
      { fee: { pct: 2.5, flatMinor: 10_000 }, wanted: { full: 1 }, sums: [500_000, 0, 22_500, 522_500, 522_500, 0] },
      { fee: { pct: 1.5, flatMinor: 0 }, wanted: { odd: 3 }, discountCode: 'TENOFF', sums: [9_999, 1_000, 135, 9_134, 9_134, 0] },
      { fee: { pct: 1.5, flatMinor: 0 }, wanted: { kept: 3 }, discountCode: 'TENOFF', sums: [9_999, 1_000, 0, 8_999, 8_999, 0] },
      { fee: { pct: 2.5, flatMinor: 0 }, wanted: { part: 2 }, sums: [500_000, 0, 12_500, 512_500, 162_500, 350_000] },
    ];
    for (const { fee, wanted, discountCode, sums } of examples) {
      await charge(counter, fee);
      assert.deepEqual(sumsOf(await pricingOf(counter, wanted, { discountCode })), sums, JSON.stringify(wanted));
    }
    await charge(counter, { pct: 1.5, flatMinor: 0 });
    const twice = await counter.sellHeadless([counter.ticket('fair/half'), counter.ticket('fair/half')], {}, { slug: 'fair' });
    assert.deepEqual(sumsOf(twice.pricing), [6_700, 0, 101, 6_801, 6_801, 0]);
    assert.equal(twice.pricing.lines.length, 1, 'equal lines are one');
  },
};

const sumsOf = ({ subtotalMinor, discountMinor, feeMinor, totalMinor, dueNowMinor, balanceMinor }) => [
  subtotalMinor,
  discountMinor,
  feeMinor,
  totalMinor,
  dueNowMinor,
  balanceMinor,
];
