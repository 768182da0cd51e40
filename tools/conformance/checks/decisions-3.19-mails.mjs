import assert from 'node:assert/strict';
import { ask, eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { emailTo } from '../run/emails.mjs';
import { accepted } from '../run/expectations.mjs';
import { submit } from '../run/hosted-page.mjs';

const ADDRESS_OF_SITE = 'Go to https://evil.example/claim';

export const checks = {
  'D-153': async (shop) => {
    const counter = await Counter.open(shop);
    await counter.shop.admin.call('PATCH', '/workspace', { messages: { attendees: true } });
    const { email: named } = counter.shop.buyer();
    const ref = await nameOften(counter, named, 7);
    const settled = await eventually('the tickets are sent or withheld', async () => {
      const messages = (await counter.shop.admin.list('/messages?kind=attendee_ticket')).filter(({ recipient }) => recipient === named);
      return messages.length === 7 && messages.every(({ state }) => state === 'sent' || state === 'withheld') ? messages : undefined;
    });
    const withheld = settled.filter(({ state }) => state === 'withheld');
    assert.equal(withheld.length, 2, 'five unanswered tickets of named attendees go to one address in a day');
    assert.ok(withheld[0].error, 'the merchant sees why it was withheld');

    const mail = await emailTo(counter.shop.instance, named);
    assert.ok(!`${mail.subject} ${mail.text} ${mail.html}`.includes('evil.example'), 'a name with the address of a site is left out');
    const [link] = /https?:\/\/\S+\/not-meant\?\S+/.exec(mail.text) ?? [];
    const seat = async () => {
      const { attendees } = await counter.shop.admin.call('GET', `/registrations/${ref}`);
      return attendees.find(({ email }) => email === named);
    };
    assert.equal((await ask(link)).status, 200);
    assert.equal((await seat()).notMeantAt, undefined, 'a GET changes nothing');
    assert.equal((await submit(link, {})).status, 200);
    assert.ok((await seat()).notMeantAt, 'it shows at the seat');
    await counter.shop.admin.call('POST', `/messages/${withheld[0].ref}/retry`);
    await eventually('it is withheld again', async () =>
      (await counter.shop.admin.list('/messages?state=withheld')).some(
        ({ ref: one, error }) => one === withheld[0].ref && /not meant/.test(error),
      ),
    );
  },
};

/** Registers people who each name the same address for a second seat; returns the last registration. */
async function nameOften(counter, email, times) {
  let ref;
  for (let turn = 0; turn < times; turn += 1) {
    const contact = counter.shop.buyer();
    const attendees = [
      { name: contact.name, email: contact.email },
      { name: ADDRESS_OF_SITE, email },
    ];
    ({ ref } = accepted(await counter.register([counter.ticket('meetup/named', { quantity: 2, attendees })], { contact }), 201));
  }
  return ref;
}
