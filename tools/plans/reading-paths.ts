import {
  PostgresCollectionReader,
  PostgresContactList,
  PostgresAccessKeyList,
  PostgresAuditList,
  PostgresCheckoutList,
  PostgresDeliveryLog,
  PostgresDestinationList,
  PostgresEventReader,
  PostgresFormerSlugs,
  PostgresGuestList,
  PostgresLineLooks,
  PostgresMessageLog,
  PostgresOrderReader,
  PostgresOrderTicketsReader,
  PostgresOtpLists,
  PostgresPaymentLists,
  PostgresProductReader,
  PostgresProductSlotsReader,
  PostgresStockReader,
  PostgresSubmissionList,
  PostgresSubscriptionList,
  sqlOf,
} from '@svc/adapters/postgres';
import { personWith } from '@svc/customers';
import { seededId } from '../large-shop/seed-sql';
import type { HotPath, PlanWorld } from './plan-world';
import { filteredPaths, searchingPaths } from './searching-paths';

const PAGE = 20;
/** Pages of the delta are read together, and each is taken for eight of the most that clients ask for. */
const PAGES = 8_000;
const paged = { mode: 'live' as const, limit: PAGE };
const middle = (kind: Parameters<typeof seededId>[0], n = 50) => ({ ...paged, after: seededId(kind, n) });
const contacts = ({ source }: PlanWorld) => new PostgresContactList(sqlOf(source), () => []);

const readTogether = (reader: PostgresProductReader, workspaceId: string) =>
  Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((second) => reader.changedSince(workspaceId, `1970-01-01T00:00:0${second}Z`, PAGE)));

const followed = ({ source, workspaceId, clock }: PlanWorld, kind: 'product' | 'event', slug: string) =>
  new PostgresFormerSlugs(sqlOf(source)).presentSlugOf({ workspaceId, kind, slug, now: clock.now() });

/** Reads of storefronts. */
const shownPaths: readonly HotPath[] = [
  {
    name: 'detail of a product',
    things: 1,
    rowsPerThing: 30,
    run: ({ source, workspaceId }) => new PostgresProductReader(sqlOf(source)).find(workspaceId, 'product-42'),
  },
  {
    name: 'detail of an event',
    things: 1,
    rowsPerThing: 30,
    run: ({ source, workspaceId, clock }) => new PostgresEventReader(sqlOf(source)).find(workspaceId, 'event-42', clock.now()),
  },
  ...(['product', 'event'] as const).flatMap((kind): HotPath[] => [
    { name: `where a renamed ${kind} is`, things: 1, rowsPerThing: 20, run: (world) => followed(world, kind, `former-${kind}-42`) },
    { name: `that no ${kind} was called so`, things: 1, rowsPerThing: 20, run: (world) => followed(world, kind, 'nothing') },
  ]),
  {
    name: 'a collection',
    things: PAGE,
    rowsPerThing: 30,
    run: ({ source, workspaceId }) => new PostgresCollectionReader(sqlOf(source)).find(workspaceId, 'collection-3'),
  },
  {
    name: 'products by their ids',
    things: PAGE,
    rowsPerThing: 30,
    run: ({ source, workspaceId }) =>
      new PostgresProductReader(sqlOf(source)).withIds(
        workspaceId,
        Array.from({ length: PAGE }, (_, n) => seededId('product', n * 3 + 1)),
      ),
  },
  {
    name: 'stock of variants',
    things: PAGE,
    rowsPerThing: 10,
    run: ({ source, workspaceId }) =>
      new PostgresStockReader(sqlOf(source)).of(
        workspaceId,
        Array.from({ length: PAGE }, (_, n) => seededId('variant', (n * 3 + 1) * 4)),
      ),
  },
  {
    name: 'availability of a product',
    things: 1,
    rowsPerThing: 30,
    run: ({ source, workspaceId }) => new PostgresProductSlotsReader(sqlOf(source)).find(workspaceId, 'product-42'),
  },
  {
    name: 'looks of lines',
    things: PAGE,
    rowsPerThing: 10,
    run: ({ source, workspaceId }) =>
      new PostgresLineLooks(sqlOf(source)).read(
        workspaceId,
        Array.from({ length: PAGE }, (_, n) => seededId('variant', (n * 3 + 1) * 4)),
      ),
  },
  {
    name: 'delta page of products from the beginning',
    things: PAGE,
    rowsPerThing: 30,
    cost: PAGES,
    run: ({ source, workspaceId }) => new PostgresProductReader(sqlOf(source)).changedSince(workspaceId, '1970-01-01T00:00:00Z', PAGE),
  },
  {
    name: 'delta page of products at the head',
    things: PAGE,
    rowsPerThing: 30,
    cost: PAGES,
    run: ({ source, workspaceId, clock }) =>
      new PostgresProductReader(sqlOf(source)).changedSince(workspaceId, clock.now().toISOString(), PAGE),
  },
  {
    name: 'delta pages of products together',
    things: 8 * PAGE,
    rowsPerThing: 30,
    cost: PAGES,
    run: ({ source, workspaceId }) => readTogether(new PostgresProductReader(sqlOf(source)), workspaceId),
  },
  {
    name: 'delta page of orders from the beginning',
    things: PAGE,
    rowsPerThing: 30,
    run: ({ source, workspaceId }) => new PostgresOrderReader(sqlOf(source)).changedSince(workspaceId, 'live', undefined, PAGE),
  },
  {
    name: 'delta page of orders at the head',
    things: PAGE,
    rowsPerThing: 30,
    run: ({ source, workspaceId, clock }) =>
      new PostgresOrderReader(sqlOf(source)).changedSince(workspaceId, 'live', clock.now().toISOString(), PAGE),
  },
];

/** Lists and searches of merchants. */
const listedPaths: readonly HotPath[] = [
  {
    name: 'the newest orders',
    things: PAGE,
    rowsPerThing: 40,
    run: ({ source, workspaceId }) => new PostgresOrderReader(sqlOf(source)).page(workspaceId, paged),
  },
  {
    name: 'orders in the middle',
    things: PAGE,
    rowsPerThing: 40,
    run: ({ source, workspaceId }) => new PostgresOrderReader(sqlOf(source)).page(workspaceId, middle('order')),
  },
  {
    name: 'orders of a status that none has',
    things: PAGE,
    rowsPerThing: 40,
    run: ({ source, workspaceId }) => new PostgresOrderReader(sqlOf(source)).page(workspaceId, { ...paged, status: 'refunded' }),
  },
  {
    name: 'orders with a balance',
    things: PAGE,
    rowsPerThing: 40,
    run: ({ source, workspaceId }) => new PostgresOrderReader(sqlOf(source)).page(workspaceId, { ...paged, balance: 'due' }),
  },
  {
    name: 'refunds that buyers ask for',
    things: PAGE,
    rowsPerThing: 40,
    run: ({ source, workspaceId }) => new PostgresOrderReader(sqlOf(source)).refundRequests(workspaceId, { ...paged, state: 'open' }),
  },
  {
    name: 'refunds that buyers have asked for, answered too',
    things: PAGE,
    rowsPerThing: 40,
    run: ({ source, workspaceId }) => new PostgresOrderReader(sqlOf(source)).refundRequests(workspaceId, paged),
  },
  {
    name: 'an order',
    things: 1,
    rowsPerThing: 40,
    run: ({ source, workspaceId }) =>
      new PostgresOrderReader(sqlOf(source)).find({ workspaceId, mode: 'live', orderId: seededId('order', 77) }),
  },
  {
    name: 'the tickets of an order',
    things: 1,
    rowsPerThing: 60,
    run: ({ source, workspaceId }) =>
      new PostgresOrderTicketsReader(sqlOf(source)).find({ workspaceId, mode: 'live', orderId: seededId('order', 70) }),
  },
  {
    name: 'the newest guests',
    things: PAGE,
    rowsPerThing: 60,
    run: ({ source, workspaceId }) => new PostgresGuestList(sqlOf(source)).page(workspaceId, paged),
  },
  {
    name: 'guests of an event',
    things: PAGE,
    rowsPerThing: 60,
    run: ({ source, workspaceId }) => new PostgresGuestList(sqlOf(source)).page(workspaceId, { ...paged, eventId: seededId('event', 5) }),
  },
  {
    name: 'guests of an event by status',
    things: PAGE,
    rowsPerThing: 60,
    cost: 8_000,
    run: ({ source, workspaceId }) =>
      new PostgresGuestList(sqlOf(source)).page(workspaceId, { ...paged, eventId: seededId('event', 5), status: 'confirmed' }),
  },
  {
    name: 'searching guests of an event for a name',
    things: PAGE,
    rowsPerThing: 100,
    run: ({ source, workspaceId }) =>
      new PostgresGuestList(sqlOf(source)).page(workspaceId, { ...paged, eventId: seededId('event', 5), search: 'Ada' }),
  },
  {
    name: 'a guest at the door',
    things: 1,
    rowsPerThing: 40,
    run: ({ source, workspaceId }) =>
      new PostgresGuestList(sqlOf(source)).atDoor({ workspaceId, mode: 'live', attendeeId: seededId('attendee', 77) }),
  },
  {
    name: 'a ticket by its short code',
    things: 1,
    rowsPerThing: 10,
    run: ({ source, workspaceId }) => new PostgresGuestList(sqlOf(source)).ticketByCode({ workspaceId, mode: 'live', code: 'K7QM3XPD' }),
  },
  {
    name: 'a guest',
    things: 1,
    rowsPerThing: 40,
    run: ({ source, workspaceId }) =>
      new PostgresGuestList(sqlOf(source)).find({ workspaceId, mode: 'live', by: { attendeeId: seededId('attendee', 77) } }),
  },
  {
    name: 'the order of a seat',
    things: 1,
    rowsPerThing: 40,
    run: ({ source, workspaceId }) =>
      new PostgresOrderReader(sqlOf(source)).ofSeat({ workspaceId, mode: 'live', attendeeId: seededId('attendee', 77) }),
  },
  {
    name: 'the newest checkouts',
    things: PAGE,
    rowsPerThing: 10,
    run: ({ source, workspaceId }) => new PostgresCheckoutList(sqlOf(source)).page(workspaceId, paged),
  },
  {
    name: 'checkouts that are saved up for',
    things: PAGE,
    rowsPerThing: 10,
    run: ({ source, workspaceId }) => new PostgresCheckoutList(sqlOf(source)).page(workspaceId, { ...paged, isSavedUpFor: true }),
  },
  { name: 'the newest contacts', things: PAGE, rowsPerThing: 10, run: (world) => contacts(world).page(world.workspaceId, paged) },
  {
    name: 'the personal file of a contact',
    things: PAGE,
    rowsPerThing: 60,
    cost: 3_000,
    run: async (world) => {
      const contact = (await contacts(world).find(world.workspaceId, seededId('contact', 77)))!;
      const addresses = { workspaceId: world.workspaceId, mode: 'live' as const, email: contact.email, phone: contact.phone };
      await contacts(world).fileOf(personWith(addresses, await contacts(world).beside(addresses)));
    },
  },
  {
    name: 'links of a customer',
    things: PAGE,
    rowsPerThing: 10,
    run: (world) => contacts(world).links(world.workspaceId, { ...paged, contactId: seededId('contact', 7) }),
  },
  {
    name: 'the audit log',
    things: PAGE,
    rowsPerThing: 10,
    run: ({ source, workspaceId }) => new PostgresAuditList(sqlOf(source)).page(workspaceId, { limit: PAGE }),
  },
  {
    name: 'the audit log of a thing',
    things: PAGE,
    rowsPerThing: 10,
    run: ({ source, workspaceId }) => new PostgresAuditList(sqlOf(source)).page(workspaceId, { limit: PAGE, subjectRef: 'ord_77' }),
  },
  {
    name: 'keys',
    things: PAGE,
    rowsPerThing: 10,
    run: ({ source, workspaceId }) => new PostgresAccessKeyList(sqlOf(source)).page(workspaceId, { limit: PAGE }),
  },
  {
    name: 'destinations',
    things: PAGE,
    rowsPerThing: 10,
    run: ({ source, workspaceId }) => new PostgresDestinationList(sqlOf(source)).of(workspaceId),
  },
  {
    name: 'the log of deliveries',
    things: PAGE,
    rowsPerThing: 20,
    run: ({ source, workspaceId }) => new PostgresDeliveryLog(sqlOf(source)).page(workspaceId, { limit: PAGE }),
  },
  {
    name: 'the log of deliveries of a destination',
    things: PAGE,
    rowsPerThing: 20,
    run: ({ source, workspaceId }) =>
      new PostgresDeliveryLog(sqlOf(source)).page(workspaceId, { limit: PAGE, destinationId: seededId('destination', 3) }),
  },
  {
    name: 'the log of deliveries that failed',
    things: PAGE,
    rowsPerThing: 20,
    run: ({ source, workspaceId }) => new PostgresDeliveryLog(sqlOf(source)).page(workspaceId, { limit: PAGE, state: 'exhausted' }),
  },
  {
    name: 'the log of messages',
    things: PAGE,
    rowsPerThing: 10,
    run: ({ source, workspaceId }) => new PostgresMessageLog(sqlOf(source)).page(workspaceId, { limit: PAGE }),
  },
  {
    name: 'the log of messages to an address',
    things: PAGE,
    rowsPerThing: 10,
    run: ({ source, workspaceId }) => new PostgresMessageLog(sqlOf(source)).page(workspaceId, { limit: PAGE, to: 'no.one@example.com' }),
  },
  {
    name: 'the log of messages that failed',
    things: PAGE,
    rowsPerThing: 10,
    run: ({ source, workspaceId }) => new PostgresMessageLog(sqlOf(source)).page(workspaceId, { limit: PAGE, state: 'failed' }),
  },
  {
    name: 'the log of codes',
    things: PAGE,
    rowsPerThing: 10,
    run: ({ source, workspaceId }) => new PostgresOtpLists(sqlOf(source)).challenges(workspaceId, { limit: PAGE }),
  },
  {
    name: 'the log of codes of a mode',
    things: PAGE,
    rowsPerThing: 30,
    run: ({ source, workspaceId }) => new PostgresOtpLists(sqlOf(source)).challenges(workspaceId, { limit: PAGE, mode: 'test' }),
  },
  {
    name: 'submissions of a form',
    things: PAGE,
    rowsPerThing: 10,
    run: ({ source, workspaceId }) =>
      new PostgresSubmissionList(sqlOf(source)).page(workspaceId, { ...paged, formId: seededId('form', 3) }),
  },
  {
    name: 'the newest subscribers',
    things: PAGE,
    rowsPerThing: 10,
    run: ({ source, workspaceId }) => new PostgresSubscriptionList(sqlOf(source)).page(workspaceId, { ...paged, kind: 'newsletter' }),
  },
  {
    name: 'exceptions of payments',
    things: PAGE,
    rowsPerThing: 10,
    run: ({ source, workspaceId }) => new PostgresPaymentLists(sqlOf(source)).exceptions(workspaceId, { ...paged, open: true }),
  },
  {
    name: 'money of a checkout',
    things: 1,
    rowsPerThing: 20,
    run: ({ source, workspaceId }) =>
      new PostgresPaymentLists(sqlOf(source)).ofCheckout({ workspaceId, mode: 'live', checkoutId: seededId('checkout', 99) }),
  },
];

export const readingPaths: readonly HotPath[] = [...shownPaths, ...listedPaths, ...filteredPaths, ...searchingPaths];
