import { randomUUID } from 'node:crypto';
import {
  bindCancellationTx,
  bindCustomerTx,
  bindDocumentTx,
  bindMessageTx,
  bindMoneyTx,
  bindOrderTx,
  bindRegistrationTx,
  PostgresCancelledEvents,
  PostgresContactList,
  PostgresUnitOfWork,
  sqlOf,
} from '@svc/adapters/postgres';
import { OPERATOR } from '@svc/kernel/testing';
import type { MessageTx } from '@svc/notifications';
import { CorrectOrder, type OrderTx } from '@svc/orders';
import { CorrectGuest, DecideGuests, RegistrationChanges, type RegistrationTx, ReopenRegistration } from '@svc/registration';
import { EVENT_DEPENDANTS, type EventDependant } from '@svc/ticketing';
import { seededId } from '../large-shop/seed-sql';
import type { HotPath, PlanWorld } from './plan-world';

/** An event whose guests and orders no other path changes. */
const EVENT = 17;
const EVENT_ID = seededId('event', EVENT);
const [PAID, FREE] = [seededId('ticketType', EVENT * 2), seededId('ticketType', EVENT * 2 + 1)];
const owner = ({ workspaceId }: PlanWorld) => ({ workspaceId, mode: 'live' as const });
const someone = () => ({ email: `corrected-${randomUUID()}@example.com` });

const guests = ({ source, ids, notifier }: PlanWorld) =>
  new PostgresUnitOfWork<RegistrationTx>(sqlOf(source), (sql) => bindRegistrationTx(sql, ids), notifier);
const cancelling = ({ source, ids }: PlanWorld) => new PostgresUnitOfWork(sqlOf(source), (sql) => bindCancellationTx(sql, ids));

/** Counts what a cancellation takes: of an event, or of a day that its two ticket types have. */
async function count(world: PlanWorld, of: 'event' | 'day'): Promise<unknown> {
  const name = { workspaceId: world.workspaceId, eventId: EVENT_ID };
  const types = { affected: [PAID, FREE], lost: [PAID] };
  return cancelling(world).run(({ events, days }) => (of === 'event' ? events.count(name) : days.count(name, types)));
}

/** Lists the first of what has still to end: with all tickets, or with those of one ticket type. */
function left(
  { source, ids, workspaceId }: PlanWorld,
  kind: EventDependant,
  { refund = 'none', ticketTypeIds }: { refund?: 'none' | 'all'; ticketTypeIds?: string[] } = {},
): Promise<unknown> {
  const page = { most: 200, refund, ...(ticketTypeIds && { ticketTypeIds, dayId: randomUUID() }) };
  return new PostgresCancelledEvents(sqlOf(source), ids).left(kind, { workspaceId, eventId: EVENT_ID }, page);
}

/** Event with a day, which is cancelled with all of its refunds still to be made, and which no other path reads. */
const CANCELLED_ID = seededId('event', EVENT + 2);

/** Reads an event that is cancelled with its refunds, as it is shown to the merchant. */
async function cancelledEvent(world: PlanWorld): Promise<unknown> {
  const { source, ids, workspaceId } = world;
  const counts = { people: 0, registrations: 0, orders: 0, openCheckouts: 0, savingsPlans: 0, refundMinor: {} };
  const choices = { at: new Date(), refund: 'all' as const, notify: false, by: OPERATOR, counts };
  await cancelling(world).run(({ events }) => events.write({ workspaceId, eventId: CANCELLED_ID }, choices, true));
  return new PostgresUnitOfWork(sqlOf(source), (sql) => bindDocumentTx(sql, ids)).run((tx) =>
    tx.openSectionsOf(workspaceId).events.open({ ids: [CANCELLED_ID] }),
  );
}

/** Reads the refunds of payments that a provider lists. */
function refundsOfPayments({ source, ids, workspaceId }: PlanWorld): Promise<unknown> {
  const payments = Array.from({ length: 20 }, (_, n) => seededId('payment', n + 70));
  return new PostgresUnitOfWork(sqlOf(source), (sql) => bindMoneyTx(sql, ids)).run(({ providerMoney }) =>
    providerMoney.refundsOf({ workspaceId, mode: 'live' }, payments),
  );
}

async function declineAndReopen(world: PlanWorld, registration: number): Promise<void> {
  const { ids, clock } = world;
  const named = { ...owner(world), by: { registrationId: seededId('registration', registration) }, author: OPERATOR };
  const work = guests(world);
  await work.run(async ({ registrations }) => {
    const before = (await registrations.lock(named))!;
    await registrations.update({ ...before, seats: before.seats.map((seat) => ({ ...seat, status: 'pending' as const })) });
  });
  await new DecideGuests(new RegistrationChanges(work, ids), clock).decline(named);
  await new ReopenRegistration(work, ids, clock).execute(named);
}

/** Looks a seat up as its ticket type is changed, and exchanges the counters there and back. */
function changeType(world: PlanWorld, attendeeId: string): Promise<void> {
  const name = { ...owner(world), attendeeId };
  return guests(world).run(async ({ seatTypes }) => {
    const changing = (await seatTypes.lock(name))!;
    await seatTypes.terms(name);
    await seatTypes.change(name, changing, { after: changing.seat, taken: [], freed: [], warnings: [] }, randomUUID());
    const [paid, free] = [PAID, FREE].map((subjectId) => ({ kind: 'ticket_type' as const, subjectId, count: 1 }));
    const checkoutId = changing.bought?.checkoutId;
    await seatTypes.exchange(world.workspaceId, { taken: [paid!], freed: [free!], checkoutId });
    await seatTypes.exchange(world.workspaceId, { taken: [free!], freed: [paid!], checkoutId });
  });
}

async function correctBuyer(world: PlanWorld, order: number): Promise<void> {
  const { source, ids, notifier } = world;
  const work = new PostgresUnitOfWork<OrderTx>(sqlOf(source), (sql) => bindOrderTx(sql, ids), notifier);
  const command = { ...owner(world), orderId: seededId('order', order), author: OPERATOR, offers: [], notifyOld: true };
  await new CorrectOrder(work, ids).execute({ ...command, correction: { contact: someone() } });
}

async function correctSeat(world: PlanWorld, registration: number): Promise<void> {
  const by = { registrationId: seededId('registration', registration) };
  await new CorrectGuest(guests(world), world.ids).execute({
    ...owner(world),
    by,
    author: OPERATOR,
    notifyOld: true,
    correction: someone(),
  });
}

/** Lets the refunds of an account wait, of which none are waiting as a rule. */
function pauseRefunds(world: PlanWorld): Promise<void> {
  const { source, ids, clock } = world;
  const now = clock.now();
  const refund = { ...owner(world), id: randomUUID(), paymentId: seededId('payment', 70), currency: 'NGN', status: 'pending' as const };
  const attempt = { ...owner(world), provider: 'sandbox' as const, reference: 'seeded' };
  return new PostgresUnitOfWork(sqlOf(source), (sql) => bindMoneyTx(sql, ids)).run(({ refundWork }) =>
    refundWork.pause({ refund, tries: 1, attempt } as never, { dueAt: now, shortSince: now, shortAt: now, error: 'short' }),
  );
}

/** Finds what of a contact with an e-mail address is not over. */
async function openPlaces({ source, ids, workspaceId }: PlanWorld): Promise<unknown> {
  const contact = (await new PostgresContactList(sqlOf(source), () => []).find(workspaceId, seededId('contact', 77)))!;
  return new PostgresUnitOfWork(sqlOf(source), (sql) => bindCustomerTx(sql, ids, () => [])).run(({ places }) =>
    places.open(contact, new Date()),
  );
}

/** Work of a merchant once something is sold, and the job that ends a cancelled event. */
export const afterSalePaths: readonly HotPath[] = [
  ...(['event', 'day'] as const).map(
    (of): HotPath => ({
      name: `counting what the cancellation of an event or a day takes (${of})`,
      things: 600,
      rowsPerThing: 30,
      cost: 50_000,
      run: (world) => count(world, of),
    }),
  ),
  ...EVENT_DEPENDANTS.flatMap((kind) =>
    [undefined, [PAID]].flatMap((ticketTypeIds) =>
      (kind === 'order' ? (['none', 'all'] as const) : (['none'] as const)).map(
        (refund): HotPath => ({
          name: `what of a cancelled ${ticketTypeIds ? 'day' : 'event'} has still to end: ${kind}${refund === 'all' ? ', with its refund' : ''}`,
          things: 300,
          rowsPerThing: 30,
          cost: 20_000,
          run: (world) => left(world, kind, { refund, ticketTypeIds }),
        }),
      ),
    ),
  ),
  { name: 'a cancelled event with its refunds', things: 300, rowsPerThing: 30, cost: 20_000, run: cancelledEvent },
  { name: 'the refunds of payments', things: 20, rowsPerThing: 10, run: refundsOfPayments },
  {
    name: 'balances that follow the ticket types of an event',
    things: 300,
    rowsPerThing: 10,
    cost: 5_000,
    run: ({ source, ids, workspaceId }) =>
      new PostgresUnitOfWork(sqlOf(source), (sql) => bindDocumentTx(sql, ids)).run((tx) => tx.followDueDates(workspaceId, [EVENT_ID])),
  },
  {
    name: 'correcting the buyer of an order',
    things: 1,
    rowsPerThing: 200,

    run: (world) => correctBuyer(world, EVENT * 10),
  },
  { name: 'what of a contact is not over', things: 1, rowsPerThing: 300, run: openPlaces },
  { name: 'correcting a guest', things: 1, rowsPerThing: 200, run: (world) => correctSeat(world, EVENT) },
  {
    name: 'reopening a registration',
    things: 1,
    rowsPerThing: 200,

    run: (world) => declineAndReopen(world, EVENT),
  },
  {
    name: 'the ticket type of a registered seat',
    things: 1,
    rowsPerThing: 60,
    run: (world) => changeType(world, seededId('attendee', EVENT)),
  },
  {
    name: 'the ticket type of a bought seat',
    things: 1,
    rowsPerThing: 60,
    run: (world) => changeType(world, seededId('bought', EVENT * 10)),
  },
  { name: 'letting the refunds of an account wait', things: 1, rowsPerThing: 20, run: pauseRefunds },
  {
    name: 'messages that were sent to somebody once more',
    things: 1,
    rowsPerThing: 20,

    run: ({ source, ids, workspaceId }) =>
      new PostgresUnitOfWork<MessageTx>(sqlOf(source), (sql) => bindMessageTx(sql, ids)).run(({ mails }) =>
        mails.resent({ workspaceId, mode: 'live', recipient: 'guest.17@example.com' }, new Date(Date.now() - 86_400_000)),
      ),
  },
];
