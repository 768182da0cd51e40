import {
  OrderReader,
  ACTIVE_STATUSES,
  TO_HAND_OVER,
  type OrderLinkState,
  type OrderName,
  type OrderQuery,
  type ReadOrder,
  type RefundRequestQuery,
  type SeatName,
} from '@svc/orders';
import type { Due, Mode } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { composed, statement } from '../work/statement';
import { isDue, ownerIn, NOW, sweepFor, UNTIL, dueAtIfAhead } from '../work/database-clock';
import { MOST_OF_PAGE, pageOf, utc, withoutNulls } from '../rows/statements';
import { byKey, hasMode, lookup } from '../rows/by-key';
import { ANY_MODE } from '../rows/row-writes';
import { searchOf } from '../rows/search-parameters';
import { ordersByCode } from '../ticketing/ticket-sql';
import { ordersByRef } from './orders-by-ref-sql';
import { CUSTOMER, ORDER, orderEntity, orderOf, IS_REPORTED, type OrderRow } from './order.entities';

/** Reads orders from their tables; by hand: a feed, a search, and each order with all its parts. */
export class PostgresOrderReader extends OrderReader {
  constructor(private readonly sql: Sql) {
    super();
  }

  async changedSince(workspaceId: string, mode: Mode, since: string | undefined, limit: number): Promise<ReadOrder[]> {
    const parameters = [workspaceId, mode, since ?? '-infinity', limit];
    const rows = await (limit > MOST_OF_PAGE
      ? this.sql.query(changedSince(limit), parameters)
      : this.sql.prepared(CHANGED_SINCE, parameters));
    return rows.map(readOf);
  }

  async page(workspaceId: string, query: OrderQuery) {
    const { search, productId, limit } = query;
    const { filters, toFulfil } = parametersOf(workspaceId, query, limit + 1);
    const rows = await (search || productId
      ? this.sql.query(searchedPage(toFulfil), [...filters, ...searchFor(search)])
      : this.sql.query(pageAlong(walkOf(query), toFulfil), filters));
    return pageOf(rows.map(readOf), limit);
  }

  async searchIds(workspaceId: string, query: OrderQuery): Promise<string[]> {
    const { filters, toFulfil } = parametersOf(workspaceId, query, query.limit);
    const rows = await this.sql.query(searchedIds(toFulfil), [...filters, ...searchFor(query.search)]);
    return rows.map(({ id }) => id);
  }

  async withIds(workspaceId: string, mode: Mode, ids: readonly string[]): Promise<ReadOrder[]> {
    const rows = await this.sql.query(WITH_IDS, [workspaceId, mode, ids]);
    return rows.map(readOf);
  }

  async refundRequests(workspaceId: string, { mode, state, after, limit }: RefundRequestQuery) {
    const rows = await this.sql.query(ASKED_BACK, [workspaceId, mode, limit + 1, state ?? null, after ?? null]);
    return pageOf(rows.map(readOf), limit);
  }

  async find({ workspaceId, mode, orderId }: OrderName): Promise<ReadOrder | undefined> {
    const [row] = await this.sql.query(FIND, [workspaceId, mode, orderId]);
    return row && readOf(row);
  }

  async productNamed(workspaceId: string, by: { id: string } | { slug: string }): Promise<string | undefined> {
    const [row] = await this.sql.query(PRODUCT_NAMED, [workspaceId, ...('id' in by ? [by.id, null] : [null, by.slug])]);
    return row?.id;
  }

  toRemind(most: number, aheadMs?: number): Promise<Due<OrderName>[]> {
    return sweepFor(this.sql, TO_REMIND, most, aheadMs);
  }

  async linkOf(workspaceId: string, orderId: string): Promise<OrderLinkState | undefined> {
    const where = { workspaceId, mode: ANY_MODE, id: orderId };
    const order = await this.sql.repository(orderEntity).findOne({ select: { mode: true, linkSerial: true }, where });
    return order ? withoutNulls<OrderLinkState>(order) : undefined;
  }

  async ofSeat({ workspaceId, mode, attendeeId }: SeatName): Promise<string | undefined> {
    const [row] = await this.sql.query(OF_SEAT, [workspaceId, mode, attendeeId]);
    return row?.orderId;
  }
}

interface Row extends OrderRow {
  customer: ReadOrder['customer'] | null;
  updatedAt: string;
}

function readOf({ updatedAt, ...row }: Row): ReadOrder {
  return { ...orderOf(row), updatedAt };
}

/**
 * Returns SQL of a page of the feed, which goes by the order of the stamps and looks each order up by its id, so that it costs
 * the same in a store of any size. It reads `most` orders at the utmost.
 */
const changedSince = composed<Row, [most: number]>(
  'orders_changed',
  [[MOST_OF_PAGE]],
  (most) => `
    select ${ORDER}, ${CUSTOMER} as customer, ${utc('o.stamp', 6)} as "updatedAt"
      from (select o.*, stamp.updated_at as stamp
              from sync_stamp stamp
             cross join lateral (select * from store_order where workspace_id = stamp.workspace_id and mode = stamp.mode and id = stamp.id offset 0) o
             where stamp.workspace_id = $1 and stamp.mode = $2 and stamp.kind = 'order' and stamp.updated_at >= $3::timestamptz and ${IS_REPORTED}
             order by stamp.updated_at
             limit ${most}) o
     order by o.stamp
     limit $4`,
);

const CHANGED_SINCE = changedSince(MOST_OF_PAGE);

/** SQL of the last stamp of order `o`, which belongs to its key alone (ADR 0145). */
const STAMP = `
  (select updated_at from sync_stamp where workspace_id = o.workspace_id and mode = o.mode and kind = 'order' and id = o.id)`;

/** Returns SQL of orders `o`, with the stamp of their last change, or the moment of its writing as long as it has none. */
const ordersFrom = (rows: string): string => `
  select ${ORDER}, ${CUSTOMER} as customer, ${utc(`coalesce(${STAMP}, o.updated_at)`, 6)} as "updatedAt"
    from ${rows}`;

const ORDERS = ordersFrom('store_order o');

const FIND = statement<Row>('orders.find')`${ORDERS} where o.workspace_id = $1 and o.mode = $2 and o.id = $3`;

/** By hand: two tables. */
const OF_SEAT = statement<{ orderId: string }>('orders.of_seat')`
  select i.order_id as "orderId"
    from attendee a
   cross join ${lookup('order_item', 'workspace_id = a.workspace_id and mode = a.mode and id = a.order_item_id')} i
   where a.workspace_id = $1 and a.mode = $2 and a.id = $3`;

const PRODUCT_NAMED = statement<{ id: string }>('orders.product_named')`
  select id from product where workspace_id = $1 and (id = $2 or identity = lower($3)) order by (deleted_at is not null), id desc limit 1`;

/** SQL of the time at which the order of the cursor was placed. */
const PLACED_OF_CURSOR = `(select c.placed_at from store_order c where c.workspace_id = $1 and c.mode = $2 and c.id = $7)`;

const TO_REMIND = statement<Due<OrderName>>('orders.to_remind')`
  select workspace_id as "workspaceId", mode, id as "orderId", ${dueAtIfAhead('remind_at', NOW, ownerIn('store_order'))} as "dueAt"
    from store_order where ${isDue('remind_at', UNTIL, ownerIn('store_order'))} order by remind_at limit $1`;

/** SQL of the condition that an item of order `o` sold the product or package `$11`. */
const SOLD_PRODUCT = `
  exists (select 1 from order_item i
           where i.workspace_id = o.workspace_id and ${hasMode('i.mode', 'o.mode')} and i.order_id = o.id and i.line ->> 'productId' = $11::text)`;

/** SQL of the filters of a list, but for its workspace, mode and cursor. Parameters of absent ones are null. */
const FILTERS = `
     and ($4::text is null or o.status = $4)
     and ($5::text is null or o.fulfillment_status = $5)
     and ($6::text is null or o.status = 'deposit_paid' and ($6 = 'due' or o.balance_due_at <= service_now($1, $2)))
     and ($8::uuid is null or o.event_id = $8)
     and ($9::timestamptz is null or o.placed_at >= $9)
     and ($10::timestamptz is null or o.placed_at < $10)
     and ($11::text is null or ${SOLD_PRODUCT})`;

const ASKED_BACK = statement<Row>('orders.asked_back')`
  ${ORDERS}
   where o.workspace_id = $1 and o.mode = $2 and o.refund_request is not null
     and ($4::text is null or o.refund_request ->> 'state' = $4)
     and ($5::uuid is null or o.id < $5)
   order by o.id desc
   limit $3`;

const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** SQL of the condition that somebody is still to be handed something of an order. */
const IS_TO_FULFIL = `o.status in (${listed(ACTIVE_STATUSES)}) and o.fulfillment_status in (${listed(TO_HAND_OVER)})`;

/** Ways to walk through the orders of a list, newest first: in the order of their ids, of those of an event, or of placing. */
type Walk = 'by_id' | 'of_event' | 'placed';

/** Returns the way that reads the fewest orders: an event before the days, which may be many. */
function walkOf({ eventId, placedFrom, placedUntil }: OrderQuery): Walk {
  if (eventId) return 'of_event';
  return placedFrom || placedUntil ? 'placed' : 'by_id';
}

/** Returns the parameters of a list up to `$11`, null where a filter is absent. */
function parametersOf(workspaceId: string, query: OrderQuery, most: number): { filters: unknown[]; toFulfil: boolean } {
  const { mode, status, fulfillmentStatus, toFulfil = false, balance, after, eventId, productId, placedFrom, placedUntil } = query;
  const optional = [status, fulfillmentStatus, balance, after, eventId, placedFrom, placedUntil, productId];
  return { filters: [workspaceId, mode, most, ...optional.map((value) => value ?? null)], toFulfil };
}

/** Returns the parameters from `$12` on: what is searched for, all null where nothing is. */
function searchFor(search: string | undefined): unknown[] {
  if (!search) return Array.from({ length: 8 }, () => null);
  const { request, parameters } = searchOf(search);
  return [request.number ?? null, ...parameters, request.code ?? null, request.ref?.prefix ?? null, request.ref?.id ?? null, request.text];
}

/** SQL of orders `o` in the order of a walk, after the cursor `$7`. */
const WALKS: Readonly<Record<Walk, { orders: string; order: string }>> = {
  by_id: {
    orders: `${ORDERS}
   where o.workspace_id = $1 and o.mode = $2 and ($7::uuid is null or o.id < $7)`,
    order: 'o.id desc',
  },
  of_event: {
    orders: `${ORDERS}
   where o.workspace_id = $1 and ${hasMode('o.mode', '$2')} and o.event_id is not null and o.event_id = $8 and ($7::uuid is null or o.id < $7)`,
    order: 'o.id desc',
  },
  // A cursor whose order was deleted meanwhile ends the list.
  placed: {
    orders: `${ORDERS}
   where o.workspace_id = $1 and ${hasMode('o.mode', '$2')}
     and o.placed_at <= case when $7::uuid is null then 'infinity' else coalesce(${PLACED_OF_CURSOR}, '-infinity') end
     and ($7::uuid is null or o.placed_at < ${PLACED_OF_CURSOR} or o.id < $7)`,
    order: 'o.placed_at desc, o.id desc',
  },
};

/** Returns SQL of a page, of orders to fulfil alone if so wanted. */
const pageAlong = composed<Row, [walk: Walk, toFulfil: boolean]>(
  'orders.page',
  (['by_id', 'of_event', 'placed'] as const).flatMap((walk) => [
    [walk, false],
    [walk, true],
  ]),
  (walk, toFulfil) => `
  ${WALKS[walk].orders}
  ${FILTERS}${toFulfil ? ` and ${IS_TO_FULFIL}` : ''}
   order by ${WALKS[walk].order}
   limit $3`,
);

/** SQL of the ids of orders that are searched for, or have a product, found by a function (ADR 0154), by their statuses. */
const searched = (status: string, fulfillmentStatus: string): string =>
  `search_orders_v2($1, $2, $3, ${status}, ${fulfillmentStatus}, $6, $8, $11::text, $9, $10, $7, $12, $13, $14, $15)::uuid[]`;

/** SQL of the same for each pair of statuses of orders to fulfil, so that no other takes the room of a page. */
const SEARCHED_TO_FULFIL = `
  (select array_agg(id) from unnest(array[${listed(ACTIVE_STATUSES)}]) s (status) cross join unnest(array[${listed(TO_HAND_OVER)}]) f (status)
    cross join lateral unnest(${searched('s.status', 'f.status')}) id)`;

/** SQL of the ids of orders that the short code of a ticket, a ref, or a reference of a provider names. */
const NAMED = `array(${ordersByCode('$16')}) || array(${ordersByRef({ prefix: '$17::text', id: '$18::uuid', reference: '$19::text' })})`;

/** Returns SQL of orders `o` that are searched for, or have a product, looked up by ids. */
const searchedFrom = (columns: string, toFulfil: boolean): string => `
    select ${columns} from ${byKey('store_order', 'o', `${toFulfil ? SEARCHED_TO_FULFIL : `(select ${searched('$4', '$5')})`} || ${NAMED}`)}
     where o.workspace_id = $1 and o.mode = $2 and ($7::uuid is null or o.id < $7)
    ${FILTERS}${toFulfil ? ` and ${IS_TO_FULFIL}` : ''}
     order by o.id desc
     limit $3`;

/** Returns SQL of a page of them. Their parts are read of the page alone, which the planner has to see. */
const searchedPage = composed<Row, [toFulfil: boolean]>(
  'orders.searched',
  [[false], [true]],
  (toFulfil) => `${ordersFrom(`(${searchedFrom('o.*', toFulfil)}) o`)} order by o.id desc`,
);

const searchedIds = composed<{ id: string }, [toFulfil: boolean]>('orders.searched_ids', [[false], [true]], (toFulfil) =>
  searchedFrom('o.id', toFulfil),
);

const WITH_IDS = statement<Row>('orders.with_ids')`${ordersFrom(byKey('store_order', 'o', '$3::uuid[]'))} order by o.id desc`;
