import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { emailTo } from '../run/emails.mjs';
import { eventually } from '../run/client.mjs';
import { accepted, holds, notValid, refused } from '../run/expectations.mjs';

export const checks = {
  'D-149': async (shop) => {
    const counter = await Counter.open(shop);
    const { shop: own } = counter;
    const admin = { key: own.adminToken };
    const patch = (path, body) => own.get(`/admin/${path}`, { ...admin, method: 'PATCH', body });
    const [wrong, right, last] = [own.buyer(), own.buyer(), own.buyer()];

    const order = await counter.soldTickets([counter.ticket('meetup/paid')], { contact: wrong }, { slug: 'meetup' });
    await emailTo(counter.instance, wrong.email, ({ text }) => text.includes('/o/ord_'));
    const corrected = accepted(await patch(`orders/${order.ref}`, { contact: { email: right.email }, note: 'Called us' }));
    holds(corrected, { contact: { email: right.email }, note: 'Called us' });
    await emailTo(counter.instance, right.email, ({ text }) => text.includes('/o/ord_'));
    const { text } = await emailTo(counter.instance, wrong.email, ({ subject }) => subject.includes('corrected an address'));
    assert.ok(!text.includes('/o/ord_') && !text.includes('/t/att_'), 'the former address gets no links');

    const { ref: guest } = accepted(await counter.register([counter.ticket('meetup/seat')], { contact: right }), 201);
    const other = accepted(await counter.register([counter.ticket('meetup/seat')]), 201);
    refused(await patch(`registrations/${other.ref}`, { email: right.email }), 409, 'CONFLICT');
    notValid(await patch(`registrations/${guest}`, { email: null, phone: null }), {});

    const contact = await eventually('the contact', async () => {
      const { data } = accepted(await own.get(`/admin/contacts?search=${encodeURIComponent(right.email)}`, admin));
      return data[0];
    });
    refused(await patch(`contacts/${contact.ref}`, { email: await emailOf(own, other.ref) }), 409, 'CONFLICT');
    holds(accepted(await patch(`contacts/${contact.ref}`, { email: last.email, notifyOld: false })), {
      ref: contact.ref,
      email: last.email,
    });
    holds(accepted(await own.get(`/admin/orders/${order.ref}`, admin)), { contact: { ref: contact.ref, email: last.email } });
    holds(accepted(await own.get(`/admin/registrations/${guest}`, admin)), { contact: { email: last.email } });
    await emailTo(counter.instance, last.email, ({ text: sent }) => sent.includes('/o/ord_'));
  },
};

async function emailOf(own, ref) {
  return accepted(await own.get(`/admin/registrations/${ref}`, { key: own.adminToken })).contact.email;
}
