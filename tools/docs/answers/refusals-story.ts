import { EXAMPLES } from '../../../libs/reference/src/docs/examples';
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
  await recorder.refusedAddress();
  await playManagementSharedRefusals(recorded);
}

/** Refusals of tokens, and of requests that any operation of the management API can refuse. */
async function playManagementSharedRefusals({ recorder, service, shop }: RecordedShop): Promise<void> {
  const operator = { key: service.operatorToken };
  const shared = (code: string, id: string, request = {}) => recorder.refusedAnywhere(code, id, request);
  await shared('UNAUTHORIZED', 'listKeys', { key: '' });
  await shared('INSUFFICIENT_SCOPE', 'listKeys', operator);
  const tokens = `/v1/admin/workspaces/${shop.ref}/admin-token`;
  const { body } = await service.client.post<{ ref: string; adminToken: string }>(tokens, undefined, operator);
  await service.client.post(`${tokens}s/${body.ref}/pause`, undefined, operator);
  await shared('KEY_PAUSED', 'listKeys', { key: body.adminToken });
}

const ANOTHER_SUBMISSION = {
  answers: { 'first-name': 'Tunde', email: 'tunde.bello@example.com', topic: 'Wholesale', message: 'Do you dye linen as well?' },
};

/** Refusals of single operations of the storefront API. */
export async function playStorefrontRefusals(shop: RecordedShop): Promise<void> {
  const { recorder } = shop;
  const bodyOf = async (id: string) => (await exampleOf(id, shop)).body as Record<string, unknown>;
  for (const id of ['openCheckout', 'openEventCheckout', 'openHeadlessCheckout', 'submitForm']) {
    const body = id === 'submitForm' ? ANOTHER_SUBMISSION : await bodyOf(id);
    const request = { ...(await exampleOf(id, shop)), body, headers: { 'idempotency-key': `example-${id}` } };
    await recorder.call(id, request);
    const other = id === 'submitForm' ? { answers: {} } : { returnUrl: 'http://localhost:8082/elsewhere' };
    await recorder.refused(id, 'IDEMPOTENCY_KEY_REUSED', { ...request, body: { ...body, ...other } });
  }
  const headless = await exampleOf('openHeadlessCheckout', shop);
  const shown = { ...(await bodyOf('openHeadlessCheckout')), pricing: { totalMinor: 100 } };
  await recorder.refused('openHeadlessCheckout', 'PRICE_MISMATCH', { ...headless, body: shown });
  await set(shop, { headlessEnabled: false });
  await recorder.refused('openHeadlessCheckout', 'HEADLESS_DISABLED', headless);
  await set(shop, { headlessEnabled: true });
  await playClosing(shop);
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

/** Refusals of a closed shop, whose storefront says that it is closed. */
async function playClosing(shop: RecordedShop): Promise<void> {
  const { recorder } = shop;
  await set(shop, { closed: { until: '2031-01-04T08:00:00Z', note: 'We are on holiday, and back in January.' } });
  for (const id of ['openCheckout', 'openEventCheckout', 'openHeadlessCheckout', 'registerForEvent']) {
    const request = await exampleOf(id, shop);
    // Whoever holds a seat gets the answer about that one.
    const body = {
      ...(request.body as object),
      ...(id === 'registerForEvent' && { contact: { name: 'Ife Ojo', email: 'ife@example.com' } }),
    };
    await recorder.refused(id, 'STORE_CLOSED', { ...request, body, headers: { 'idempotency-key': `closed-${id}` } });
  }
  await set(shop, { closed: null });
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
  await recorder.call('cancelEventDay', { path: { ref, day: 'first' }, body: { reason: 'The dyer is ill that evening.', refund: 'none' } });
  await recorder.call('cancelEvent', { path: { ref }, body: { reason: 'The dye house is closed for repairs.', refund: 'none' } });
  await recorder.call('deleteEvent', { path: { ref } });
  const crowded = { ...SMALL, slug: 'indigo-brunch', title: 'Indigo Brunch' };
  const brunch = await recorder.read<{ ref: string; ticketTypes: { ref: string }[] }>('createEvent', { body: crowded });
  const seat = [{ ticketTypeRef: brunch.ticketTypes[0]!.ref, quantity: 1 }];
  await recorder.read('registerForEvent', { path: { slug: crowded.slug }, body: { tickets: seat, contact } });
  await recorder.call('deleteEvent', { path: { ref: brunch.ref }, query: { force: 'true' } });
}

const SMALL = {
  slug: 'indigo-supper',
  title: 'Indigo Supper',
  mode: 'rsvp',
  startAt: '2030-06-08T18:00:00Z',
  endAt: '2030-06-09T21:00:00Z',
  days: [
    { key: 'first', label: 'First evening', dayDate: '2030-06-08' },
    { key: 'second', label: 'Second evening', dayDate: '2030-06-09' },
  ],
  ticketTypes: [{ key: 'seat', name: 'A seat', kind: 'free', capacity: 2 }],
};

/** Refusals of the merchant's requests: what is in use is not deleted, and nothing is done twice. */
export async function playManagementRefusals({ recorder, store }: RecordedShop): Promise<void> {
  const first = async (id: string, query: Record<string, string>) =>
    (await recorder.read<{ data: { ref: string }[] }>(id, { query })).data[0]!.ref;
  await recorder.refused('deleteEvent', 'CONFLICT', { path: { ref: await first('listManagedEvents', { slug: 'open-studio-evening' }) } });
  await recorder.refused('cancelEvent', 'CONFLICT', {
    path: { ref: await first('listManagedEvents', { slug: 'open-studio-evening' }) },
    body: { refund: 'none' },
  });
  await recorder.refused('deleteForm', 'CONFLICT', { path: { ref: await first('listManagedForms', { slug: 'contact' }) } });
  await recorder.refused('messageGuests', 'CONFLICT', {
    path: { ref: await first('listManagedEvents', { slug: 'reading-cloth-online' }) },
    body: { subject: 'What to bring', body: 'A notebook is enough.', who: 'waiting', about: 'event' },
  });
  const closed = { slug: 'spring-market', name: 'Spring Market', closesAt: '2030-04-01T00:00:00Z', fields: CLOSED_FIELDS };
  const form = await recorder.read<{ ref: string }>('createForm', { body: closed });
  await store.forms.get(closed.slug);
  await recorder.refused('submitForm', 'CONFLICT', { path: { slug: closed.slug }, body: { answers: { email: 'adaeze@example.com' } } });
  await recorder.read('deleteForm', { path: form });
  await playLateApproval(recorder);
  await recorder.refused('applyDocument', 'CONFLICT', { body: { version: 1, revision: '0123456789abcdef' }, query: { dryRun: 'true' } });
}

/** Refusal to approve a guest whose event is over. */
async function playLateApproval(recorder: RecordedShop['recorder']): Promise<void> {
  const ticketTypes = [{ key: 'seat', name: 'A seat', kind: 'free', approvalRequired: true }];
  const body = { ...SMALL, slug: 'spring-supper', days: [], ticketTypes };
  const event = await recorder.read<{ ref: string; ticketTypes: { ref: string }[] }>('createEvent', { body });
  const guest = await recorder.read<{ ref: string }>('registerGuest', {
    body: {
      event: event.ref,
      tickets: [{ ticketTypeRef: event.ticketTypes[0]!.ref, quantity: 1 }],
      contact: { name: 'Ngozi Bello', email: 'ngozi.bello@example.com' },
    },
  });
  const over = { startAt: '2023-06-08T18:00:00Z', endAt: '2023-06-08T21:00:00Z' };
  await recorder.read('changeEvent', { path: { ref: event.ref }, query: { force: 'true', notify: 'false' }, body: over });
  await recorder.refused('approveRegistration', 'CONFLICT', { path: guest });
  await recorder.read('deleteEvent', { path: { ref: event.ref }, query: { force: 'true' } });
}

const CLOSED_FIELDS = [{ key: 'email', label: 'E-mail', type: 'email', required: true, identity: 'email' }];

/** Refusal of deleting a file that is shown. */
export async function playShownFile({ recorder }: RecordedShop): Promise<void> {
  const headers = { 'content-type': 'application/octet-stream' };
  const file = { body: new TextEncoder().encode('Open on Tuesday.'), headers, query: { name: 'opening-hours.txt' } };
  const { ref, url } = await recorder.read<{ ref: string; url: string }>('uploadMedia', file);
  const body = { slug: 'when-we-open', title: 'When We Open', bodyHtml: `<p><a href="${url}">Opening hours</a></p>`, coverUrl: url };
  const note = await recorder.read<{ ref: string }>('createNote', { body });
  await recorder.refused('deleteMedia', 'CONFLICT', { path: { ref } });
  await recorder.refused('uploadMedia', 'VALIDATION_ERROR', { headers });
  await recorder.read('deleteNote', { path: { ref: note.ref } });
  await recorder.read('deleteMedia', { path: { ref } });
}
