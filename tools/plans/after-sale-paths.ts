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
function left({ source, ids, workspaceId }: PlanWorld, kind: EventDependant, ticketTypeIds?: string[]): Promise<unknown> {
  const page = { most: 200, refund: 'all' as const, ...(ticketTypeIds && { ticketTypeIds, dayId: randomUUID() }) };
  return new PostgresCancelledEvents(sqlOf(source), ids).left(kind, { workspaceId, eventId: EVENT_ID }, page);
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

/** Reason of what PostgreSQL 15 reads before the tables are analyzed: it joins the rows to change otherwise than by their keys. Later versions do not. */
const BY_15 = 'PostgreSQL 15 does not join few rows by their keys there.';

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
    [undefined, [PAID]].map(
      (types): HotPath => ({
        name: `what of a cancelled ${types ? 'day' : 'event'} has still to end: ${kind}`,
        things: 300,
        rowsPerThing: 30,
        cost: 20_000,
        run: (world) => left(world, kind, types),
      }),
    ),
  ),
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
    growsUnanalyzed: BY_15,
    run: (world) => correctBuyer(world, EVENT * 10),
  },
  { name: 'what of a contact is not over', things: 1, rowsPerThing: 300, growsUnanalyzed: BY_15, run: openPlaces },
  { name: 'correcting a guest', things: 1, rowsPerThing: 200, growsUnanalyzed: BY_15, run: (world) => correctSeat(world, EVENT) },
  {
    name: 'reopening a registration',
    things: 1,
    rowsPerThing: 200,
    growsUnanalyzed: BY_15,
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
    growsUnanalyzed: BY_15,
    run: ({ source, ids, workspaceId }) =>
      new PostgresUnitOfWork<MessageTx>(sqlOf(source), (sql) => bindMessageTx(sql, ids)).run(({ mails }) =>
        mails.resent({ workspaceId, mode: 'live', recipient: 'guest.17@example.com' }, new Date(Date.now() - 86_400_000)),
      ),
  },
];
