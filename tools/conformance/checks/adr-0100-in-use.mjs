import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { emailTo, ticketPageIn } from '../run/emails.mjs';
import { accepted, holds, refused } from '../run/expectations.mjs';
import { textOf, visit } from '../run/hosted-page.mjs';

const without = (list, ...gone) => list.filter(({ key }) => !gone.includes(key));
const pageOf = async (url) => textOf((await visit(url)).text);

export const checks = {
  'ADR 0100 r1': async (shop) => {
    const counter = await Counter.open(shop);
    const { admin } = counter.shop;
    const key = counter.shop.adminToken;
    const [meetup, bag] = [`/events/${counter.shop.refOf('meetup')}`, `/products/${counter.shop.refOf('bag')}`];

    const contact = counter.shop.buyer();
    const answers = { attendees: [{ name: 'Ada Obi', responses: { meal: 'Jollof', rules: true } }] };
    const guest = accepted(await counter.register([counter.ticket('meetup/dinner', answers)], { contact }), 201);
    const ticket = ticketPageIn(await emailTo(counter.instance, contact.email));
    const order = await counter.soldProducts([counter.item('bag/red')]);
    const { hostedUrl } = await counter.sell([counter.item('bag/blue')]);
    const tableOf = async () => (await counter.shop.get('/admin/registrations.csv?event=meetup', { key })).text;
    const seen = { table: await tableOf(), order: await admin.call('GET', `/orders/${order.ref}`) };

    await admin.call('PUT', '/document', { version: 1, discountCodes: [] }); // One of them names the event.
    const { ticketTypes } = await admin.call('GET', meetup);
    const { variants } = await admin.call('GET', bag);
    const change = (path, body) => counter.shop.get(`/admin${path}`, { key, method: 'PATCH', body });
    const inUse = async (answer, wanted) => {
      holds(refused(await answer, 409, 'CONFLICT'), { message: /force=true/, details: { inUse: wanted } });
    };
    const dinner = ticketTypes.find((type) => type.key === 'dinner');
    await inUse(change(meetup, { ticketTypes: without(ticketTypes, 'dinner', 'later') }), [
      { kind: 'ticket_type', path: 'events[meetup].ticketTypes[dinner]', guests: 1 },
    ]);
    const quiet = { ...dinner, formFields: without(dinner.formFields, 'meal') };
    await inUse(change(meetup, { ticketTypes: ticketTypes.map((type) => (type === dinner ? quiet : type)) }), [
      { kind: 'question', path: 'events[meetup].ticketTypes[dinner].formFields[meal]', answers: 1 },
    ]);
    await inUse(change(bag, { variants: without(variants, 'red', 'blue', 'gone') }), [
      { kind: 'variant', path: 'products[bag].variants[blue]', checkouts: 1 },
      { kind: 'variant', path: 'products[bag].variants[red]', orders: 1 },
    ]);
    await inUse(counter.shop.get(`/admin${meetup}`, { key, method: 'DELETE' }), [
      { kind: 'ticket_type', path: 'events[meetup].ticketTypes[dinner]', guests: 1 },
    ]);

    const document = { version: 1, events: [] };
    const apply = (query) => counter.shop.get(`/admin/document${query}`, { key, method: 'PUT', body: document });
    const named = [{ kind: 'ticket_type', path: 'events[meetup].ticketTypes[dinner]', guests: 1 }];
    await inUse(apply(''), named);
    holds(accepted(await apply('?dryRun=true')), { dryRun: true, inUse: named });
    accepted(await change(meetup, { ticketTypes: without(ticketTypes, 'later') }));

    accepted(await change(`${bag}?force=true`, { variants: without(variants, 'red') }));
    accepted(await change(`${meetup}?force=true`, { ticketTypes: without(ticketTypes, 'dinner') }));
    const dropped = await eventually('the ticket of the dropped type is cancelled', async () => {
      const registration = await admin.call('GET', `/registrations/${guest.ref}`);
      return registration.attendees[0].status === 'cancelled' ? registration : undefined;
    });
    holds(dropped, { attendees: [{ ticketTypeName: 'dinner', responses: { meal: 'Jollof' } }] });
    const cancelled = seen.table.replace(',confirmed,dinner,', ',cancelled,dinner,');
    assert.equal(await tableOf(), cancelled, 'the guest list holds the guest and their answers');
    assert.match(await pageOf(ticket), /Cancelled/);
    assert.deepEqual(await admin.call('GET', `/orders/${order.ref}`), seen.order, 'the order is as it was');
    assert.match(await pageOf(hostedUrl), /Blue/);
  },
};
