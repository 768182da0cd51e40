import assert from 'node:assert/strict';
import { aNumber, sendCode } from '../run/codes.mjs';
import { Counter, RETURN_URL } from '../run/counter.mjs';
import { absent, accepted, holds, STAMP, TIMESTAMP } from '../run/expectations.mjs';

export const checks = {
  '§2.8': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref } = await counter.sell([counter.item('bag/red')], { contact: shop.buyer() });
    const session = {
      ref,
      mode: 'live',
      hostedUrl: /^https?:\/\//,
      returnUrl: RETURN_URL,
      currency: 'NGN',
      expiresAt: TIMESTAMP,
      createdAt: TIMESTAMP,
    };
    holds(await counter.read(ref), { ...session, status: 'open', orderRef: absent, completedAt: absent });
    await counter.play(ref);
    holds(await counter.read(ref), { ...session, status: 'paid', orderRef: /^ord_/, completedAt: TIMESTAMP });
    const test = await counter.sell([counter.item('bag/red')], {}, { key: counter.shop.keys.secretTest });
    holds(test, { mode: 'test', status: 'open' });
  },

  '§2.9 availability': async (shop) => {
    const [small, large, mug, stool] = ['tote/small', 'tote/large', 'mug/mug', 'stool/one'].map((path) => shop.refOf(path));
    assert.deepEqual(accepted(await shop.get(`/store/availability?variantRefs=${[small, large, mug, stool].join()}`)), {
      variants: { [small]: 7, [large]: 0, [mug]: null, [stool]: 0 },
      preorderable: [stool],
      preorderRemaining: { [stool]: 40 },
    });
  },

  '§2.9 payment-methods': async (shop) => {
    assert.deepEqual(accepted(await shop.get('/store/payment-methods')), ['card', 'bank_transfer']);
    assert.deepEqual(accepted(await shop.get('/store/payment-methods?currency=USD')), ['international_card']);
  },

  '§2.9 registration': async (shop) => {
    const register = (key) =>
      shop.post(
        '/store/events/meetup/register',
        { tickets: [{ ticketTypeRef: shop.refOf('meetup/seat'), quantity: 1 }], contact: shop.buyer() },
        { key },
      );
    holds(accepted(await register(shop.keys.publishableLive), 201), { ref: /^att_/, status: 'confirmed', test: false });
    holds(accepted(await register(shop.keys.publishableTest), 201), { ref: /^test_att_/, status: 'confirmed', test: true });
  },

  '§2.9 headless': async (shop) => {
    const counter = await Counter.of(shop);
    const seats = [counter.ticket('both/entry')];
    const common = { orderRef: /^ord_/, expiresAt: TIMESTAMP };
    holds(await counter.sellHeadless(seats, {}, { slug: 'both' }), { ...common, accessCode: String, checkoutUrl: /^http/ });
    holds(await counter.sellHeadless(seats, { provider: 'international_card', currency: 'USD' }, { slug: 'both' }), {
      ...common,
      checkoutUrl: /^http/,
      bankAccount: null,
    });
    const { bankAccount } = await counter.sellHeadless(seats, { provider: 'bank_transfer' }, { slug: 'both' });
    assert.ok(bankAccount === null || /^\d{10}$/.test(bankAccount.accountNumber), `the account is ${JSON.stringify(bankAccount)}`);
  },

  '§2.9 customer-link': async (shop) => {
    const link = (key) => shop.post('/store/customers/link', { email: shop.buyer().email, externalRef: `user-${shop.slug}` }, { key });
    holds(accepted(await link(shop.keys.secretLive)), {
      alreadyLinked: false,
      linkRef: /^lnk_/,
      customerRef: /^cus_/,
      contactRef: /^con_/,
    });
    holds(accepted(await link(shop.keys.secretTest)), { customerRef: /^test_cus_/, contactRef: /^test_con_/ });
  },

  '§2.9 otp': async (shop) => {
    const to = aNumber();
    const answer = await sendCode(shop, { to, code: '918273645' });
    holds(accepted(answer, 201), {
      challengeRef: /^otp_/,
      to: new RegExp(`^\\+234\\*+${to.slice(-3)}$`),
      charge: { amountMinor: Number, currency: 'NGN' },
    });
    assert.ok(!answer.text.includes('918273645'), 'the code is not in the answer');
  },

  '§2.9 orders': async (shop) => {
    const counter = await Counter.of(shop);
    const live = await counter.soldProducts([counter.item('bag/red')]);
    const asTest = { key: counter.shop.keys.secretTest };
    await counter.soldProducts([counter.item('bag/red')], {}, asTest);
    for (const order of await counter.orders()) holds(order, { ref: /^ord_/, updatedAt: STAMP, test: false });
    for (const order of await counter.orders(asTest)) holds(order, { ref: /^ord_/, updatedAt: STAMP, test: true });
    assert.equal(live.test, false);
  },
};
