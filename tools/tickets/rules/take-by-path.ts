import { idOf, refOf } from '@svc/kernel';
import { seatGuests } from '@svc/testing';
import type { TicketPath } from '@svc/ticketing';
import { Client } from 'pg';
import type { ShopWorld } from './rules-world';

/** Request for tickets, whichever path carries it. */
export interface Asked {
  /** The shop that is closed; the open one when absent. */
  shop?: 'closed';
  event?: string;
  /** Keys of ticket types without their kind, or whole refs; the path chooses the kind. */
  tickets: { type: string; quantity?: number; attendees?: object[]; kind?: 'free' | 'paid' }[];
  dateOfBirth?: string;
  meal?: string;
  /** Name of the second seat, on pages. */
  secondName?: string;
  /** Rules that the merchant sets aside. */
  override?: string[];
}

/** Answer of a path. */
export interface Taken {
  isTaken: boolean;
  /** True where the seats wait for the merchant. */
  waits?: boolean;
  /** Price of all tickets, minor units, where they are bought. */
  totalMinor?: number;
  /** Whole answer. */
  text: string;
}

/** Returns the sentences by which an answer refuses: of a program, those above the form of a page, or the address that says so. */
export function refusalIn(text: string): string {
  if (text.startsWith('{')) return (JSON.parse(text) as { error?: { message: string } }).error?.message ?? '';
  const [, alert] = /role="alert"[^>]*>(.*?)<\/div>/s.exec(text) ?? [];
  return (alert ?? /done=\w+$/.exec(text)?.[0] ?? '').replace(/<[^>]+>/g, ' ').trim();
}

type Kind = 'free' | 'paid';
export type Take = (world: ShopWorld, request: Asked) => Promise<Taken>;

const refOfTicket = ({ refs }: ShopWorld, { event = 'party' }: Asked, { type, kind }: Asked['tickets'][number], usual: Kind) =>
  type.startsWith('tkt_') ? type : refs[`${event}/${type}-${type === 'approved' ? 'free' : (kind ?? usual)}`]!;

function bodyOf(world: ShopWorld, request: Asked, kind: Kind): object {
  return {
    tickets: request.tickets.map((ticket) => ({
      ticketTypeRef: refOfTicket(world, request, ticket, kind),
      quantity: ticket.quantity ?? 1,
      attendees: ticket.attendees,
    })),
    contact: { name: 'Ada Obi', email: world.someone() },
    dateOfBirth: request.dateOfBirth,
    responses: request.meal === undefined ? undefined : { meal: request.meal },
  };
}

async function post({ url }: ShopWorld, path: string, key: string, body: object): Promise<{ status: number; text: string }> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

const registers: Take = async (world, request) => {
  const path = `/v1/store/events/${request.event ?? 'party'}/register`;
  const { status, text } = await post(world, path, world.shop.keys.secretLive, bodyOf(world, request, 'free'));
  return { isTaken: status === 201, waits: text.includes('"status":"pending"'), text };
};

const opens =
  (door: string, more: object): Take =>
  async (world, request) => {
    const body = { ...bodyOf(world, request, 'paid'), returnUrl: 'http://localhost:4444/thanks', ...more };
    const { status, text } = await post(world, `/v1/store/events/${request.event ?? 'party'}/${door}`, world.shop.keys.secretLive, body);
    return {
      isTaken: status === 201,
      totalMinor: status === 201 ? (JSON.parse(text) as { totalMinor: number }).totalMinor : undefined,
      text,
    };
  };

const ownGuest: Take = async (world, request) => {
  const body = { ...bodyOf(world, request, 'free'), event: request.event ?? 'party', override: request.override };
  const { status, text } = await post(world, '/v1/admin/registrations', world.shop.adminToken, body);
  return { isTaken: status === 201, waits: text.includes('"pending"'), text };
};

/** The merchant sells tickets for cash. */
const ownOrder: Take = async (world, request) => {
  const items = request.tickets.map((ticket) => ({
    ticketTypeRef: refOfTicket(world, request, ticket, 'paid'),
    quantity: ticket.quantity ?? 1,
    attendees: ticket.attendees,
  }));
  const body = { contact: { name: 'Ada Obi', email: world.someone() }, items, payment: { method: 'cash' } };
  const { status, text } = await post(world, '/v1/admin/orders', world.shop.adminToken, body);
  const isTaken = status === 201;
  return { isTaken, totalMinor: isTaken ? (JSON.parse(text) as { order: { totalMinor: number } }).order.totalMinor : undefined, text };
};

async function send(url: string, fields: Readonly<Record<string, string>>): Promise<{ status: number; to: string; text: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { connection: 'close' },
  });
  return { status: answer.status, to: answer.headers.get('location') ?? '', text: await answer.text() };
}

const fillsIn =
  (door: 'e' | 'rsvp', kind: Kind): Take =>
  async (world, request) => {
    const { url, shop } = world;
    const tickets = request.tickets.map((ticket) => [refOfTicket(world, request, ticket, kind), ticket] as const);
    const { status, to, text } = await send(`${url}/${shop.slug}/${door}/${request.event ?? 'party'}`, {
      'contact.name': 'Ada Obi',
      'contact.email': world.someone(),
      ...Object.fromEntries(tickets.map(([ref, { quantity = 1 }]) => [`quantity.${ref}`, String(quantity)])),
      ...(request.dateOfBirth !== undefined && { dateOfBirth: request.dateOfBirth }),
      ...(request.meal !== undefined && { 'responses.meal': request.meal }),
      ...(request.secondName !== undefined && {
        [`seats.${tickets.at(-1)![0]}.0.name`]: 'Ada Obi',
        [`seats.${tickets.at(-1)![0]}.1.name`]: request.secondName,
      }),
    });
    if (status !== 303) return { isTaken: false, text };
    const ref = /\/c\/(chk_\w+)/.exec(to)?.[1];
    const next = ref ? `${url}/v1/store/checkouts/${ref}` : new URL(to, url).href;
    const followed = await (
      await fetch(next, { headers: { connection: 'close', ...(ref && { authorization: `Bearer ${shop.keys.secretLive}` }) } })
    ).text();
    if (ref) return { isTaken: true, totalMinor: (JSON.parse(followed) as { totalMinor: number }).totalMinor, text: followed };
    return { isTaken: true, waits: followed.includes('Your request has been received'), text: followed };
  };

/** A guest registers, and gives the ticket to somebody else, who breaks the rule. */
const givesAway: Take = async (world, { event = 'party', tickets, dateOfBirth, meal, secondName }) => {
  const { service, shop, links, url, refs } = world;
  const { type } = tickets.at(-1)!;
  const email = world.someone();
  const attendeeId = ['past', 'off', 'days'].includes(event)
    ? (await seatGuests(service.databaseUrl, shop, event, [{}]))[0]!
    : await seatOf();
  async function seatOf(): Promise<string> {
    const { text } = await post(world, `/v1/store/events/${event}/register`, shop.keys.secretLive, {
      tickets: [{ ticketTypeRef: refs[`${event}/${type}-free`], quantity: 1, attendees: [{ name: 'Ada Obi' }] }],
      contact: { name: 'Ada Obi', email },
      dateOfBirth: '1990-05-17',
      responses: { meal: 'fish' },
    });
    return idOf('att', (JSON.parse(text) as { ref: string }).ref)!;
  }
  const page = (doing: string) => {
    const { pathname, search } = new URL(links.doing({ workspaceSlug: shop.slug, attendeeId, serial: 1 }, doing as never));
    return url + pathname + search;
  };
  const holder = {
    name: secondName ?? 'Kemi Bello',
    email: world.someone(),
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    ...(meal !== undefined && { 'responses.meal': meal }),
  };
  const registration = `/v1/admin/registrations/${refOf('att', attendeeId)}`;
  if (type === 'approved') await post(world, `${registration}/approve`, shop.adminToken, {});
  const request = await send(page('give-away'), holder);
  const isTaken = request.text.includes('A code is on its way');
  if (!isTaken || type !== 'approved') return { isTaken, text: request.text };
  const code = await service.mails.untilMails(
    'the code',
    email,
    (mails) => mails.flatMap(({ subject = '' }) => /^(\d{6}) /.exec(subject)?.[1] ?? [])[0],
  );
  const done = await send(page('give-away/confirm'), { ...holder, code });
  const registered = await (
    await fetch(url + registration, { headers: { authorization: `Bearer ${shop.adminToken}`, connection: 'close' } })
  ).text();
  return { isTaken: done.text.includes('is given away'), waits: registered.includes('"pending"'), text: done.text };
};

/** A guest was declined, and is opened again by the merchant. */
const reopens: Take = async (world, request) => {
  const { service, shop } = world;
  const { event = 'party', tickets } = request;
  const [attendeeId] = await seatGuests(service.databaseUrl, shop, event, [{ status: 'declined' }]);
  const type = refOfTicket(world, request, tickets.at(-1)!, 'free');
  await execute(service.databaseUrl, 'update attendee set ticket_type_id = $2 where id = $1', [attendeeId, idOf('tkt', type)]);
  const { status, text } = await post(world, `/v1/admin/registrations/${refOf('att', attendeeId!)}/reopen`, shop.adminToken, {});
  return { isTaken: status === 200, waits: text.includes('"pending"'), text };
};

/** The merchant gives a registered seat, of a type that is not chosen, the ticket type that breaks the rule. */
const changesType: Take = async (world, request) => {
  const { service, shop, refs } = world;
  const { event = 'party', tickets } = request;
  const [attendeeId] = await seatGuests(service.databaseUrl, shop, event, [{}]);
  const present = refs[`${event}/${{ days: 'whole', party: 'limited' }[event] ?? 'good'}-paid`]!;
  await execute(service.databaseUrl, 'update attendee set ticket_type_id = $2 where id = $1', [attendeeId, idOf('tkt', present)]);
  const body = { ticketTypeRef: refOfTicket(world, request, tickets.at(-1)!, 'free') };
  const { status, text } = await post(world, `/v1/admin/registrations/${refOf('att', attendeeId!)}/ticket-type`, shop.adminToken, body);
  return { isTaken: status === 200, waits: text.includes('"pending"'), text };
};

async function execute(databaseUrl: string, statement: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

/** The request of each path. */
export const TAKE_BY: Readonly<Record<TicketPath, Take>> = {
  register: registers,
  eventCheckout: opens('checkout', {}),
  headless: opens('checkout/headless', { provider: 'card' }),
  savingsPlan: opens('checkout', { saveForIt: true }),
  saleForm: fillsIn('e', 'paid'),
  registrationForm: fillsIn('e', 'free'),
  rsvp: fillsIn('rsvp', 'free'),
  ownGuest,
  ownOrder,
  giveAway: givesAway,
  reopen: reopens,
  changeType: changesType,
};
