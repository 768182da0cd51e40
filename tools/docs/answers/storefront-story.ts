import { codeIn, eventually, fundCodes, sentTo } from '@svc/testing';
import { EXAMPLES } from '../../../libs/reference/src/docs/examples';
import { withDemoValues } from '../demo-values';
import { outlined } from './shown';
import type { OperationRequest } from './recorder';
import type { RecordedShop } from './recorded-shop';

/** Refs of what the storefront has made, for the stories of the merchant. */
export interface MadeByStorefront {
  checkoutRef: string;
  orderRef: string;
  registrationRef: string;
  submissionRef: string;
}

/** Operations whose example is sent as it stands, in this order. */
const PLAIN = [
  'readProduct',
  'listProducts',
  'readProductSlots',
  'listCollections',
  'readCollection',
  'readAvailability',
  'listDeliveryZones',
  'listPaymentMethods',
  'listEvents',
  'readEvent',
  'readNote',
  'readTable',
  'readCatalog',
  'readFolder',
  'readForm',
  'openEventCheckout',
  'openHeadlessCheckout',
  'subscribeToNewsletter',
  'askForRestockAlert',
  'linkCustomer',
];

/** Reads the shop and buys in it: the examples of the reference, with the answers to them. */
export async function playStorefront(shop: RecordedShop): Promise<MadeByStorefront> {
  const { recorder, store, service } = shop;
  await recorder.call('readStorefront', { shown: outlined });
  for (const id of PLAIN) await recorder.call(id, await exampleOf(id, shop));
  const registered = await recorder.call<{ groupRef: string }>('registerForEvent', await exampleOf('registerForEvent', shop));
  const submitted = await recorder.call<{ ref: string }>('submitForm', await exampleOf('submitForm', shop));
  const checkout = await recorder.call<{ ref: string }>('openCheckout', await exampleOf('openCheckout', shop));
  await service.client.post(`/dev/sandbox/checkouts/${checkout.ref}`, { rail: 'card', outcome: 'succeed' });
  const orderOf = async () => (await store.orders.list()).find(({ checkoutRef }) => checkoutRef === checkout.ref);
  const order = await eventually('the order is listed', orderOf);
  await recorder.call('readCheckout', { path: { ref: checkout.ref } });
  await recorder.call('listOrders', { query: { limit: '10' } });
  const cancelled = await store.checkouts.create(JSON.parse(JSON.stringify((await exampleOf('openCheckout', shop)).body)) as never);
  await recorder.call('cancelCheckout', { path: { ref: cancelled.ref } });
  await recorder.refused('cancelCheckout', 'CHECKOUT_ALREADY_PAID', { path: { ref: checkout.ref } });
  await playCodes(shop);
  return { checkoutRef: checkout.ref, orderRef: order.ref, registrationRef: registered.groupRef, submissionRef: submitted.ref };
}

/** Sends a code and checks it: wrong first, then right. */
async function playCodes(shop: RecordedShop): Promise<void> {
  const { recorder, service } = shop;
  const request = await exampleOf('sendOtp', shop);
  await recorder.refused('sendOtp', 'OTP_INSUFFICIENT_BALANCE', request);
  await fundCodes(service, shop.shop, 500_000);
  const { challengeRef } = await recorder.call<{ challengeRef: string }>('sendOtp', request);
  const { to } = request.body as { to: string };
  const code = await eventually('the code has come', async () => (await sentTo(service, to)).map(codeIn).find(Boolean));
  const wrong = await recorder.tried('verifyOtp', { body: { challengeRef, code: code === '111111' ? '222222' : '111111' } });
  if (wrong !== 422) throw new Error(`A wrong code got ${wrong}.`);
  await recorder.call('verifyOtp', { body: { challengeRef, code } });
}

/** Returns the request of an example, with the refs of the shop and the buyer of this run. */
export async function exampleOf(id: string, { store, buyer }: RecordedShop): Promise<OperationRequest> {
  const { path, query, headers, body } = EXAMPLES[id]!;
  const text = await withDemoValues(JSON.stringify({ path, query, headers, body }), store);
  return JSON.parse(
    text
      .replaceAll('<fresh key>', crypto.randomUUID())
      .replaceAll('adaeze@example.com', buyer.email)
      .replaceAll('+2348031234567', buyer.phone),
  ) as OperationRequest;
}
