import assert from 'node:assert/strict';
import { Counter } from '../run/counter.mjs';
import { visit } from '../run/hosted-page.mjs';
import { emailTo } from '../run/emails.mjs';
import { addedUp, amountsInMail, amountsOnPage } from '../run/shown-amounts.mjs';

const naira = (priceMinor) => [{ currency: 'NGN', priceMinor }];

/** A shop whose receipts have a line of each kind: goods, a code, a way of delivery, fees; and tickets by deposit. */
function receipts({ now }) {
  const inDays = (days) => new Date(now.getTime() + days * 86_400_000).toISOString();
  const table = { key: 'table', name: 'Table', kind: 'deposit', prices: naira(185_000), depositType: 'percent', depositValue: 30 };
  return {
    version: 1,
    workspace: { displayName: 'Receipts', timezone: 'Africa/Lagos', currencies: ['NGN'] },
    products: [
      { slug: 'chair', name: 'Chair', needsDelivery: true, variants: [{ key: 'one', name: 'One', prices: naira(500_000) }] },
      { slug: 'lamp', name: 'Lamp', needsDelivery: true, variants: [{ key: 'one', name: 'One', prices: naira(350_000) }] },
    ],
    deliveryZones: [{ key: 'lagos', name: 'Lagos', kind: 'pickup', pickupLocation: { city: 'Lagos' }, prices: naira(250_000) }],
    events: [{ slug: 'gala', title: 'Gala', startAt: inDays(30), endAt: inDays(31), ticketTypes: [table] }],
    discountCodes: [{ code: 'LESS', kind: 'fixed', value: { NGN: 150_000 } }],
  };
}

/** Fails unless what is listed makes the total, and so does what is said of it below. */
function assertAddsUp(shown, totalMinor, where) {
  const { listed, total, below } = addedUp(shown);
  assert.deepEqual([total, listed], [totalMinor, totalMinor], `${where}: ${JSON.stringify(shown)}`);
  assert.ok(below === 0 || below === totalMinor, `${where}, below the total: ${JSON.stringify(shown)}`);
}

export const checks = {
  'D-112': async (shop) => {
    const counter = await Counter.open(shop, receipts);
    await counter.shop.setByOperator({
      fees: { product: { pct: 1.25, flatMinor: 0 }, frontdesk: { pct: 2.5, flatMinor: 100 } },
    });

    const contact = counter.shop.buyer();
    const opened = await counter.sell([counter.item('chair/one', { quantity: 2 }), counter.item('lamp/one')], {
      deliveryZoneRef: counter.shop.refOf('lagos'),
      discountCode: 'LESS',
      contact,
    });
    assertAddsUp(amountsOnPage((await visit(opened.hostedUrl)).text), opened.totalMinor, 'the page of a checkout');
    const order = await counter.orderOf((await counter.play(opened.ref)).ref);
    const { subtotalMinor, discountMinor, deliveryMinor, feeMinor, taxMinor, totalMinor, items } = order;
    assert.ok(discountMinor > 0 && deliveryMinor > 0 && feeMinor > 0, 'it has a line of each kind');
    assert.equal(subtotalMinor - discountMinor + deliveryMinor + feeMinor + taxMinor, totalMinor, 'the order');
    assert.equal(
      items.reduce((sum, item) => sum + item.totalMinor, 0) + deliveryMinor + feeMinor + taxMinor,
      totalMinor,
      'the items of the order',
    );
    assertAddsUp(amountsInMail(await emailTo(shop.instance, contact.email)), totalMinor, 'the receipt');

    const guest = counter.shop.buyer();
    const seat = await counter.sellTickets([counter.ticket('gala/table')], { contact: guest }, { slug: 'gala' });
    assertAddsUp(amountsOnPage((await visit(seat.hostedUrl)).text), seat.totalMinor, 'the page of a deposit');
    await counter.play(seat.ref);
    const receipt = await emailTo(shop.instance, guest.email);
    assertAddsUp(amountsInMail(receipt), seat.totalMinor, 'the receipt of a deposit');
    const [balanceUrl] = /https?:\/\/\S+\/b\/ord_\S+/.exec(receipt.text) ?? [];
    assertAddsUp(amountsOnPage((await visit(balanceUrl)).text), seat.totalMinor, 'the page of what is left');
  },
};
