import { randomUUID } from 'node:crypto';
import {
  bindCheckoutTx,
  bindRegistrationTx,
  PostgresCheckoutOpening,
  PostgresCheckoutReader,
  PostgresConfirmations,
  PostgresGuestList,
  PostgresRegistrationReader,
  PostgresSeatBooking,
  PostgresTextCountries,
  PostgresUnitOfWork,
  sqlOf,
} from '@svc/adapters/postgres';
import { type Checkout, type CheckoutTx, OpenEventCheckout, OpenProductCheckout, SettleCheckout } from '@svc/checkout';
import { refOf } from '@svc/kernel';
import { anAttempt } from '@svc/payments/testing';
import { OPERATOR } from '@svc/kernel/testing';
import {
  AdmitGuest,
  CheckInAttendee,
  RegisterForFreeEvent,
  registrationRequest,
  type RegistrationTx,
  UndoCheckIn,
} from '@svc/registration';
import { PlainTicketSigner } from '@svc/ticketing/testing';
import { seededId } from '../large-shop/seed-sql';
import type { HotPath, PlanWorld } from './plan-world';

const contact = () => ({ name: 'Ada Obi', email: `buyer-${randomUUID()}@example.com` });
const returnUrl = 'https://shop.example/done';

interface CheckoutParts {
  reader: PostgresCheckoutReader;
  opening: PostgresCheckoutOpening;
  work: PostgresUnitOfWork<CheckoutTx>;
}

const cache = new WeakMap<PlanWorld, CheckoutParts>();

/** The same for all, as in a process: what comes at the same time goes together. */
function checkoutParts(world: PlanWorld): CheckoutParts {
  const parts = cache.get(world) ?? makeParts(world);
  cache.set(world, parts);
  return parts;
}

function makeParts({ source, notifier, ids }: PlanWorld): CheckoutParts {
  const reader = new PostgresCheckoutReader(sqlOf(source));
  return {
    reader,
    opening: new PostgresCheckoutOpening(sqlOf(source), reader, notifier),
    work: new PostgresUnitOfWork(sqlOf(source), (sql) => bindCheckoutTx(sql, ids), notifier),
  };
}

async function openProducts(world: PlanWorld, products: readonly number[], keyId?: string): Promise<Checkout> {
  const { reader, opening } = checkoutParts(world);
  const items = products.map((product) => ({ variantRef: refOf('var', seededId('variant', product * 4)), quantity: 1 }));
  const { checkout } = await new OpenProductCheckout(reader, opening, world.ids).execute({
    workspaceId: world.workspaceId,
    mode: 'live',
    keyId,
    idempotencyKey: randomUUID(),
    now: world.clock.now(),
    body: { items, contact: contact(), returnUrl },
  });
  return checkout;
}

/** Opens a checkout of two tickets of a seeded event. */
export async function openTickets(world: PlanWorld, event: number): Promise<Checkout> {
  const { reader, opening, work } = checkoutParts(world);
  const tickets = [{ ticketTypeRef: refOf('tkt', seededId('ticketType', event * 2)), quantity: 2 }];
  const { checkout } = await new OpenEventCheckout(reader, opening, work, { execute: async () => undefined }, world.ids).execute({
    workspaceId: world.workspaceId,
    mode: 'live',
    slug: `event-${event}`,
    path: 'eventCheckout',
    now: world.clock.now(),
    body: { tickets, contact: contact(), returnUrl },
  });
  return checkout;
}

/** Pays the amount due of a checkout by card. */
async function settle(world: PlanWorld, { id: checkoutId, cart }: Checkout): Promise<void> {
  const { workspaceId, clock } = world;
  const { reader, work } = checkoutParts(world);
  const attempt = anAttempt({ workspaceId, checkoutId, amountMinor: cart.dueNowMinor, createdAt: clock.now(), provider: 'sandbox' });
  await work.run(({ attempts }) => attempts.insert(attempt));
  const receipt = {
    provider: 'sandbox' as const,
    providerReference: randomUUID(),
    rail: attempt.rail,
    amountMinor: attempt.amountMinor,
    currency: attempt.currency,
    paidAt: clock.now(),
  };
  const asking = { execute: async () => [{ attempt, truth: { status: 'paid' as const, receipts: [receipt] } }] };
  const settled = await new SettleCheckout(asking, reader, work, { execute: async () => true }, world.ids, clock).execute({
    workspaceId,
    mode: 'live',
    checkoutId,
    fresh: true,
  });
  if (settled.checkout.status !== 'paid') throw new Error(`The checkout was not paid, but is ${settled.checkout.status}.`);
}

async function register({ source, notifier, ids, workspaceId, clock }: PlanWorld, event: number): Promise<void> {
  const registering = new RegisterForFreeEvent(
    new PostgresRegistrationReader(sqlOf(source)),
    new PostgresSeatBooking(sqlOf(source), notifier),
    new PostgresConfirmations(sqlOf(source), notifier),
    ids,
    new PostgresTextCountries(sqlOf(source)),
  );
  const request = registrationRequest.parse({
    contact: contact(),
    tickets: [{ ticketTypeRef: refOf('tkt', seededId('ticketType', event * 2 + 1)), quantity: 1 }],
  });
  await registering.execute({
    store: { workspaceId, timezone: 'Africa/Lagos', mostSeats: 20 },
    mode: 'live',
    slug: `event-${event}`,
    request,
    source: 'storefront_api',
    now: clock.now(),
  });
}

/** Somebody comes in, and is taken for absent again. */
async function comeAndGo({ source, notifier, ids, workspaceId, clock }: PlanWorld, attendee: number): Promise<void> {
  const work = new PostgresUnitOfWork<RegistrationTx>(sqlOf(source), (sql) => bindRegistrationTx(sql, ids), notifier);
  const owner = { workspaceId, mode: 'live' } as const;
  const attendeeId = seededId('attendee', attendee);
  const admitting = new AdmitGuest(new PostgresGuestList(sqlOf(source)), new PlainTicketSigner(), new CheckInAttendee(work, clock), clock);
  await admitting.execute({ ...owner, by: OPERATOR, shown: { attendeeId } });
  await new UndoCheckIn(work).execute({ ...owner, attendeeId, author: OPERATOR });
}

/** Add-ons are JSON of which the planner takes ten rows for each product, and an opening is taken for the 32 that may go together. */
const CARTS = 3_000_000;
const TICKETS = 60_000;

export const sellingPaths: readonly HotPath[] = [
  { name: 'opening a checkout of one product', things: 1, rowsPerThing: 30, cost: CARTS, run: (world) => openProducts(world, [17]) },
  {
    name: 'opening a checkout of ten products',
    things: 10,
    rowsPerThing: 30,
    cost: CARTS,
    run: (world) => openProducts(world, [3, 18, 33, 57, 68, 72, 83, 87, 91, 99]),
  },
  {
    name: 'opening checkouts of products together',
    things: 8,
    rowsPerThing: 30,
    cost: CARTS,
    run: (world) => Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((product) => openProducts(world, [product]))),
  },
  { name: 'opening a checkout of tickets', things: 2, rowsPerThing: 30, cost: TICKETS, run: (world) => openTickets(world, 7) },
  {
    name: 'opening checkouts of tickets together',
    things: 8,
    rowsPerThing: 30,
    cost: TICKETS,
    run: (world) => Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((event) => openTickets(world, event))),
  },
  { name: 'a guest who comes in, and goes', things: 1, rowsPerThing: 40, run: (world) => comeAndGo(world, 78) },
  { name: 'registering for an event', things: 1, rowsPerThing: 40, run: (world) => register(world, 9) },
  {
    name: 'settling a checkout of tickets',
    things: 2,
    rowsPerThing: 40,
    cost: TICKETS,
    run: async (world) => settle(world, await openTickets(world, 11)),
  },
  {
    name: 'settling a checkout of products',
    things: 1,
    rowsPerThing: 40,
    cost: CARTS,
    run: async (world) => settle(world, await openProducts(world, [21])),
  },
];
