import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { emailTo } from '../run/emails.mjs';
import { accepted, holds, notValid, refused } from '../run/expectations.mjs';

const changing = (counter) => (ref, type, fields) =>
  counter.shop.post(
    `/admin/registrations/${ref}/ticket-type`,
    { ticketTypeRef: counter.shop.refOf(type), ...fields },
    { key: counter.shop.adminToken },
  );

export const checks = {
  'ADR 0159 r1': async (shop) => {
    const counter = await Counter.open(shop);
    const contact = counter.shop.buyer();
    const { ref } = accepted(await counter.register([counter.ticket('meetup/seat')], { contact }), 201);
    const changed = accepted(await changing(counter)(ref, 'meetup/press'));
    holds(changed, { ref, attendees: [{ ref, ticketTypeRef: counter.shop.refOf('meetup/press'), ticketSerial: 1, status: 'confirmed' }] });
    await emailTo(counter.instance, contact.email, ({ subject }) => subject.startsWith('Your ticket has changed'));
    accepted(await changing(counter)(ref, 'meetup/press'));
    accepted(await counter.shop.post(`/admin/registrations/${ref}/cancel`, {}, { key: counter.shop.adminToken }));
    holds(refused(await changing(counter)(ref, 'meetup/seat'), 409, 'CONFLICT').details, { reason: 'seat_ended' });
  },

  'ADR 0159 r2': async (shop) => {
    const counter = await Counter.open(shop);
    const { ref } = accepted(await counter.register([counter.ticket('meetup/seat')]), 201);
    const { details } = refused(await changing(counter)(ref, 'meetup/paid'), 409, 'CONFLICT');
    holds(details, { reason: 'another_price', soldMinor: 0 });
    assert.ok(details.priceMinor > 0, 'the refusal has the price of the other type');
    notValid(await changing(counter)(ref, 'festival/backstage'), { invalid: ['ticketTypeRef'] });
  },

  'ADR 0159 r3': async (shop) => {
    const counter = await Counter.open(shop);
    const admin = { key: counter.shop.adminToken };
    const sold = await counter.soldTickets([counter.ticket('both/entry', { quantity: 2 })], {}, { slug: 'both' });
    const read = async () => accepted(await counter.shop.get(`/admin/orders/${sold.ref}`, admin));
    const before = await read();
    const [item] = before.items;
    accepted(await changing(counter)(item.attendees[0].ref, 'both/local', { notify: false }));
    const { items } = await read();
    assert.deepEqual(
      items.map(({ name, quantity, ticketTypeRef }) => [name, quantity, ticketTypeRef]),
      [
        [item.name, 1, item.ticketTypeRef],
        [item.name, 1, counter.shop.refOf('both/local')],
      ],
    );
    assert.equal(items[0].totalMinor + items[1].totalMinor, item.totalMinor);
    accepted(await counter.shop.post(`/admin/orders/${sold.ref}/refund`, { items: [{ ref: items[1].ref, quantity: 1 }] }, admin));
    holds(await read(), { items: [{ refundedQuantity: 0 }, { refundedQuantity: 1 }] });
  },
};
