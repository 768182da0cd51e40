import assert from 'node:assert/strict';
import { ask } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { emailTo } from '../run/emails.mjs';
import { accepted } from '../run/expectations.mjs';

export const checks = {
  'D-154': async (shop) => {
    const counter = await Counter.open(shop);
    await unsubscribesFromAnywhere(counter.shop);
    const secret = [counter.ticket('meetup/secret')];
    const codes = { unlockCodes: ['\u200bＯＰＥＮ\u00a0'], promoterCode: ' ade\u00ad10' };
    const { ref } = accepted(await counter.register(secret, codes), 201);
    assert.equal((await counter.shop.admin.call('GET', `/registrations/${ref}`)).promoterCode, 'ADE10');
    const order = await counter.soldTickets([counter.ticket('festival/entry')], { discountCode: 'TEN\u2060 OFF' });
    assert.ok(order.discountMinor > 0, 'the discount code is read without its blanks');
  },
};

/** A mail program posts to the link in the header of a mail; a program that opens it changes nothing. */
async function unsubscribesFromAnywhere(shop) {
  const { email } = shop.buyer();
  accepted(await shop.post('/store/newsletter', { email }), 202);
  const { headers } = await emailTo(shop.instance, email);
  const [link] = /https?:[^>]+/.exec(headers['List-Unsubscribe'] ?? headers['list-unsubscribe']);
  const stateOf = async () => (await shop.admin.list('/newsletter/subscribers')).find((reader) => reader.email === email)?.state;
  const foreign = { origin: 'https://mail.example', headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' } };
  assert.equal((await ask(link, foreign)).status, 200);
  assert.equal(await stateOf(), 'pending', 'a GET changes nothing');
  assert.equal((await ask(link, { ...foreign, method: 'POST', body: 'List-Unsubscribe=One-Click' })).status, 200);
  assert.equal(await stateOf(), 'unsubscribed', 'a POST is enough');
}
