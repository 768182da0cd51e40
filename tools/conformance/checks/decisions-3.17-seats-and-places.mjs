import assert from 'node:assert/strict';
import { ask } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, notValid } from '../run/expectations.mjs';
import { attachmentsOf, letterTo, ticketPageIn } from '../run/letters.mjs';

const pagesIn = ({ text }) => text.match(/\/Type \/Page\b/g)?.length;

export const checks = {
  'D-106': async (shop) => {
    const counter = await Counter.open(shop);
    const quantity = (path) => ({ quantity: [counter.shop.refOf(path)] });
    const registering = (count) => counter.register([counter.ticket('meetup/seat', { quantity: count })]);
    const [open, openHeadless] = [counter.openTickets, counter.openHeadless].map((opening) => (path, count) => {
      return opening.call(counter, counter.seats([counter.ticket(path, { quantity: count })]), { slug: path.split('/')[0] });
    });
    notValid(await registering(21), quantity('meetup/seat'));
    accepted(await registering(20), 201);
    for (const opening of [open, openHeadless]) notValid(await opening('both/entry', 101), quantity('both/entry'));
    notValid(await open('festival/duo', 51), quantity('festival/duo'));
    accepted(await open('festival/duo', 50), 201);

    await counter.shop.admin.call('PATCH', '/workspace', { seats: { mostPerRegistration: 25, mostPerCheckout: 1 } });
    const contact = counter.shop.buyer();
    accepted(await counter.register([counter.ticket('meetup/seat', { quantity: 25 })], { contact }), 201);
    await printedInParts(counter.instance, contact.email);
    notValid(await open('both/entry', 2), quantity('both/entry'));
    for (const [path, count] of [['festival/duo', 1], ['festival/pair', 2]]) accepted(await open(path, count), 201);
  },
};

/** The mail of 25 tickets encloses 20 of them; the others are printed by what a link in it leads to. */
async function printedInParts(instance, address) {
  const mail = await letterTo(instance, address);
  assert.deepEqual((await attachmentsOf(mail, 'application/pdf')).map(pagesIn), [20]);
  const [link] = /https?:\/\/\S+\/t\/att_\S+#print/.exec(mail.text) ?? [ticketPageIn(mail)];
  const { text } = await ask(link);
  const prints = [...text.matchAll(/href="([^"]*\/ticket\.pdf[^"]*)"/g)].map(([, href]) => new URL(href.replaceAll('&amp;', '&'), link).href);
  assert.deepEqual(await Promise.all(prints.map(async (href) => pagesIn(await ask(href)))), [20, 5]);
}
