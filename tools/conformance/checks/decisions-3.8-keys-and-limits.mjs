import assert from 'node:assert/strict';
import { checksumOf } from '../../start/secrets.mjs';
import { eventually } from '../run/client.mjs';
import { accepted, refused } from '../run/expectations.mjs';

const products = '/store/products';
const A_SECOND = 1_000;

/** Expects the answer to become this within a second, wherever the service answers from. */
async function withinASecond(shop, options, outcome) {
  const outcomeNow = async () => {
    const { status, body } = await shop.get(products, options);
    return body?.error?.code ?? status;
  };
  await eventually(`the answer is ${outcome} within a second`, async () => (await outcomeNow()) === outcome, A_SECOND);
  for (let count = 0; count < 5; count += 1) assert.equal(await outcomeNow(), outcome);
}

export const checks = {
  'D-64': async (shop) => {
    for (const [kind, prefix] of [
      ['publishable', 'pk'],
      ['secret', 'sk'],
    ]) {
      for (const mode of ['test', 'live']) {
        const { key } = await shop.makeKey({ kind, mode });
        assert.match(key, new RegExp(`^svc_${prefix}_${mode}_[0-9A-Za-z]{36}$`));
        assert.equal(key.slice(-4), checksumOf(key.slice(0, -4)));
      }
    }
    const { ref, key } = await shop.makeKey({ kind: 'secret', mode: 'live' });
    accepted(await shop.get(products, { key }));
    const shown = await eventually('its last use is noted', async () =>
      (await shop.admin.list('/keys')).find((one) => one.ref === ref && one.lastUsedAt),
    );
    assert.ok(!JSON.stringify(shown).includes(key.slice(15, -4)), 'a key is shown once');
    assert.ok(JSON.stringify(shown).includes(key.slice(0, 12)));
    const rolled = await shop.admin.call('POST', `/keys/${ref}/roll`, { overlapSeconds: 3_600 });
    for (const one of [key, rolled.key]) accepted(await shop.get(products, { key: one }));
    const soon = new Date(Date.now() + 1_500).toISOString();
    const short = await shop.makeKey({ kind: 'secret', mode: 'live', expiresAt: soon });
    accepted(await shop.get(products, { key: short.key }));
    await eventually('it has expired', async () => (await shop.get(products, { key: short.key })).status === 401);
  },

  'D-66': async (shop) => {
    const { publishableLive: publishable, secretLive: secret } = shop.keys;
    const wrong = [
      `${shop.origin}/`,
      shop.origin.replace('http:', 'https:'),
      shop.origin.replace('4444', '4445'),
      shop.origin.replace('//', '//www.'),
      'null',
      'shop.localhost:4444',
    ];
    for (const origin of wrong) {
      const answer = await shop.get(products, { key: publishable, origin });
      refused(answer, 403, 'ORIGIN_NOT_ALLOWED');
      assert.equal(answer.headers.get('access-control-allow-origin'), origin, 'the page may read why');
    }
    refused(
      await shop.get(products, { key: publishable, origin: undefined, headers: { referer: `${shop.origin}/` } }),
      403,
      'ORIGIN_NOT_ALLOWED',
    );
    for (const origin of ['https://*.example', 'https://shop.example/path', 'http://shop.example', 'null']) {
      const outcome = await shop.makeKey({ kind: 'publishable', mode: 'live', origins: [origin] }).catch((error) => error);
      assert.equal(outcome.status, 400, `${origin} cannot be registered`);
    }
    const preflight = await shop.get('/store/checkouts', {
      method: 'OPTIONS',
      key: undefined,
      origin: 'https://anywhere.example',
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
    assert.equal(preflight.status, 204);
    const header = (name) => preflight.headers.get(`access-control-${name}`);
    assert.deepEqual(
      [header('allow-origin'), header('allow-headers'), header('max-age')],
      ['https://anywhere.example', 'authorization, content-type, idempotency-key', '600'],
    );
    const answer = await shop.get(products, { key: secret, origin: shop.origin });
    accepted(answer);
    assert.deepEqual(
      [...answer.headers.keys()].filter((name) => name.startsWith('access-control-')),
      [],
      'answers to secret keys are for no browser',
    );
  },

  'D-67': async (shop) => {
    const own = await shop.openAnother();
    const { ref, key } = await own.makeKey({ kind: 'secret', mode: 'live' });
    accepted(await own.get(products, { key }));
    await own.admin.call('POST', `/keys/${ref}/pause`);
    await withinASecond(own, { key }, 'KEY_PAUSED');
    await own.admin.call('POST', `/keys/${ref}/resume`);
    await withinASecond(own, { key }, 200);
    await own.admin.call('PATCH', '/workspace', { secretKeysEnabled: false });
    await withinASecond(own, { key }, 'STORE_API_SECRET_DISABLED');
    await own.admin.call('PATCH', '/workspace', { secretKeysEnabled: true });
    await withinASecond(own, { key }, 200);
    await own.admin.call('POST', `/keys/${ref}/revoke`);
    await withinASecond(own, { key }, 'UNAUTHORIZED');
    const page = await own.makeKey({ kind: 'publishable', mode: 'live' });
    accepted(await own.get(products, { key: page.key }));
    await own.admin.call('PATCH', `/keys/${page.ref}`, { origins: ['https://new.example'] });
    await withinASecond(own, { key: page.key }, 'ORIGIN_NOT_ALLOWED');
    await withinASecond(own, { key: page.key, origin: 'https://new.example' }, 200);
  },

  'decisions 3.9': async (shop) => {
    const header = (answer, name) => Number(answer.headers.get(name));
    const defaults = { publishableLive: 60, secretLive: 200, secretTest: 50 };
    for (const [name, burst] of Object.entries(defaults)) {
      const answer = await shop.get(products, { key: shop.keys[name] });
      assert.equal(header(answer, 'ratelimit-limit'), burst, `${name} may burst to ${burst}`);
      assert.ok(header(answer, 'ratelimit-remaining') < burst);
      assert.match(answer.headers.get('ratelimit-reset'), /^\d+$/);
    }
    const limits = { secretReadLive: { perMinute: 30, burst: 3 }, checkoutCreateLive: { perMinute: 60, burst: 1 } };
    const { key } = await shop.makeKey({ kind: 'secret', mode: 'live', limits });
    const read = () => shop.get(products, { key, patient: false });
    for (let count = 0; count < 3; count += 1) accepted(await read());
    const answer = await read();
    refused(answer, 429, 'RATE_LIMITED');
    assert.match(answer.headers.get('retry-after'), /^[1-9]\d*$/, 'whole seconds');
    assert.equal(header(answer, 'ratelimit-remaining'), 0);
    assert.notEqual((await shop.post('/store/checkouts', {}, { key, patient: false })).status, 429, 'classes are counted apart');
    accepted(await shop.get(products));
    accepted(await shop.get(products, { key }), 200);
  },
};
