import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted, holds, notValid, refused } from '../run/expectations.mjs';

export const checks = {
  'D-126': async (shop) => {
    const counter = await Counter.open(shop);
    const merchant = { key: counter.shop.adminToken };
    const refund = (order, body) => counter.shop.post(`/admin/orders/${order.ref}/refund`, body, merchant);
    const cancel = (seat, body) => counter.shop.post(`/admin/registrations/${seat.ref}/cancel`, body, merchant);
    const read = ({ ref }) => counter.shop.admin.call('GET', `/orders/${ref}`);
    const pieces = ({ ref }, quantity = 1) => ({ items: [{ ref, quantity }] });
    const sold = (...tickets) => counter.soldTickets(tickets.map(([tier, quantity]) => counter.ticket(`festival/${tier}`, { quantity })));

    const order = await sold(['duo', 1], ['free', 2]);
    const [duo, free] = order.items;
    const before = order.paidMinor;
    holds(accepted(await refund(order, pieces(free))), {
      status: 'paid',
      refundedMinor: 0,
      refunds: [],
      items: [{ refundedQuantity: 0 }, { refundedQuantity: 1, attendees: [{ status: 'confirmed' }, { status: 'cancelled' }] }],
    });
    notValid(await refund(order, pieces(free, 2)));

    const [ada, bola] = duo.attendees;
    notValid(await cancel(ada, {}), { fields: { refund: String } });
    notValid(await cancel(ada, { refund: 'all' }));
    notValid(await cancel(ada, { refund: 'share', attendeeRefs: [bola.ref] }), { fields: { attendeeRefs: String } });
    accepted(await counter.shop.post('/admin/check-ins', { attendeeRef: ada.ref }, merchant), 201);
    notValid(await cancel(ada, { refund: 'share' }));
    accepted(await counter.shop.get(`/admin/check-ins/${ada.ref}`, { ...merchant, method: 'DELETE' }), 204);

    const group = accepted(await cancel(ada, { refund: 'share' }));
    assert.deepEqual(
      group.attendees.flatMap(({ ref, status }) => (status === 'cancelled' ? [ref] : [])).sort(),
      [ada.ref, free.attendees[1].ref].sort(),
      'the seat alone is cancelled',
    );
    const half = Math.round(duo.totalMinor / 2);
    holds(await read(order), { status: 'partially_refunded', refundedMinor: half, items: [{ refundedQuantity: 0 }, {}] });
    accepted(await cancel(ada, { refund: 'share' }));
    holds(await read(order), { refundedMinor: half });
    refused(await counter.shop.post('/admin/check-ins', { attendeeRef: ada.ref }, merchant), 409, 'TICKET_REFUSED');
    accepted(await cancel(bola, { refund: 'share' }));
    holds(await read(order), { status: 'refunded', refundedMinor: before, items: [{ refundedQuantity: 1 }, {}] });
    holds(accepted(await refund(order, pieces(free))), { status: 'refunded', items: [{}, { refundedQuantity: 2 }] });

    const ticket = await sold(['entry', 2]);
    const [one, other] = ticket.items[0].attendees;
    accepted(await cancel(one, { refund: 'none' }));
    holds(await read(ticket), { status: 'paid', refundedMinor: 0, items: [{ refundedQuantity: 1 }] });
    accepted(await cancel(other, { refund: 'none' }));
    holds(await read(ticket), { status: 'cancelled', fulfillmentStatus: 'cancelled', refundedMinor: 0, paidMinor: ticket.paidMinor });

    const deposit = await sold(['part', 2]);
    accepted(await cancel(deposit.items[0].attendees[0], { refund: 'none' }));
    holds(await read(deposit), { status: 'deposit_paid', balanceDueMinor: deposit.balanceDueMinor / 2 });
    accepted(await cancel(deposit.items[0].attendees[1], { refund: 'none' }));
    holds(await read(deposit), { status: 'cancelled', balanceDueMinor: 0 });

    const scarce = await sold(['scarce', 1]);
    const left = await counter.left('festival/scarce');
    accepted(await cancel(scarce.items[0].attendees[0], { refund: 'share' }));
    assert.equal(await counter.left('festival/scarce'), left + 1, 'the seat is for sale again');
  },
};
