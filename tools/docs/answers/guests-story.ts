import { eventually, setForShop } from '@svc/testing';
import type { PublicEvent } from '@storefront-service/sdk';
import type { RecordedShop } from './recorded-shop';
import type { Recorder } from './recorder';
import { waiting } from './shown';

interface Registration {
  ref: string;
}

/** Guests: registered by hand, decided on, admitted, written to, cancelled. */
export async function playGuests(shop: RecordedShop): Promise<void> {
  const { recorder, store } = shop;
  const event = await store.events.get('open-studio-evening');
  const tier = (name: string) => event.ticketTypes.find((type) => type.name === name)!.ref;
  const guest = (name: string, ticket = 'In person', fields: object = {}) => ({
    event: event.ref,
    tickets: [{ ticketTypeRef: tier(ticket), quantity: 1 }],
    contact: { name, email: `${name.toLowerCase().replace(' ', '.')}@example.com` },
    ...fields,
  });
  const headers = { 'idempotency-key': 'guest-list-7' };
  const { ref } = await recorder.call<Registration>('registerGuest', { body: guest('Tunde Bello'), headers });
  const other = { body: guest('Sade Cole'), headers };
  await recorder.refused('registerGuest', 'IDEMPOTENCY_KEY_REUSED', other);
  await recorder.refused('registerGuest', 'TIER_SOLD_OUT', {
    body: {
      ...guest('Sade Cole', 'Press and schools', { responses: { organisation: 'City FM' }, override: ['seatCeiling'] }),
      tickets: [{ ticketTypeRef: tier('Press and schools'), quantity: 25 }],
    },
  });
  const path = { ref };
  await recorder.call('readRegistration', { path });
  await recorder.call('correctGuest', { path, body: { name: 'Túndé Bello' } });
  await recorder.call('reissueTicket', { path, body: {} });
  await recorder.call('checkIn', { body: { attendeeRef: ref } });
  await recorder.refused('checkIn', 'TICKET_REFUSED', { body: { attendeeRef: ref } });
  await recorder.call('undoCheckIn', { path });
  const press = (name: string) => register(shop, guest(name, 'Press and schools', { responses: { organisation: 'City FM' } }));
  await recorder.call('approveRegistration', { path: { ref: await press('Amaka Udo') } });
  const seat = await register(shop, guest('Ngozi Eze'));
  await recorder.call('changeTicketType', { path: { ref: seat }, body: { ticketTypeRef: tier('Press and schools') } });
  const femi = { path: { ref: await press('Femi Ojo') } };
  await recorder.call('declineRegistration', femi);
  await recorder.call('reopenRegistration', femi);
  await recorder.call('listRegistrations', { query: { event: event.ref, limit: '2' } });
  await recorder.call('exportRegistrations', { query: { event: event.ref } });
  await recorder.call('listTicketKeys', { query: { event: event.ref } });
  const message = { subject: 'Bring a white shirt', body: 'We dye one for each guest.', who: 'confirmed', about: 'event' };
  const toGuests = { path: { ref: event.ref }, headers: { 'idempotency-key': 'white-shirt' } };
  await recorder.call('messageGuests', { ...toGuests, body: message });
  await recorder.refused('messageGuests', 'IDEMPOTENCY_KEY_REUSED', { ...toGuests, body: { ...message, subject: 'Bring a shirt' } });
  await recorder.call('cancelRegistration', { path, body: {} });
}

async function register({ service, shop }: RecordedShop, body: object): Promise<string> {
  const answer = await service.client.post<Registration>('/v1/admin/registrations', body, { key: shop.adminToken });
  if (answer.status !== 201) throw new Error(`The guest was not registered: ${answer.text}`);
  return answer.body.ref;
}

/** Messages: previewed, sent, and one that was withheld and is retried. */
export async function playMessages(shop: RecordedShop): Promise<void> {
  const { recorder, store, service } = shop;
  await recorder.call('previewEmail', { body: { kind: 'order_confirmed', language: 'en' }, shown: withoutMarkup });
  const event = await store.events.get('open-studio-evening');
  await playPreviewOfRegistration(recorder, event);
  const press = event.ticketTypes.find(({ name }) => name === 'Press and schools')!.ref;
  const phone = '+2348031230799';
  const body = {
    event: event.ref,
    tickets: [{ ticketTypeRef: press, quantity: 1 }],
    contact: { name: 'Kemi Ade', phone },
    responses: { organisation: 'Queen’s College' },
  };
  const ref = await register(shop, body);
  const messages = async (state: string) =>
    (
      await service.client.get<{ data: { ref: string; recipient: string }[] }>(`/v1/admin/messages?state=${state}`, {
        key: shop.shop.adminToken,
      })
    ).body.data;
  await eventually('the guest has a text', async () => (await messages('sent')).some(({ recipient }) => recipient === phone));
  await setForShop(service, shop.shop, { texts: { countries: ['GH'] } });
  await service.client.post(`/v1/admin/registrations/${ref}/approve`, undefined, { key: shop.shop.adminToken });
  const withheld = await eventually('a message is withheld', async () => (await messages('withheld'))[0]);
  await setForShop(service, shop.shop, { texts: { countries: ['NG'] } });
  await recorder.call('retryMessage', { path: { ref: withheld.ref }, shown: waiting(0) });
  await eventually('all messages are sent', async () => (await messages('due')).length + (await messages('sending')).length === 0);
  const failed = { since: '2023-11-01T22:00:00Z', channel: 'email', reason: '535' };
  await recorder.call('retryMessages', { body: failed });
  await recorder.call('retryWorkspaceMessages', { path: { ref: shop.shop.slug }, body: failed });
  await recorder.call('listUndelivered', { query: { workspace: shop.shop.slug } });
  await recorder.call('retryWorkspaceWebhooks', { path: { ref: shop.shop.slug }, body: { since: failed.since } });
  const query = { kind: 'registration_confirmed', state: 'sent', limit: '1' };
  const { data } = await recorder.call<{ data: { ref: string }[] }>('listMessages', { query });
  const path = { ref: data[0]!.ref };
  await recorder.call('readMessage', { path });
  await recorder.refused('retryMessage', 'CONFLICT', { path });
  const approved = { query: { kind: 'registration_approved', state: 'sent', limit: '1' } };
  const { data: lost } = await recorder.read<{ data: { ref: string }[] }>('listMessages', approved);
  await recorder.call('resendMessage', { path: { ref: lost[0]!.ref }, shown: waiting(0) });
  await eventually('it is sent once more', async () => (await messages('due')).length + (await messages('sending')).length === 0);
}

async function playPreviewOfRegistration(recorder: Recorder, { ref, ticketTypes }: PublicEvent): Promise<void> {
  const seat = ticketTypes.find(({ name }) => name === 'In person')!.ref;
  const contact = { name: 'Sade Cole', email: 'sade.cole@example.com' };
  const registration = { event: ref, tickets: [{ ticketTypeRef: seat, quantity: 1 }], contact };
  await recorder.call('previewEmail', { body: { registration, language: 'en' }, example: 'registration', shown: withoutMarkup });
}

interface Mail {
  html: string;
  attachments?: { contentBase64: string }[];
}

function headed({ html, attachments, ...mail }: Mail): object {
  const heads = attachments?.map((file) => ({ ...file, contentBase64: file.contentBase64.slice(0, 20) }));
  return { ...mail, html: html && `${html.slice(0, 40)}…`, ...(heads && { attachments: heads }) };
}

/** Returns previewed mails with the beginning of their markup and their attachments alone. */
function withoutMarkup(preview: unknown): unknown {
  const { messages, ...mail } = preview as Mail & { messages?: Mail[] };
  return { ...headed(mail), ...(messages && { messages: messages.map(headed) }) };
}
