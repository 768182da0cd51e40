import { PostgresCheckoutList, PostgresContactList, PostgresGuestList, PostgresOrderReader, sqlOf } from '@svc/adapters/postgres';
import { seededId } from '../large-shop/seed-sql';
import type { HotPath, PlanWorld } from './plan-world';

const PAGE = 20;
const paged = { mode: 'live' as const, limit: PAGE };
const contacts = ({ source }: PlanWorld) => new PostgresContactList(sqlOf(source), () => []);

const orders = (world: PlanWorld, query: object) =>
  new PostgresOrderReader(sqlOf(world.source)).page(world.workspaceId, { ...paged, ...query });
const guests = (world: PlanWorld, query: object) =>
  new PostgresGuestList(sqlOf(world.source)).page(world.workspaceId, { ...paged, ...query });
const checkouts = (world: PlanWorld, query: object) =>
  new PostgresCheckoutList(sqlOf(world.source)).page(world.workspaceId, { ...paged, ...query });

/** Search terms that many have, a few, and none; terms of one letter and two are found otherwise than longer ones. */
const TERMS = ['a', 'q', 'zq', '77', 'example.com', 'zzyzx', 'no.one.77@example.com'];

/** A term that one in 200 has is beyond the newest, and many entries of the index: of such, the most are read. */
const searchesFor = (search: string, rowsPerThing: number, rowsPerGuest: number): HotPath[] => [
  { name: `searching orders for “${search}”`, things: PAGE, rowsPerThing, run: (world) => orders(world, { search }) },
  { name: `searching guests for “${search}”`, things: PAGE, rowsPerThing: rowsPerGuest, run: (world) => guests(world, { search }) },
  { name: `searching checkouts for “${search}”`, things: PAGE, rowsPerThing, run: (world) => checkouts(world, { search }) },
  {
    name: `searching contacts for “${search}”`,
    things: PAGE,
    rowsPerThing,
    run: (world) => contacts(world).page(world.workspaceId, { ...paged, search }),
  },
];

/** Parts of names, addresses and numbers, whether very many have them or none has (ADR 0062). */
export const searchingPaths: readonly HotPath[] = [
  ...TERMS.flatMap((search) => searchesFor(search, 150, 1_500)),
  ...searchesFor('Ada7 ', 1_500, 4_000),
  { name: 'searching orders for a number', things: PAGE, rowsPerThing: 150, run: (world) => orders(world, { search: '1077' }) },
  {
    name: 'searching orders for an address',
    things: PAGE,
    rowsPerThing: 150,
    run: (world) => orders(world, { search: 'buyer.77@example.com' }),
  },
  {
    name: 'searching old orders for an address',
    things: PAGE,
    rowsPerThing: 150,
    run: (world) => orders(world, { search: 'buyer.77@example.com', after: seededId('order', 5_000) }),
  },
  ...[
    { name: 'searching orders for a street', search: 'Nowhere Lane' },
    { name: 'searching orders for what one item is', search: 'no such thing' },
    { name: 'searching orders for an umlaut', search: 'Jürgen Ödegård' },
    { name: 'searching orders for a phone number', search: '0803 123 4567' },
    { name: 'searching orders for a reference', search: 'pi_no_such_payment' },
    { name: 'searching orders for the ref of a payment', search: 'pay_01h455vb4pex5vsknk084sn02q' },
    { name: 'searching orders for a buyer and what was bought', search: 'zzyzx cloth' },
  ].map(({ name, search }) => ({ name, things: PAGE, rowsPerThing: 300, run: (world: PlanWorld) => orders(world, { search }) })),
  {
    name: 'searching orders of a day',
    things: PAGE,
    rowsPerThing: 150,
    run: (world) =>
      orders(world, { search: 'zzyzx', placedFrom: new Date('2026-01-01T00:00:00Z'), placedUntil: new Date('2026-01-02T00:00:00Z') }),
  },
  {
    name: 'searching orders of a status for what many have',
    things: PAGE,
    rowsPerThing: 150,
    run: (world) => orders(world, { search: 'a', status: 'refunded' }),
  },
  {
    name: 'searching guests for an address',
    things: PAGE,
    rowsPerThing: 500,
    run: (world) => guests(world, { search: 'guest.77@example.com' }),
  },
  {
    name: 'searching guests of an event for an address',
    things: PAGE,
    rowsPerThing: 500,
    run: (world) => guests(world, { search: 'guest.77@example.com', eventId: seededId('event', 5) }),
  },
  {
    name: 'searching checkouts for an address',
    things: PAGE,
    rowsPerThing: 150,
    run: (world) => checkouts(world, { search: 'buyer.77@example.com' }),
  },
  {
    name: 'searching contacts for an address',
    things: PAGE,
    rowsPerThing: 150,
    run: (world) => contacts(world).page(world.workspaceId, { ...paged, search: 'buyer.77@example.com' }),
  },
];

/** Lists of orders by their filters (D-162). */
export const filteredPaths: readonly HotPath[] = [
  ...[
    { name: 'orders of an event', query: { eventId: seededId('event', 5) } },
    { name: 'orders of a product', query: { productId: seededId('product', 42) } },
    { name: 'orders of a product that none has', query: { productId: seededId('product', 1_000_000) } },
    { name: 'orders of a day', query: { placedFrom: new Date('2026-01-01T00:00:00Z'), placedUntil: new Date('2026-01-02T00:00:00Z') } },
    { name: 'orders of long ago', query: { placedUntil: new Date('2000-01-01T00:00:00Z') } },
  ].map(({ name, query }) => ({ name, things: PAGE, rowsPerThing: 40, run: (world: PlanWorld) => orders(world, query) })),
];
