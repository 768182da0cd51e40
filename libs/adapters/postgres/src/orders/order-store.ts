import { normalisedEmail } from '@svc/contracts';
import {
  BALANCE_REMINDER_QUEUE,
  type EventRefundName,
  type EventRefundStore,
  type FreedChange,
  type Fulfillment,
  type Order,
  type OrderDetails,
  orderJob,
  type OrderName,
  type OrderStore,
  type OrderTx,
  type SoldCounts,
} from '@svc/orders';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { hasMode, rowsIn } from '../rows/by-key';
import { noteJobsAhead } from '../work/committed-jobs';
import { cleared } from '../rows/row-writes';
import { type DeletedOrder, deleteTestOrders, deleteUnpaidTestCheckouts } from './old-test-data';
import { eventRefundEntity, fulfillmentEntity, ORDER, orderOf, type OrderRow, orderRefundEntity } from './order.entities';
import { PostgresAuditTrail } from '../access/audit';
import { PostgresConfirmationStore } from '../confirmations';
import { PostgresJoinedContacts } from '../customers/joined-contacts';
import { PostgresCorrectedAddresses } from '../notifications/postgres-corrected-addresses';
import { PostgresOutbox } from '../outbox';
import { PostgresExceptionStore } from '../payments/exception-store';
import { PostgresRefundStore } from '../payments/refund-store';

/** Orders as they change, within one transaction; by hand, since an order is read and written with all its parts. */
export class PostgresOrderStore implements OrderStore {
  constructor(private readonly sql: Sql) {}

  /** Locks first and reads then: a waiting transaction sees the writes of the other one. */
  async lock({ workspaceId, mode, orderId }: OrderName): Promise<OrderDetails | undefined> {
    const parameters = [workspaceId, mode, orderId];
    const locked = await this.sql.execute(LOCK_ORDER, parameters);
    if (locked === 0) return undefined;
    await this.sql.execute(LOCK_SEATS, parameters);
    const [row] = await this.sql.query(WHOLE_ORDER, parameters);
    return row && orderOf(row);
  }

  async update(order: Order): Promise<void> {
    const {
      workspaceId,
      mode,
      id,
      status,
      fulfillmentStatus,
      cancelledAt,
      paidMinor,
      receivedByHandMinor,
      waivedMinor,
      balanceDueAt,
      remindAt,
      refundRequest,
      items,
    } = order;
    const parts = items.map((item) => ({ id: item.id, fulfilled: item.fulfilledQuantity, refunded: item.refundedQuantity }));
    const seats = items.flatMap((item) =>
      item.seats.map(({ id: seatId, status: seatStatus, endedFor }) => ({ id: seatId, status: seatStatus, endedFor })),
    );
    await this.sql.execute(UPDATE, [
      workspaceId,
      mode,
      id,
      status,
      fulfillmentStatus,
      cancelledAt ?? null,
      JSON.stringify(parts),
      JSON.stringify(seats),
      paidMinor,
      receivedByHandMinor,
      balanceDueAt ?? null,
      remindAt ?? null,
      refundRequest ? JSON.stringify(refundRequest) : null,
      waivedMinor,
    ]);
    if (remindAt) noteJobsAhead(this.sql, orderJob(BALANCE_REMINDER_QUEUE, { workspaceId, mode, orderId: id }, remindAt));
  }

  async changeAddress({ workspaceId, mode, id, deliveryAddress, totals }: Order): Promise<void> {
    await this.sql.execute(CHANGE_ADDRESS, [workspaceId, mode, id, JSON.stringify(deliveryAddress), JSON.stringify(totals)]);
  }

  async correct(order: Order, former: Order['contact']): Promise<void> {
    const { workspaceId, mode, id, contact, deliveryAddress, totals, note, linkSerial, items } = order;
    const seats = items.flatMap((item) => item.seats.map((seat) => ({ id: seat.id, email: seat.email, serial: seat.serial })));
    await this.sql.execute(CORRECT, [
      workspaceId,
      mode,
      id,
      JSON.stringify(contact),
      contact.email === undefined ? null : normalisedEmail(contact.email),
      deliveryAddress ? JSON.stringify(deliveryAddress) : null,
      JSON.stringify(totals),
      note ?? null,
      linkSerial ?? null,
      JSON.stringify(seats),
    ]);
    const { id: _, ...buyer } = contact;
    await this.sql.execute(CORRECT_CHECKOUTS, [
      workspaceId,
      mode,
      id,
      JSON.stringify(buyer),
      linkSerial ?? null,
      former.email ?? null,
      contact.email ?? null,
    ]);
  }

  async addFulfillment({ workspaceId, mode, orderId }: OrderName, fulfillment: Fulfillment): Promise<void> {
    await this.sql.repository(fulfillmentEntity).insert({ workspaceId, mode, orderId, ...fulfillment });
  }

  async changeShipment({ workspaceId, mode, orderId }: OrderName, fulfillment: Fulfillment): Promise<void> {
    const { id, carrier, trackingNumber, trackingUrl } = fulfillment;
    await this.sql
      .repository(fulfillmentEntity)
      .update({ workspaceId, mode, id, orderId }, cleared({ carrier, trackingNumber, trackingUrl }));
  }

  async deleteFulfillment({ workspaceId, mode, orderId }: OrderName, id: string): Promise<void> {
    await this.sql.repository(fulfillmentEntity).delete({ workspaceId, mode, id, orderId });
  }

  async addRefunds({ workspaceId, mode, orderId }: OrderName, refundIds: readonly string[]): Promise<void> {
    await this.sql.repository(orderRefundEntity).insert(refundIds.map((id) => ({ workspaceId, mode, orderId, id })));
  }

  deleteTestOrders(before: Date, most: number): Promise<DeletedOrder[]> {
    return deleteTestOrders(this.sql, before, most);
  }

  deleteUnpaidTestCheckouts(before: Date, most: number): Promise<number> {
    return deleteUnpaidTestCheckouts(this.sql, before, most);
  }
}

const LOCK_ORDER = statement('orders.lock_order')`
  select 1 from store_order where workspace_id = $1 and mode = $2 and id = $3 for update`;

const WHOLE_ORDER = statement<OrderRow>('orders.whole_order')`
  select ${ORDER} from store_order o where o.workspace_id = $1 and o.mode = $2 and o.id = $3`;

/** Locks seats that are given up, so that nobody checks their guest in meanwhile. */
const LOCK_SEATS = statement('orders.lock_seats')`
  select 1 from attendee a
    join order_item i on i.workspace_id = a.workspace_id and ${hasMode('a.mode', 'i.mode')} and i.id = a.order_item_id
   where i.workspace_id = $1 and ${hasMode('i.mode', '$2')} and i.order_id = $3
   order by a.id
     for update of a`;

const UPDATE = statement('orders.update')`
  with items as (
    update order_item i set fulfilled_quantity = item.fulfilled, refunded_quantity = item.refunded
      from jsonb_to_recordset($7::jsonb) as item (id uuid, fulfilled integer, refunded integer)
     where i.workspace_id = $1 and i.mode = $2 and i.id = item.id and (i.fulfilled_quantity, i.refunded_quantity) <> (item.fulfilled, item.refunded)
  ),
  seats as (
    update attendee a set status = seat.status, ended_for = coalesce(seat."endedFor", a.ended_for), updated_at = real_now()
      from jsonb_to_recordset($8::jsonb) as seat (id uuid, status text, "endedFor" uuid)
     where a.workspace_id = $1 and a.mode = $2 and a.id = seat.id and a.status <> seat.status
  )
  update store_order
     set status = $4, fulfillment_status = $5, cancelled_at = $6, paid_minor = $9, received_by_hand_minor = $10, balance_due_at = $11, remind_at = $12, refund_request = $13, waived_minor = $14,
         version = version + 1, updated_at = real_now()
   where workspace_id = $1 and mode = $2 and id = $3`;

/** By hand, as `UPDATE` is, since the version is counted up and the moment is the database's. */
const CHANGE_ADDRESS = statement('orders.change_address')`
  update store_order
     set delivery_address = $4, totals = $5, version = version + 1, updated_at = real_now()
   where workspace_id = $1 and mode = $2 and id = $3`;

/** By hand, as `UPDATE` is. */
const CORRECT = statement('orders.correct')`
  with seats as (
    update attendee a
       set email = seat.email, serial = seat.serial, not_meant_at = case when a.email is distinct from seat.email then null else a.not_meant_at end,
           updated_at = real_now()
      from ${rowsIn('$10', 'id uuid, email text, serial integer')} seat
     where a.workspace_id = $1 and a.mode = seat.mode and a.id = seat.id and (a.email, a.serial) is distinct from (seat.email, seat.serial)
  )
  update store_order
     set contact = $4, contact_email = $5, delivery_address = $6, totals = $7, note = $8, link_serial = $9,
         version = version + 1, updated_at = real_now()
   where workspace_id = $1 and mode = $2 and id = $3`;

/** By hand: of the checkout that placed the order, and those of its balance. */
const CORRECT_CHECKOUTS = statement('orders.correct_checkouts')`
  update checkout c
     set contact = $4, link_serial = $5, version = version + 1, updated_at = real_now(),
         seats = (select coalesce(jsonb_agg(case when lower(btrim(taken.seat ->> 'email')) = lower(btrim($6)) then jsonb_strip_nulls(taken.seat || jsonb_build_object('email', $7::text)) else taken.seat end order by taken.n), '[]')
                    from jsonb_array_elements(c.seats) with ordinality as taken (seat, n))
    from (select o.checkout_id as id, $2::text as mode from store_order o where o.workspace_id = $1 and o.mode = $2 and o.id = $3
           union
          select b.id, $2::text from checkout b where b.workspace_id = $1 and ${hasMode('b.mode', '$2')} and b.balance_of = $3
          offset 0) theirs
   where c.workspace_id = $1 and c.mode = theirs.mode and c.id = theirs.id`;

/** Counters of goods that are on sale again, by hand, within one transaction; locked in the order in which buying locks them. */
export class PostgresSoldCounts implements SoldCounts {
  constructor(private readonly sql: Sql) {}

  async giveBack({ workspaceId, checkoutId }: Pick<Order, 'workspaceId' | 'checkoutId'>, changes: readonly FreedChange[]): Promise<void> {
    if (changes.length === 0) return;
    const parameters = [workspaceId, JSON.stringify(changes)];
    await this.sql.execute(LOCK_COUNTERS, parameters);
    await this.sql.execute(GIVE_BACK, [...parameters, checkoutId ?? null]);
  }
}

const LOCK_COUNTERS = statement('orders.lock_counters')`select lock_counters($1, 'live', '{}', $2::jsonb)`;

/**
 * SQL that releases counts. Goods without a hold of the checkout were never counted; an order without holds came otherwise.
 * Never below nothing. Holds state from then on what is still sold, so that counters can be compared with them (ADR 0008).
 */
const GIVE_BACK = statement('orders.give_back')`
  with taken as (
    select kind, subject_id, start_at, state from hold where workspace_id = $1 and mode = 'live' and checkout_id = $3::uuid
  ),
  freed as (
    select kind, "subjectId" as subject_id, "startAt" as start_at, count
      from jsonb_to_recordset($2::jsonb) as change (kind text, "subjectId" uuid, "startAt" timestamptz, count integer)
     where not exists (select 1 from taken)
        or (kind, "subjectId", coalesce("startAt", 'epoch'), 'converted') in (select kind, subject_id, start_at, state from taken)
  ),
  holds as (
    update hold h set state = case when h.count > freed.count then h.state else 'released' end, count = case when h.count > freed.count then h.count - freed.count else h.count end
      from freed
     where h.workspace_id = $1 and h.mode = 'live' and h.checkout_id = $3::uuid and h.kind = freed.kind and h.subject_id = freed.subject_id
       and h.start_at = coalesce(freed.start_at, 'epoch')
  ),
  uses as (
    delete from discount_use u using freed
     where freed.kind = 'discount_code' and u.workspace_id = $1 and u.mode = 'live' and u.checkout_id = $3::uuid and u.code_id = freed.subject_id
  ),
  slots as (
    update slot_counter c set sold = greatest(0, c.sold - freed.count)
      from freed
     where freed.kind = 'slot' and c.workspace_id = $1 and c.variant_id = freed.subject_id and c.start_at = freed.start_at
  )
  update counter c set sold = greatest(0, c.sold - freed.count)
    from freed
   where freed.kind <> 'slot' and c.workspace_id = $1 and c.kind = freed.kind and c.subject_id = freed.subject_id`;

/** Refunds of cancelled events, within one transaction. */
class PostgresEventRefundStore implements EventRefundStore {
  constructor(private readonly sql: Sql) {}

  has({ workspaceId, mode, orderId, cancelledId }: EventRefundName): Promise<boolean> {
    return this.sql.repository(eventRefundEntity).existsBy({ workspaceId, mode, orderId, cancelledId });
  }

  async note({ workspaceId, mode, orderId, cancelledId }: EventRefundName, refund: Parameters<EventRefundStore['note']>[1]): Promise<void> {
    const { refundIds, byHandMinor, at: createdAt } = refund;
    const row = { workspaceId, mode, orderId, cancelledId, refundIds: [...refundIds], byHandMinor, createdAt };
    await this.sql.repository(eventRefundEntity).insert(row);
  }
}

export function bindOrderTx(sql: Sql, ids: IdGenerator): OrderTx {
  return {
    orders: new PostgresOrderStore(sql),
    refunds: new PostgresRefundStore(sql),
    eventRefunds: new PostgresEventRefundStore(sql),
    exceptions: new PostgresExceptionStore(sql),
    confirmations: new PostgresConfirmationStore(sql),
    contacts: new PostgresJoinedContacts(sql, ids),
    addresses: new PostgresCorrectedAddresses(sql),
    outbox: new PostgresOutbox(sql),
    audit: new PostgresAuditTrail(sql, ids),
    counts: new PostgresSoldCounts(sql),
  };
}
