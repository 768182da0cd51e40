import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted } from '../run/expectations.mjs';

const ADDRESS_OF_SITE = 'Go to https://evil.example/claim';

export const checks = {
  'D-153': async (shop) => {
    const counter = await Counter.open(shop);
    await counter.shop.admin.call('PATCH', '/workspace', { messages: { attendees: true } });
    const { email: named } = counter.shop.buyer();
    await nameOften(counter, named, 7);
    const settled = await eventually('the tickets are sent or withheld', async () => {
      const messages = (await counter.shop.admin.list('/messages')).filter(
        ({ kind, recipient }) => kind === 'attendee_ticket' && recipient === named,
      );
      return messages.length === 7 && messages.every(({ state }) => state === 'sent' || state === 'withheld') ? messages : undefined;
    });
    const withheld = settled.filter(({ state }) => state === 'withheld');
    assert.equal(withheld.length, 2, 'five unanswered tickets of named attendees go to one address in a day');
    assert.ok(withheld[0].error, 'the merchant sees why it was withheld');
  },
};

/** Registers people who each name the same address for a second seat. */
async function nameOften(counter, email, times) {
  for (let turn = 0; turn < times; turn += 1) {
    const contact = counter.shop.buyer();
    const attendees = [
      { name: contact.name, email: contact.email },
      { name: ADDRESS_OF_SITE, email },
    ];
    accepted(await counter.register([counter.ticket('meetup/named', { quantity: 2, attendees })], { contact }), 201);
  }
}
