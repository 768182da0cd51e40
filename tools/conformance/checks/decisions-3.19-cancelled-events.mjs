import assert from 'node:assert/strict';
import { accepted, holds, notValid, refused } from '../run/expectations.mjs';
import { eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { attachmentsOf, calendarEntriesIn, emailTo } from '../run/emails.mjs';

const DAY_MS = 86_400_000;
const dateInLagos = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });
const at = (venueName) => ({ location: { venueName, city: 'Lagos', country: 'NG' } });

/** The document of a shop with an event of two days. @param {{ now: Date }} given the service's time */
function fair({ now }) {
  const inDays = (days) => new Date(now.getTime() + days * DAY_MS).toISOString();
  const dayDate = (days) => dateInLagos.format(now.getTime() + days * DAY_MS);
  const type = (key, fields = {}) => ({ key, name: key, kind: 'paid', prices: [{ currency: 'NGN', priceMinor: 5_000 }], ...fields });
  return {
    version: 1,
    workspace: { displayName: 'Fair', timezone: 'Africa/Lagos', currencies: ['NGN'] },
    events: [
      {
        slug: 'fair',
        title: 'Fair',
        startAt: inDays(30),
        endAt: inDays(32),
        days: [
          { key: 'fri', dayDate: dayDate(30) },
          { key: 'sat', dayDate: dayDate(31) },
        ],
        ticketTypes: [type('friday', { validDays: ['fri'] }), type('both'), type('gone')],
      },
    ],
  };
}

/** Drops a ticket type with a holder, which cancels it first. */
async function dropType(counter) {
  const { shop: own } = counter;
  const admin = { key: own.adminToken };
  const { ref } = await counter.soldTickets([counter.ticket('fair/gone')], { contact: own.buyer() }, { slug: 'fair' });
  const event = `/admin/events/${own.refOf('fair')}`;
  const { ticketTypes } = accepted(await own.get(event, admin));
  const drop = (query) =>
    own.get(`${event}${query}`, { ...admin, method: 'PATCH', body: { ticketTypes: ticketTypes.filter(({ key }) => key !== 'gone') } });
  refused(await drop(''), 409, 'CONFLICT');
  const { warnings } = accepted(await drop('?force=true'));
  assert.ok(
    warnings.some(({ path, message }) => path === 'ticketTypes[gone]' && message.includes('1 paid order')),
    'it counts the order',
  );
  await eventually('the seat of the dropped type has ended', async () => {
    const { status, items } = accepted(await own.get(`/admin/orders/${ref}`, admin));
    return status === 'paid' && items[0].attendees.every((seat) => seat.status === 'cancelled');
  });
}

/** Cancels a day, and then the event, with all of the money; each order gets back what its own tickets have lost. */
async function cancelBitByBit(shop) {
  const counter = await Counter.open(shop, fair);
  const { shop: own } = counter;
  const admin = { key: own.adminToken };
  const sell = (type) => counter.soldTickets([counter.ticket(`fair/${type}`)], { contact: own.buyer() }, { slug: 'fair' });
  const [friday, both] = [await sell('friday'), await sell('both')];
  const read = async ({ ref }) => accepted(await own.get(`/admin/orders/${ref}`, admin));
  const isRefunded = async (order) => {
    const { refundedMinor, paidMinor } = await read(order);
    return refundedMinor === paidMinor;
  };
  const cancel = (what) => own.post(`/admin/events/fair/${what}cancel?force=true`, { refund: 'all' }, admin);

  await dropType(counter);
  const { days } = accepted(await cancel('days/fri/'));
  assert.ok(days.find(({ key }) => key === 'fri').cancelledAt, 'the day is cancelled');
  await eventually('what the day alone has ended is refunded', () => isRefunded(friday));
  holds(await read(both), { refundedMinor: 0, status: 'paid' });
  notValid(await counter.openTickets(counter.seats([counter.ticket('fair/friday')]), { slug: 'fair' }), {
    cancelled: [own.refOf('fair/friday')],
  });

  accepted(await cancel(''));
  await eventually('the rest is refunded', () => isRefunded(both));
  await eventually('all of its refunds are done', async () => {
    const { cancellation } = accepted(await own.get(`/admin/events/${own.refOf('fair')}`, admin));
    return cancellation.refund === 'all' && cancellation.refundsOpen === 0;
  });
}

export const checks = {
  'D-147': async (shop) => {
    const counter = await Counter.open(shop);
    const { shop: own } = counter;
    const seat = counter.ticket('meetup/seat');
    accepted(await counter.register([seat]), 201);
    const ask = (query, body = {}) => own.post(`/admin/events/meetup/cancel${query}`, { refund: 'none', ...body }, { key: own.adminToken });

    const counts = {
      people: Number,
      registrations: Number,
      orders: Number,
      openCheckouts: Number,
      savingsPlans: Number,
      refundMinor: Object,
    };
    holds(accepted(await ask('?dryRun=true')), counts);
    refused(await ask(''), 409, 'CONFLICT');
    const { ref, cancelledAt } = accepted(await ask('?force=true', { reason: 'The hall is closed.' }));
    assert.ok(cancelledAt, 'it says since when it is cancelled');
    holds(accepted(await ask('', { reason: 'The hall is flooded.' })), { cancelledAt, cancelReason: 'The hall is flooded.' });

    notValid(await counter.register([seat]), { cancelled: [ref] });
    notValid(await counter.openTickets(counter.seats([counter.ticket('meetup/paid')]), { slug: 'meetup' }), { cancelled: [ref] });
    await cancelBitByBit(shop);
  },

  'D-148': async (shop) => {
    const counter = await Counter.open(shop);
    const { shop: own } = counter;
    const admin = { key: own.adminToken, method: 'PATCH' };
    const patch = (query, body) => own.get(`/admin/events/${own.refOf('meetup')}${query}`, { ...admin, body });
    accepted(await own.get('/admin/workspace', { ...admin, body: { messages: { noticeDelaySeconds: 0 } } }));
    const contact = own.buyer();
    accepted(await counter.register([counter.ticket('meetup/seat')], { contact }), 201);
    const entryIn = async (mail) => calendarEntriesIn((await attachmentsOf(mail, 'text/calendar'))[0].text)[0];
    const before = await entryIn(await emailTo(counter.instance, contact.email));

    holds(accepted(await patch('?dryRun=true', at('Town Hall'))), { people: 1 });
    accepted(await patch('?notify=false', at('Town Hall')));
    accepted(await patch('', at('Freedom Park')));
    const notice = await emailTo(counter.instance, contact.email, ({ subject }) => subject.startsWith('New time or place'));
    assert.ok(notice.text.includes('Freedom Park'), 'the notice has the present place');
    assert.ok(!notice.text.includes('Town Hall'), 'nobody was notified of the place between');
    const after = await entryIn(notice);
    assert.equal(after.UID, before.UID);
    assert.ok(Number(after.SEQUENCE) > Number(before.SEQUENCE), 'the entry replaces the one before');

    const { details } = refused(await patch('', { startAt: new Date(Date.now() - DAY_MS).toISOString() }), 409, 'CONFLICT');
    assert.equal(details.intoPast.length, 1);
  },
};
