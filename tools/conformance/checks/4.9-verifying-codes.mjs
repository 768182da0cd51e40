import assert from 'node:assert/strict';
import { aNumber, codeMessage, openCodeShop, sendLiveCode, TEST_CODE, verify, wantedCode } from '../run/codes.mjs';
import { accepted, holds, notValid, refused } from '../run/expectations.mjs';
import { takesScope } from '../run/scopes.mjs';

const WRONG = '123456';
const UNKNOWN = 'otp_00000000000000000000000000';

const guess = (shop, challengeRef, code, options = {}) =>
  shop.post('/store/otp/verify', { challengeRef, code }, { key: shop.keys.secretTest, ...options });

export const checks = {
  '§4.9': async (shop) => {
    const challengeRef = await wantedCode(shop);
    await takesScope(shop, 'otp:verify', (key) => guess(shop, challengeRef, WRONG, { key }));
    refused(await guess(shop, challengeRef, TEST_CODE, { key: shop.keys.publishableTest }), 403, 'INSUFFICIENT_SCOPE');
    for (const [field, body] of [
      ['challengeRef', { code: TEST_CODE }],
      ['code', { challengeRef }],
      ['code', { challengeRef, code: '' }],
      ['code', { challengeRef, code: 0 }],
    ]) {
      notValid(await shop.post('/store/otp/verify', body, { key: shop.keys.secretTest }), { fields: { [field]: String } });
    }
    for (const code of [`x${TEST_CODE}`, `${TEST_CODE}0`, '000.000'])
      assert.deepEqual(await verify(shop, challengeRef, code), [422, 'invalid'], 'it is what was typed');
    assert.deepEqual(await verify(shop, challengeRef, TEST_CODE), [200, true]);
  },

  '§4.9 r1': async (shop) => {
    const own = await openCodeShop(shop);
    const to = aNumber();
    const { challengeRef } = accepted(await sendLiveCode(own, { to }), 201);
    const { code } = await codeMessage(shop.instance, to);
    holds(accepted(await guess(own, challengeRef, code, { key: own.keys.secretLive })), { verified: true });
    holds(accepted(await guess(shop, await wantedCode(shop), TEST_CODE)), { verified: true });
  },

  '§4.9 r2': async (shop) => {
    const { status, body } = await guess(shop, await wantedCode(shop), WRONG);
    assert.deepEqual([status, body], [422, { verified: false, reason: 'invalid' }]);
    const burnt = await wantedCode(shop);
    for (let guesses = 0; guesses < 4; guesses += 1) await verify(shop, burnt, WRONG);
    const last = await guess(shop, burnt, WRONG);
    assert.deepEqual([last.status, last.body], [422, { verified: false, reason: 'too_many_attempts' }]);
  },

  '§4.9 r3': async (shop) => {
    const challengeRef = await wantedCode(shop, { code: '4711' });
    for (const code of ['4711', WRONG]) refused(await guess(shop, challengeRef, code), 409, 'OTP_CODE_NOT_MANAGED');
  },

  '§4.9 r5': async (shop) => {
    const [used, burnt, spared] = [await wantedCode(shop), await wantedCode(shop), await wantedCode(shop)];
    const atOnce = await Promise.all([1, 2, 3].map(() => verify(shop, used, TEST_CODE)));
    assert.deepEqual(atOnce.map(([status]) => status).sort(), [200, 422, 422], 'the right one is taken once');
    assert.deepEqual(await verify(shop, used, TEST_CODE), [422, 'invalid']);
    for (let guesses = 0; guesses < 4; guesses += 1)
      for (const name of [burnt, spared]) assert.deepEqual(await verify(shop, name, WRONG), [422, 'invalid']);
    assert.deepEqual(await verify(shop, burnt, WRONG), [422, 'too_many_attempts']);
    assert.deepEqual(
      [await verify(shop, burnt, TEST_CODE), await verify(shop, spared, TEST_CODE)],
      [
        [422, 'too_many_attempts'],
        [200, true],
      ],
    );
  },
};

export const clockChecks = {
  '§4.9 r4': async (shop) => {
    const others = await openCodeShop(shop, 0);
    const [late, foreign, used] = [await wantedCode(shop, { expiresInMinutes: 1 }), await wantedCode(others), await wantedCode(shop)];
    accepted(await guess(shop, used, TEST_CODE));
    await shop.advance(60);
    const open = await wantedCode(shop);
    const guesses = [
      [open, WRONG],
      [late, WRONG],
      [used, WRONG],
      [UNKNOWN, WRONG],
      [UNKNOWN, TEST_CODE],
      ['nonsense', TEST_CODE],
      [foreign, TEST_CODE],
    ];
    const answers = await Promise.all(guesses.map(([challengeRef, code]) => guess(shop, challengeRef, code)));
    const distinct = new Set(answers.map(({ status, text, headers }) => `${status} ${headers.get('content-type')} ${text}`));
    assert.equal(distinct.size, 1, `all are answered alike: ${[...distinct].join(' | ')}`);
    assert.deepEqual([answers[0].status, answers[0].body], [422, { verified: false, reason: 'invalid' }]);
    assert.deepEqual(await verify(others, foreign, TEST_CODE), [200, true]);
  },
};
