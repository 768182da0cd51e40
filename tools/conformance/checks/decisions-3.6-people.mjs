import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { aNumber, codeLedger, connectOwnNumber, fundCodes, openCodeShop, sendCode, TEST_CODE, verify, wantedCode } from '../run/codes.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, notValid, refused } from '../run/expectations.mjs';

export const checks = {
  'D-50': async (shop) => {
    const counter = await Counter.open(shop);
    const seat = [counter.ticket('meetup/seat')];
    const registered = async (contact, tickets = seat) => accepted(await counter.register(tickets, { contact }), 201);
    const decide = (ref, action) => counter.shop.admin.call('POST', `/registrations/${ref}/${action}`);
    const contact = shop.buyer();
    const first = await registered(contact);
    for (const again of [
      { ...contact, email: ` ${contact.email.toUpperCase()} ` },
      { ...contact, name: 'Somebody else' },
    ]) {
      assert.deepEqual(
        await registered(again, [counter.ticket('meetup/pair', { quantity: 2 })]),
        first,
        'another ticket asked for on a repeat is ignored',
      );
    }
    notValid(await counter.register([{ ticketTypeRef: 'nonsense', quantity: 1 }], { contact }), { invalid: ['nonsense'] });
    await decide(first.ref, 'cancel');
    const second = await registered(contact, [counter.ticket('meetup/press')]);
    assert.notEqual(second.ref, first.ref, 'who was cancelled may come anew');
    await decide(second.ref, 'decline');
    assert.notEqual((await registered(contact)).ref, second.ref, 'and who was declined');

    const phone = aNumber();
    const byPhone = await registered({ name: 'Chi', phone });
    assert.deepEqual(await registered({ name: 'Chi', phone: `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}` }), byPhone);
    const buyer = shop.buyer();
    await counter.soldTickets([counter.ticket('meetup/paid')], { contact: buyer }, { slug: 'meetup' });
    assert.equal((await registered(buyer)).status, 'confirmed', 'bought tickets do not count');
  },

  'D-53': async (shop) => {
    const own = await openCodeShop(shop);
    refused(await sendCode(own, { sender: undefined }), 409, 'OTP_NOT_CONFIGURED');
    const templateRef = await connectOwnNumber(own);
    for (const [sender, used] of [
      ['own', 'own'],
      ['frontdesk', 'frontdesk'],
      [undefined, 'own'],
    ])
      assert.equal(accepted(await sendCode(own, { sender }), 201).sender, used);
    notValid(await sendCode(own, { sender: 'twilio' }), { fields: { sender: String } });
    notValid(await sendCode(own, { sender: 'own', templateRef }));
    accepted(await sendCode(own, { sender: undefined, templateRef }), 201);
    await own.admin.call('PATCH', '/workspace', { otp: { sender: 'frontdesk' } });
    assert.equal(accepted(await sendCode(own, { sender: undefined }), 201).sender, 'frontdesk', 'the workspace may set another');
  },

  'D-54': async (shop) => {
    const own = await openCodeShop(shop, 0);
    const live = { key: own.keys.secretLive };
    const abroad = '+233201234567';
    const balance = async () => (await codeLedger(own)).wallets;
    notValid(await sendCode(own, { to: '0803', sender: 'own' }, live), { fields: { to: String } });
    refused(await sendCode(own, { to: abroad, sender: 'own' }, live), 409, 'OTP_NOT_CONFIGURED');
    await own.admin.call('PATCH', '/workspace', { otp: { countries: ['NG'] } });
    refused(await sendCode(own, { to: abroad }, live), 403, 'OTP_COUNTRY_NOT_ALLOWED');
    refused(await sendCode(own, {}, live), 402, 'OTP_INSUFFICIENT_BALANCE');
    assert.deepEqual(await balance(), [], 'nothing is charged for what is refused');

    await fundCodes(own, 1_000_000);
    const { key } = await own.makeKey({ kind: 'secret', mode: 'live', limits: { otpSendsPerDay: 1 } });
    const to = aNumber();
    const { charge } = accepted(await sendCode(own, { to }, { key }), 201);
    const poor = await openCodeShop(shop, charge.amountMinor);
    const paidOnce = aNumber();
    const limited = await poor.makeKey({ kind: 'secret', mode: 'live', limits: { otpSendsPerDay: 1 } });
    accepted(await sendCode(poor, { to: paidOnce }, { key: limited.key }), 201);
    for (const refusedOne of [
      await sendCode(poor, { to: paidOnce }, { key: poor.keys.secretLive }),
      await sendCode(poor, {}, { key: limited.key }),
    ]) {
      refused(refusedOne, 429, 'RATE_LIMITED');
      assert.ok(Number(refusedOne.headers.get('retry-after')) >= 1, 'destination and key come before the balance');
    }
    refused(await sendCode(poor, {}, { key: poor.keys.secretLive }), 402, 'OTP_INSUFFICIENT_BALANCE');
    assert.deepEqual((await codeLedger(poor)).wallets, [{ currency: 'NGN', balanceMinor: 0 }]);
    refused(
      await poor.post(
        '/store/otp/verify',
        { challengeRef: await wantedCode(poor, { code: '4711' }), code: '4711' },
        { key: poor.keys.secretTest },
      ),
      409,
      'OTP_CODE_NOT_MANAGED',
    );
  },
};

export const clockChecks = {
  'D-51': async (shop) => {
    const counter = await Counter.open(shop);
    const contact = shop.buyer();
    const register = async (who = contact) => accepted(await counter.register([counter.ticket('meetup/seat')], { contact: who }), 201);
    const mailsTo = async ({ email }) => (await shop.instance.inbox(email)).length;
    /** Returns the number of mails by the time at which somebody who registers now has theirs. */
    const mails = async () => {
      const other = shop.buyer();
      await register(other);
      await eventually('who comes later has a confirmation', async () => (await mailsTo(other)) === 1);
      return mailsTo(contact);
    };
    await register();
    await register();
    // What is being sent when the clock jumps is taken for given up, and sent twice.
    await eventually('the first confirmation is there', async () => (await mailsTo(contact)) === 1);
    await shop.advance(5 * 60);
    await register();
    assert.equal(await mails(), 1, 'once in ten minutes');
    await shop.advance(5 * 60 + 1);
    await Promise.all([register(), register(), register()]);
    await eventually('the confirmation is sent again', async () => (await mailsTo(contact)) === 2);
    assert.equal(await mails(), 2);
  },

  'D-52': async (shop) => {
    const [open, used, late] = [await wantedCode(shop), await wantedCode(shop), await wantedCode(shop, { expiresInMinutes: 5 })];
    assert.deepEqual(await verify(shop, used, TEST_CODE), [200, true]);
    await shop.advance(6 * 60);
    const fresh = await wantedCode(shop);
    const wrong = await Promise.all(
      [
        [fresh, '123456'],
        [late, '123456'],
        [used, '123456'],
        [used, TEST_CODE],
        [open, '123456'],
        ['otp_00000000000000000000000000', TEST_CODE],
        ['nonsense', TEST_CODE],
      ].map(([challengeRef, code]) => shop.post('/store/otp/verify', { challengeRef, code }, { key: shop.keys.secretTest })),
    );
    assert.deepEqual(
      wrong.map(({ status }) => status),
      wrong.map(() => 422),
    );
    assert.deepEqual(
      [...new Set(wrong.map(({ text }) => text))],
      ['{"verified":false,"reason":"invalid"}'],
      'wrong codes are answered alike in every byte',
    );
    assert.deepEqual(await verify(shop, late, TEST_CODE), [422, 'expired'], 'who has the right code learns that it is over');
    for (let guesses = 2; guesses < 5; guesses += 1) assert.deepEqual(await verify(shop, fresh, '123456'), [422, 'invalid']);
    for (const code of ['123456', TEST_CODE]) assert.deepEqual(await verify(shop, fresh, code), [422, 'too_many_attempts']);
    const owned = await wantedCode(shop, { code: '4711' });
    refused(
      await shop.post('/store/otp/verify', { challengeRef: owned, code: '4711' }, { key: shop.keys.secretTest }),
      409,
      'OTP_CODE_NOT_MANAGED',
    );
  },
};
