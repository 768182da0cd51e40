import assert from 'node:assert/strict';
import { daysFrom } from '../run/catalogue/prices.mjs';
import { ask, eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, notValid } from '../run/expectations.mjs';
import { below } from '../run/hosted-page.mjs';
import { attachmentsOf, emailTo, ticketPageIn } from '../run/emails.mjs';

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
    for (const [path, count] of [
      ['festival/duo', 1],
      ['festival/pair', 2],
    ])
      accepted(await open(path, count), 201);
  },

  'D-113': async (shop) => {
    const another = await shop.openAnother(watched);
    const publicText = async () => {
      const [event, list, storefront] = await Promise.all(
        ['/store/events/stream', '/store/events', '/store/storefront'].map(async (path) => another.get(path)),
      );
      const page = await ask(`${new URL(another.instance.baseUrl).origin}/${another.slug}/e/stream`);
      assert.ok(
        accepted(list).every(({ timezone }) => timezone === 'Africa/Lagos'),
        'lists tell the time zone',
      );
      return [event, list, storefront, page].map(({ text }) => text).join();
    };
    const change = (fields) => another.admin.call('PATCH', `/events/${another.refOf('stream')}`, fields);
    const expectPublic = async (onlineUrl, why) => assert.equal((await publicText()).includes(JOIN), onlineUrl, why);
    await expectPublic(false, 'a ticket type needs approval');
    await change({ onlineUrlFor: 'everyone' });
    await eventually('everyone is told where to join', async () => (await publicText()).includes(JOIN));
    await change({ onlineUrlFor: 'guests' });
    await eventually('only guests are told where to join', async () => !(await publicText()).includes(JOIN));

    const visitAs = async (tier) => {
      const contact = another.buyer();
      const { ref } = accepted(
        await another.post('/store/events/stream/register', {
          tickets: [{ ticketTypeRef: another.refOf(`stream/${tier}`), quantity: 1 }],
          contact,
        }),
        201,
      );
      const mail = await emailTo(another.instance, contact.email);
      const page = ticketPageIn(mail);
      return {
        ref,
        page,
        known: [mail.text, (await ask(page)).text, (await ask(below(page, 'invite.ics'))).text.replaceAll('\r\n ', '')].map((text) =>
          text.includes(JOIN),
        ),
      };
    };
    assert.deepEqual((await visitAs('online')).known, [true, true, true]);
    assert.deepEqual((await visitAs('house')).known, [false, false, false], 'who comes in person need not join online');
    const waiting = await visitAs('asked');
    assert.deepEqual(waiting.known, [false, false, false], 'who waits for approval is not told yet');
    await another.admin.call('POST', `/registrations/${waiting.ref}/approve`);
    assert.ok((await ask(waiting.page)).text.includes(JOIN), 'who was approved is');

    await change({ onlineUrlFor: 'everyone', venueVisibility: 'hidden' });
    await eventually('a hidden venue hides where to join', async () => !(await publicText()).includes(JOIN));
    assert.ok(!(await ask(waiting.page)).text.includes(JOIN), 'also from guests');
  },
};

const JOIN = 'https://live.example/stream';

/** A shop with one event that is attended in person or online. */
function watched({ now }) {
  const { inDays, dateIn } = daysFrom(now);
  const free = (key, attendance, approvalRequired = false) => ({ key, name: key, kind: 'free', attendance, approvalRequired });
  const location = { venueName: 'Studio', onlineUrl: JOIN };
  return {
    version: 1,
    workspace: { displayName: 'Conformance', timezone: 'Africa/Lagos', currencies: ['NGN'] },
    events: [
      {
        slug: 'stream',
        title: 'Stream',
        format: 'hybrid',
        startAt: inDays(30),
        endAt: inDays(30.1),
        location,
        days: [{ key: 'only', dayDate: dateIn(30), location }],
        ticketTypes: [free('house', 'in_person'), free('online', 'online'), free('asked', 'online', true)],
      },
    ],
  };
}

/** The mail of 25 tickets encloses 20 of them; the others are printed by the page that its link leads to. */
async function printedInParts(instance, address) {
  const mail = await emailTo(instance, address);
  assert.deepEqual((await attachmentsOf(mail, 'application/pdf')).map(pagesIn), [20]);
  const [link] = /https?:\/\/\S+\/t\/att_\S+#print/.exec(mail.text) ?? [ticketPageIn(mail)];
  const { text } = await ask(link);
  const prints = [...text.matchAll(/href="([^"]*\/ticket\.pdf[^"]*)"/g)].map(
    ([, href]) => new URL(href.replaceAll('&amp;', '&'), link).href,
  );
  assert.deepEqual(await Promise.all(prints.map(async (href) => pagesIn(await ask(href)))), [20, 5]);
}
