import type { Due, IdGenerator } from '@svc/kernel';
import {
  type CancellableEvent,
  type CancellationChoices,
  type CancellationCounts,
  type CancellationTx,
  CancelledEvents,
  type DependantName,
  cancellationJob,
  type EventCancellation,
  type EventCancellationStore,
  type EventDependant,
  type EventName,
  SEATED,
} from '@svc/ticketing';
import { PostgresAuditTrail } from '../access/audit';
import { PostgresOutbox } from '../outbox';
import { hasMode } from '../rows/by-key';
import { PostgresChangeLog } from '../sync/change-feed';
import { noteJobs } from '../work/committed-jobs';
import type { Sql } from '../work/sql';
import { composed, statement } from '../work/statement';

type StoredChoices = Pick<EventCancellation, 'refund' | 'notify' | 'by' | 'counts'>;

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

  async write(
    { workspaceId, eventId }: EventName,
    { at, reason, refund, notify, by, counts }: EventCancellation,
    hasWork: boolean,
  ): Promise<void> {
    await this.sql.execute(WRITE, [workspaceId, eventId, at, reason ?? null, JSON.stringify({ refund, notify, by, counts }), hasWork]);
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
  update event set cancelled_at = $3, cancel_reason = $4, cancellation = $5, updated_at = clock_timestamp(),
         cancellation_done_at = case when not $6::boolean then cancellation_done_at end
   where workspace_id = $1 and id = $2`;

/** SQL that waits for bookings and openings that have changed the counter; later ones find another version of the event (ADR 0147). */
const LOCK_COUNTER = statement('ticketing.lock_event_counter')`
  select from counter where workspace_id = $1 and kind = 'event' and subject_id = $2 for update`;

/** SQL of the seats of the event that are neither declined nor cancelled, with the address of whoever has them. */
const AFFECTED = `
  select a.registration_id, i.order_id,
         case when a.given_at is not null then lower(btrim(a.email))
              else coalesce(lower(btrim(coalesce(r.email, o.contact ->> 'email'))), r.phone, o.contact ->> 'phone') end as address
    from attendee a
    left join registration r on r.workspace_id = a.workspace_id and r.mode = a.mode and r.id = a.registration_id
    left join order_item i on i.workspace_id = a.workspace_id and i.mode = a.mode and i.id = a.order_item_id
    left join store_order o on o.workspace_id = i.workspace_id and o.mode = i.mode and o.id = i.order_id
   where a.workspace_id = $1 and ${hasMode('a.mode', `'live'`)} and a.event_id = $2 and a.status = any ($3)`;

/** SQL of money by order, minor units: what was received less what went back, at most what its tickets cost. */
const PAID_BACK = `
  select o.totals ->> 'currency' as currency,
         greatest(0, least(o.paid_minor - o.received_by_hand_minor
           - coalesce((select sum(f.amount_minor) from order_refund link join refund f on f.workspace_id = link.workspace_id and f.mode = link.mode and f.id = link.id
                        where link.workspace_id = o.workspace_id and link.mode = o.mode and link.order_id = o.id and f.status <> 'failed'), 0),
           (select sum((t.line ->> 'netMinor')::bigint + (t.line ->> 'customerFeeMinor')::bigint
                     + case when (t.line ->> 'serviceFeePassedOn')::boolean then (t.line ->> 'serviceFeeMinor')::bigint else 0 end)
              from order_item t where t.workspace_id = o.workspace_id and t.mode = o.mode and t.order_id = o.id and t.line ->> 'eventId' = $2::uuid::text))) as amount
    from store_order o
   where o.workspace_id = $1 and ${hasMode('o.mode', `'live'`)} and o.event_id = $2 and o.paid_at is not null and o.cancelled_at is null
   union all
  select o.totals ->> 'currency', o.paid_minor
    from store_order o
   where o.workspace_id = $1 and ${hasMode('o.mode', `'live'`)} and o.event_id = $2 and o.status = 'saving'`;

const COUNT = statement<{ counts: CancellationCounts }>('ticketing.count_affected')`
  with affected as materialized (${AFFECTED}),
       open as materialized (
         select c.saving ->> 'startedAt' is not null as is_plan from checkout c
          where c.workspace_id = $1 and ${hasMode('c.mode', `'live'`)} and c.event_id = $2 and c.status = 'open'),
       money as (select currency, sum(amount) as amount from (${PAID_BACK}) paid group by currency)
  select jsonb_build_object(
    'people', (select count(distinct address) from affected),
    'registrations', (select count(distinct registration_id) from affected),
    'orders', (select count(distinct order_id) from affected),
    'openCheckouts', (select count(*) from open where not is_plan),
    'savingsPlans', (select count(*) from open where is_plan),
    'refundMinor', (select coalesce(jsonb_object_agg(currency, amount), '{}') from money where amount > 0)) as counts`;

export function bindCancellationTx(sql: Sql, ids: IdGenerator): CancellationTx {
  return {
    events: new PostgresEventCancellationStore(sql),
    outbox: new PostgresOutbox(sql),
    audit: new PostgresAuditTrail(sql, ids),
  };
}

/** Reads what of cancelled events has still to end; by hand: rows of other contexts, across workspaces. */
export class PostgresCancelledEvents extends CancelledEvents {
  constructor(private readonly sql: Sql) {
    super();
  }

  due(most: number): Promise<Due<EventName>[]> {
    return this.sql.query(DUE, [most]);
  }

  async find({ workspaceId, eventId }: EventName): Promise<CancellationChoices | undefined> {
    const [row] = await this.sql.query(FIND, [workspaceId, eventId]);
    return row && { ...row, reason: row.reason ?? undefined };
  }

  left(
    kind: EventDependant,
    { workspaceId, eventId }: EventName,
    { after, most, refund }: Parameters<CancelledEvents['left']>[2],
  ): Promise<DependantName[]> {
    const rows = kind === 'order' && refund === 'all' ? 'refund' : kind;
    return this.sql.query(LEFT(rows), [workspaceId, eventId, after ?? null, most]);
  }

  async complete({ workspaceId, eventId }: EventName, { refund }: Pick<CancellationChoices, 'refund'>): Promise<void> {
    await this.sql.execute(COMPLETE, [workspaceId, eventId, refund]);
  }
}

const DUE = statement<EventName>('ticketing.cancellations_due')`
  select workspace_id as "workspaceId", id as "eventId" from event
   where cancelled_at is not null and cancellation_done_at is null order by cancelled_at limit $1`;

const FIND = statement<CancellationChoices & { reason: string | null }>('ticketing.find_cancellation')`
  select (cancellation ->> 'notify')::boolean as notify, cancellation ->> 'refund' as refund, cancellation -> 'by' as by, cancel_reason as reason from event
   where workspace_id = $1 and id = $2 and cancelled_at is not null and cancellation_done_at is null`;

const COMPLETE = statement('ticketing.complete_cancellation')`
  update event set cancellation_done_at = service_now() where workspace_id = $1 and id = $2 and cancellation ->> 'refund' = $3`;

/** SQL of orders that were paid and have tickets of the event. */
const HAS_TICKETS = `
  select from order_item i where i.workspace_id = d.workspace_id and ${hasMode('i.mode', 'd.mode')} and i.order_id = d.id
     and i.line ->> 'eventId' = $2::uuid::text`;
const WITH_TICKETS = `d.cancelled_at is null and exists (${HAS_TICKETS} and i.refunded_quantity < (i.line ->> 'quantity')::integer)`;

/** SQL of rows that have still to end, by the kind of thing; `refund`: orders that have still to end, or to be refunded. */
const ROWS: Readonly<Record<EventDependant | 'refund', string>> = {
  checkout: `checkout d where d.status = 'open'`,
  registration: `registration d where d.ended_at is null`,
  order: `store_order d where d.paid_at is not null and ${WITH_TICKETS}`,
  refund: `store_order d where d.paid_at is not null and (${WITH_TICKETS} or exists (${HAS_TICKETS}) and not exists (
    select from event_refund e where e.workspace_id = d.workspace_id and ${hasMode('e.mode', 'd.mode')} and e.order_id = d.id and e.event_id = $2))`,
};

const LEFT = composed<DependantName, [keyof typeof ROWS]>(
  'ticketing.left_of_event',
  [['checkout'], ['registration'], ['order'], ['refund']],
  (rows) => `
    select d.workspace_id as "workspaceId", d.mode, d.id from ${ROWS[rows]}
       and d.workspace_id = $1 and d.event_id = $2 and d.id > coalesce($3::uuid, '00000000-0000-0000-0000-000000000000')
     order by d.id limit $4`,
);
