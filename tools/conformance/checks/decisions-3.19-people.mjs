import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted, holds, notValid, refused } from '../run/expectations.mjs';

export const checks = {
  'D-152': async (shop) => {
    const counter = await Counter.open(shop);
    const managed = (path, body) => counter.shop.post(`/admin/contacts/${path}`, body, { key: counter.shop.adminToken });
    const [host, guest] = [counter.shop.buyer(), { name: 'Crew Member', email: `crew.${Date.now()}@guests.example` }];
    const attendees = [{ name: host.name }, guest];
    const { ref } = accepted(await counter.register([counter.ticket('meetup/seat', { quantity: 2, attendees })], { contact: host }), 201);

    notValid(await managed('export', {}));
    notValid(await managed('erase', { email: guest.email, phone: '+2348035550101' }));
    const file = accepted(await managed('export', { email: guest.email.toUpperCase() }));
    holds(file, { contacts: [], registrations: [], seats: [{ name: guest.name, email: guest.email, registrationRef: /^grp_/ }] });
    assert.ok(!JSON.stringify(file).includes(host.email), 'nothing of whoever registered is in the file');

    const error = refused(await managed('erase', { email: guest.email }), 409, 'CONFLICT');
    assert.equal(error.retryable, false);
    assert.match(error.message, /force=true/);
    holds(error.details, { openBusiness: { attendees: [/^att_/], orders: [], checkouts: [] } });
    holds(accepted(await managed('erase?force=true', { email: guest.email })), { contacts: [], keptNames: [], otherEmails: [] });
    holds(accepted(await managed('export', { email: guest.email })), { seats: [], messages: [] });
    const registration = JSON.stringify(await counter.shop.admin.call('GET', `/registrations/${ref}`));
    assert.ok(!registration.includes(guest.email) && !registration.includes(guest.name), 'the seat is nobody’s');
    assert.ok(registration.includes(host.email), 'whoever registered stays');
  },
};
