import assert from 'node:assert/strict';
import { ask, eventually } from '../run/client.mjs';
import { aNumber } from '../run/codes.mjs';
import { Counter } from '../run/counter.mjs';
import { emailTo } from '../run/emails.mjs';
import { accepted } from '../run/expectations.mjs';

export const checks = {
  'D-137': async (shop) => {
    const counter = await Counter.open(shop);
    const support = { email: 'care@shop.example', phone: '+234 803 123 4567' };
    await counter.shop.admin.call('PATCH', '/workspace', { support });
    const seat = [counter.ticket('meetup/seat')];
    const phone = aNumber();
    accepted(await counter.register(seat, { contact: { name: 'Chi', phone } }), 201);
    const sent = await eventually('the text is sent', async () =>
      (await counter.shop.admin.call('GET', '/messages?channel=sms&limit=200')).data.find(
        ({ recipient, state }) => recipient === phone && state === 'sent',
      ),
    );
    const [{ text }] = await shop.instance.inbox(phone);
    assert.ok(!/[‘’“”–—…\u00a0\u202f]/u.test(text), `typography is folded: ${text}`);
    if (/^[\u0020-\u007e]*$/.test(text)) assert.equal(sent.segments, text.length <= 160 ? 1 : Math.ceil(text.length / 153));

    const { contact } = await registered(counter, seat);
    const mail = await emailTo(shop.instance, contact.email);
    assert.ok(mail.headers['reply-to'].includes(support.email), `replies go to the shop: ${mail.headers['reply-to']}`);
    for (const way of [support.email, support.phone]) assert.ok(mail.text.includes(way) && mail.html.includes(way), `it tells ${way}`);
    await writesToGuests(counter, contact);
  },
};

/** A mail in the merchant's own words goes to a guest once, and no more once they have unsubscribed. */
async function writesToGuests({ shop }, { email }) {
  const write = (subject, query = '') =>
    shop.admin.call('POST', `/events/meetup/messages${query}`, { subject, body: 'Gate B.', who: 'all', about: 'other' });
  const counted = await write('Parking', '?dryRun=true');
  assert.ok(counted.recipients > 0, 'somebody is written to');
  const written = await write('Parking');
  assert.equal(written.recipients, counted.recipients, 'as many as were counted');
  const mail = await eventually('the mail is there', async () =>
    (await shop.instance.inbox(email)).find(({ subject }) => subject === 'Parking'),
  );
  const [address] = /https?:[^>]+/.exec(mail.headers['List-Unsubscribe']);
  assert.equal((await ask(address, { method: 'POST' })).status, 200);
  const after = await write('Parking', '?dryRun=true');
  assert.deepEqual([after.recipients, after.unsubscribed], [counted.recipients - 1, counted.unsubscribed + 1]);
}

async function registered(counter, seat) {
  const contact = counter.shop.buyer();
  return { contact, ...accepted(await counter.register(seat, { contact }), 201) };
}
