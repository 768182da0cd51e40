import { below, payOnPage, visit } from '../../conformance/run/hosted-page.mjs';
import type { RecordedShop } from './recorded-shop';
import { refunding } from './shown';

interface Order {
  ref: string;
  items: { ref: string }[];
}

const returnUrl = 'https://adirehouse.example/return';
const DEADLINE = '2030-09-03';

/** Orders of the merchant: fulfilled, returned, refunded, cancelled, with an amount left to pay. */
export async function playOrders(shop: RecordedShop): Promise<void> {
  const { recorder, service } = shop;
  const order = await buy(shop, 'tote-bag', 2);
  const path = { ref: order.ref };
  await playFulfilments(shop, path);
  await recorder.call('returnOrder', { path });
  await recorder.call('refundOrder', { path, body: { amountMinor: 100_000, reason: 'A loose thread' } });
  const cancelled = await buy(shop, 'enamel-mug');
  await recorder.call('cancelOrder', { path: { ref: cancelled.ref }, body: { refund: true, reason: 'Ordered twice' } });
  await service.client.patch('/v1/admin/workspace', { selfService: { orders: { requestRefund: true } } }, { key: shop.shop.adminToken });
  await playRefundRequest(shop, 'accept', 0);
  await playRefundRequest(shop, 'decline', 1);
  const deposit = await buy(shop, 'carved-stool');
  await recorder.call('askForBalance', { path: { ref: deposit.ref }, body: {} });
  await recorder.call('recordBalancePaid', { path: { ref: deposit.ref }, body: { reason: 'Cash at the studio' } });
  await recorder.call('correctOrder', {
    path,
    body: { contact: { email: 'adaeze@mail.example' }, note: 'Called us: the address had a slip' },
  });
  await playOwnOrders(shop);
  await recorder.call('readOrder', { path });
  await recorder.call('listManagedOrders', { query: { limit: '1' } });
  await recorder.call('search', { query: { q: 'tote bag' } });
  await recorder.call('exportOrders', { query: { product: 'tote-bag' } });
}

/** Orders by hand: for cash, and by a link to pay. */
async function playOwnOrders({ recorder, store }: RecordedShop): Promise<void> {
  const contact = { name: 'Kemi Bello', phone: '+2348031234599' };
  const { variants } = await store.products.get('tote-bag');
  const items = [{ variantRef: variants[0]!.ref, quantity: 1 }];
  const zone = (await store.deliveryZones.list()).find(({ name }) => name === 'Pick up at the studio');
  await recorder.call('placeOrder', { body: { contact, items, deliveryZoneRef: zone!.ref, payment: { method: 'cash' } } });
}

/** A fulfilment that was recorded by mistake and is taken back, and one whose tracking number is corrected. */
async function playFulfilments({ recorder }: RecordedShop, path: { ref: string }): Promise<void> {
  const fulfil = () =>
    recorder.call<{ fulfillments: { ref: string }[] }>('fulfilOrder', {
      path,
      body: { carrier: 'GIG Logistics', trackingNumber: 'GIG204117' },
    });
  const [mistaken] = (await fulfil()).fulfillments;
  await recorder.call('takeFulfillmentBack', { path: { ...path, fulfillment: mistaken!.ref } });
  const [fulfilment] = (await fulfil()).fulfillments;
  await recorder.call('correctFulfillment', { path: { ...path, fulfillment: fulfilment!.ref }, body: { trackingNumber: 'GIG204118' } });
}

/** Savings plans: one that goes on, and one that is called off. */
export async function playSavingsPlans({ recorder, store, buyer }: RecordedShop): Promise<void> {
  const variantRef = (await store.products.get('ceremony-cloth')).variants[0]!.ref;
  const zone = (await store.deliveryZones.list()).find(({ name }) => name === 'Pick up at the studio');
  const checkout = await store.checkouts.create({
    items: [{ variantRef, quantity: 1 }],
    contact: buyer,
    deliveryZoneRef: zone!.ref,
    saveForIt: true,
    returnUrl,
  });
  await payOnPage(below(checkout.hostedUrl, 'save'), { partMinor: '50000', deadline: DEADLINE });
  const path = { ref: checkout.ref };
  await recorder.call('readSavingsPlan', { path });
  await recorder.call('listSavingsPlans');
  await recorder.call('cancelSavingsPlan', { path, shown: refunding });
}

/** Checkouts of the merchant, and money that a person should look at. */
export async function playCheckouts(shop: RecordedShop): Promise<void> {
  const { recorder, service } = shop;
  const ref = await open(shop, 'tea-towel');
  await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'bank_transfer', outcome: 'twice' });
  await recorder.call('readManagedCheckout', { path: { ref }, shown: refunding });
  await recorder.call('listManagedCheckouts', { query: { limit: '2' } });
  const { data } = await recorder.call<{ data: { ref: string }[] }>('listPaymentExceptions');
  await recorder.call('resolvePaymentException', { path: { ref: data[0]!.ref } });
}

async function open({ store, buyer }: RecordedShop, slug: string, quantity = 1): Promise<string> {
  const product = await store.products.get(slug);
  const zone = (await store.deliveryZones.list()).find(({ name }) => name === 'Pick up at the studio');
  const checkout = await store.checkouts.create({
    items: [{ variantRef: product.variants.find(({ priceMinor }) => priceMinor)!.ref, quantity }],
    ...(product.needsDelivery && { deliveryZoneRef: zone!.ref }),
    contact: buyer,
    returnUrl,
  });
  return checkout.ref;
}

async function buy(shop: RecordedShop, slug: string, quantity = 1): Promise<Order> {
  const { service, shop: merchant } = shop;
  const ref = await open(shop, slug, quantity);
  await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
  const { orderRef } = await shop.store.checkouts.get(ref);
  return (await service.client.get<Order>(`/v1/admin/orders/${orderRef}`, { key: merchant.adminToken })).body;
}

/**
 * Has a buyer ask for a refund by the link of the order and a mailed code, and the merchant answer.
 * @param codesBefore number of codes that the buyer was mailed before
 */
async function playRefundRequest(shop: RecordedShop, answer: 'accept' | 'decline', codesBefore: number): Promise<void> {
  const { recorder, store, service, buyer } = shop;
  const { ref } = await buy(shop, 'pattern-notebook');
  const checkoutRef = (await service.client.get<{ checkoutRef: string }>(`/v1/admin/orders/${ref}`, { key: shop.shop.adminToken })).body
    .checkoutRef;
  const { text } = await visit((await store.checkouts.get(checkoutRef)).hostedUrl);
  const url = /href="([^"]*\/o\/[^"]*)"/.exec(text)![1]!.replaceAll('&amp;', '&');
  await send(below(url, 'refund'), { reason: 'Too small' });
  const code = await service.mails.untilMails(`code ${codesBefore + 1}`, buyer.email, (mails) => {
    const codes = mails.flatMap(({ subject }) => /^\d{6}(?= is your code)/.exec(subject ?? '') ?? []);
    return codes.length > codesBefore && codes.at(-1);
  });
  await send(below(url, 'refund/confirm'), { reason: 'Too small', code });
  await recorder.call('listRefundRequests', { query: { state: 'open' } });
  const path = { ref };
  if (answer === 'accept') await recorder.call('acceptRefundRequest', { path, body: {} });
  else await recorder.call('declineRefundRequest', { path, body: { message: 'It was bought more than 14 days ago.' } });
}

function send(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}
