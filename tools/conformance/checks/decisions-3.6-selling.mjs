import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Counter } from '../run/counter.mjs';
import { accepted, hasFields, holds, notValid, refused } from '../run/expectations.mjs';
import { fillIn, textOf, visit } from '../run/hosted-page.mjs';

const MINUTE_MS = 60_000;
const lifeOf = ({ createdAt, expiresAt }) => (Date.parse(expiresAt) - Date.parse(createdAt)) / MINUTE_MS;
const NO_PAYMENT = { accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };
const ways = (counter) => [counter.openTickets, counter.openHeadless].map((open) => open.bind(counter));

const asksForNumbers = ({ now }) => ({
  version: 1,
  workspace: { displayName: 'Club', timezone: 'Africa/Lagos', currencies: ['NGN'] },
  events: [
    {
      slug: 'club',
      title: 'Club',
      startAt: new Date(now.getTime() + 30 * 1_440 * MINUTE_MS).toISOString(),
      endAt: new Date(now.getTime() + 31 * 1_440 * MINUTE_MS).toISOString(),
      ticketTypes: [{ key: 'seat', name: 'Seat', kind: 'free', formFields: [{ key: 'member', type: 'number', label: 'Member' }] }],
    },
  ],
});

export const checks = {
  'D-46': async (shop) => {
    const counter = await Counter.of(shop);
    const alike = async (opening, refs) => {
      const errors = [];
      for (const ref of refs) {
        const { requestId: _, ...error } = notValid(await opening(ref), { invalid: [ref] });
        errors.push(JSON.stringify(error).replaceAll(ref, '…'));
      }
      assert.deepEqual([...new Set(errors)].length, 1, `they are told apart: ${errors.join(' ')}`);
    };
    const refs = (slug, hidden) => [
      'tkt_00000000000000000000000000',
      counter.shop.refOf(`${slug}/${hidden}`),
      counter.shop.refOf(`${slug}/later`),
      counter.shop.refOf('both/entry'),
    ];
    for (const open of ways(counter))
      await alike((ticketTypeRef) => open(counter.seats([{ ticketTypeRef, quantity: 1 }])), refs('festival', 'backstage'));
    await alike((ticketTypeRef) => counter.register([{ ticketTypeRef, quantity: 1 }]), refs('meetup', 'secret'));
  },

  'D-47': async (shop) => {
    const counter = await Counter.of(shop);
    const few = counter.shop.refOf('festival/few');
    for (const open of ways(counter))
      notValid(await open(counter.seats([counter.ticket('festival/few', { quantity: 3 })])), { soldOut: [few], remaining: { [few]: 2 } });
    const bags = counter.shop.refOf('bag/few');
    notValid(await counter.openProducts(counter.cart([counter.item('bag/few', { quantity: 6 })])), {
      soldOut: [bags],
      remaining: { [bags]: 5 },
    });
    const { details } = refused(await counter.register([counter.ticket('meetup/few', { quantity: 3 })]), 409, 'TIER_SOLD_OUT');
    assert.equal(details.remaining, 2);
  },

  'D-48': async (shop) => {
    const counter = await Counter.of(shop);
    const born = (dateOfBirth) => counter.openTickets(counter.seats([counter.ticket('dawn/adult')], { dateOfBirth }), { slug: 'dawn' });
    accepted(await born('2023-01-02'), 201);
    const age = [counter.shop.refOf('dawn/adult')];
    for (const dateOfBirth of ['2023-01-03', undefined])
      assert.match(notValid(await born(dateOfBirth), { age }).message, /^You must be at least 18/);
    const tomorrow = new Date((await shop.now()).getTime() + 2 * 1_440 * MINUTE_MS).toISOString().slice(0, 10);
    for (const dateOfBirth of [tomorrow, '1880-01-01']) notValid(await born(dateOfBirth));
  },

  'D-49': async (shop) => {
    const counter = await Counter.of(shop);
    const dining = (responses) => counter.openTickets(counter.seats([counter.ticket('festival/dinner')], { responses }));
    assert.equal(notValid(await dining({})).message, 'Please answer: Your meal', 'the first in the order of display');
    assert.equal(notValid(await dining({ meal: 'fish' })).message, 'Please answer: With bones?');
    accepted(await dining({ meal: 'rice' }), 201);
    accepted(await dining({ meal: 'fish', bones: 'No' }), 201);
    for (const responses of [{ meal: 'beef' }, { meal: 'fish', bones: 'x'.repeat(5_001) }]) notValid(await dining(responses));

    const guest = (responses) => counter.register([counter.ticket('meetup/dinner')], { responses });
    assert.equal(notValid(await guest({ rules: true })).message, 'Please answer: Your meal');
    for (const rules of [false, undefined])
      assert.equal(notValid(await guest({ meal: 'Yam', rules })).message, 'Please answer: I keep the rules');
    accepted(await guest({ meal: 'Yam', rules: true }), 201);

    const asking = await Counter.open(shop, asksForNumbers);
    const member = (number) => {
      const body = { tickets: [asking.ticket('club/seat')], contact: asking.shop.buyer(), responses: { member: number } };
      return asking.shop.post('/store/events/club/register', body);
    };
    for (const number of ['9007199254740993', '0x1F', '1e3', '1,000', '007']) notValid(await member(number));
    accepted(await member('12.5'), 201);
  },

  'D-56': async (shop) => {
    const counter = await Counter.of(shop);
    const opening = (provider, currency) =>
      counter.openHeadless(counter.seats([counter.ticket('both/entry')], { provider, currency }), { slug: 'both' });
    for (const provider of ['paypal', 'international_card', ''])
      notValid(await opening(provider, 'NGN'), { accepted: ['card', 'bank_transfer'] });
    for (const provider of ['card', 'bank_transfer']) notValid(await opening(provider, 'USD'), { accepted: ['international_card'] });
    const flows = [];
    for (const [provider, currency] of [
      ['card', 'NGN'],
      ['bank_transfer', 'NGN'],
      ['international_card', 'USD'],
    ])
      flows.push(accepted(await opening(provider, currency), 201).flow);
    assert.deepEqual(flows, ['inline', 'transfer', 'redirect']);
  },

  'D-57': async (shop) => {
    const counter = await Counter.of(shop);
    const tickets = [
      counter.ticket('festival/backstage'),
      counter.ticket('festival/club'),
      counter.ticket('festival/dinner'),
      counter.ticket('festival/duo', { attendees: [{ name: 'Adé' }, null] }),
    ];
    const fields = {
      unlockCodes: ['SESAME'],
      dateOfBirth: '1990-05-17',
      responses: { meal: 'rice' },
      discountCode: 'TENOFF',
      promoterCode: 'nobody',
      currency: 'NGN',
    };
    const { pricing } = await counter.sellHeadless(tickets, fields, { idempotencyKey: randomUUID() });
    assert.deepEqual([pricing.subtotalMinor, pricing.discountMinor, pricing.totalMinor], [20_000, 2_000, 18_000]);
    const free = await counter.sellHeadless([counter.ticket('festival/free')]);
    holds(free, { status: 'paid', orderRef: /^ord_/, ...NO_PAYMENT });
    assert.equal((await counter.orderOf(free.ref)).ref, free.orderRef);
  },

  'D-58': async (shop) => {
    const body = {
      provider: 'card',
      tickets: [{ ticketTypeRef: shop.refOf('fair/entry'), quantity: 1 }],
      contact: shop.buyer(),
      returnUrl: 'https://shop.example/',
    };
    const opening = (slug) => shop.post(`/store/events/${slug}/checkout/headless`, body);
    assert.equal(refused(await opening('fair'), 403, 'HEADLESS_DISABLED').retryable, false);
    refused(await opening('nowhere'), 404, 'NOT_FOUND');
  },

  'D-59': async (shop) => {
    const counter = await Counter.of(shop);
    const fields = { 'tickets[0].amountMinor': String };
    for (const open of ways(counter)) {
      for (const amountMinor of [undefined, 499, 0, -500, 500.5, '500'])
        notValid(await open(counter.seats([counter.ticket('festival/gift', { amountMinor })])), { fields });
      notValid(await open(counter.seats([counter.ticket('festival/entry', { amountMinor: 5_000 })])), { fields });
      assert.equal(
        accepted(await open(counter.seats([counter.ticket('festival/gift', { amountMinor: 500, quantity: 2 })])), 201).totalMinor,
        1_000,
        'it is for each',
      );
      notValid(await open(counter.seats([counter.ticket('both/gift', { amountMinor: 0 })]), { slug: 'both' }), { fields });
      assert.equal(
        accepted(await open(counter.seats([counter.ticket('both/gift', { amountMinor: 1 })]), { slug: 'both' }), 201).totalMinor,
        1,
      );
    }
  },

  'D-60': async (shop) => {
    const counter = await Counter.of(shop);
    await counter.sellTickets([counter.ticket('festival/entry')], { products: [] });
    notValid(await counter.openTickets(counter.seats([counter.ticket('festival/entry')], { products: [counter.item('bag/red')] })), {
      fields: { products: String },
    });
  },

  'D-60a': async (shop) => {
    const counter = await Counter.of(shop);
    await refusesInOrder(counter);
    const bags = counter.shop.refOf('bag/few');
    const halves = (quantity) =>
      counter.openProducts(counter.cart([counter.item('bag/few', { quantity }), counter.item('bag/few', { quantity: 3 })]));
    notValid(await halves(3), { soldOut: [bags], remaining: { [bags]: 5 } });
    accepted(await halves(2), 201);
    notValid(
      await counter.openTickets(
        counter.seats([counter.ticket('festival/entry', { quantity: 3 }), counter.ticket('festival/entry', { quantity: 2 })]),
      ),
      { quantity: [counter.shop.refOf('festival/entry')] },
    );
  },

  'D-60b': async (shop) => {
    const counter = await Counter.open(shop);
    assert.match(counter.shop.refOf('spa/single'), /^pko_/);
    assert.equal((await counter.soldProducts([counter.item('spa/single')])).items[0].packageOptionRef, counter.shop.refOf('spa/single'));
    const { date, slots } = accepted(await counter.shop.get('/store/products/fitting/slots'));
    for (const { startLocal } of slots)
      assert.match(startLocal, /T(09|10|11):00:00$/, 'starts stand on a grid of the duration from opening time');
    const [{ startUtc }] = slots;
    const offGrid = new Date(Date.parse(startUtc) + 30 * MINUTE_MS).toISOString();
    assert.equal((await counter.openProducts(counter.cart([counter.item('fitting/hour', { slotStartUtc: offGrid })]))).status, 400);
    await counter.soldProducts([counter.item('fitting/hour', { slotStartUtc: startUtc })]);
    const left = accepted(await counter.shop.get(`/store/products/fitting/slots?date=${date}`)).slots;
    assert.ok(!left.some((slot) => slot.startUtc === startUtc), 'a start is had once');
    assert.equal((await counter.openProducts(counter.cart([counter.item('fitting/hour', { slotStartUtc: startUtc })]))).status, 400);
  },

  'D-61': async (shop) => {
    const counter = await Counter.of(shop);
    const contact = shop.buyer();
    const opened = [];
    const open = async (tickets = [counter.ticket('festival/entry')]) => opened.push((await counter.sellTickets(tickets, { contact })).ref);
    for (let sessions = 0; sessions < 3; sessions += 1) await open();
    await counter.play(opened[0], 'bank_transfer', 'pending');
    await open();
    const statuses = await Promise.all(opened.map(async (ref) => (await counter.read(ref)).status));
    assert.deepEqual(statuses, ['open', 'expired', 'open', 'open'], 'the oldest gives way for which no money is on its way');
    assert.equal(
      (await counter.read((await counter.sellTickets([counter.ticket('both/entry')], { contact }, { slug: 'both' })).ref)).status,
      'open',
      'another event counts for itself',
    );
    assert.equal((await counter.read(opened[2])).status, 'open');
  },

  'D-62': async (shop) => {
    const counter = await Counter.of(shop);
    const options = { key: counter.shop.keys.secretTest };
    const { ref, mode } = await counter.sellTickets([counter.ticket('festival/few', { quantity: 2 })], {}, options);
    assert.deepEqual([mode, await counter.left('festival/few')], ['test', 2]);
    notValid(await counter.openTickets(counter.seats([counter.ticket('festival/few', { quantity: 3 })]), options), {
      soldOut: [counter.shop.refOf('festival/few')],
    });
    await counter.play(ref);
    const bought = await counter.soldProducts([counter.item('bag/few')], {}, options);
    assert.equal(bought.test, true);
    assert.deepEqual([await counter.left('festival/few'), (await counter.stock('bag/few')).available], [2, 5]);
    const { body } = await counter.shop.webhook('checkout.completed', ({ checkoutRef }) => checkoutRef === ref);
    assert.equal(body.mode, 'test');
  },

  'D-63': async (shop) => {
    const counter = await Counter.of(shop);
    const session = await counter.sellTickets([counter.ticket('festival/free', { quantity: 2 })]);
    hasFields(session, { status: /^paid$/, totalMinor: /^0$/, orderRef: /^ord_/ });
    assert.match(textOf((await visit(session.hostedUrl)).text), new RegExp(`order number is ${session.orderNumber}`));
  },
};

export const clockChecks = {
  'D-45': async (shop) => {
    const counter = await Counter.open(shop);
    const seats = [counter.ticket('festival/entry')];
    assert.deepEqual(
      [
        lifeOf(await counter.sell([counter.item('bag/red')])),
        lifeOf(await counter.sellTickets(seats)),
        lifeOf(await counter.sellHeadless(seats)),
      ],
      [1_440, 30, 15],
    );
    const setTo = (eventMinutes) => counter.shop.admin.call('PATCH', '/workspace', { checkouts: { eventMinutes } });
    await setTo(5);
    assert.equal(lifeOf(await counter.sellTickets(seats)), 5);
    for (const minutes of [4, 61]) await assert.rejects(setTo(minutes), ({ status }) => status === 400);

    const [quick, slow] = [
      await counter.sell([counter.item('bag/last')], { contact: shop.buyer() }),
      await counter.sell([counter.item('bag/last')], { contact: shop.buyer() }),
    ];
    assert.equal((await counter.stock('bag/last')).held, 0, 'stock is not held before a buyer pays');
    await fillIn(quick.hostedUrl, { rail: 'card' });
    assert.equal((await counter.stock('bag/last')).held, 1);
    assert.equal((await fillIn(slow.hostedUrl, { rail: 'card' })).status, 400, 'it has run out meanwhile');
    assert.equal((await counter.play(quick.ref, 'card', 'fail')).status, 'open');
    await shop.advance(16 * 60);
    assert.equal((await counter.read(quick.ref)).status, 'open', 'the session lives on');
    assert.match(
      (await fillIn(slow.hostedUrl, { rail: 'card' })).to ?? '',
      /\/sandbox\//,
      'what was held for a quarter of an hour is to be had',
    );
  },
};

/** Each refusal hides those that come after it. */
async function refusesInOrder(counter) {
  const { shop } = counter;
  const headless = (tickets, fields, options) => counter.openHeadless(counter.seats(tickets, fields), options);
  const wrong = { pricing: { totalMinor: 1 }, provider: 'paypal', discountCode: 'NOPE' };
  const idempotencyKey = randomUUID();
  await counter.sellHeadless([counter.ticket('festival/entry')], {}, { idempotencyKey });
  refused(await headless([], wrong, { idempotencyKey }), 409, 'IDEMPOTENCY_KEY_REUSED');
  notValid(await headless([counter.ticket('festival/pair', { quantity: 0 })], wrong, { slug: 'nowhere' }), {
    fields: { 'tickets[0].quantity': String },
  });
  refused(await headless([counter.ticket('festival/pair')], wrong, { slug: 'nowhere' }), 404, 'NOT_FOUND');
  notValid(await headless([counter.ticket('festival/pair'), { ticketTypeRef: 'nonsense', quantity: 1 }], { ...wrong, currency: 'EUR' }), {
    invalid: ['nonsense'],
  });
  notValid(await headless([counter.ticket('festival/pair')], { ...wrong, currency: 'EUR' }), { accepted: ['NGN'] });
  notValid(await headless([counter.ticket('festival/pair')], wrong), { accepted: ['card', 'bank_transfer'] });
  const byCard = { ...wrong, provider: 'card' };
  notValid(await headless([counter.ticket('festival/pair'), counter.ticket('festival/table')], byCard), {
    quantity: [shop.refOf('festival/pair')],
  });
  assert.match(
    notValid(await headless([counter.ticket('festival/table'), counter.ticket('festival/scarce', { quantity: 3 })], byCard)).message,
    /^Enter a name/,
  );
  notValid(await headless([counter.ticket('festival/scarce', { quantity: 3 })], byCard), { fields: { discountCode: String } });
  notValid(await headless([counter.ticket('festival/scarce', { quantity: 3 })], { ...byCard, discountCode: undefined }), {
    soldOut: [shop.refOf('festival/scarce')],
  });
  refused(await headless([counter.ticket('festival/scarce')], { ...byCard, discountCode: undefined }), 409, 'PRICE_MISMATCH');
  refused(await counter.register([counter.ticket('meetup/paid'), counter.ticket('meetup/pair')]), 402, 'TIER_REQUIRES_PAYMENT');
}
