import type { NewOrder, OrderBook } from '@svc/checkout';
import {
  BALANCE_REMINDER_QUEUE,
  claimBalance,
  orderJob,
  owedOf,
  placeOrder,
  receiveBalance,
  saveOrder,
  type BalanceClaim,
  type OrderDetails,
  type OrderName,
  type OrderToWrite,
} from '@svc/orders';
import { normalisedEmail } from '@svc/ticketing';
import { withFormOnNodes } from '../distribution/dialect';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { noteJobsAhead } from '../work/committed-jobs';
import { contactEntity, OR_FILL_IN } from '../customers/customer.entities';
import { columnOf, insertRecords, recordType } from '../rows/statements';
import { attendeeEntity, orderEntity, orderItemEntity } from './order.entities';
import { areTicketsCancelled } from '../ticketing/cancelled-types';
import { SERIALIZATION_FAILURE } from '../work/postgres-unit-of-work';
import { PostgresOrderStore } from './order-store';

/** Number of the first order in a workspace and mode. */
const FIRST_NUMBER = 1001;

/**
 * Places orders, each in one statement, and books the payments of their balance, within the transaction that settles a
 * checkout.
 */
export class PostgresOrderBook implements OrderBook {
  constructor(private readonly sql: Sql) {}

  async place(paid: NewOrder): Promise<{ number: number }> {
    if (paid.savedSince) await this.purgeSaved(paid);
    const order = placeOrder(paid);
    const [placed] = await this.sql.query(PLACE, parametersOf(order, paid));
    if (placed!.isEventCancelled) throw new CancelledMeanwhile();
    const { workspaceId, mode, id: orderId } = paid;
    if (order.remindAt) noteJobsAhead(this.sql, orderJob(BALANCE_REMINDER_QUEUE, { workspaceId, mode, orderId }, order.remindAt));
    return { number: placed!.number };
  }

  /** Saves an order that is saved up for; nothing points at it yet, so it is written afresh with each change. */
  async save(saved: NewOrder & { savedSince: Date }, status: 'saving' | 'cancelled'): Promise<void> {
    await this.purgeSaved(saved);
    await this.sql.execute(SAVE, parametersOf(saveOrder(saved, status, saved.savedSince), saved));
  }

  async owing(order: OrderName): ReturnType<OrderBook['owing']> {
    const row = await this.lock(order);
    return row && owedOf(row);
  }

  async claim(order: OrderName, amountMinor: number): Promise<BalanceClaim> {
    const row = await this.lock(order);
    return row ? claimBalance(row, amountMinor) : 'called_off';
  }

  async receive(order: OrderName): ReturnType<OrderBook['receive']> {
    const received = receiveBalance((await this.lock(order))!, { byHand: false });
    await new PostgresOrderStore(this.sql).update(received);
    const { status, fulfillmentStatus } = received;
    return { status, fulfillmentStatus };
  }

  private async purgeSaved({ workspaceId, mode, id }: NewOrder): Promise<void> {
    await this.sql.repository(orderEntity).delete({ workspaceId, mode, id, status: 'saving' });
  }

  private lock(order: OrderName): Promise<OrderDetails | undefined> {
    return new PostgresOrderStore(this.sql).lock(order);
  }
}

/** Has the work repeated, which finds the event cancelled then. */
class CancelledMeanwhile extends Error {
  readonly code = SERIALIZATION_FAILURE;

  constructor() {
    super('The event was cancelled while its order was placed.');
  }
}

const parametersOf = (order: OrderToWrite, { workspaceId, mode, contact }: NewOrder) => [
  workspaceId,
  mode,
  JSON.stringify(documentOf(order, contact)),
];

/** Returns the written parts of an order, each as a set of records; with the buyer as the contact that it may become. */
function documentOf({ items, ...order }: OrderToWrite, { name, email, phone }: NewOrder['contact']) {
  const contactEmail = email === undefined ? undefined : normalisedEmail(email);
  return {
    order: { ...order, contactEmail },
    buyer: contactEmail === undefined && phone === undefined ? [] : [{ id: order.contact.id, name, email: contactEmail, phone }],
    items: items.map(({ id, line }, position) => ({ id, line, position })),
    seats: items.flatMap((item) => item.seats.map((seat) => ({ ...seat, orderItemId: item.id }))),
  };
}

const KEY = { workspaceId: '$1', mode: '$2' };
const ITEMS = insertRecords(orderItemEntity, {
  constants: { ...KEY, orderId: `($3::jsonb #>> '{order,id}')::uuid` },
  fields: ['id', 'position', 'line'],
  from: `$3::jsonb -> 'items'`,
});
const SEATS = insertRecords(attendeeEntity, {
  constants: { ...KEY, eventId: `($3::jsonb #>> '{order,eventId}')::uuid` },
  fields: [
    'id',
    'orderItemId',
    'ticketTypeId',
    'position',
    'ticket',
    'countedDayIds',
    'name',
    'email',
    'phone',
    'dateOfBirth',
    'responses',
    'status',
    'serial',
  ],
  from: `$3::jsonb -> 'seats'`,
});
const BUYER = insertRecords(contactEntity, { constants: KEY, fields: ['id', 'name', 'email', 'phone'], from: `$3::jsonb -> 'buyer'` });
/** Columns of an order that are written unchanged; its number and its contact are found as it is written. */
const WRITTEN = [
  'id',
  'checkoutId',
  'eventId',
  'source',
  'status',
  'fulfillmentStatus',
  'totals',
  'paidMinor',
  'contactEmail',
  'deliveryAddress',
  'linkSerial',
  'responses',
  'placedAt',
  'paidAt',
  'cancelledAt',
  'balanceDueAt',
  'remindAt',
] as const;

/** SQL of the record of the order; Citus 13 knows no row type of `jsonb_to_record`. */
const ORDERED = withFormOnNodes(`jsonb_to_record($3::jsonb -> 'order')`, `jsonb_to_recordset(jsonb_build_array($3::jsonb -> 'order'))`);

/**
 * Returns SQL that writes an order and all its parts by one statement. Of two orders at once the second waits at the number
 * until the first is committed, or undone: so there are no gaps. The buyer is made a contact, or is one already: nobody erases
 * it before the order exists and can be erased with it.
 * The order is written before its parts, by which a distributed database finds it.
 * @param numbered the statement that gives `last`, its number
 * @param more further results, of the order as `made`
 */
const writing = (numbered: string, more = '') => `
  with numbered as (
    ${numbered}
  ),
  buyer as (${BUYER}
    ${OR_FILL_IN}
    returning id
  ),
  made as (
  insert into store_order as placed (workspace_id, mode, number, contact, ${WRITTEN.map((field) => columnOf(orderEntity, field)).join(', ')})
  select $1, $2, numbered.last, contact || jsonb_build_object('id', coalesce(buyer.id, (contact ->> 'id')::uuid)),
         ${WRITTEN.map((field) => `ordered."${field}"`).join(', ')}
    from numbered left join buyer on true, ${ORDERED} as ordered (${recordType(orderEntity, [...WRITTEN, 'contact'])})
  returning placed.number::float8 as number, placed.event_id),
  items as (${ITEMS}),
  seats as (${SEATS})
  select number${more} from made`;

/** SQL of the ticket types of the order's items, as an array. */
const TYPES_OF_ITEMS = `array(select (made.line ->> 'ticketTypeId')::uuid from jsonb_to_recordset($3::jsonb -> 'items') as made (line jsonb))`;

/** SQL that is true where the event, or days, of the order are cancelled by now: the statement begins when the counters are locked (ADR 0147). */
const IS_EVENT_CANCELLED = `
  , exists (select 1 from event e where e.workspace_id = $1 and e.id = made.event_id and ${areTicketsCancelled('e', TYPES_OF_ITEMS)} offset 0) as "isEventCancelled"`;

const PLACE = statement<{ number: number; isEventCancelled: boolean }>('orders.place')`
  ${writing(
    `insert into order_number (workspace_id, mode, last) values ($1, $2, ${FIRST_NUMBER})
    on conflict (workspace_id, mode) do update set last = order_number.last + 1
    returning last`,
    IS_EVENT_CANCELLED,
  )}`;

const SAVE = statement('orders.save')`${writing('select null::bigint as last')}`;
