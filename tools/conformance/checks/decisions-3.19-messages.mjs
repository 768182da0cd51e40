import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { emailTo } from '../run/emails.mjs';
import { accepted, holds } from '../run/expectations.mjs';

export const checks = {
  'D-160': async (shop) => {
    const counter = await Counter.open(shop);
    accepted(await counter.register([counter.ticket('meetup/seat')]), 201);
    const since = new Date(0).toISOString();
    const retry = (body, query = '') => counter.shop.admin.call('POST', `/messages/retry${query}`, body);
    const counted = await retry({ since, channel: 'email' }, '?dryRun=true');
    assert.deepEqual([counted.dryRun, counted.retried, counted.left], [true, 0, counted.matched], 'a dry run sends nothing');
    const none = await retry({ since, reason: 'no message has failed for this reason' });
    assert.deepEqual([none.matched, none.retried, none.left, none.byKind, none.byReason], [0, 0, 0, [], []]);
    await assert.rejects(retry({}), 'a moment is needed');
    await assert.rejects(retry({ since, kind: 'order_confirmed' }), 'unknown fields are refused');
  },

  'D-156': async (shop) => {
    const counter = await Counter.open(shop);
    const { admin } = counter.shop;
    const alertEmail = `alerts.${Date.now()}@merchant.example`;
    const set = (settings) => admin.call('PATCH', '/workspace', settings);
    holds(await set({ alertEmail, merchantNotices: { orders: 'each', registrations: 'each' } }), {
      merchantNotices: { orders: 'each', registrations: 'each', refundRequests: 'each' },
    });
    await assert.rejects(set({ merchantNotices: { orders: 'hourly' } }), 'off, each or daily');
    const contact = counter.shop.buyer();
    const order = await counter.soldProducts([counter.item('bag/red', { quantity: 2 })], { contact });
    const about = (part) => emailTo(counter.instance, alertEmail, ({ subject }) => subject.includes(part));
    const { text } = await about(`New order ${order.number}`);
    assert.ok(text.includes('2 × ') && text.includes(contact.email), 'items and buyer are named');
    assert.ok(text.indexOf(contact.email) < text.indexOf('npm run store'), 'what to do comes last');
    const guest = counter.shop.buyer();
    accepted(await counter.register([counter.ticket('meetup/press')], { contact: guest }), 201);
    assert.ok((await about('waits for you')).text.includes(guest.email), 'who waits is named');
    const messages = (await admin.call('GET', `/messages?to=${alertEmail}`)).data.map(({ kind }) => kind);
    assert.deepEqual(messages.sort(), ['order_received', 'registration_waiting']);
    await set({ alertEmail: null });
  },
};
