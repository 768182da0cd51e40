import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { aNumber } from '../run/codes.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, hasFields, notValid, refused } from '../run/expectations.mjs';

const onlyOnce = (counter, slug, tickets, fields) =>
  counter.shop.post(`/store/events/${slug}/register`, { tickets, contact: counter.shop.buyer(), ...fields });

export const checks = {
  '§4.4': async (shop) => {
    const counter = await Counter.of(shop);
    const seat = [counter.ticket('meetup/seat')];
    const { publishableLive, secretLive } = counter.shop.keys;
    for (const key of [publishableLive, secretLive])
      hasFields(accepted(await counter.register(seat, {}, { key }), 201), { ref: /^att_/, status: /^confirmed$/ });
    const reader = await counter.shop.makeKey({ kind: 'publishable', mode: 'live', scopes: ['storefront:read'] });
    refused(await counter.register(seat, {}, { key: reader.key }), 403, 'INSUFFICIENT_SCOPE');
    refused(await counter.openProducts(counter.cart([counter.item('bag/red')]), { key: publishableLive }), 403, 'INSUFFICIENT_SCOPE');
  },

  '§4.4 tickets': async (shop) => {
    const counter = await Counter.of(shop);
    const lines = [counter.ticket('meetup/seat', { attendees: [{ name: 'Bisi' }] }), counter.ticket('meetup/pair', { quantity: 2 })];
    const { ref } = accepted(await counter.register(lines), 201);
    const { attendees } = await counter.shop.admin.call('GET', `/registrations/${ref}`);
    assert.equal(attendees.length, 3);
    notValid(await counter.register([counter.ticket('meetup/seat', { quantity: 2, attendees: [{}] })]), {
      quantity: [counter.shop.refOf('meetup/seat')],
    });
    notValid(await counter.register([]));
  },

  '§4.4 contact': async (shop) => {
    const counter = await Counter.of(shop);
    const seat = [counter.ticket('meetup/seat')];
    for (const contact of [undefined, {}, { name: 'Bisi' }, { email: 'bisi@example.com' }, { name: 'Bisi', email: 'nobody' }])
      notValid(await counter.register(seat, { contact }));
    for (const contact of [{ name: 'Bisi', phone: aNumber() }, counter.shop.buyer(), counter.shop.buyer({ phone: aNumber() })])
      accepted(await counter.register(seat, { contact }), 201);
  },

  '§4.4 dateOfBirth': async (shop) => {
    const counter = await Counter.of(shop);
    const [perOrder, perAttendee] = ['meetup/adult', 'grown-ups/guest'];
    const [young, old] = [`${new Date().getUTCFullYear() - 10}-01-01`, '1980-01-01'];
    for (const dateOfBirth of [undefined, young])
      notValid(await onlyOnce(counter, 'meetup', [counter.ticket(perOrder)], { dateOfBirth }), { age: [counter.shop.refOf(perOrder)] });
    accepted(await onlyOnce(counter, 'meetup', [counter.ticket(perOrder)], { dateOfBirth: old }), 201);
    const asAttendee = (attendee, fields) =>
      onlyOnce(counter, 'grown-ups', [counter.ticket(perAttendee, { attendees: [attendee] })], fields);
    notValid(await asAttendee({ name: 'Bisi' }), { fields: { 'tickets[0].attendees[0].dateOfBirth': String } });
    notValid(await asAttendee({ name: 'Bisi', dateOfBirth: young }, { dateOfBirth: old }), { age: [counter.shop.refOf(perAttendee)] });
    accepted(await asAttendee({ name: 'Bisi', dateOfBirth: old }), 201);
  },

  '§4.4 responses': async (shop) => {
    const counter = await Counter.of(shop);
    const responses = { meal: 'Jollof', rules: true };
    const { ref } = accepted(await counter.register([counter.ticket('meetup/dinner')], { responses }), 201);
    assert.deepEqual((await counter.shop.admin.call('GET', `/registrations/${ref}`)).responses, responses);
    notValid(await counter.register([counter.ticket('meetup/dinner')], { responses: { supper: 'Jollof', rules: true } }));
  },

  '§4.4 unlockCodes': async (shop) => {
    const counter = await Counter.of(shop);
    const secret = [counter.ticket('meetup/secret')];
    for (const unlockCodes of [undefined, [], ['WRONG']])
      notValid(await counter.register(secret, { unlockCodes }), { invalid: [counter.shop.refOf('meetup/secret')] });
    accepted(await counter.register(secret, { unlockCodes: ['OPEN'] }), 201);
  },

  '§4.4 promoterCode': async (shop) => {
    const counter = await Counter.of(shop);
    for (const promoterCode of ['ADE10', 'NOBODY'])
      accepted(await counter.register([counter.ticket('meetup/seat')], { promoterCode }), 201);
  },

  '§4.4 repeat': async (shop) => {
    const counter = await Counter.open(shop);
    const contact = shop.buyer();
    const first = await counter.register([counter.ticket('meetup/few')], { contact });
    accepted(first, 201);
    const left = await counter.left('meetup/few');
    const again = await counter.register([counter.ticket('meetup/few')], { contact });
    assert.deepEqual([again.status, again.text], [201, first.text]);
    assert.equal(await counter.left('meetup/few'), left, 'no second seat is taken');
  },

  '§4.4 r1': async (shop) => {
    const counter = await Counter.of(shop);
    const paying = [
      ['meetup', 'paid'],
      ['both', 'gift'],
      ['festival', 'part'],
    ];
    for (const [slug, key] of paying) {
      const { details } = refused(await onlyOnce(counter, slug, [counter.ticket(`${slug}/${key}`)]), 402, 'TIER_REQUIRES_PAYMENT');
      assert.deepEqual(details.tickets, [counter.shop.refOf(`${slug}/${key}`)]);
    }
  },

  '§4.4 r2': async (shop) => {
    const counter = await Counter.of(shop);
    const refs = ['tkt_00000000000000000000000000', counter.shop.refOf('meetup/secret'), counter.shop.refOf('meetup/later')];
    for (const ticketTypeRef of refs) notValid(await counter.register([{ ticketTypeRef, quantity: 1 }]), { invalid: [ticketTypeRef] });
    refused(await onlyOnce(counter, 'draft', [counter.ticket('meetup/seat')]), 404, 'NOT_FOUND');
  },

  '§4.4 r3': async (shop) => {
    const counter = await Counter.open(shop);
    accepted(await counter.register([counter.ticket('meetup/few')]), 201);
    const { details } = refused(await counter.register([counter.ticket('meetup/few', { quantity: 2 })]), 409, 'TIER_SOLD_OUT');
    assert.equal(details.remaining, 1);
  },

  '§4.4 r4': async (shop) => {
    const counter = await Counter.of(shop);
    const pair = counter.shop.refOf('meetup/pair');
    for (const quantity of [1, 4]) notValid(await counter.register([{ ticketTypeRef: pair, quantity }]), { quantity: [pair] });
    assert.equal(
      notValid(await counter.register([counter.ticket('meetup/dinner')], { responses: { rules: true } })).message,
      'Please answer: Your meal',
    );
    assert.equal(notValid(await counter.register([counter.ticket('meetup/named')])).message, 'Enter a name for each "named" ticket');
    notValid(await counter.register([counter.ticket('meetup/adult')]), { age: [counter.shop.refOf('meetup/adult')] });
  },

  '§4.4 r5': async (shop) => {
    const counter = await Counter.of(shop);
    const guest = counter.shop.buyer();
    accepted(await counter.register([counter.ticket('meetup/seat')], { contact: guest }), 201);
    const mail = await eventually('the guest has a mail', async () => (await shop.instance.inbox(guest.email))[0]);
    const types = mail.attachments.map(({ contentType }) => contentType.split(';')[0]).sort();
    assert.ok(types.includes('application/pdf') && types.includes('text/calendar'), `ticket and invite are attached: ${types}`);
    const phone = aNumber();
    accepted(await counter.register([counter.ticket('meetup/seat')], { contact: { name: 'Bisi', phone } }), 201);
    const text = await eventually('who has a phone alone has a text', async () => (await shop.instance.inbox(phone))[0]);
    assert.equal(text.channel, 'sms');
  },

  '§4.4 r6': async (shop) => {
    const counter = await Counter.open(shop);
    const contact = shop.buyer();
    const answers = await Promise.all([1, 2, 3].map(() => counter.register([counter.ticket('meetup/few')], { contact })));
    assert.deepEqual([...new Set(answers.map((answer) => accepted(answer, 201).ref))].length, 1, 'a double tap takes one seat');
    assert.equal(await counter.left('meetup/few'), 1);
  },

  '§4.4 r7': async (shop) => {
    const counter = await Counter.open(shop);
    const test = { key: counter.shop.keys.publishableTest };
    const contact = shop.buyer();
    const view = accepted(await counter.register([counter.ticket('meetup/few')], { contact }, test), 201);
    hasFields(view, { ref: /^test_att_/, test: /^true$/ });
    notValid(await counter.register([counter.ticket('meetup/pair')], {}, test), { quantity: [counter.shop.refOf('meetup/pair')] });
    assert.equal(await counter.left('meetup/few'), 2, 'it takes no seat');
    const live = counter.shop.buyer();
    accepted(await counter.register([counter.ticket('meetup/seat')], { contact: live }), 201);
    await eventually('who comes later has a mail', async () => (await shop.instance.inbox(live.email)).length > 0);
    assert.deepEqual(await shop.instance.inbox(contact.email), [], 'nothing is sent');
    assert.equal((await counter.shop.admin.list('/registrations')).length, 1, 'nothing is written');
  },

  '§4.4 r8': async (shop) => {
    const counter = await Counter.open(shop);
    const { ref } = accepted(await counter.register([counter.ticket('meetup/seat')]), 201);
    await counter.shop.webhook('attendee.registered', ({ attendeeRef }) => attendeeRef === ref);
    for (const path of ['/store/registrations', `/store/registrations/${ref}`]) refused(await counter.shop.get(path), 404, 'NOT_FOUND');
    refused(await counter.shop.get('/store/events/meetup/register'), 405, 'METHOD_NOT_ALLOWED');
  },
};
