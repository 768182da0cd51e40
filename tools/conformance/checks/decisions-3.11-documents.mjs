import assert from 'node:assert/strict';
import { prices } from '../run/catalogue.mjs';
import { ask } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, holds, refused } from '../run/expectations.mjs';
import { below, fieldsOf, payByCard, submit, textOf, visit } from '../run/hosted-page.mjs';
import { attachmentsOf, calendarEntriesIn, emailTo, ticketPageIn } from '../run/emails.mjs';
import { codeOn, readCode, signedBy, withSerial } from '../run/ticket-code.mjs';
import { uuidOf } from '../run/uuid-of.mjs';

/** Registers somebody. @returns {Promise<{ ref: string, mail: unknown, page: string, html: string }>} with the mail, and the page that it leads to */
async function guestOf(counter, tickets) {
  const contact = counter.shop.buyer();
  const { ref } = accepted(await counter.register(tickets, { contact }), 201);
  const mail = await emailTo(counter.instance, contact.email);
  const page = ticketPageIn(mail);
  return { ref, mail, page, html: (await visit(page)).text };
}

const pagesOf = ({ text }) => [...text.matchAll(/\/Type \/Page\b/g)].length;

export const checks = {
  'D-80': async (shop) => {
    const counter = await Counter.of(shop);
    const admin = { key: counter.shop.adminToken };
    const [guest, called] = [
      await guestOf(counter, [counter.ticket('meetup/seat')]),
      await guestOf(counter, [counter.ticket('meetup/seat')]),
    ];
    const code = codeOn(guest.html);
    assert.match(code, /^SVC1\.[\w-]{28}\.[\w-]{86}$/);
    assert.deepEqual(readCode(code), { eventEnd: uuidOf(counter.shop.refOf('meetup')).slice(-6), attendee: uuidOf(guest.ref), serial: 1 });

    const keysOf = async (slug) => accepted(await counter.shop.get(`/admin/check-ins/keys?event=${slug}`, admin)).publicKeys;
    const keys = await keysOf('meetup');
    assert.ok(signedBy(code, keys), 'a scanner without a network knows it');
    assert.ok(!signedBy(code, await keysOf('festival')), 'each event has keys of its own');
    assert.ok(!signedBy(withSerial(code, 2), keys), 'nobody else can issue it anew');

    const show = (shown) => counter.shop.post('/admin/check-ins', shown, admin);
    const refusedAs = async (shown, reason) => holds(refused(await show(shown), 409, 'TICKET_REFUSED'), { details: { reason } });
    await refusedAs({ code: withSerial(code, 2) }, 'forged');
    await refusedAs({ code, event: 'festival' }, 'other_event');
    accepted(await counter.shop.post(`/admin/registrations/${guest.ref}/reissue-ticket`, { ticketSerial: 1 }, admin));
    await refusedAs({ code, event: 'meetup' }, 'replaced');
    assert.equal((await visit(guest.page)).status, 404, 'its link opens nothing any more');
    const page = ticketPageIn(await emailTo(counter.instance, guest.mail.to, ({ subject }) => subject.startsWith('Your new ticket')));
    const newCode = codeOn((await visit(page)).text);
    assert.deepEqual(readCode(newCode), { ...readCode(code), serial: 2 });
    assert.ok(signedBy(newCode, keys), 'a scanner without a network knows the new one as well');
    holds(accepted(await show({ code: newCode, event: 'meetup' }), 201), { attendeeRef: guest.ref });
    await refusedAs({ code: newCode }, 'already_checked_in');
    holds(refused(await counter.shop.post(`/admin/registrations/${guest.ref}/reissue-ticket`, {}, admin), 400, 'VALIDATION_ERROR'), {
      message: /check-ins/,
    });
    await counter.shop.admin.call('POST', `/registrations/${called.ref}/cancel`);
    await refusedAs({ code: codeOn(called.html) }, 'cancelled');
  },

  'D-81': async (shop) => {
    const counter = await Counter.open(shop);
    const { ref, mail, page } = await guestOf(counter, [counter.ticket('meetup/pair', { quantity: 3 })]);
    const [pdf] = await attachmentsOf(mail, 'application/pdf');
    assert.equal(pagesOf(pdf), 3, 'a page for each seat');
    assert.match(pdf.text, /\/MediaBox \[0 0 (297\.64 419\.53|595\.28 841\.89)\]/, 'of A6 or A4');
    assert.match(pdf.text, /\/FontFile2/, 'with the letters in it');
    const print = () => ask(below(page, 'ticket.pdf'));
    assert.equal((await print()).text, (await print()).text, 'the same bytes each time');

    const [invite] = await attachmentsOf(mail, 'text/calendar');
    const [entry] = calendarEntriesIn(invite.text);
    holds(entry, { UID: `${ref}@svc`, ORGANIZER: /^mailto:/i, ATTENDEE: new RegExp(`^mailto:${mail.to}$`, 'i') });
    await counter.shop.admin.call('PATCH', `/events/${counter.shop.refOf('meetup')}`, {
      title: 'Meeting',
      timezone: 'Pacific/Kiritimati',
      startAt: '2041-01-01T10:30:00Z',
      endAt: '2041-01-01T14:00:00Z',
    });
    const [moved] = calendarEntriesIn((await ask(below(page, 'invite.ics'))).text);
    holds(moved, { UID: entry.UID, SUMMARY: 'Meeting', DTSTART: '20410101T103000Z' });
    assert.ok(Number(moved.SEQUENCE) > Number(entry.SEQUENCE), 'what has moved replaces what was there');
    const local = /Wednesday, 2 January 2041,? 00:30 to 04:00 \(Line Islands Time\)/;
    for (const text of [moved.DESCRIPTION, textOf((await visit(page)).text)])
      assert.match(text, local, 'by the time of the event, with the name of its zone');

    const contact = counter.shop.buyer();
    const adult = counter.ticket('grown-ups/guest', { attendees: [{ dateOfBirth: '1980-01-01' }] });
    accepted(await counter.shop.post('/store/events/grown-ups/register', { tickets: [adult], contact }), 201);
    const entryIn = async (email) => calendarEntriesIn((await attachmentsOf(email, 'text/calendar'))[0].text)[0];
    const entered = await entryIn(await emailTo(counter.instance, contact.email));
    await counter.shop.admin.call('DELETE', `/events/${counter.shop.refOf('grown-ups')}?force=true`);
    const off = await emailTo(counter.instance, contact.email, ({ subject }) => subject.startsWith('Cancelled'));
    assert.match(
      (await attachmentsOf(off, 'text/calendar'))[0].text,
      /^METHOD:CANCEL\r?$/m,
      'who comes to an event that is deleted is told, and their calendar with them',
    );
    const takenOut = await entryIn(off);
    assert.ok(
      takenOut.UID === entered.UID && Number(takenOut.SEQUENCE) > Number(entered.SEQUENCE),
      'under the id that it was entered by, with a higher number',
    );
  },

  'D-82': async (shop) => {
    const counter = await Counter.open(shop);
    const { ref, hostedUrl } = await counter.sell([counter.item('bag/red')], { contact: shop.buyer() });
    assert.match(hostedUrl, new RegExp(`/${counter.shop.slug}/c/${ref}\\?t=[\\w-]{22,}$`));
    for (const forged of [hostedUrl.replace(/\?.*/, ''), hostedUrl.replace(/t=.{4}/, 't=AAAA')])
      assert.equal((await visit(forged)).status, 404);
    const { text } = await visit(hostedUrl);
    assert.match(textOf(text), /You have 2[34] hours left, until \d\d:\d\d/, 'the deadline is told');

    const seen = { ...fieldsOf(text), rail: 'card' };
    const { variants } = await counter.shop.admin.call('GET', `/products/${counter.shop.refOf('bag')}`);
    await counter.shop.admin.call('PATCH', `/products/${counter.shop.refOf('bag')}`, {
      variants: variants.map((variant) => (variant.key === 'red' ? { ...variant, prices: prices(6_500, 65) } : variant)),
    });
    const answer = await submit(below(hostedUrl, 'pay'), seen);
    assert.equal(answer.status, 409, 'nobody pays a price that they have not seen');
    for (const part of ['The price has changed', '₦50', '₦65']) assert.ok(textOf(answer.text).includes(part), `it tells ${part}`);
    const agreed = await submit(below(hostedUrl, 'pay'), { ...fieldsOf(answer.text), rail: 'card' });
    assert.match(textOf((await visit(agreed.to)).text), /Pay ₦65\b/);
    assert.ok(
      (await visit(below(hostedUrl, 'return'))).to.startsWith(hostedUrl),
      'who goes back is on the page again, and not at the shop',
    );
    assert.equal((await counter.read(ref)).status, 'open');
    assert.equal((await visit(await payByCard(agreed.to))).to, `https://shop.example/thanks?a=1&checkout=${ref}`);
  },
};
