import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { sendCode } from '../run/codes.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, hasFields, refused } from '../run/expectations.mjs';
import { turned } from '../run/key-text.mjs';
import { keyWith } from '../run/scopes.mjs';

const products = '/store/products';

/** An error that is as the envelope says, and as its answer's headers do. */
function enveloped(answer) {
  assert.deepEqual(Object.keys(answer.body), ['error']);
  const { error } = answer.body;
  hasFields(error, { code: /^[A-Z_]+$/, message: /\w/, retryable: 'boolean', requestId: /^req_/ });
  assert.equal(error.requestId, answer.headers.get('x-request-id'));
  return error;
}

/** Expects this error, and that it may be tried again or not. */
function isError(answer, status, code, retryable = false) {
  refused(answer, status, code);
  assert.equal(enveloped(answer).retryable, retryable, `${code} says whether it may be tried again`);
  return answer.body.error;
}

const register = (shop, path, fields = {}) =>
  shop.post(`/store/events/${path.split('/')[0]}/register`, {
    tickets: [{ ticketTypeRef: shop.refOf(path), quantity: 1 }],
    contact: shop.buyer(),
    ...fields,
  });

/** A shop with a seat for one guest. @param {{ now: Date }} given */
const smallRoom = ({ now }) => ({
  version: 1,
  events: [
    {
      slug: 'room',
      title: 'Room',
      startAt: new Date(now.getTime() + 86_400_000).toISOString(),
      endAt: new Date(now.getTime() + 90_000_000).toISOString(),
      ticketTypes: [{ key: 'seat', name: 'Seat', kind: 'free', capacity: 1 }],
    },
  ],
});

async function answersOnce(shop, fields, code) {
  await shop.admin.call('PATCH', '/workspace', fields);
  await eventually(`${code} is answered`, async () => (await shop.get(products)).body?.error?.code === code);
  return shop.get(products);
}

export const checks = {
  '§7 envelope': async (shop) => {
    const answers = [
      await shop.get(products, { key: undefined }),
      await shop.get('/store/products/nothing'),
      await shop.get('/store/availability'),
      await shop.get('/store/nothing'),
      await shop.post(products, {}),
      await shop.post('/store/checkouts', '{'),
      await shop.get(products, { key: shop.keys.publishableLive, origin: 'https://elsewhere.example' }),
    ];
    for (const answer of answers) enveloped(answer);
    const success = accepted(await shop.get('/store/products/mug'));
    assert.deepEqual([success.slug, 'data' in success, 'error' in success], ['mug', false, false], 'a success is the resource itself');
  },

  '§7 UNAUTHORIZED': async (shop) => {
    const { ref, key: revoked } = await shop.makeKey({ kind: 'secret', mode: 'live' });
    accepted(await shop.get(products, { key: revoked }));
    await shop.admin.call('POST', `/keys/${ref}/revoke`);
    await eventually('the key is revoked', async () => (await shop.get(products, { key: revoked })).status === 401);
    const { secretLive } = shop.keys;
    for (const key of [
      undefined,
      revoked,
      turned(secretLive),
      `${secretLive.slice(0, -5)}AAAAA`,
      'svc_sk_live_unknown',
      shop.instance.demo.operatorToken,
    ]) {
      const answer = await shop.get(products, { key });
      isError(answer, 401, 'UNAUTHORIZED');
      assert.match(answer.headers.get('www-authenticate'), /^Bearer/);
    }
  },

  '§7 ORIGIN_NOT_ALLOWED': async (shop) => {
    for (const origin of ['https://elsewhere.example', undefined, 'null'])
      isError(await shop.get(products, { key: shop.keys.publishableLive, origin }), 403, 'ORIGIN_NOT_ALLOWED');
  },

  '§7 INSUFFICIENT_SCOPE': async (shop) => {
    isError(await shop.get('/store/orders', { key: await keyWith(shop, ['products:read']) }), 403, 'INSUFFICIENT_SCOPE');
    isError(await shop.get('/store/orders', { key: shop.keys.publishableLive }), 403, 'INSUFFICIENT_SCOPE');
  },

  '§7 STORE_API_SECRET_DISABLED': async (shop) => {
    isError(
      await answersOnce(await shop.openAnother(smallRoom), { secretKeysEnabled: false }, 'STORE_API_SECRET_DISABLED'),
      403,
      'STORE_API_SECRET_DISABLED',
    );
  },

  '§7 STORE_API_DISABLED': async (shop) => {
    isError(await answersOnce(await shop.openAnother(smallRoom), { apiEnabled: false }, 'STORE_API_DISABLED'), 403, 'STORE_API_DISABLED');
  },

  '§7 KEY_PAUSED': async (shop) => {
    const { ref, key } = await shop.makeKey({ kind: 'secret', mode: 'test' });
    await shop.admin.call('POST', `/keys/${ref}/pause`);
    await eventually('the key is paused', async () => (await shop.get(products, { key })).status !== 200);
    isError(await shop.get(products, { key }), 403, 'KEY_PAUSED');
  },

  '§7 NOT_FOUND': async (shop) => {
    for (const path of [
      '/store/products/nothing',
      '/store/events/planned',
      '/store/products/draft',
      '/store/nothing',
      '/store/checkouts/chk_nothing',
    ])
      isError(await shop.get(path), 404, 'NOT_FOUND');
  },

  '§7 VALIDATION_ERROR': async (shop) => {
    const counter = await Counter.of(shop);
    const detailsOf = (answer) => isError(answer, 400, 'VALIDATION_ERROR').details;
    const unknown = 'var_00000000000000000000000000';
    const cart = (items, fields) => counter.openProducts(counter.cart(items, fields));
    assert.deepEqual(detailsOf(await cart([{ variantRef: unknown, quantity: 1 }])).invalid, [unknown]);
    assert.deepEqual(detailsOf(await cart([counter.item('bag/blue')], { currency: 'USD' })).unpriced, [counter.shop.refOf('bag/blue')]);
    assert.deepEqual(detailsOf(await cart([counter.item('bag/red')], { currency: 'EUR' })).accepted, ['NGN', 'USD']);
    assert.deepEqual(detailsOf(await cart([counter.item('bag/gone')])).soldOut, [counter.shop.refOf('bag/gone')]);
    const seats = (tickets) => counter.openTickets(counter.seats(tickets));
    assert.deepEqual(detailsOf(await seats([counter.ticket('festival/pair')])).quantity, [counter.shop.refOf('festival/pair')]);
    assert.equal(isError(await seats([counter.ticket('festival/dinner')]), 400, 'VALIDATION_ERROR').message, 'Please answer: Your meal');
    assert.equal(
      isError(await seats([counter.ticket('festival/table')]), 400, 'VALIDATION_ERROR').message,
      'Enter a name for each "table" ticket',
    );
  },

  '§7 TIER_REQUIRES_PAYMENT': async (shop) => {
    isError(await register(shop, 'fair/entry'), 402, 'TIER_REQUIRES_PAYMENT');
  },

  '§7 TIER_SOLD_OUT': async (shop) => {
    const room = await shop.openAnother(smallRoom);
    accepted(await register(room, 'room/seat'), 201);
    assert.equal(isError(await register(room, 'room/seat'), 409, 'TIER_SOLD_OUT').details.remaining, 0);
  },

  '§7 PRICE_MISMATCH': async (shop) => {
    const counter = await Counter.of(shop);
    const seats = (totalMinor) => counter.openHeadless(counter.seats([counter.ticket('festival/entry')], { pricing: { totalMinor } }));
    isError(await seats(4_999), 409, 'PRICE_MISMATCH');
    accepted(await seats(5_000), 201);
  },

  '§7 RATE_LIMITED': async (shop) => {
    const { key } = await shop.makeKey({ kind: 'secret', mode: 'live', limits: { secretReadLive: { perMinute: 60, burst: 1 } } });
    const read = () => shop.get(products, { key, patient: false });
    accepted(await read());
    const answer = await read();
    isError(answer, 429, 'RATE_LIMITED', true);
    assert.match(answer.headers.get('retry-after'), /^[1-9]\d*$/);
    accepted(await shop.get(products, { key }));
  },

  '§7 r1': async (shop) => {
    const counter = await Counter.of(shop);
    const { ref } = await counter.sell([counter.item('bag/red')], { contact: shop.buyer() });
    await counter.play(ref);
    assert.equal((await counter.cancel(ref)).status, 409, 'a paid checkout is not cancelled');
    const verify = async (code, fields) =>
      shop.post(
        '/store/otp/verify',
        { challengeRef: accepted(await sendCode(shop, fields), 201).challengeRef, code },
        { key: shop.keys.secretTest },
      );
    assert.equal((await verify('1234', { code: '1234' })).status, 409, 'an own code is not verified');
    const failed = await verify('999999');
    assert.deepEqual([failed.status, failed.body], [422, { verified: false, reason: 'invalid' }]);
    assert.equal(
      (await counter.openTickets(counter.seats([counter.ticket('festival/entry')], { products: [counter.item('bag/red')] }))).status,
      400,
    );
  },
};
