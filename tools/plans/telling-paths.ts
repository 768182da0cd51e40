import { randomUUID } from 'node:crypto';
import { bindMessageTx, bindRelayTx, PostgresEmailSources, PostgresUnitOfWork, sqlOf } from '@svc/adapters/postgres';
import { factOf, type KnownFact } from '@svc/contracts';
import { GatherContacts } from '@svc/customers';
import type { MessageTx } from '@svc/notifications';
import { PlanMessages } from '@svc/notifications';
import { PlanDeliveries } from '@svc/webhooks';
import { seededId } from '../large-shop/seed-sql';
import type { HotPath, PlanWorld } from './plan-world';

export const BATCH = 200;

/** Relays facts as the worker does: takes a batch, or is given one, and writes what follows. */
export function relay({ source, ids, clock }: PlanWorld, facts?: readonly KnownFact[]): Promise<unknown> {
  return new PostgresUnitOfWork(sqlOf(source), bindRelayTx).run(async (tx) => {
    const batch = facts ?? (await tx.outbox.take(BATCH)).map(({ fact }) => fact);
    await new PlanDeliveries(ids, clock).execute(tx.deliveries, batch);
    await new PlanMessages(ids).execute(tx.messages, batch);
    await new GatherContacts(ids).execute(tx.contacts, batch);
  });
}

const live = ({ workspaceId }: PlanWorld) => ({ id: randomUUID(), workspaceId, mode: 'live' as const });
const eventId = seededId('event', 13);
/** A guest of that event, whose seat has an address of its own. */
const guest = { registrationId: seededId('registration', 13), attendeeId: seededId('attendee', 13) };

/** Writes to the guests of an event, and finds whom. */
async function announce(world: PlanWorld, about: 'event' | 'other'): Promise<void> {
  const { source, ids, workspaceId, clock } = world;
  const work = new PostgresUnitOfWork<MessageTx>(sqlOf(source), (sql) => bindMessageTx(sql, ids));
  const announcementId = randomUUID();
  await work.run(async ({ announcements }) => {
    const written = { workspaceId, id: announcementId, eventId, who: 'all' as const, about, byLanguage: {}, createdAt: clock.now() };
    const counted = await announcements.count(written);
    await announcements.insert({ ...written, ...counted, text: { subject: 'Parking', body: 'Gate B.' } });
  });
  await relay(world, [factOf('event.announced.v1', live(world), { eventId, announcementId })]);
}

/** Finding the recipients of mails, as the relays do. */
export const deliveryPaths: readonly HotPath[] = [
  /** Each of the facts is looked up by its key, of which the planner knows how many they are. */
  { name: 'relaying facts', things: BATCH, rowsPerThing: 30, cost: 4_000, isOfService: true, run: (world) => relay(world) },
  {
    name: 'telling the guests of an event that it is moved',
    things: 500,
    rowsPerThing: 20,
    cost: 5_000,
    isOfService: true,
    run: (world) => relay(world, [factOf('event.rescheduled.v1', { ...live(world), mode: null }, { eventId })]),
  },
  ...(['event', 'other'] as const).map(
    (about): HotPath => ({
      name: `writing to the guests of an event about ${about === 'event' ? 'it' : 'something else'}`,
      things: 500,
      rowsPerThing: 20,
      cost: 5_000,
      isOfService: true,
      run: (world) => announce(world, about),
    }),
  ),
  {
    name: 'telling those who sit on seats of a registration and of an order',
    things: 200, // Destinations, which are looked at for both facts; of the rest little is read.
    rowsPerThing: 3,
    isOfService: true,
    run: (world) =>
      relay(world, [
        factOf('registration.approved.v1', live(world), { registrationId: guest.registrationId, attendeeIds: [guest.attendeeId] }),
        factOf('checkout.paid.v1', live(world), { checkoutId: seededId('checkout', 70), orderId: seededId('order', 70) }),
      ]),
  },
  {
    name: 'the mail to who sits on a seat that somebody else took',
    things: 1,
    rowsPerThing: 60,
    run: async ({ source, workspaceId }) => {
      const sources = new PostgresEmailSources(sqlOf(source));
      const email = await sources.read('seats', {
        workspaceId,
        mode: 'live',
        subjectId: guest.attendeeId,
        recipient: 'friend.13@example.com',
        details: {},
      });
      if (!email) throw new Error('There is no such seat.');
    },
  },
  {
    name: 'the mail to the buyer of an order',
    things: 1,
    rowsPerThing: 60,
    run: async ({ source, workspaceId }) => {
      const sources = new PostgresEmailSources(sqlOf(source));
      const order = {
        workspaceId,
        mode: 'live' as const,
        subjectId: seededId('order', 70),
        recipient: 'buyer.70@example.com',
        details: {},
      };
      if (!(await sources.read('order', order))) throw new Error('There is no such order.');
    },
  },
];
