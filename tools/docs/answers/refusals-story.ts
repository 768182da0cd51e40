import { EXAMPLES } from '../../../apps/api/src/docs/examples';
import type { RecordedShop } from './recorded-shop';
import { exampleOf } from './storefront-story';

/** Refusals of keys, and of requests that any operation can refuse. */
export async function playSharedRefusals(recorded: RecordedShop): Promise<void> {
  const { recorder, service, shop } = recorded;
  const { publishableLive, secretLive } = shop.keys;
  const admin = { key: shop.adminToken };
  const shared = (code: string, id: string, request = {}) => recorder.refusedAnywhere(code, id, request);
  await shared('UNAUTHORIZED', 'listProducts', { key: '' });
  await shared('ORIGIN_NOT_ALLOWED', 'listProducts', { key: publishableLive, origin: 'https://elsewhere.example' });
  await shared('INSUFFICIENT_SCOPE', 'listOrders', { key: publishableLive, origin: 'http://shop.localhost:4444' });
  await shared('NOT_FOUND', 'readProduct', { path: { slug: 'no-such-bag' } });
  await shared('VALIDATION_ERROR', 'listOrders', { query: { limit: '1000' } });
  for (const [code, setting] of [
    ['STORE_API_DISABLED', 'apiEnabled'],
    ['STORE_API_SECRET_DISABLED', 'secretKeysEnabled'],
  ] as const) {
    await set(recorded, { [setting]: false });
    await shared(code, 'listProducts', { key: secretLive });
    await set(recorded, { [setting]: true });
  }
  const { body } = await service.client.post<{ ref: string; key: string }>('/v1/admin/keys', { kind: 'secret', mode: 'live' }, admin);
  await service.client.post(`/v1/admin/keys/${body.ref}/pause`, undefined, admin);
  await shared('KEY_PAUSED', 'listProducts', { key: body.key });
  await shared('CONFLICT', 'createWorkspace', {
    body: { slug: shop.slug, displayName: 'Adire House', timezone: 'Africa/Lagos', currencies: ['NGN'] },
  });
}

/** Refusals of single operations of the storefront API. */
export async function playStorefrontRefusals(shop: RecordedShop): Promise<void> {
  const { recorder } = shop;
  const bodyOf = async (id: string) => (await exampleOf(id, shop)).body as Record<string, unknown>;
  for (const id of ['openCheckout', 'openEventCheckout', 'openHeadlessCheckout', 'submitForm']) {
    const request = { ...(await exampleOf(id, shop)), headers: { 'idempotency-key': `example-${id}` } };
    await recorder.call(id, request);
    const other = id === 'submitForm' ? { answers: {} } : { returnUrl: 'http://localhost:8082/elsewhere' };
    await recorder.refused(id, 'IDEMPOTENCY_KEY_REUSED', { ...request, body: { ...(await bodyOf(id)), ...other } });
  }
  const headless = await exampleOf('openHeadlessCheckout', shop);
  const shown = { ...(await bodyOf('openHeadlessCheckout')), pricing: { totalMinor: 100 } };
  await recorder.refused('openHeadlessCheckout', 'PRICE_MISMATCH', { ...headless, body: shown });
  await set(shop, { headlessEnabled: false });
  await recorder.refused('openHeadlessCheckout', 'HEADLESS_DISABLED', headless);
  await set(shop, { headlessEnabled: true });
  await playRegistrationRefusals(shop);
  const code = await bodyOf('sendOtp');
  await recorder.refused('sendOtp', 'OTP_NOT_CONFIGURED', { body: { ...code, sender: 'own' } });
  await set(shop, { otp: { countries: ['NG'] } });
  await recorder.refused('sendOtp', 'OTP_COUNTRY_NOT_ALLOWED', { body: { ...code, to: '+233241234567' } });
  const own = { ...code, to: shop.buyer.phone.replace('803', '806'), code: '482915' };
  const { challengeRef } = await recorder.read<{ challengeRef: string }>('sendOtp', { body: own });
  await recorder.refused('verifyOtp', 'OTP_CODE_NOT_MANAGED', { body: { challengeRef, code: '482915' } });
  const sold = (await shop.store.products.get('tote-bag')).variants.find(({ soldOut }) => !soldOut)!;
  await recorder.refused('askForRestockAlert', 'CONFLICT', {
    path: EXAMPLES['askForRestockAlert']!.path,
    body: { variantRef: sold.ref, email: shop.buyer.email },
  });
}

async function set({ service, shop }: RecordedShop, settings: object): Promise<void> {
  const answer = await service.client.patch('/v1/admin/workspace', settings, { key: shop.adminToken });
  if (answer.status !== 200) throw new Error(`The settings were refused: ${answer.text}`);
}

async function playRegistrationRefusals({ recorder, store, buyer }: RecordedShop): Promise<void> {
  const contact = { name: buyer.name, email: buyer.email };
  const paid = await store.events.get('reading-cloth-online');
  const tickets = [{ ticketTypeRef: paid.ticketTypes.find(({ kind }) => kind === 'paid')!.ref, quantity: 1 }];
  await recorder.refused('registerForEvent', 'TIER_REQUIRES_PAYMENT', { path: { slug: paid.slug }, body: { tickets, contact } });
  await recorder.refused('registerGuest', 'TIER_REQUIRES_PAYMENT', { body: { event: paid.ref, tickets, contact } });
  const { ref } = await recorder.read<{ ref: string }>('createEvent', { body: SMALL });
  const small = await store.events.get(SMALL.slug);
  const both = [{ ticketTypeRef: small.ticketTypes[0]!.ref, quantity: 3 }];
  await recorder.refused('registerForEvent', 'TIER_SOLD_OUT', { path: { slug: SMALL.slug }, body: { tickets: both, contact } });
  await recorder.call('deleteEvent', { path: { ref } });
}

const SMALL = {
  slug: 'indigo-supper',
  title: 'Indigo Supper',
  mode: 'rsvp',
  startAt: '2030-06-08T18:00:00Z',
  endAt: '2030-06-08T21:00:00Z',
  ticketTypes: [{ key: 'seat', name: 'A seat', kind: 'free', capacity: 2 }],
};

/** Refusals of the merchant's requests: what is in use is not deleted, and nothing is done twice. */
export async function playManagementRefusals({ recorder }: RecordedShop): Promise<void> {
  const first = async (id: string, query: Record<string, string>) =>
    (await recorder.read<{ data: { ref: string }[] }>(id, { query })).data[0]!.ref;
  await recorder.refused('deleteEvent', 'CONFLICT', { path: { ref: await first('listManagedEvents', { slug: 'open-studio-evening' }) } });
  await recorder.refused('deleteForm', 'CONFLICT', { path: { ref: await first('listManagedForms', { slug: 'contact' }) } });
}
