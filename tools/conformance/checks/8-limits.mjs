import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { aNumber, codeMessage, openCodeShop, sendCode, sendLiveCode, TEST_CODE, verify, wantedCode } from '../run/codes.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, holds, notValid, refused } from '../run/expectations.mjs';
import { purgedTestOrder } from '../run/purged-test-order.mjs';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
const WRONG = '123456';

/** A shop of more products than a page of the delta takes. */
const manyProducts = () => ({
  version: 1,
  products: Array.from({ length: 201 }, (_, index) => ({
    slug: `p-${index}`,
    name: `P ${index}`,
    variants: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor: 1_000 }], stock: 1 }],
  })),
});

/** Sells one thing many times over, ten at a time. */
async function sellMany(counter, count) {
  for (let sold = 0; sold < count; sold += 10) {
    await Promise.all(
      Array.from({ length: Math.min(10, count - sold) }, async () =>
        counter.play((await counter.sell([counter.item('bag/red')], { contact: counter.shop.buyer() })).ref),
      ),
    );
  }
}

/** Expects a code to be refused for a limit. @returns {Promise<number>} in how many seconds another may be sent */
async function limited(shop, body, options) {
  const answer = await sendCode(shop, body, options);
  refused(answer, 429, 'RATE_LIMITED');
  return Number(answer.headers.get('retry-after'));
}

function between(seconds, least, most, what) {
  assert.ok(seconds >= least && seconds <= most, `${what}: ${seconds} s should be from ${least} to ${most}`);
}

export const checks = {
  '§8 r1': async (shop) => {
    const own = await shop.openAnother(manyProducts);
    const refs = Array.from({ length: 101 }, (_, index) => own.refOf(`p-${index}/one`));
    const ask = (count) => own.get(`/store/availability?variantRefs=${refs.slice(0, count).join()}`);
    assert.equal(Object.keys(accepted(await ask(100)).variants).length, 100);
    notValid(await ask(101), { fields: { variantRefs: String } });
  },

  '§8 r2': async (shop) => {
    const own = await shop.openAnother(manyProducts);
    const page = async (since, limit) => accepted(await own.get(`/store/products?updatedSince=${since}${limit}`));
    const full = await page('2000-01-01', '&limit=200');
    assert.equal(full.length, 200);
    assert.ok((await page('2000-01-01', '')).length <= 200, 'nor without a limit');
    refused(await own.get('/store/products?updatedSince=2000-01-01&limit=201'), 400, 'VALIDATION_ERROR');
    await eventually(
      'the rest comes next',
      async () => new Set([...full, ...(await page(full.at(-1).updatedAt, '&limit=200'))].map(({ ref }) => ref)).size === 201,
    );
  },

  '§8 r3': async (shop) => {
    const counter = await Counter.open(shop);
    await sellMany(counter, 101);
    const count = async (query) => accepted(await counter.shop.get(`/store/orders${query}`)).length;
    await eventually('all are listed', async () => (await count('?limit=200')) === 101);
    assert.deepEqual([await count(''), await count('?limit=1')], [100, 1]);
    for (const limit of ['0', '201', '-1']) refused(await counter.shop.get(`/store/orders?limit=${limit}`), 400, 'VALIDATION_ERROR');
  },

  '§8 r4': async (shop) => {
    const own = await shop.openAnother(() => ({ version: 1 }));
    const made = await Promise.all(Array.from({ length: 7 }, () => own.receiveWebhooks().catch((error) => error)));
    assert.equal(made.filter(({ ref }) => ref).length, 5, 'also when they are made at once');
    assert.deepEqual(
      made.filter(({ ref }) => !ref).map(({ status }) => status),
      [409, 409],
    );
    assert.equal((await own.admin.list('/webhooks/destinations')).length, 5);
    await assert.rejects(own.receiveWebhooks(), { status: 409 });
    await own.admin.call('DELETE', `/webhooks/destinations/${made.find(({ ref }) => ref).ref}`);
    await own.receiveWebhooks();
  },

  '§8 r5': async (shop) => {
    const own = await openCodeShop(shop, 0);
    for (const code of ['1'.repeat(16), '12a4', '12 34', '１２３４', '-123', ''])
      notValid(await sendCode(own, { code }), { fields: { code: String } });
    for (const code of ['1', '1'.repeat(15)]) holds(accepted(await sendCode(own, { code }), 201), { codeSource: 'client' });
  },

  '§8 r6': async (shop) => {
    const own = await openCodeShop(shop);
    const codes = new Set();
    for (let count = 0; count < 5; count += 1) {
      const to = aNumber();
      accepted(await sendLiveCode(own, { to }), 201);
      const { code } = await codeMessage(shop.instance, to);
      assert.match(code, /^\d{6}$/);
      codes.add(code);
    }
    assert.ok(codes.size > 1, 'they are not the same each time');
  },

  '§8 r7': async (shop) => {
    const own = await openCodeShop(shop, 0);
    /** Returns the lifetime of a code that is sent now; the answer may take some seconds. */
    const lastsFor = async (fields) =>
      (Date.parse(accepted(await sendCode(own, fields), 201).expiresAt) - (await shop.now()).getTime()) / 1_000;
    for (const [fields, minutes] of [
      [{}, 10],
      [{ expiresInMinutes: 1 }, 1],
      [{ expiresInMinutes: 60 }, 60],
    ]) {
      between(await lastsFor(fields), minutes * MINUTE_S - 30, minutes * MINUTE_S + 1, JSON.stringify(fields));
    }
    for (const expiresInMinutes of [61, 0]) notValid(await sendCode(own, { expiresInMinutes }), { fields: { expiresInMinutes: String } });
  },

  '§8 r10': async (shop) => {
    const guesses = [await wantedCode(shop), await wantedCode(shop)];
    for (let count = 0; count < 4; count += 1)
      for (const challengeRef of guesses) assert.deepEqual(await verify(shop, challengeRef, WRONG), [422, 'invalid']);
    assert.deepEqual(await verify(shop, guesses[0], TEST_CODE), [200, true], 'after four the right one still counts');
    assert.deepEqual(await verify(shop, guesses[1], WRONG), [422, 'too_many_attempts']);
    assert.deepEqual(await verify(shop, guesses[1], TEST_CODE), [422, 'too_many_attempts']);
  },
};

export const clockChecks = {
  '§8 r8': async (shop) => {
    const own = await openCodeShop(shop, 0);
    const { key } = await own.makeKey({ kind: 'secret', mode: 'test' });
    const to = aNumber();
    const send = async (options) => accepted(await sendCode(own, { to }, options), 201);
    await send();
    between(await limited(own, { to }, { key }), 1, MINUTE_S, 'another key waits as long');
    accepted(await sendCode(own), 201);
    for (let count = 2; count <= 5; count += 1) {
      await shop.advance(MINUTE_S);
      await send(count % 2 === 0 ? { key } : {});
    }
    await shop.advance(MINUTE_S);
    const inAnHour = await limited(own, { to });
    between(inAnHour, HOUR_S - 10 * MINUTE_S, HOUR_S - 4 * MINUTE_S, 'five an hour');
    await shop.advance(inAnHour);
    for (let count = 6; count <= 10; count += 1) {
      await send();
      await shop.advance(HOUR_S);
    }
    const inADay = await limited(own, { to }, { key });
    between(inADay, 17 * HOUR_S, 19 * HOUR_S, 'ten a day');
    await shop.advance(inADay);
    await send();
  },

  '§8 r9': async (shop) => {
    const own = await openCodeShop(shop, 0);
    const { key } = await own.makeKey({ kind: 'secret', mode: 'test', limits: { otpSendsPerDay: 2 } });
    for (let count = 0; count < 2; count += 1) accepted(await sendCode(own, {}, { key }), 201);
    between(await limited(own, {}, { key }), DAY_S - HOUR_S, DAY_S, 'as it was set');
    for (let count = 0; count < 100; count += 10)
      await Promise.all(Array.from({ length: 10 }, async () => accepted(await sendCode(own), 201)));
    const wait = await limited(own);
    between(wait, DAY_S - HOUR_S, DAY_S, 'a hundred unless set otherwise');
    await shop.advance(wait);
    for (const options of [{}, { key }]) accepted(await sendCode(own, {}, options), 201);
  },

  '§8 r11': async (shop) => {
    const counter = await Counter.open(shop);
    const [guest, other] = [shop.buyer(), shop.buyer()];
    const register = async (contact) => accepted(await counter.register([counter.ticket('meetup/seat')], { contact }), 201);
    const mails = async ({ email }) => (await shop.instance.inbox(email)).length;
    const { ref } = await register(guest);
    await eventually('the confirmation is sent', async () => (await mails(guest)) === 1);
    await shop.advance(9 * MINUTE_S);
    await register(guest);
    await register(other);
    await eventually('who registers later has a confirmation', async () => (await mails(other)) === 1);
    assert.equal(await mails(guest), 1, 'not within ten minutes');
    await shop.advance(MINUTE_S);
    assert.equal((await register(guest)).ref, ref);
    await eventually('the confirmation is sent again', async () => (await mails(guest)) === 2);
    await register(other);
    assert.equal(await mails(other), 1, 'each email waits by itself');
  },

  '§8 r12': async (shop) => {
    const { counter, order, live, younger, remaining } = await purgedTestOrder(shop);
    const asTest = { key: counter.shop.keys.secretTest };
    await eventually('it is in no list', async () => (await counter.orders(asTest)).length === 0);
    assert.equal(order.test, true);
    await assert.rejects(counter.shop.admin.call('GET', `/orders/${order.ref}`), { status: 404 }, 'nor anywhere else');
    assert.deepEqual(
      remaining.map(({ ref }) => ref),
      [live.ref, younger.ref],
      'a live one stays, and a test of less than 90 days',
    );
  },

  '§8 r13': async (shop) => {
    const counter = await Counter.open(shop);
    const seats = () => counter.openHeadless(counter.seats([counter.ticket('festival/held', { quantity: 2 })]));
    const { expiresAt } = accepted(await seats(), 201);
    assert.equal(await counter.left('festival/held'), 0);
    await shop.advanceTo(Date.parse(expiresAt) - 5_000);
    assert.equal(await counter.left('festival/held'), 0, 'they are held until then');
    await shop.advanceTo(Date.parse(expiresAt));
    await eventually('the seats are free again', async () => (await counter.left('festival/held')) === 2);
    accepted(await seats(), 201);
  },
};
