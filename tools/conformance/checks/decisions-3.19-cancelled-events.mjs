import assert from 'node:assert/strict';
import { accepted, holds, notValid, refused } from '../run/expectations.mjs';
import { Counter } from '../run/counter.mjs';

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
  },
};
