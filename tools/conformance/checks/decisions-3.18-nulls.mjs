import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { accepted, notValid } from '../run/expectations.mjs';

export const checks = {
  'D-134': async (shop) => {
    const counter = await Counter.of(shop);
    const line = counter.item('bag/red', { quantity: 2, addons: null, responses: null, slotStartUtc: null });
    const cart = { ...counter.cart([line]), discountCode: null, currency: null, deliveryZoneRef: null, contact: { phone: null } };
    assert.equal(accepted(await counter.openProducts(cart), 201).totalMinor, 2 * 5_000);
    notValid(await counter.openProducts({ ...cart, items: null }), { fields: { items: String } });

    const contact = { ...counter.shop.buyer(), phone: null };
    accepted(
      await counter.register([counter.ticket('meetup/seat', { attendees: null })], { contact, unlockCodes: null, promoterCode: null }),
      201,
    );

    const stock = { variantRef: counter.shop.refOf('sofa/one'), stock: null, reason: 'No longer counted' };
    const moved = await counter.shop.admin.call('POST', `/products/${counter.shop.refOf('sofa')}/stock`, stock);
    assert.equal(moved.stock, null, 'in the management API a null keeps its meaning');
  },
};
