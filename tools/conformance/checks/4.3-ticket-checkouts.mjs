import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { accepted, hasFields, notValid, refused, TIMESTAMP } from '../run/expectations.mjs';
import { payOnPage } from '../run/hosted-page.mjs';

const GROWN_UP = '1990-05-17';

/** Birthday of a child at the time of the event. */
const childsBirthday = async (shop) => new Date((await shop.now()).getTime() - 3_650 * 86_400_000).toISOString().slice(0, 10);

export const checks = {
  '§4.3': async (shop) => {
    const counter = await Counter.of(shop);
    const session = await counter.sellTickets([counter.ticket('festival/entry', { priceMinor: 1, quantity: 2 })], { totalMinor: 1 });
    hasFields(session, {
      ref: /^chk_/,
      status: /^open$/,
      mode: /^live$/,
      hostedUrl: /^http/,
      returnUrl: 'string',
      currency: 'string',
      expiresAt: TIMESTAMP,
      createdAt: TIMESTAMP,
    });
    assert.equal(session.totalMinor, 10_000, 'the price is the service’s own');
    const body = counter.seats([counter.ticket('festival/entry')]);
    refused(await counter.openTickets(body, { key: counter.shop.keys.publishableLive }), 403, 'INSUFFICIENT_SCOPE');
    const { key } = await counter.shop.makeKey({ kind: 'secret', mode: 'live', scopes: ['read', 'events:register'] });
    refused(await counter.openTickets(body, { key }), 403, 'INSUFFICIENT_SCOPE');
    refused(await counter.openTickets(body, { slug: 'draft' }), 404, 'NOT_FOUND');
  },

  '§4.3 Idempotency-Key': async (shop) => {
    const counter = await Counter.of(shop);
    const body = counter.seats([counter.ticket('festival/entry')]);
    const idempotencyKey = randomUUID();
    const first = accepted(await counter.openTickets(body, { idempotencyKey }), 201);
    assert.deepEqual(accepted(await counter.openTickets(body, { idempotencyKey }), 201), first);
    assert.notEqual(accepted(await counter.openTickets(body), 201).ref, first.ref);
  },

  '§4.3 tickets': async (shop) => {
    const counter = await Counter.of(shop);
    const priced = await counter.sellTickets([
      counter.ticket('festival/gift', { amountMinor: 700, quantity: 2 }),
      counter.ticket('festival/entry'),
    ]);
    assert.equal(priced.totalMinor, 6_400);
    const attendees = [{ name: 'Adé' }, null, { name: 'Bọ́lá' }, {}];
    const order = await counter.soldTickets([counter.ticket('festival/duo', { quantity: 2, attendees })]);
    const names = order.items[0].attendees.map(({ name }) => name);
    assert.deepEqual([names.length, names[0], names[2]], [4, 'Adé', 'Bọ́lá'], 'each seat has its own holder, in their order');
    for (const wrong of [attendees.slice(1), [...attendees, {}]]) {
      const answer = await counter.openTickets(counter.seats([counter.ticket('festival/duo', { quantity: 2, attendees: wrong })]));
      notValid(answer, { quantity: [counter.shop.refOf('festival/duo')] });
    }
    notValid(await counter.openTickets(counter.seats([])), { fields: { tickets: String } });
  },

  '§4.3 products': async (shop) => {
    const counter = await Counter.of(shop);
    const body = counter.seats([counter.ticket('festival/entry')], { products: [counter.item('bag/red')] });
    notValid(await counter.openTickets(body), { fields: { products: String } });
  },

  '§4.3 contact': async (shop) => {
    const counter = await Counter.of(shop);
    const tickets = [counter.ticket('festival/entry')];
    for (const [contact, field] of [
      [undefined, 'contact'],
      [{ email: 'ada@shop.example' }, 'contact.name'],
      [{ name: 'Ada' }, 'contact.email'],
      [{ name: 'Ada', email: 'ada@' }, 'contact.email'],
    ]) {
      notValid(await counter.openTickets(counter.seats(tickets, { contact })), { fields: { [field]: String } });
    }
    const contact = counter.shop.buyer({ phone: '+2348031234567' });
    await counter.soldTickets(tickets, { contact });
    const mail = await eventually('the tickets are sent to the buyer', async () =>
      (await shop.instance.inbox(contact.email)).find(({ attachments }) =>
        attachments.some(({ contentType }) => contentType === 'application/pdf'),
      ),
    );
    assert.equal(mail.to, contact.email);
  },

  '§4.3 dateOfBirth': async (shop) => {
    const counter = await Counter.of(shop);
    const tickets = [counter.ticket('festival/club')];
    notValid(await counter.openTickets(counter.seats(tickets)), { age: [counter.shop.refOf('festival/club')] });
    for (const dateOfBirth of ['17.05.1990', '1990-13-01', 19_900_517])
      notValid(await counter.openTickets(counter.seats(tickets, { dateOfBirth })), { fields: { dateOfBirth: String } });
    await counter.sellTickets(tickets, { dateOfBirth: GROWN_UP });
  },

  '§4.3 responses': async (shop) => {
    const counter = await Counter.of(shop);
    notValid(await counter.openTickets(counter.seats([counter.ticket('festival/dinner')])));
    const order = await counter.soldTickets([counter.ticket('festival/dinner')], { responses: { meal: 'rice' } });
    assert.equal({ ...order.responses, ...order.items[0].responses }.meal, 'rice');
    await counter.sellTickets([counter.ticket('festival/entry')]);
  },

  '§4.3 discountCode': async (shop) => {
    const counter = await Counter.of(shop);
    const tickets = [counter.ticket('festival/entry', { quantity: 2 })];
    assert.equal((await counter.sellTickets(tickets, { discountCode: 'tenoff', discountMinor: 9_999 })).totalMinor, 9_000);
    for (const discountCode of ['NOPE', 'OTHERS'])
      notValid(await counter.openTickets(counter.seats(tickets, { discountCode })), { fields: { discountCode: String } });
  },

  '§4.3 unlockCodes': async (shop) => {
    const counter = await Counter.of(shop);
    const tickets = [counter.ticket('festival/backstage')];
    for (const unlockCodes of [undefined, [], ['WRONG']])
      notValid(await counter.openTickets(counter.seats(tickets, { unlockCodes })), { invalid: [counter.shop.refOf('festival/backstage')] });
    await counter.sellTickets(tickets, { unlockCodes: ['SESAME'] });
  },

  '§4.3 promoterCode': async (shop) => {
    const counter = await Counter.of(shop);
    const sold = (promoterCode) => counter.soldTickets([counter.ticket('festival/entry')], { promoterCode });
    assert.equal((await sold('ADE10')).promoterCode, 'ADE10');
    assert.equal((await sold('nobody')).promoterCode, undefined);
  },

  '§4.3 currency': async (shop) => {
    const counter = await Counter.of(shop);
    const inBoth = { slug: 'both' };
    const tickets = [counter.ticket('both/entry')];
    assert.deepEqual(
      [
        (await counter.sellTickets(tickets, {}, inBoth)).currency,
        (await counter.sellTickets(tickets, { currency: 'USD' }, inBoth)).totalMinor,
      ],
      ['NGN', 40],
    );
    notValid(await counter.openTickets(counter.seats(tickets, { currency: 'EUR' }), inBoth), { accepted: ['NGN', 'USD'] });
    notValid(await counter.openTickets(counter.seats([counter.ticket('festival/entry')], { currency: 'USD' })), { accepted: ['NGN'] });
  },

  '§4.3 returnUrl': async (shop) => {
    const counter = await Counter.of(shop);
    const tickets = [counter.ticket('festival/entry')];
    notValid(await counter.openTickets(counter.seats(tickets, { returnUrl: undefined })), { fields: { returnUrl: String } });
    const { ref, hostedUrl } = await counter.sellTickets(tickets, { returnUrl: 'https://shop.example/tickets' });
    assert.equal((await payOnPage(hostedUrl)).to, `https://shop.example/tickets?checkout=${ref}`);
  },

  '§4.3 r1': async (shop) => {
    const counter = await Counter.of(shop);
    const refuses = async (tickets, details) => notValid(await counter.openTickets(counter.seats(tickets)), details);
    for (const ticketTypeRef of [
      'tkt_00000000000000000000000000',
      'nonsense',
      counter.shop.refOf('festival/backstage'),
      counter.shop.refOf('both/entry'),
    ]) {
      await refuses([counter.ticket('festival/entry'), { ticketTypeRef, quantity: 1 }], { invalid: [ticketTypeRef] });
    }
    await refuses([counter.ticket('festival/few', { quantity: 3 })], { soldOut: [counter.shop.refOf('festival/few')] });
    await refuses([counter.ticket('festival/entry', { quantity: 5 })], { quantity: [counter.shop.refOf('festival/entry')] });
    await refuses([counter.ticket('festival/pair')], { quantity: [counter.shop.refOf('festival/pair')] });
  },

  '§4.3 r2': async (shop) => {
    const counter = await Counter.of(shop);
    assert.equal(
      notValid(await counter.openTickets(counter.seats([counter.ticket('festival/dinner')]))).message,
      'Please answer: Your meal',
    );
  },

  '§4.3 r3': async (shop) => {
    const counter = await Counter.of(shop);
    const at = (attendees) => counter.openTickets(counter.seats([counter.ticket('festival/table', { attendees })]));
    for (const attendees of [undefined, [{ name: 'Adé' }, null], [{}, { name: 'Adé' }]])
      assert.equal(notValid(await at(attendees)).message, 'Enter a name for each "table" ticket');
    accepted(await at([{ name: 'Adé' }, { name: 'Bọ́lá' }]), 201);
  },

  '§4.3 r4': async (shop) => {
    const counter = await Counter.of(shop);
    const young = await childsBirthday(shop);
    const club = (dateOfBirth) => counter.openTickets(counter.seats([counter.ticket('festival/club')], { dateOfBirth }));
    for (const dateOfBirth of [undefined, young]) notValid(await club(dateOfBirth), { age: [counter.shop.refOf('festival/club')] });
    accepted(await club(GROWN_UP), 201);

    const each = (...dates) => {
      const attendees = dates.map((dateOfBirth) => ({ name: 'Adé', dateOfBirth }));
      return counter.openTickets(
        counter.seats([counter.ticket('grown-ups/adult', { quantity: dates.length, attendees })], { dateOfBirth: GROWN_UP }),
        { slug: 'grown-ups' },
      );
    };
    notValid(await each(GROWN_UP, young), { age: [counter.shop.refOf('grown-ups/adult')] });
    notValid(await each(GROWN_UP, undefined), { fields: { 'tickets[0].attendees[1].dateOfBirth': String } });
    accepted(await each(GROWN_UP, GROWN_UP), 201);
  },
};
