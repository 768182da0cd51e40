import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted, notValid } from '../run/expectations.mjs';

const inAll = (amounts) => Object.entries(amounts).map(([currency, priceMinor]) => ({ currency, priceMinor }));

/** A shop that sells in currencies with steps of their own, and in one that no payment provider charges. */
function abroad({ now }) {
  const inDays = (days) => new Date(now.getTime() + days * 86_400_000).toISOString();
  const tier = (key, amounts, fields = {}) => ({ key, name: key, kind: 'paid', prices: inAll(amounts), ...fields });
  return {
    version: 1,
    workspace: { displayName: 'Abroad', timezone: 'Africa/Lagos', currencies: ['NGN', 'KWD', 'ISK', 'HUF', 'IQD'], headlessEnabled: true },
    events: [
      {
        slug: 'souk',
        title: 'Souk',
        startAt: inDays(30),
        endAt: inDays(31),
        ticketTypes: [
          tier('odd', { NGN: 3_333, KWD: 3_330, ISK: 3_333, HUF: 3_333, IQD: 3_333 }),
          tier(
            'part',
            { NGN: 5_000, KWD: 5_000, ISK: 5_000, HUF: 5_000, IQD: 5_000 },
            { kind: 'deposit', depositType: 'percent', depositValue: 33 },
          ),
          { key: 'free', name: 'free', kind: 'free' },
        ],
      },
    ],
    discountCodes: [{ code: 'TENOFF', kind: 'percent', value: 10 }],
  };
}

const sumsOf = ({ discountMinor, feeMinor, totalMinor, dueNowMinor, balanceMinor }) => [
  discountMinor,
  feeMinor,
  totalMinor,
  dueNowMinor,
  balanceMinor,
];

export const checks = {
  'D-128': async (shop) => {
    const counter = await Counter.open(shop, abroad);
    const merchant = { key: counter.shop.adminToken };
    await counter.shop.setByOperator({ fees: { frontdesk: { pct: 1.5, flatMinor: 0 } } });

    const sold = async (wanted, currency, fields = {}) => {
      const tickets = Object.entries(wanted).map(([tier, quantity]) => counter.ticket(`souk/${tier}`, { quantity }));
      const body = counter.seats(tickets, { currency, provider: 'international_card', ...fields });
      return accepted(await counter.openHeadless(body, { slug: 'souk' }), 201).pricing;
    };
    for (const [currency, odd, part] of [
      ['KWD', [1_000, 130, 9_120, 9_120, 0], [0, 80, 5_080, 1_730, 3_350]],
      ['ISK', [1_000, 135, 9_134, 9_134, 0], [0, 75, 5_075, 1_725, 3_350]],
      ['HUF', [1_000, 135, 9_134, 9_134, 0], [0, 75, 5_075, 1_725, 3_350]],
    ]) {
      assert.deepEqual(sumsOf(await sold({ odd: 3 }, currency, { discountCode: 'TENOFF' })), odd, currency);
      assert.deepEqual(sumsOf(await sold({ part: 1 }, currency)), part, currency);
    }

    const seats = (tier) => counter.seats([counter.ticket(`souk/${tier}`)], { currency: 'IQD' });
    const { details } = notValid(await counter.openTickets(seats('odd'), { slug: 'souk' }), { accepted: Object });
    assert.deepEqual(details.accepted, ['NGN', 'KWD', 'ISK', 'HUF'], 'what can be charged is named');
    accepted(await counter.openTickets(seats('free'), { slug: 'souk' }), 201);

    const product = (priceMinor) => ({
      slug: 'mug',
      name: 'Mug',
      variants: [{ key: 'one', name: 'One', prices: inAll({ KWD: priceMinor }) }],
    });
    notValid(await counter.shop.post('/admin/products', product(1_234), merchant), { fields: Object });
    assert.equal(accepted(await counter.shop.post('/admin/products', product(1_230), merchant), 201).warnings, undefined);
    const { warnings } = accepted(
      await counter.shop.post(
        '/admin/products',
        { ...product(0), slug: 'jug', variants: [{ key: 'one', name: 'One', prices: inAll({ IQD: 1_000 }) }] },
        merchant,
      ),
      201,
    );
    assert.equal(warnings.length, 1, 'a price that live mode cannot charge is warned of');
  },
};
