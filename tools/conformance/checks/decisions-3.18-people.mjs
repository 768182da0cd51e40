import assert from 'node:assert/strict';
import { sendCode, TEST_CODE, verify, wantedCode } from '../run/codes.mjs';
import { accepted, notValid, refused } from '../run/expectations.mjs';

const link = (shop, body, key = shop.keys.secretTest) => shop.post('/store/customers/link', body, { key });

export const checks = {
  'D-120': async (shop) => {
    const externalRef = `people-${Date.now()}`;
    const linked = async (email, ref) =>
      accepted(await link(shop, { email, externalRef: `${externalRef}-${ref}` }, shop.keys.secretLive)).contactRef;
    const one = await linked('ada@xn--bcher-kva.example', 1);
    for (const [index, email] of ['\u202aAda@bücher.example\u202c', ' ada@BÜCHER.Example\u200b'].entries())
      assert.equal(await linked(email, `same-${index}`), one, 'it is the same address however it is written');
    for (const email of ['a&b@example.com', "'ada'@example.com", 'ada#1@example.com', `${'a'.repeat(64)}@example.com`])
      await linked(email, `accepted-${email}`);
    for (const email of ['jøran@example.com', `${'a'.repeat(65)}@example.com`, 'ada@localhost', 'ada@127.0.0.1', 'ada@example.com.'])
      notValid(await link(shop, { email, externalRef }), { fields: { email: String } });

    const read = async (alertEmail) => (await shop.admin.call('PATCH', '/workspace', { alertEmail })).alertEmail;
    assert.equal(await read('\u200eOps@пример.рф '), 'Ops@xn--e1afmkfd.xn--p1ai', 'a merchant’s address is kept by the same rule');
    await read(null);
  },

  'D-121': async (shop) => {
    for (const phone of ['0803 123 4567', '+234803FLOWERS', '+2348031234567 ext. 5', '+999 1234567'])
      notValid(await link(shop, { email: 'numbers@example.com', externalRef: 'never', phone }), { fields: { phone: String } });
    const masked = async (to) => accepted(await sendCode(shop, { to }), 201).to;
    assert.equal(await masked('\u202a+234\u2011803\u00a0555\u20110101\u202c'), '+234*******101');
    assert.equal(await masked('00234 803 555 0202'), '+234*******202');
    assert.equal(await masked('\uff0b２３４８０３５５５０３０３'), '+234*******303');
    assert.equal(await masked('+٢٣٤٨٠٣٥٥٥٠٤٠٤'), '+234*******404');
    accepted(await link(shop, { email: 'numbers@example.com', externalRef: 'mexico', phone: '+52 1 55 1234 5678' }));
  },

  'D-122': async (shop) => {
    for (const typed of [' 000 000\n', '000\u2011000', '\u202a000000\u202c', '００００００', '٠٠٠٠٠٠'])
      assert.deepEqual(await verify(shop, await wantedCode(shop), typed), [200, true]);
    const [open, burnt, own] = [await wantedCode(shop), await wantedCode(shop), await wantedCode(shop, { code: '4711' })];
    for (const typed of [' ', '-', '\u200b', '\u2014\u00ad', '\u00a0', '\t'])
      assert.deepEqual(await verify(shop, open, typed), [422, 'invalid']);
    assert.deepEqual(await verify(shop, open, TEST_CODE), [200, true], 'none of them was a guess');
    for (const wrong of ['1', '2', '3', '4', '5']) await verify(shop, burnt, wrong);
    assert.deepEqual(await verify(shop, burnt, ' '), [422, 'too_many_attempts']);
    refused(
      await shop.post('/store/otp/verify', { challengeRef: own, code: ' ' }, { key: shop.keys.secretTest }),
      409,
      'OTP_CODE_NOT_MANAGED',
    );
  },
};
