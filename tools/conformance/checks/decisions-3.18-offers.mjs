import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted, notValid } from '../run/expectations.mjs';

const naira = (priceMinor, fields = {}) => [{ currency: 'NGN', priceMinor, ...fields }];

function offers({ now }) {
  const inDays = (days) => new Date(now.getTime() + days * 86_400_000).toISOString();
  const prices = [...naira(10_000), { currency: 'USD', priceMinor: 1_000 }];
  const part = { kind: 'deposit', prices, depositType: 'percent', depositValue: 30 };
  return {
    version: 1,
    workspace: { displayName: 'Offers', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] },
    products: [
      {
        slug: 'portrait',
        name: 'Portrait',
        variants: [
          { key: 'large', name: 'Large', pricingMode: 'quote' },
          { key: 'cheap', name: 'Cheap', prices: naira(500), stock: 0 },
          { key: 'dear', name: 'Dear', prices: naira(900, { compareAtMinor: 1_500 }), stock: 0 },
        ],
      },
    ],
    events: [
      {
        slug: 'gala',
        title: 'Gala',
        startAt: inDays(30),
        endAt: inDays(31),
        timezone: 'Africa/Lagos',
        attendeeEmailRequired: true,
        ticketTypes: [
          { key: 'gift', name: 'Gift', kind: 'donation', minPriceMinor: 500, prices: [{ currency: 'USD', priceMinor: 200 }] },
          { key: 'late', name: 'Late', ...part, depositBalanceDueAt: inDays(-1) },
          { key: 'free', name: 'Free', kind: 'free' },
        ],
      },
    ],
  };
}

export const checks = {
  'D-133': async (shop) => {
    const counter = await Counter.open(shop, offers);
    const { soldOut, showSaleBadge, variants } = accepted(await counter.shop.get('/store/products/portrait'));
    assert.deepEqual([soldOut, showSaleBadge ?? false], [true, false]);
    const large = variants.find(({ name }) => name === 'Large');
    assert.deepEqual([large.soldOut, large.availableQty], [true, 0], 'what is priced on request cannot be bought here');
    const [summary] = accepted(await counter.shop.get('/store/products'));
    assert.deepEqual([summary.soldOut, summary.showSaleBadge], [true, false], 'the badge goes by the lowest price');

    const gift = (currency, amountMinor) => counter.seats([counter.ticket('gala/gift', { amountMinor })], { currency });
    const open = (body) => counter.openTickets(body, { slug: 'gala' });
    notValid(await open(gift('USD', 199)), { fields: { 'tickets[0].amountMinor': String } });
    assert.equal(accepted(await open(gift('USD', 200)), 201).totalMinor, 200);
    notValid(await open(gift('NGN', 499)), { fields: { 'tickets[0].amountMinor': String } });

    const late = accepted(await open(counter.seats([counter.ticket('gala/late')])), 201);
    assert.deepEqual([late.totalMinor, late.dueNowMinor], [10_000, undefined], 'the balance would be due already');

    const named = (attendee) => ({ tickets: [counter.ticket('gala/free', { attendees: [attendee] })], contact: counter.shop.buyer() });
    const register = (body) => counter.shop.post('/store/events/gala/register', body);
    notValid(await register(named({ name: 'Bisi' })));
    accepted(await register(named({ name: 'Bisi', email: 'bisi@example.com' })), 201);
  },
};
