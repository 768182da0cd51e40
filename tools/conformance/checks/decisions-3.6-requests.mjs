import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { aNumber, sendCode } from '../run/codes.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, notValid, refused } from '../run/expectations.mjs';
import { payOnPage } from '../run/hosted-page.mjs';

const HOUR_S = 3_600;

export const checks = {
  'D-35': async (shop) => {
    const counter = await Counter.of(shop);
    const tickets = [counter.ticket('festival/entry')];
    const whole = counter.shop.buyer();
    const wrong = {
      'contact.name': [
        { ...whole, name: '' },
        { ...whole, name: 'x'.repeat(121) },
      ],
      'contact.email': [
        { ...whole, email: 'ada' },
        { ...whole, email: `${'x'.repeat(250)}@a.example` },
      ],
      'contact.phone': [{ ...whole, phone: '0803' }],
    };
    for (const [field, contacts] of Object.entries(wrong)) {
      for (const contact of contacts) {
        notValid(await counter.openTickets(counter.seats(tickets, { contact })), { fields: { [field]: String } });
        notValid(await counter.register([counter.ticket('meetup/seat')], { contact }), { fields: { [field]: String } });
      }
    }
    await counter.sellTickets(tickets, { contact: { ...whole, name: 'x'.repeat(120), phone: '+2348031234567' } });
    for (const open of [counter.openTickets, counter.openHeadless]) {
      notValid(await open.call(counter, counter.seats(tickets, { contact: { name: 'Ada', phone: '+2348031234567' } })), {
        fields: { 'contact.email': String },
      });
    }
    accepted(await counter.register([counter.ticket('meetup/seat')], { contact: { name: 'Ada', phone: aNumber() } }), 201);
    notValid(await counter.register([counter.ticket('meetup/seat')], { contact: { name: 'Ada' } }));
    await counter.sell([counter.item('bag/red')], { contact: { name: 'Ada' } });
  },

  'D-36': async (shop) => {
    const counter = await Counter.of(shop);
    const duo = (attendees) => counter.openTickets(counter.seats([counter.ticket('festival/duo', { attendees })]));
    for (const attendees of [
      [null, {}],
      [{ name: 'Adé', email: 'ade@shop.example', phone: '+2348031234567', dateOfBirth: '1990-05-17', responses: {} }, null],
    ])
      accepted(await duo(attendees), 201);
    for (const attendees of [[], [null], [null, null, null]])
      notValid(await duo(attendees), { quantity: [counter.shop.refOf('festival/duo')] });
  },

  'D-37': async (shop) => {
    const counter = await Counter.of(shop);
    const opened = {
      openProducts: counter.cart([counter.item('bag/red')]),
      openTickets: counter.seats([counter.ticket('festival/entry')]),
      openHeadless: counter.seats([counter.ticket('festival/entry')]),
    };
    for (const [open, body] of Object.entries(opened)) {
      const idempotencyKey = randomUUID();
      const [first, replayed] = [await counter[open](body, { idempotencyKey }), await counter[open](body, { idempotencyKey })];
      assert.deepEqual(
        [first.status, first.headers.get('idempotent-replayed'), replayed.status, replayed.headers.get('idempotent-replayed')],
        [201, null, 201, 'true'],
        open,
      );
      accepted(await counter.cancel(first.body.ref), 200);
    }
    accepted(await counter.shop.post('/store/customers/link', { email: counter.shop.buyer().email, externalRef: 'user-37' }), 200);
    accepted(await sendCode(counter.shop), 201);
  },

  'D-38': async (shop) => {
    const counter = await Counter.of(shop);
    const { addonGroups } = accepted(await counter.shop.get('/store/products/bag'));
    const { slots } = accepted(await counter.shop.get('/store/products/fitting/slots'));
    const slot = slots.at(-1);
    const order = await counter.soldProducts([
      counter.item('bag/red', { quantity: 2, addons: [{ optionRef: addonGroups[0].options[0].ref, quantity: 1 }] }),
      counter.item('fitting/hour', { slotStartUtc: slot.startUtc }),
      counter.item('shirt/one', { responses: { size: 'L' } }),
    ]);
    const [bag, box, fitting, shirt] = ['Bag', 'Box', 'Fitting', 'Shirt'].map((name) =>
      order.items.find((item) => item.name === name || item.variantName === name),
    );
    assert.deepEqual([box.kind, box.quantity, box.unitPriceMinor, box.parentItemRef], ['addon', 2, 500, bag.ref]);
    assert.deepEqual([fitting.slot.startUtc, shirt.responses.size, order.totalMinor], [slot.startUtc, 'L', 10_000 + 1_000 + 3_000 + 2_000]);
    await payOnPage((await counter.sell([counter.item('shirt/one')], { contact: shop.buyer() })).hostedUrl, {
      'line.0.responses.size': 'S',
    });
  },

  'D-39': async (shop) => {
    const counter = await Counter.of(shop);
    const lines = (count) => Array.from({ length: count }, () => counter.item('bag/red'));
    await counter.sell(lines(50));
    notValid(await counter.openProducts(counter.cart(lines(51))), { fields: { items: String } });
    await counter.sell([counter.item('bag/red', { quantity: 1_000 })]);
    for (const quantity of [0, -1, 1.5, 1_001, '1']) {
      notValid(await counter.openProducts(counter.cart([counter.item('bag/red', { quantity })])), {
        fields: { 'items[0].quantity': String },
      });
      notValid(await counter.openTickets(counter.seats([counter.ticket('festival/entry', { quantity })])), {
        fields: { 'tickets[0].quantity': String },
      });
    }
    const padded = (bytes) => counter.openProducts(counter.cart(lines(1), { padding: 'x'.repeat(bytes) }));
    accepted(await padded(250 * 1024), 201);
    refused(await padded(256 * 1024), 413, 'VALIDATION_ERROR');
  },

  'D-41': async (shop) => {
    const counter = await Counter.of(shop);
    const idempotencyKey = null;
    notValid(await counter.openProducts(counter.cart([counter.item('bag/red')]), { idempotencyKey }), { invalid: ['Idempotency-Key'] });
    for (const open of [counter.openTickets, counter.openHeadless]) {
      const body = counter.seats([counter.ticket('festival/entry')]);
      const [one, two] = [accepted(await open.call(counter, body), 201), accepted(await open.call(counter, body), 201)];
      assert.notEqual(one.ref, two.ref, 'without a key each call opens another checkout');
      notValid(await open.call(counter, body, { idempotencyKey: 'x'.repeat(256) }), { invalid: ['Idempotency-Key'] });
    }
  },

  'D-42': async (shop) => {
    const counter = await Counter.of(shop);
    const idempotencyKey = randomUUID();
    const first = await counter.sell([counter.item('bag/red')], {}, { idempotencyKey });
    for (const body of [counter.cart([counter.item('bag/blue')]), { items: [] }]) {
      assert.equal(refused(await counter.openProducts(body, { idempotencyKey }), 409, 'IDEMPOTENCY_KEY_REUSED').retryable, false);
    }
    const { key } = await counter.shop.makeKey({ kind: 'secret', mode: 'live' });
    assert.equal(
      (await counter.sell([counter.item('bag/red')], {}, { idempotencyKey, key })).ref,
      first.ref,
      'it survives another access key',
    );
    assert.notEqual(
      (await counter.sell([counter.item('bag/red')], {}, { idempotencyKey, key: counter.shop.keys.secretTest })).ref,
      first.ref,
      'each mode has its own',
    );
    accepted(await counter.openTickets(counter.seats([counter.ticket('festival/entry')]), { idempotencyKey }), 201);
  },

  'D-43': async (shop) => {
    const counter = await Counter.of(shop);
    const idempotencyKey = randomUUID();
    const body = counter.seats([counter.ticket('festival/entry')]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => counter.openHeadless(body, { idempotencyKey })));
    const [first, ...others] = answers.filter(({ status }) => status === 201);
    assert.ok(
      others.every(({ text }) => text === first.text),
      'those who ask at once wait for one checkout',
    );
    assert.equal(answers.filter(({ status, headers }) => status === 201 && headers.get('idempotent-replayed') === null).length, 1);
    for (const late of answers.filter(({ status }) => status !== 201)) assert.equal(refused(late, 409, 'CONFLICT').retryable, true);
    assert.equal((await counter.managed(first.body.ref)).attempts.length, 1);
  },

  'D-44': async (shop) => {
    const counter = await Counter.of(shop);
    const opening = (returnUrl) => counter.openProducts(counter.cart([counter.item('bag/red')], { returnUrl }));
    for (const returnUrl of ['https://shop.example:8443/?a=1', 'http://localhost:3000/x', 'http://127.0.0.1/', 'http://[::1]:8080/'])
      assert.equal(accepted(await opening(returnUrl), 201).returnUrl, returnUrl);
    const refusedOnes = [
      'http://shop.example/',
      'https://shop.example/#x',
      'https://u:p@shop.example/',
      'https://10.0.0.1/',
      'ftp://shop.example/',
      'shop.example',
      '//shop.example',
      `https://shop.example/${'a'.repeat(2_048)}`,
    ];
    for (const returnUrl of refusedOnes) notValid(await opening(returnUrl), { fields: { returnUrl: String } });
    const { ref, hostedUrl } = await counter.sell([counter.item('bag/red')], {
      contact: shop.buyer(),
      returnUrl: 'https://shop.example/?checkout=old&a=1',
    });
    const { searchParams } = new URL((await payOnPage(hostedUrl)).to);
    assert.deepEqual(
      [searchParams.getAll('checkout'), searchParams.get('a')],
      [[ref], '1'],
      'a checkout that is named already is replaced',
    );
  },
};

export const clockChecks = {
  'D-40': async (shop) => {
    const counter = await Counter.open(shop);
    const opening = (idempotencyKey) => counter.openProducts(counter.cart([counter.item('bag/red')]), { idempotencyKey });
    for (const idempotencyKey of ['', 'x'.repeat(256), '\u00e9']) notValid(await opening(idempotencyKey), { invalid: ['Idempotency-Key'] });
    const [day, longer] = [accepted(await opening('a-day'), 201), accepted(await opening(`~ ${'x'.repeat(253)}`), 201)];
    await shop.advance(23.9 * HOUR_S);
    await counter.play(longer.ref, 'bank_transfer', 'pending');
    const { expiresAt } = await counter.read(longer.ref);
    assert.equal(accepted(await opening('a-day'), 201).ref, day.ref, 'a key is kept for a day');

    await shop.advance(0.2 * HOUR_S);
    const reopened = await opening('a-day');
    assert.deepEqual([reopened.status, reopened.headers.get('idempotent-replayed')], [201, null]);
    assert.notEqual(reopened.body.ref, day.ref);
    assert.ok(Date.parse(expiresAt) > (await shop.now()).getTime(), 'the transfer still has time');
    assert.equal(accepted(await opening(`~ ${'x'.repeat(253)}`), 201).ref, longer.ref, 'and as long as its session lives');
  },
};
