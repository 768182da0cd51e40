import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { emailTo } from '../run/emails.mjs';
import { accepted, holds, notValid } from '../run/expectations.mjs';

export const checks = {
  'D-163': async (shop) => {
    const counter = await Counter.open(shop);
    const { shop: own } = counter;
    const admin = { key: own.adminToken };
    const contact = own.buyer();
    const place = (body, idempotencyKey) =>
      own.post(
        '/admin/orders',
        { contact, payment: { method: 'cash' }, ...body },
        { ...admin, headers: idempotencyKey && { 'idempotency-key': idempotencyKey } },
      );
    const goods = { variantRef: own.refOf('bag/few'), quantity: 2 };
    const seats = { ticketTypeRef: own.refOf('festival/backstage'), quantity: 1 };

    const { order } = accepted(await place({ items: [goods] }, 'by hand'), 201);
    holds(order, { source: 'admin', status: 'paid', totalMinor: 12_000, payments: [{ rail: 'cash', amountMinor: 12_000 }] });
    holds(accepted(await place({ items: [goods] }, 'by hand'), 201), { order: { ref: order.ref } });
    holds(await counter.stock('bag/few'), { sold: 2, held: 0 });
    await emailTo(counter.instance, contact.email, ({ text }) => text.includes('/o/ord_'));
    const much = notValid(await place({ items: [{ ...goods, quantity: 4 }] }));
    assert.ok(much.message, 'it says what is left');

    const refunded = accepted(await own.post(`/admin/orders/${order.ref}/refund`, { amountMinor: 12_000 }, admin));
    holds(refunded, { status: 'refunded', refundedMinor: 12_000 });
    holds(accepted(await own.get('/admin/payments/exceptions', admin)), { data: [] });

    holds(accepted(await place({ items: [seats] }), 201), {
      order: { source: 'admin', items: [{ attendees: [{ status: 'confirmed' }] }] },
    });
    const { checkout } = accepted(await place({ items: [seats], payment: 'link' }), 201);
    assert.equal((await fetch(checkout.hostedUrl)).status, 200);
    const { orderRef } = await counter.play(checkout.ref);
    holds(accepted(await own.get(`/admin/orders/${orderRef}`, admin)), { source: 'admin', payments: [{ rail: 'card' }] });

    notValid(await place({ items: [goods, seats] }));
    notValid(await place({ items: [goods], contact: { name: 'Adé' } }));
  },
};
