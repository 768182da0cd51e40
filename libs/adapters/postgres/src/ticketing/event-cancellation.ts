import { factOf } from '@svc/contracts';
import type { Due, IdGenerator } from '@svc/kernel';
import {
  type CancellableEvent,
  type CancellationCounts,
  CancelledEvents,
  type CancelledName,
  type DependantName,
  type EndingCancellation,
  cancellationJob,
  type EventCancellation,
  type EventCancellationStore,
  type EventDependant,
  type EventName,
  SEATED,
} from '@svc/ticketing';
import { PostgresOutbox } from '../outbox';
import { hasMode } from '../rows/by-key';
import { PostgresChangeLog } from '../sync/change-feed';
import { noteJobs } from '../work/committed-jobs';
import type { Sql } from '../work/sql';
import { composed, statement } from '../work/statement';
import { withoutNulls } from '../rows/statements';
import { hasSeatOf, isWithoutDays } from './cancelled-types';

type StoredChoices = Pick<EventCancellation, 'refund' | 'notify' | 'isNoticeDue' | 'by' | 'counts'>;

interface LockedRow {
  id: string;
  slug: string;
  endAt: Date;
  cancelledAt: Date | null;
  cancelReason: string | null;
  cancellation: StoredChoices | null;
}

/** Cancellations of events, within one transaction. */
export class PostgresEventCancellationStore implements EventCancellationStore {
  constructor(private readonly sql: Sql) {}

  async lock({ workspaceId, eventId }: EventName): Promise<CancellableEvent | undefined> {
    const [row] = await this.sql.query(LOCK, [workspaceId, eventId]);
    if (!row) return undefined;
    const { id, slug, endAt, cancelledAt, cancelReason, cancellation } = row;
    const stored = cancelledAt && cancellation && { at: cancelledAt, reason: cancelReason ?? undefined, ...cancellation };
    return { id, slug, endAt, cancellation: stored ?? undefined };
  }

  async count({ workspaceId, eventId }: EventName): Promise<CancellationCounts> {
    const [row] = await this.sql.query(COUNT, [workspaceId, eventId, SEATED]);
    return row!.counts;
  }

  async write({ workspaceId, eventId }: EventName, { at, reason, ...choices }: EventCancellation, hasWork: boolean): Promise<void> {
    await this.sql.execute(WRITE, [workspaceId, eventId, at, reason ?? null, JSON.stringify(choices satisfies StoredChoices), hasWork]);
    await this.sql.execute(LOCK_COUNTER, [workspaceId, eventId]);
    await new PostgresChangeLog(this.sql, workspaceId).recordRows('event', [eventId]);
    if (hasWork) noteJobs(this.sql, cancellationJob({ workspaceId, eventId }));
  }
}

const LOCK = statement<LockedRow>('ticketing.lock_event')`
  select id, slug, end_at as "endAt", cancelled_at as "cancelledAt", cancel_reason as "cancelReason", cancellation
    from event where workspace_id = $1 and id = $2
     for no key update`;

const WRITE = statement('ticketing.cancel_event')`
  update event set cancelled_at = $3, cancel_reason = $4, cancellation = $5, updated_at = real_now(),
         cancellation_done_at = case when not $6::boolean then cancellation_done_at end
   where workspace_id = $1 and id = $2`;

/** SQL that waits for bookings and openings that have changed the counter; later ones find another version of the event (ADR 0147). */
export const LOCK_COUNTER = statement('ticketing.lock_event_counter')`
  select 1 from counter where workspace_id = $1 and kind = 'event' and subject_id = $2 for update`;

/** SQL of types and money that are counted: all of the event, or those of ticket types in arrays. */
export interface Counted {
  /** Ticket types that admit; all when absent. */
  affected?: string;
  /** Ticket types whose money counts; all when absent. */
  paid?: string;
}

/** Returns SQL of the seats of the event that are neither declined nor cancelled, with the address of whoever has them. */
const affectedSeats = ({ affected }: Counted) => `
  select a.registration_id, i.order_id,
         case when a.given_at is not null then lower(btrim(a.email))
              else coalesce(lower(btrim(coalesce(r.email, o.contact ->> 'email'))), r.phone, o.contact ->> 'phone') end as address
    from attendee a
    left join registration r on r.workspace_id = a.workspace_id and r.mode = a.mode and r.id = a.registration_id
    left join order_item i on i.workspace_id = a.workspace_id and i.mode = a.mode and i.id = a.order_item_id
    left join store_order o on o.workspace_id = i.workspace_id and o.mode = i.mode and o.id = i.order_id
   where a.workspace_id = $1 and ${hasMode('a.mode', `'live'`)} and a.event_id = $2 and a.status = any ($3)${affected ? ` and a.ticket_type_id = any (${affected})` : ''}`;

/** Returns SQL that is true for an item `t` of the event's tickets, or of some types of them. */
const isCounted = (types?: string) =>
  `(coalesce(t.line ->> 'eventId' = $2::uuid::text, false)${types ? ` and coalesce((t.line ->> 'ticketTypeId')::uuid = any (${types}), false)` : ''})`;

/** SQL of the price of the pieces of item `t` of order `o` that were not refunded; of one that is not paid in full, of their deposit. */
const PRICE_LEFT = `
  round(((t.line ->> case when o.status = 'deposit_paid' then 'dueNowMinor' else 'netMinor' end)::numeric + (t.line ->> 'customerFeeMinor')::numeric
         + case when (t.line ->> 'serviceFeePassedOn')::boolean then (t.line ->> 'serviceFeeMinor')::numeric else 0 end)
        * ((t.line ->> 'quantity')::integer - t.refunded_quantity) / (t.line ->> 'quantity')::integer)`;

/**
 * Returns SQL of money by order, minor units, as `refundForEvent` of orders decides what is due back: what was received less what went back and
 * less the price of what stays beside the tickets; of that, what was not taken by hand.
 */
const paidBack = ({ paid }: Counted) => `
  select o.totals ->> 'currency' as currency,
         greatest(0, o.paid_minor - money.back - greatest(o.received_by_hand_minor, coalesce(stays.price, 0))) as amount
    from store_order o
   cross join lateral (
     select coalesce(sum(f.amount_minor), 0) as back
       from order_refund link join refund f on f.workspace_id = link.workspace_id and f.mode = link.mode and f.id = link.id
      where link.workspace_id = o.workspace_id and link.mode = o.mode and link.order_id = o.id and f.status <> 'failed') money
   cross join lateral (
     select bool_or(${isCounted(paid)}) as are_tickets,
            sum(${PRICE_LEFT}) filter (where not ${isCounted(paid)} and t.refunded_quantity < (t.line ->> 'quantity')::integer) + (o.totals ->> 'deliveryMinor')::bigint as price
       from order_item t where t.workspace_id = o.workspace_id and t.mode = o.mode and t.order_id = o.id) stays
   where o.workspace_id = $1 and ${hasMode('o.mode', `'live'`)} and o.event_id = $2 and o.paid_at is not null and stays.are_tickets
   union all
  select o.totals ->> 'currency', o.paid_minor
    from store_order o
   where o.workspace_id = $1 and ${hasMode('o.mode', `'live'`)} and o.event_id = $2 and o.status = 'saving'${paid ? ` and exists (select 1 from order_item t where t.workspace_id = o.workspace_id and ${hasMode('t.mode', 'o.mode')} and t.order_id = o.id and (t.line ->> 'ticketTypeId')::uuid = any (${paid}))` : ''}`;

/** Returns SQL of the counts of an event, or of some of its ticket types. */
export const countAffected = (counted: Counted) => `
  with affected as materialized (${affectedSeats(counted)}),
       open as materialized (
         select c.saving ->> 'startedAt' is not null as is_plan from checkout c
          where c.workspace_id = $1 and ${hasMode('c.mode', `'live'`)} and c.event_id = $2 and c.status = 'open'${counted.affected ? ` and ${hasSeatOf('c', counted.affected)}` : ''}),
       money as (select currency, sum(amount) as amount from (${paidBack(counted)}) paid group by currency)
  select jsonb_build_object(
    'people', (select count(distinct address) from affected),
    'registrations', (select count(distinct registration_id) from affected),
    'orders', (select count(distinct order_id) from affected),
    'openCheckouts', (select count(*) from open where not is_plan),
    'savingsPlans', (select count(*) from open where is_plan),
    'refundMinor', (select coalesce(jsonb_object_agg(currency, amount), '{}') from money where amount > 0)) as counts`;

const COUNT = statement<{ counts: CancellationCounts }>('ticketing.count_affected')`${countAffected({})}`;

/** Reads what of cancelled events has still to end; by hand: rows of other contexts, across workspaces. */
export class PostgresCancelledEvents extends CancelledEvents {
  constructor(
    private readonly sql: Sql,
    private readonly ids: IdGenerator,
  ) {
    super();
  }

  async due(most: number): Promise<Due<CancelledName>[]> {
    const rows = await this.sql.query(DUE, [most]);
    return rows.map((row) => withoutNulls<CancelledName>(row));
  }

  async find({ workspaceId, eventId, dayId, ticketTypeId }: CancelledName): Promise<EndingCancellation | undefined> {
    const part = { ...(dayId && { dayId }), ...(ticketTypeId && { ticketTypeId }) };
    const [row] = ticketTypeId
      ? await this.sql.query(FIND_TICKET_TYPE, [workspaceId, eventId, ticketTypeId])
      : dayId
        ? await this.sql.query(FIND_DAY, [workspaceId, eventId, dayId])
        : await this.sql.query(FIND, [workspaceId, eventId]);
    return row && { ...withoutNulls<EndingCancellation>(row), ...part };
  }

  left(
    kind: EventDependant,
    { workspaceId, eventId }: EventName,
    { after, most, refund, ticketTypeIds, dayId }: Parameters<CancelledEvents['left']>[2],
  ): Promise<DependantName[]> {
    const values = [workspaceId, eventId, after ?? null, most, ticketTypeIds ?? null];
    if (kind !== 'order' || refund === 'none') return this.sql.query(LEFT(kind), values);
    return this.sql.query(LEFT('refund'), [...values, dayId ?? eventId]);
  }

  async complete(
    { workspaceId, eventId, dayId, ticketTypeId }: CancelledName,
    { refund, isNoticeDue = false }: Pick<EndingCancellation, 'refund' | 'isNoticeDue'>,
  ): Promise<void> {
    const table = ticketTypeId ? 'ticket_type' : dayId ? 'event_day' : 'event';
    await this.sql.transaction(async (sql) => {
      const completed = await sql.query(COMPLETE(table), [workspaceId, ticketTypeId ?? dayId ?? eventId, refund, isNoticeDue]);
      if (completed.length === 0 || !isNoticeDue) return;
      const head = { id: this.ids.next(), workspaceId, mode: null };
      await new PostgresOutbox(sql).append([factOf('event.seats_ended.v1', head, { eventId, ...(dayId && { dayId }) })]);
    });
  }
}

/**
 * SQL that is true for a cancelled day `d` whose seats its own job ends: unless its whole event is cancelled, whose job ends everything; where
 * those of the day are to be notified later, the job does so as well then.
 */
const HAS_OWN_JOB = `
  (coalesce((d.cancellation ->> 'isNoticeDue')::boolean, false)
   or not exists (select 1 from event e where e.workspace_id = d.workspace_id and e.id = d.event_id and e.cancelled_at is not null))`;

/**
 * SQL of the events with something cancelled whose seats and orders are still being ended: the event itself, a day or a ticket type.
 * @param workspaceId SQL of the workspace
 */
export const unfinishedCancellations = (workspaceId: string): string => `
  select id as event_id from event where workspace_id = ${workspaceId} and cancelled_at is not null and cancellation_done_at is null
   union all
  select event_id from event_day d
   where workspace_id = ${workspaceId} and cancelled_at is not null and cancellation_done_at is null and ${HAS_OWN_JOB}
   union all
  select event_id from ticket_type where workspace_id = ${workspaceId} and cancelled_at is not null and cancellation_done_at is null`;

const DUE = statement<EventName & { dayId: string | null; ticketTypeId: string | null }>('ticketing.cancellations_due')`
  select "workspaceId", "eventId", "dayId", "ticketTypeId" from (
    (select workspace_id as "workspaceId", id as "eventId", null::uuid as "dayId", null::uuid as "ticketTypeId", cancelled_at from event
      where cancelled_at is not null and cancellation_done_at is null order by cancelled_at limit $1)
     union all
    (select workspace_id, event_id, id, null, cancelled_at from event_day d
      where cancelled_at is not null and cancellation_done_at is null and ${HAS_OWN_JOB} order by cancelled_at limit $1)
     union all
    (select workspace_id, event_id, null, id, cancelled_at from ticket_type
      where cancelled_at is not null and cancellation_done_at is null order by cancelled_at limit $1)) due
   order by cancelled_at limit $1`;

type ChoicesRow = Pick<EndingCancellation, 'notify' | 'refund' | 'by'> & { reason: string | null; isNoticeDue: boolean | null };

/** Returns SQL that is true while those are to be notified whose seats have ended without a notice. */
const isNoticeDue = (row: string) => `coalesce((${row}.cancellation ->> 'isNoticeDue')::boolean, false)`;

/** Returns SQL of the choices of the merchant who cancelled an event or a day. */
const choicesOf = (row: string) => `
  (${row}.cancellation ->> 'notify')::boolean and not ${isNoticeDue(row)} as notify, nullif(${isNoticeDue(row)}, false) as "isNoticeDue", ${row}.cancellation ->> 'refund' as refund, ${row}.cancellation -> 'by' as by, ${row}.cancel_reason as reason`;

const FIND = statement<ChoicesRow>('ticketing.find_cancellation')`
  select ${choicesOf('event')} from event
   where workspace_id = $1 and id = $2 and cancelled_at is not null and cancellation_done_at is null`;

const COMPLETE = composed<{ id: string }, ['event' | 'event_day' | 'ticket_type']>(
  'ticketing.complete_cancellation',
  [['event'], ['event_day'], ['ticket_type']],
  (table) => `
    update ${table} ended set cancellation_done_at = service_now(), cancellation = ended.cancellation - 'isNoticeDue'
     where ended.workspace_id = $1 and ended.id = $2 and ended.cancellation ->> 'refund' = $3 and ${isNoticeDue('ended')} = $4::boolean
       and ended.cancellation_done_at is null
    returning ended.id`,
);

const FIND_DAY = statement<ChoicesRow & { ticketTypeIds: string[] }>('ticketing.find_day_cancellation')`
  select ${choicesOf('d')},
         array(select t.id from ticket_type t where t.workspace_id = d.workspace_id and t.event_id = d.event_id and ${isWithoutDays('t')}) as "ticketTypeIds"
    from event_day d
   where d.workspace_id = $1 and d.event_id = $2 and d.id = $3 and d.cancelled_at is not null and d.cancellation_done_at is null and ${HAS_OWN_JOB}`;

/** SQL of the ticket types that were dropped by the same change: seats of one order or registration end at once, with one notice. */
const FIND_TICKET_TYPE = statement<ChoicesRow & { ticketTypeIds: string[] }>('ticketing.find_ticket_type_cancellation')`
  select ${choicesOf('t')},
         array(select other.id from ticket_type other
                where other.workspace_id = t.workspace_id and other.event_id = t.event_id and other.cancelled_at = t.cancelled_at) as "ticketTypeIds"
    from ticket_type t
   where t.workspace_id = $1 and t.event_id = $2 and t.id = $3 and t.cancelled_at is not null and t.cancellation_done_at is null`;

/** SQL of tickets that an order has of the event: of all ticket types, or of those in `$5`. */
const HAS_TICKETS = `
  select 1 from order_item i where i.workspace_id = d.workspace_id and ${hasMode('i.mode', 'd.mode')} and i.order_id = d.id
     and i.line ->> 'eventId' = $2::uuid::text and ($5::uuid[] is null or (i.line ->> 'ticketTypeId')::uuid = any ($5))`;
const WITH_TICKETS = `d.cancelled_at is null and exists (${HAS_TICKETS} and i.refunded_quantity < (i.line ->> 'quantity')::integer)`;

/**
 * SQL of rows that have still to end, by the kind of thing: of all ticket types, or of those in `$5`; `refund`: orders that have still to
 * end, or to be refunded.
 */
const ROWS: Readonly<Record<EventDependant | 'refund', string>> = {
  checkout: `checkout d where d.status = 'open' and ($5::uuid[] is null or ${hasSeatOf('d', '$5')})`,
  registration: `registration d where d.ended_at is null and ($5::uuid[] is null or exists (
    select 1 from attendee a where a.workspace_id = d.workspace_id and ${hasMode('a.mode', 'd.mode')} and a.registration_id = d.id and a.ticket_type_id = any ($5)
       and a.status not in ('declined', 'cancelled')))`,
  order: `store_order d where d.paid_at is not null and ${WITH_TICKETS}`,
  refund: `store_order d where d.paid_at is not null and (${WITH_TICKETS} or exists (${HAS_TICKETS}) and not exists (
    select 1 from event_refund e where e.workspace_id = d.workspace_id and ${hasMode('e.mode', 'd.mode')} and e.order_id = d.id and e.cancelled_id = $6))`,
};

const LEFT = composed<DependantName, [keyof typeof ROWS]>(
  'ticketing.left_of_event',
  [['checkout'], ['registration'], ['order'], ['refund']],
  (rows) => `
    select d.workspace_id as "workspaceId", d.mode, d.id from ${ROWS[rows]}
       and d.workspace_id = $1 and d.event_id = $2 and d.id > coalesce($3::uuid, '00000000-0000-0000-0000-000000000000')
     order by d.id limit $4`,
);
