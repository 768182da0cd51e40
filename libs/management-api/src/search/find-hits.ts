import { readSearch, shortCodeText, type SearchRequest } from '@svc/contracts';
import type { Contact, ContactList } from '@svc/customers';
import { type Mode, refOf } from '@svc/kernel';
import type { Message, MessageLog } from '@svc/notifications';
import type { OrderReader, ReadOrder } from '@svc/orders';
import { leadOf, type GuestEvent, type GuestList, type GuestRegistration } from '@svc/registration';
import { bestFirst, type Hit, type HitKind } from './search-hits';

/** Readers of all that a search looks through. */
export interface SearchedLists {
  orders: OrderReader;
  guests: GuestList;
  contacts: ContactList;
  messages: MessageLog;
}

/** Text that is searched for, its mode, and the kinds that the credential may see. */
export interface Search {
  workspaceId: string;
  mode: Mode;
  text: string;
  kinds: ReadonlySet<HitKind>;
}

/** Things of one kind that are read, the newest; of all kinds a search has the best `MOST_HITS`. */
const MOST_OF_KIND = 25;
/** Contacts whose messages are searched for, at most. */
const MOST_RECIPIENTS = 5;

/** Searches orders, registrations, contacts, events and messages, all at once. Messages are those to the contacts that are found, or to the text. */
export async function findHits({ orders, guests, contacts, messages }: SearchedLists, search: Search): Promise<Hit[]> {
  const { workspaceId, mode, text, kinds } = search;
  const request = readSearch(text);
  const query = { mode, search: text, limit: MOST_OF_KIND };
  const ofKind = <Thing>(kind: HitKind, things: () => Promise<readonly Thing[]>) => (kinds.has(kind) ? things() : []);
  const people = kinds.has('contact') || kinds.has('message') ? contacts.page(workspaceId, query).then(({ data }) => data) : [];
  const sent = async () => messages.addressed(workspaceId, addressed(await people, request, mode));
  const hits = await Promise.all([
    ofKind('order', async () => (await orders.page(workspaceId, query)).data.map(hitOfOrder)),
    ofKind('registration', async () => (await guests.page(workspaceId, query)).data.map(hitOfRegistration)),
    ofKind('contact', async () => (await people).map(hitOfContact)),
    ofKind('event', async () => (await guests.eventsWith(workspaceId, request, MOST_OF_KIND)).map(hitOfEvent)),
    ofKind('message', async () => (await sent()).map(hitOfMessage)),
  ]);
  return bestFirst(hits.flat(), request);
}

function addressed(people: readonly Contact[], { text, ref }: SearchRequest, mode: Mode) {
  const addresses = people.slice(0, MOST_RECIPIENTS).flatMap(({ email, phone }) => [email, phone]);
  const recipients = [text, ...addresses].filter((address) => address !== undefined).map((address) => address.trim().toLowerCase());
  return { mode, recipients: [...new Set(recipients)], id: ref?.prefix === 'msg' ? ref.id : undefined, limit: MOST_OF_KIND };
}

function hitOfOrder({ id, mode, number, contact, status, placedAt, payments, checkoutId, items }: ReadOrder): Hit {
  const references = payments.flatMap(({ id: paymentId, reference }) => [refOf('pay', paymentId), reference ?? '']);
  return {
    kind: 'order',
    ref: refOf('ord', id),
    title: [number, contact.name].filter((part) => part !== undefined).join(' · '),
    detail: items.map(({ line }) => `${line.quantity} × ${line.name}`).join(', '),
    status,
    mode,
    createdAt: placedAt,
    names: [refOf('ord', id), number?.toString() ?? '', checkoutId ? refOf('chk', checkoutId) : '', ...references],
  };
}

function hitOfRegistration({ mode, contact, event, seats, createdAt }: GuestRegistration): Hit {
  const lead = leadOf(seats);
  return {
    kind: 'registration',
    ref: refOf('att', lead.id),
    title: `${contact.name} · ${event.title}`,
    detail: seats
      .map(({ name, ticketTypeName, shortCode }) => [ticketTypeName, name, shortCode && shortCodeText(shortCode)].filter(Boolean).join(' '))
      .join(', '),
    status: lead.status,
    mode,
    createdAt,
    names: seats.flatMap(({ id, shortCode }) => [refOf('att', id), shortCode ?? '']),
  };
}

function hitOfContact({ id, mode, name, email, phone, createdAt }: Contact): Hit {
  const [title = '', ...more] = [name, email, phone].filter((part) => part !== undefined);
  return {
    kind: 'contact',
    ref: refOf('con', id),
    title,
    detail: more.join(', '),
    mode,
    createdAt,
    names: [refOf('con', id), email ?? '', phone ?? ''],
  };
}

function hitOfEvent({ id, slug, title }: GuestEvent): Hit {
  return { kind: 'event', ref: refOf('evt', id), title, detail: slug, names: [refOf('evt', id), slug] };
}

function hitOfMessage({ id, mode, kind, recipient, state, createdAt }: Message): Hit {
  return {
    kind: 'message',
    ref: refOf('msg', id),
    title: recipient,
    detail: kind,
    status: state,
    mode,
    createdAt,
    names: [refOf('msg', id)],
  };
}
