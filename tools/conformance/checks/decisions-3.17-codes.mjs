import assert from 'node:assert/strict';
import { aNumber, codeLedger, connectBrokenNumber, connectOwnNumber, openCodeShop, sendCode, sendLiveCode } from '../run/codes.mjs';
import { accepted, holds, refused } from '../run/expectations.mjs';

export const checks = {
  // The service's own number cannot be broken from outside.
  'D-100': async (shop) => {
    const own = await openCodeShop(shop);
    await connectBrokenNumber(own);
    const before = (await codeLedger(own)).wallets;
    const error = refused(await sendLiveCode(own, { sender: 'own' }), 503, 'PROVIDER_UNAVAILABLE');
    holds(error, { retryable: true, details: { sender: 'own' } });
    assert.deepEqual((await codeLedger(own)).wallets, before, 'nothing stays charged');
    accepted(await sendLiveCode(own, { sender: 'frontdesk' }), 201);
  },

  'D-101': async (shop) => {
    const [one, other] = [await openCodeShop(shop), await openCodeShop(shop)];
    await connectOwnNumber(other);
    const to = aNumber();
    const frontdesk = { to, sender: 'frontdesk' };
    accepted(await sendCode(one, frontdesk), 201);
    accepted(await sendLiveCode(one, frontdesk), 201);
    const answer = await sendLiveCode(other, frontdesk);
    refused(answer, 429, 'RATE_LIMITED');
    const wait = Number(answer.headers.get('retry-after'));
    assert.ok(wait >= 1 && wait <= 60, `it tells how long to wait: ${wait}`);
    accepted(await sendLiveCode(other, { to, sender: 'own' }), 201);
    accepted(await sendLiveCode(other, { sender: 'frontdesk' }), 201);
  },
};
