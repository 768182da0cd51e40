import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { aNumber, sendCode, TEST_CODE, verify } from '../run/codes.mjs';
import { Counter } from '../run/counter.mjs';
import { absent, accepted, holds, STAMP, TIMESTAMP } from '../run/expectations.mjs';
import { payOnPage } from '../run/hosted-page.mjs';

const priced = {
  currency: 'NGN',
  subtotalMinor: 10_000,
  discountMinor: 0,
  feeMinor: 0,
  taxMinor: 0,
  totalMinor: 10_000,
  dueNowMinor: 10_000,
  balanceMinor: 0,
  balanceDueAt: null,
  lines: [{ ticketTypeRef: /^tkt_/, name: 'entry', quantity: 2, unitPriceMinor: 5_000, totalMinor: 10_000 }],
};
const account = {
  bankName: String,
  accountNumber: String,
  accountName: String,
  amountMinor: 10_000,
  currency: 'NGN',
  reference: String,
  expiresAt: TIMESTAMP,
};

/** Payment fields of each rail. */
const rails = {
  card: { flow: 'inline', accessCode: String, checkoutUrl: /^http/, bankAccount: null },
  bank_transfer: { flow: 'transfer', accessCode: null, checkoutUrl: null },
  international_card: { flow: 'redirect', accessCode: null, checkoutUrl: /^http/, bankAccount: null },
};

async function openedBy(counter, provider) {
  const currency = provider === 'international_card' ? 'USD' : 'NGN';
  return counter.sellHeadless([counter.ticket('both/entry', { quantity: 2 })], { provider, currency }, { slug: 'both' });
}

/** Sells goods for delivery, with the address given on the page. */
async function deliveredOrder(counter) {
  const { ref, hostedUrl } = await counter.sell([counter.item('sofa/one')], {
    contact: counter.shop.buyer(),
    deliveryZoneRef: counter.shop.refOf('lagos'),
  });
  await payOnPage(hostedUrl, { 'address.line1': '1 Broad Street', 'address.city': 'Lagos', 'address.country': 'NG' });
  return counter.orderOf(ref);
}

export const checks = {
  'decisions 3.5 checkout': async (shop) => {
    const counter = await Counter.of(shop);
    const [bought, open] = [
      await counter.sell([counter.item('bag/red')], { contact: shop.buyer() }),
      await counter.sell([counter.item('bag/red')]),
    ];
    holds(bought, { totalMinor: 5_000, orderNumber: absent, cancelledAt: absent, payment: absent });
    await counter.play(bought.ref);
    holds(await counter.read(bought.ref), { orderNumber: String, totalMinor: 5_000, payment: absent });
    await counter.cancel(open.ref);
    holds(await counter.read(open.ref), { status: 'cancelled', cancelledAt: TIMESTAMP });
  },

  'decisions 3.5 registration': async (shop) => {
    const counter = await Counter.of(shop);
    const contact = shop.buyer();
    const register = async (fields) =>
      counter.register([counter.ticket('meetup/seat')], { contact: { ...contact, ...fields } }, { key: counter.shop.keys.publishableLive });
    const first = await register({});
    holds(accepted(first, 201), {
      ref: /^att_/,
      status: 'confirmed',
      test: false,
      eventRef: counter.shop.refOf('meetup'),
      eventSlug: 'meetup',
      confirmation: { channel: 'email', to: /\*/ },
    });
    assert.deepEqual(
      Object.keys(first.body).sort(),
      ['confirmation', 'eventRef', 'eventSlug', 'ref', 'status', 'test'],
      'nothing else is told',
    );
    assert.ok(!first.text.includes(contact.email), 'the address is masked');
    for (const fields of [{}, { name: 'Somebody else' }, { email: contact.email.toUpperCase() }]) {
      const again = await register(fields);
      assert.deepEqual([again.status, again.body], [201, first.body]);
    }
  },

  'decisions 3.5 customer-link': async (shop) => {
    const link = async (user, key = shop.keys.secretLive) => accepted(await shop.post('/store/customers/link', user, { key }));
    const email = `  Known.${shop.slug}@Example.COM `;
    const first = await link({ email, externalRef: 'links-1', name: 'Ada' });
    holds(first, {
      linkRef: /^lnk_/,
      customerRef: /^cus_/,
      contactRef: /^con_/,
      externalRef: 'links-1',
      alreadyLinked: false,
      linkedAt: TIMESTAMP,
      test: false,
    });
    const moved = await link({ email: shop.buyer().email, externalRef: 'links-1' });
    assert.deepEqual(moved, { ...first, alreadyLinked: true }, 'another e-mail changes nothing');
    const { email: storedEmail } = await shop.admin.call('GET', `/contacts/${first.contactRef}`);
    assert.equal(storedEmail, email.trim().toLowerCase());
    assert.equal(
      (await link({ email: email.trim().toLowerCase(), externalRef: 'links-2' })).contactRef,
      first.contactRef,
      'one address is one contact, whatever its case',
    );
    holds(await link({ email, externalRef: 'links-1' }, shop.keys.secretTest), { test: true, customerRef: /^test_cus_/ });
  },

  'decisions 3.5 otp': async (shop) => {
    const to = aNumber();
    const challenge = accepted(await sendCode(shop, { to }), 201);
    holds(challenge, {
      challengeRef: /^otp_/,
      to: new RegExp(`^\\+234\\*+${to.slice(-3)}$`),
      channel: /^(sms|whatsapp)$/,
      sender: 'frontdesk',
      codeSource: 'service',
      expiresAt: TIMESTAMP,
      resendAvailableAt: TIMESTAMP,
      charge: { amountMinor: 0, currency: 'NGN' },
      test: true,
    });
    assert.deepEqual(await shop.instance.inbox(to), [], 'a test key sends nothing');
    assert.deepEqual(await verify(shop, challenge.challengeRef, '111111'), [422, 'invalid']);
    holds(
      accepted(
        await shop.post('/store/otp/verify', { challengeRef: challenge.challengeRef, code: TEST_CODE }, { key: shop.keys.secretTest }),
      ),
      { verified: true, challengeRef: challenge.challengeRef, verifiedAt: TIMESTAMP },
    );
    holds(accepted(await sendCode(shop, { code: '4711' }), 201), { codeSource: 'client' });
  },

  'decisions 3.5 orders': async (shop) => {
    const counter = await Counter.open(shop);
    const contact = counter.shop.buyer();
    const session = await counter.sellTickets([counter.ticket('festival/entry', { quantity: 2, attendees: [{ name: 'Chi' }, null] })], {
      contact,
      discountCode: 'TENOFF',
      promoterCode: 'ADE10',
    });
    await counter.play(session.ref);
    const order = await counter.orderOf(session.ref);
    holds(order, {
      ref: /^ord_/,
      number: String,
      test: false,
      status: 'paid',
      fulfillmentStatus: 'not_required',
      currency: 'NGN',
      subtotalMinor: 10_000,
      discountMinor: 1_000,
      deliveryMinor: 0,
      feeMinor: 0,
      taxMinor: 0,
      totalMinor: 9_000,
      paidMinor: 9_000,
      refundedMinor: 0,
      balanceDueMinor: 0,
      checkoutRef: session.ref,
      source: 'hosted',
      contact: { ref: /^con_/, ...contact },
      discountCode: 'TENOFF',
      promoterCode: 'ADE10',
      items: [
        {
          ref: /^oit_/,
          kind: 'ticket',
          name: String,
          eventRef: counter.shop.refOf('festival'),
          eventSlug: 'festival',
          ticketTypeRef: counter.shop.refOf('festival/entry'),
          quantity: 2,
          unitPriceMinor: 5_000,
          discountMinor: 1_000,
          totalMinor: 9_000,
          preorder: false,
          fulfilledQuantity: Number,
          refundedQuantity: 0,
          attendees: [
            { ref: /^att_/, name: 'Chi', status: 'confirmed' },
            { ref: /^att_/, status: 'confirmed' },
          ],
        },
      ],
      payments: [{ ref: /^pay_/, rail: 'card', amountMinor: 9_000, currency: 'NGN', status: 'succeeded', paidAt: TIMESTAMP }],
      refunds: [],
      placedAt: TIMESTAMP,
      paidAt: TIMESTAMP,
      createdAt: TIMESTAMP,
      updatedAt: STAMP,
    });
    const { name, unitPriceMinor } = order.items[0];
    const ticketTypes = (await counter.shop.admin.call('GET', `/events/${counter.shop.refOf('festival')}`)).ticketTypes.map((type) =>
      type.key === 'entry' ? { ...type, name: 'Renamed', prices: [{ currency: 'NGN', priceMinor: 7_000 }] } : type,
    );
    await counter.shop.admin.call('PATCH', `/events/${counter.shop.refOf('festival')}`, { ticketTypes });
    await counter.manage(order.ref, 'refund', { amountMinor: 500, reason: 'Rain' });
    const later = await eventually('the refund shows', async () =>
      (await counter.orders()).find(({ ref, refundedMinor }) => ref === order.ref && refundedMinor === 500),
    );
    holds(later, {
      status: 'partially_refunded',
      items: [{ name, unitPriceMinor }],
      refunds: [{ ref: /^rfd_/, amountMinor: 500, reason: 'Rain', createdAt: TIMESTAMP }],
      payments: [{ status: 'partially_refunded' }],
    });

    const headless = await counter.sellHeadless([counter.ticket('festival/entry')]);
    await counter.play(headless.ref);
    holds(await counter.orderOf(headless.ref), { source: 'storefront_api' });
    holds(await deliveredOrder(counter), {
      deliveryZoneRef: counter.shop.refOf('lagos'),
      deliveryMinor: 1_500,
      totalMinor: 91_500,
      fulfillmentStatus: 'unfulfilled',
      deliveryAddress: { line1: '1 Broad Street', city: 'Lagos', country: 'NG' },
      items: [
        {
          kind: 'product',
          name: 'Sofa',
          productSlug: 'sofa',
          variantRef: counter.shop.refOf('sofa/one'),
          variantName: 'One',
          quantity: 1,
          totalMinor: 90_000,
        },
      ],
    });
  },

  'D-33': async (shop) => {
    const counter = await Counter.of(shop);
    for (const [provider, wanted] of Object.entries(rails)) {
      const session = await openedBy(counter, provider);
      holds(session, {
        ref: /^chk_/,
        status: 'open',
        mode: 'live',
        hostedUrl: /^http/,
        provider,
        flow: wanted.flow,
        orderRef: /^ord_/,
        orderNumber: null,
        expiresAt: TIMESTAMP,
        test: false,
        ...wanted,
      });
      for (const field of ['accessCode', 'publicKey', 'checkoutUrl', 'bankAccount'])
        assert.ok(field in session, `${field} is there, or null`);
      if (provider !== 'international_card') holds(session.pricing, priced);
      if (session.bankAccount !== null) holds(session.bankAccount, account);
    }
  },

  'D-34': async (shop) => {
    const counter = await Counter.of(shop);
    for (const [provider, { flow }] of Object.entries(rails)) {
      const { ref, accessCode, checkoutUrl, publicKey } = await openedBy(counter, provider);
      holds((await counter.read(ref)).payment, { provider, flow, accessCode, checkoutUrl, publicKey });
      if (provider === 'bank_transfer')
        holds(await eventually('the account is told', async () => (await counter.read(ref)).payment.bankAccount), account);
    }
    holds(await counter.read((await counter.sellTickets([counter.ticket('festival/entry')])).ref), { payment: absent });
  },
};
