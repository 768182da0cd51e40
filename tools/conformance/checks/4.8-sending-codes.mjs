import assert from 'node:assert/strict';
import {
  aNumber,
  codeLedger,
  codeMessage,
  connectBrokenNumber,
  connectOwnNumber,
  makeTemplate,
  openCodeShop,
  sendCode,
  sendLiveCode,
  TEST_CODE,
  verify,
  wantedCode,
} from '../run/codes.mjs';
import { accepted, holds, notValid, refused, TIMESTAMP } from '../run/expectations.mjs';
import { takesScope } from '../run/scopes.mjs';

const ABROAD = '+233201234567';
const MINUTE_MS = 60_000;

/** Returns the number of charges in the ledger of a shop, and the balance of its wallet. */
async function charged(shop) {
  const { data, wallets } = await codeLedger(shop);
  return { charges: data.filter(({ kind }) => kind === 'charge').length, held: wallets[0]?.balanceMinor ?? 0 };
}

export const checks = {
  '§4.8': async (shop) => {
    const own = await openCodeShop(shop);
    const to = aNumber();
    const view = accepted(await sendLiveCode(own, { to }), 201);
    holds(view, {
      challengeRef: /^otp_/,
      to: new RegExp(`^\\+234\\*+${to.slice(-3)}$`),
      expiresAt: TIMESTAMP,
      charge: { amountMinor: Number, currency: 'NGN' },
    });
    assert.ok(view.charge.amountMinor > 0, 'a code has a price');
    assert.equal((await shop.instance.inbox(to)).length, 1, 'it is sent, once');
    await takesScope(own, 'otp:send', (key) => sendLiveCode(own, {}, { key }));
    refused(await sendLiveCode(own, {}, { key: own.keys.publishableLive }), 403, 'INSUFFICIENT_SCOPE');
  },

  '§4.8 to': async (shop) => {
    const own = await openCodeShop(shop);
    const [national, number] = ['08031234567', aNumber()];
    for (const to of [undefined, '', national, national.slice(1), '+23480', '+234803CODE567', 2348031234567])
      notValid(await sendCode(own, { to }), { fields: { to: String } });
    const spaced = `${number.slice(0, 4)} ${number.slice(4, 7)} ${number.slice(7)}`;
    accepted(await sendLiveCode(own, { to: spaced }), 201);
    assert.equal((await shop.instance.inbox(number)).length, 1, 'it goes to the number in full');
  },

  '§4.8 code': async (shop) => {
    const own = await openCodeShop(shop);
    for (const code of ['', '1234567890123456', '12 34', 'abcdef', '12.4', 4711])
      notValid(await sendCode(own, { code }), { fields: { code: String } });
    for (const code of ['4711', '123456789012345']) {
      const to = aNumber();
      holds(accepted(await sendLiveCode(own, { to, code }), 201), { codeSource: 'client' });
      assert.equal((await codeMessage(shop.instance, to)).code, code);
    }
    const to = aNumber();
    holds(accepted(await sendLiveCode(own, { to }), 201), { codeSource: 'service' });
    assert.match((await codeMessage(shop.instance, to)).code, /^\d{6}$/);
  },

  '§4.8 purpose': async (shop) => {
    const own = await openCodeShop(shop);
    const purpose = 'unlocks-the-vault';
    const to = aNumber();
    const sent = await sendLiveCode(own, { to, purpose });
    const { challengeRef } = accepted(sent, 201);
    const { data } = await own.admin.call('GET', '/otp/challenges');
    assert.equal(data.find(({ ref }) => ref === challengeRef).purpose, purpose, 'the log keeps it');
    const message = await codeMessage(shop.instance, to);
    const verified = await own.post('/store/otp/verify', { challengeRef, code: message.code });
    accepted(verified);
    for (const text of [sent.text, verified.text, JSON.stringify(message)]) assert.ok(!text.includes(purpose), 'nobody else is shown it');
  },

  '§4.8 templateRef': async (shop) => {
    const own = await openCodeShop(shop);
    const usual = await connectOwnNumber(own);
    const [other, waiting] = [
      await makeTemplate(own, { name: 'sign_up_code' }),
      await makeTemplate(own, { name: 'waiting', approved: false }),
    ];
    const template = async (templateRef) => {
      const to = aNumber();
      holds(accepted(await sendLiveCode(own, { to, sender: undefined, templateRef }), 201), { sender: 'own' });
      return (await codeMessage(shop.instance, to)).headers.template;
    };
    assert.deepEqual(
      [await template(other.ref), await template(usual), await template(undefined)],
      ['sign_up_code', 'sign_in_code', 'sign_in_code'],
    );
    for (const templateRef of [waiting.ref, 'tpl_00000000000000000000000000', 'sign_up_code'])
      notValid(await sendLiveCode(own, { sender: undefined, templateRef }), { fields: { templateRef: String } });
  },

  '§4.8 sender': async (shop) => {
    const own = await openCodeShop(shop);
    const templateRef = await connectOwnNumber(own);
    const senderOf = async (sender) => accepted(await sendLiveCode(own, { sender }), 201).sender;
    assert.deepEqual([await senderOf('own'), await senderOf('frontdesk'), await senderOf(undefined)], ['own', 'frontdesk', 'own']);
    await own.admin.call('PATCH', '/workspace', { otp: { sender: 'frontdesk' } });
    assert.deepEqual([await senderOf('own'), await senderOf(undefined)], ['own', 'frontdesk'], 'the setting holds for who names none');
    for (const sender of ['own', 'frontdesk']) notValid(await sendLiveCode(own, { sender, templateRef }), { fields: { sender: String } });
    for (const sender of ['', 'Own', 'sms']) notValid(await sendLiveCode(own, { sender }), { fields: { sender: String } });
  },

  '§4.8 r1': async (shop) => {
    const own = await openCodeShop(shop);
    const before = await charged(own);
    const [read, unread] = [aNumber(), aNumber()];
    const { challengeRef, charge } = accepted(await sendLiveCode(own, { to: read }), 201);
    accepted(await own.post('/store/otp/verify', { challengeRef, code: (await codeMessage(shop.instance, read)).code }));
    accepted(await sendLiveCode(own, { to: unread, code: '4711' }), 201);
    const after = { charges: before.charges + 2, held: before.held - 2 * charge.amountMinor };
    assert.deepEqual(await charged(own), after, 'read or not, it is what was quoted');

    notValid(await sendLiveCode(own, { to: '0803' }));
    refused(await sendLiveCode(own, { sender: 'own' }), 409, 'OTP_NOT_CONFIGURED');
    refused(await sendLiveCode(own, { to: unread }), 429, 'RATE_LIMITED');
    await own.admin.call('PATCH', '/workspace', { otp: { countries: ['NG'] } });
    refused(await sendLiveCode(own, { to: ABROAD }), 403, 'OTP_COUNTRY_NOT_ALLOWED');
    accepted(await sendCode(own), 201);
    assert.deepEqual(await charged(own), after, 'what is refused or a test costs nothing');

    const poor = await openCodeShop(shop, charge.amountMinor - 1);
    refused(await sendLiveCode(poor), 402, 'OTP_INSUFFICIENT_BALANCE');
    assert.deepEqual(await charged(poor), { charges: 0, held: charge.amountMinor - 1 });
  },

  '§4.8 r2': async (shop) => {
    const own = await openCodeShop(shop);
    const to = aNumber();
    const sent = await sendLiveCode(own, { to });
    const { challengeRef } = accepted(sent, 201);
    const { code } = await codeMessage(shop.instance, to);
    const owned = await sendLiveCode(own, { code: '918273645546372' });
    const verified = await own.post('/store/otp/verify', { challengeRef, code });
    accepted(verified);
    const logs = await Promise.all(['/otp/challenges', '/otp/ledger', '/audit'].map((path) => own.admin.call('GET', path)));
    for (const text of [sent.text, owned.text, verified.text, ...logs.map((log) => JSON.stringify(log))]) {
      for (const secret of [code, '918273645546372']) assert.ok(!text.includes(secret), `the code is in ${text.slice(0, 200)}`);
    }
  },

  // The service's own number cannot be broken from outside: that one which cannot send falls back on no other is seen at a merchant's.
  '§4.8 r3': async (shop) => {
    const own = await openCodeShop(shop);
    const to = aNumber();
    const { charge, sender } = accepted(await sendLiveCode(own, { to, sender: 'frontdesk' }), 201);
    assert.equal(sender, 'frontdesk', 'it needs no set-up');
    const { text } = await codeMessage(shop.instance, to);
    assert.ok(!text.includes('Conformance') && text.includes('Frontdesk'), `the code is said to be from the service: ${text}`);
    await connectOwnNumber(own);
    assert.deepEqual(accepted(await sendLiveCode(own, { sender: 'own' }), 201).charge, charge, 'the price is the same');

    await connectBrokenNumber(own);
    const before = await codeLedger(own);
    const unreached = aNumber();
    refused(await sendLiveCode(own, { to: unreached, sender: 'own' }), 503, 'PROVIDER_UNAVAILABLE');
    assert.deepEqual((await codeLedger(own)).wallets, before.wallets, 'nothing is charged');
    assert.deepEqual(await shop.instance.inbox(unreached), [], 'no other number sends it');
  },

  '§4.8 r4': async (shop) => {
    const own = await openCodeShop(shop);
    const send = (fields) => sendLiveCode(own, { sender: 'own', ...fields });
    refused(await send(), 409, 'OTP_NOT_CONFIGURED');
    await own.admin.call('PUT', '/otp/connection', { kind: 'mailbox', channel: 'whatsapp' });
    refused(await send(), 409, 'OTP_NOT_CONFIGURED');
    const { ref } = await makeTemplate(own, { name: 'sign_in_code', approved: false });
    refused(await send(), 409, 'OTP_NOT_CONFIGURED');
    await own.admin.call('PATCH', `/otp/templates/${ref}`, { approved: true });
    accepted(await send(), 201);
    refused(await send({ to: ABROAD }), 403, 'OTP_COUNTRY_NOT_ALLOWED');
    await own.admin.call('PATCH', '/workspace', { otp: { countries: ['NG', 'GH'] } });
    accepted(await send({ to: ABROAD }), 201);
    await own.admin.call('DELETE', '/otp/connection');
    refused(await send(), 409, 'OTP_NOT_CONFIGURED');
  },

  '§4.8 r5': async (shop) => {
    const { key } = await shop.makeKey({ kind: 'secret', mode: 'test', limits: { otpSendsPerDay: 1 } });
    const to = aNumber();
    accepted(await sendCode(shop, { to }, { key }), 201);
    const [sameNumber, sameKey] = [await sendCode(shop, { to }), await sendCode(shop, {}, { key })];
    for (const [answer, most] of [
      [sameNumber, 60],
      [sameKey, 86_400],
    ]) {
      refused(answer, 429, 'RATE_LIMITED');
      const wait = Number(answer.headers.get('retry-after'));
      assert.ok(Number.isInteger(wait) && wait >= 1 && wait <= most, `it tells how long to wait: ${wait}`);
    }
    accepted(await sendCode(shop), 201);
  },
};

export const clockChecks = {
  '§4.8 expiresInMinutes': async (shop) => {
    for (const expiresInMinutes of [0, -1, 61, 1.5, '10', true])
      notValid(await sendCode(shop, { expiresInMinutes }), { fields: { expiresInMinutes: String } });
    const now = (await shop.now()).getTime();
    const { expiresAt } = accepted(await sendCode(shop), 201);
    assert.ok(Math.abs(Date.parse(expiresAt) - now - 10 * MINUTE_MS) < MINUTE_MS / 2, 'ten minutes unless told');
    const [usual, late, short, hour, over] = await Promise.all(
      [{}, {}, { expiresInMinutes: 1 }, { expiresInMinutes: 60 }, { expiresInMinutes: 60 }].map((fields) => wantedCode(shop, fields)),
    );
    await shop.advance(9 * 60);
    assert.deepEqual(
      [await verify(shop, usual, TEST_CODE), await verify(shop, short, TEST_CODE)],
      [
        [200, true],
        [422, 'expired'],
      ],
    );
    await shop.advance(60);
    assert.deepEqual(await verify(shop, late, TEST_CODE), [422, 'expired']);
    await shop.advance(49 * 60);
    assert.deepEqual(await verify(shop, hour, TEST_CODE), [200, true]);
    await shop.advance(60);
    assert.deepEqual(await verify(shop, over, TEST_CODE), [422, 'expired']);
  },
};
