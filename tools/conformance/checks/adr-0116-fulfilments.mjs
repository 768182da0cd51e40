import { eventually } from '../run/client.mjs';
import { Counter } from '../run/counter.mjs';
import { emailTo } from '../run/emails.mjs';
import { absent, accepted, holds, notValid, refused, TIMESTAMP } from '../run/expectations.mjs';

const parcel = { carrier: 'GIG Logistics', trackingNumber: 'GL-4711', trackingUrl: 'https://track.example/GL-4711' };

/** Sells sofas, which are delivered. */
const soldSofas = (counter, quantity, contact) =>
  counter.soldProducts([counter.item('sofa/one', { quantity })], { deliveryZoneRef: counter.shop.refOf('lagos'), contact });

export const checks = {
  'ADR 0116 r1': async (shop) => {
    const counter = await Counter.of(shop);
    const order = await soldSofas(counter, 2, counter.shop.buyer());
    const [{ ref }] = order.items;
    const fulfil = (body) => counter.shop.post(`/admin/orders/${order.ref}/fulfil`, body, { key: counter.shop.adminToken });
    notValid(await fulfil({ trackingUrl: 'http://track.example/1' }));
    notValid(await fulfil({ carrier: 'x'.repeat(101) }));
    const first = { ref: /^ful_/, createdAt: TIMESTAMP, items: [{ ref, quantity: 1 }], ...parcel };
    holds(accepted(await fulfil({ items: [{ ref, quantity: 1 }], ...parcel })), {
      fulfillmentStatus: 'partially_fulfilled',
      fulfillments: [first],
    });
    holds(accepted(await fulfil({})), { fulfillmentStatus: 'fulfilled', fulfillments: [first, { items: [{ ref, quantity: 1 }] }] });
    holds(accepted(await fulfil(parcel)), { fulfillments: [first, {}] });
    notValid(await fulfil({ ...parcel, trackingNumber: 'GL-4712' }));
    const listed = await eventually(`both fulfilments of ${order.ref} are listed`, async () =>
      (await counter.orders()).find(({ ref: each, fulfillments }) => each === order.ref && fulfillments.length > 1),
    );
    holds(listed, { fulfillments: [first, {}] });
  },

  'ADR 0116 r2': async (shop) => {
    const counter = await Counter.of(shop);
    const contact = counter.shop.buyer();
    const order = await soldSofas(counter, 1, contact);
    await counter.manage(order.ref, 'fulfil', parcel);
    const says = ({ text }) => [parcel.carrier, parcel.trackingNumber, parcel.trackingUrl].every((part) => text.includes(part));
    await emailTo(counter.instance, contact.email, says);
  },

  'ADR 0116 r6': async (shop) => {
    const counter = await Counter.of(shop);
    const contact = counter.shop.buyer();
    const order = await soldSofas(counter, 2, contact);
    const { fulfillments } = await counter.manage(order.ref, 'fulfil', parcel);
    const address = `/admin/orders/${order.ref}/fulfillments/${fulfillments[0].ref}`;
    const send = (method, body) => counter.shop.get(address, { key: counter.shop.adminToken, method, body });
    notValid(await send('PATCH', { trackingUrl: 'http://track.example/1' }));
    const corrected = { carrier: parcel.carrier, trackingNumber: 'GL-4712', trackingUrl: absent };
    const changes = { trackingNumber: 'GL-4712', trackingUrl: null };
    holds(accepted(await send('PATCH', changes)), { fulfillmentStatus: 'fulfilled', fulfillments: [corrected] });
    await emailTo(counter.instance, contact.email, ({ text }) => text.includes('GL-4712') && text.includes('corrected'));
    holds(accepted(await send('DELETE')), { fulfillmentStatus: 'unfulfilled', fulfillments: [], items: [{ fulfilledQuantity: 0 }] });
    refused(await send('DELETE'), 404, 'NOT_FOUND');
  },
};
