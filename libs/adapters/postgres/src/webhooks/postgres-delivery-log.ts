import { uuidAt } from '@svc/kernel';
import {
  DeliveryLog,
  type Attempt,
  type Delivery,
  type DeliveryQuery,
  type DeliveryRecord,
  type ExhaustedSpan,
  type RetriedOf,
} from '@svc/webhooks';
import { withFormOnNodes } from '../distribution/dialect';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { isBefore, SOME_CLOCK_IS_AHEAD } from '../work/database-clock';
import { currentTransaction } from '../work/request-transaction';
import { lookup } from '../rows/by-key';
import { pageOf } from '../rows/statements';
import { webhookAttemptEntity } from './webhook.entities';

export class PostgresDeliveryLog extends DeliveryLog {
  constructor(private readonly sql: Sql) {
    super();
  }

  async page(workspaceId: string, query: DeliveryQuery): Promise<{ data: Delivery[]; next?: string }> {
    const { after, limit, destinationId, eventId, type, state, since, until } = query;
    const rows = await this.sql.query(since || until ? PAGE_OF_TIME : PAGE, [
      workspaceId,
      limit + 1,
      after ?? null,
      destinationId ?? null,
      eventId ?? null,
      type ?? null,
      state ?? null,
      since ?? null,
      until ?? null,
    ]);
    return pageOf(rows.map(deliveryOf), limit);
  }

  exhausted(workspaceId: string, { since, until }: ExhaustedSpan): Promise<RetriedOf[]> {
    return this.sql.query(EXHAUSTED, [workspaceId, uuidAt(since), uuidAt(until)]);
  }

  async find(workspaceId: string, id: string): Promise<DeliveryRecord | undefined> {
    // One snapshot: a delivery is settled and its attempt logged at once, and no reader sees the one without the other.
    const read = async (sql: Sql) => {
      const [row] = await sql.query(FIND, [workspaceId, id]);
      if (!row) return undefined;
      const log = await sql.repository(webhookAttemptEntity).find({ where: { workspaceId, deliveryId: id }, order: { attempt: 'desc' } });
      return { ...deliveryOf(row), body: row.body, log: log.map(({ workspaceId: _, deliveryId: __, ...attempt }) => attempt) };
    };
    const transaction = currentTransaction();
    return transaction?.hasBegun ? read(await transaction.sql()) : this.sql.transaction(read, 'REPEATABLE READ');
  }

  async purgeDeliveries(before: Date, most: number): Promise<number> {
    return this.sql.execute(PURGE_DELIVERIES, [uuidAt(before), most]);
  }

  async purge(before: Date, most: number): Promise<number> {
    return this.sql.execute(PURGE_EVENTS, [before, most]);
  }
}

interface DeliveryRow extends Omit<Delivery, 'dueAt' | 'deliveredAt' | 'lastAttempt'> {
  dueAt: Date;
  deliveredAt: Date | null;
  lastAt: Date | null;
  lastMs: number;
  lastOutcome: Attempt['outcome'];
  lastStatus: number | null;
  lastAttempt: number | null;
  body: string;
}

const EVENT = `cross join ${lookup('webhook_event', 'workspace_id = delivery.workspace_id and id = delivery.event_id')} event`;

/** Returns SQL of deliveries, each beside its event, by SQL that joins that, and its last attempt; by hand. */
const deliveriesWith = (event: string) => `
  select delivery.workspace_id as "workspaceId", delivery.id, destination_id as "destinationId", event_id as "eventId", event.type, event.mode,
         state, due_at as "dueAt", attempts, event.created_at as "createdAt", delivered_at as "deliveredAt", event.body,
         last.at as "lastAt", last.duration_ms as "lastMs", last.outcome as "lastOutcome", last.status as "lastStatus", last.attempt as "lastAttempt"
    from webhook_delivery delivery
    ${event}
    left join lateral (
      select * from webhook_attempt attempt
       where attempt.workspace_id = delivery.workspace_id and delivery_id = delivery.id order by attempt desc limit 1) last on true`;

const EXHAUSTED = statement<RetriedOf>('webhooks.exhausted')`
  select destination_id as "destinationId", count(*)::int as count from webhook_delivery
   where workspace_id = $1 and state in ('held', 'exhausted') and state = 'exhausted' and event_id >= $2::uuid and event_id < $3::uuid
   group by destination_id`;

const FIND = statement<DeliveryRow>('webhooks.find')`
  ${deliveriesWith(EVENT)} where delivery.workspace_id = $1 and delivery.id = $2`;

const pageWith = (event: string) => `${deliveriesWith(event)}
   where delivery.workspace_id = $1 and ($3::uuid is null or delivery.id < $3) and ($4::uuid is null or destination_id = $4)
     and ($5::uuid is null or event_id = $5) and ($6::text is null or event.type = $6) and ($7::text is null or state = $7)
     and ($8::timestamptz is null or event.created_at >= $8) and ($9::timestamptz is null or event.created_at < $9)
   order by delivery.id desc limit $2`;

const PAGE = statement<DeliveryRow>('webhooks.page')`${pageWith(EVENT)}`;
/** Events of a span of time may be fewer than the deliveries after it: the planner chooses what to begin with. */
const PAGE_OF_TIME = statement<DeliveryRow>('webhooks.page_of_time')`
  ${pageWith('join webhook_event event on event.workspace_id = delivery.workspace_id and event.id = delivery.event_id')}`;

function deliveryOf(row: DeliveryRow): Delivery {
  const { workspaceId, id, destinationId, eventId, type, mode, state, dueAt, attempts, createdAt, deliveredAt } = row;
  return {
    workspaceId,
    id,
    destinationId,
    eventId,
    type,
    mode,
    state,
    attempts,
    createdAt,
    dueAt: state === 'due' ? dueAt : undefined,
    deliveredAt: deliveredAt ?? undefined,
    lastAttempt: row.lastAt
      ? { attempt: row.lastAttempt!, at: row.lastAt, durationMs: row.lastMs, outcome: row.lastOutcome, status: row.lastStatus ?? undefined }
      : undefined,
  };
}

/** SQL of the deliveries of the oldest events of each workspace, by their keys; the partitions of these are dropped later. */
const OLDEST = withFormOnNodes(
  `
     select old.workspace_id, old.id
       from workspace
      cross join lateral (select workspace_id, id from webhook_delivery where workspace_id = workspace.id and event_id < $1 order by event_id limit $2) old
      limit $2`,
  `select workspace_id, id from webhook_delivery where event_id < $1 limit $2`,
);

const PURGE_DELIVERIES = statement('webhooks.purge_deliveries')`
  delete from webhook_delivery delivery
   using (${OLDEST}) old
   where delivery.workspace_id = old.workspace_id and delivery.id = old.id`;

const EXPIRED = isBefore('created_at', '$1::timestamptz', { workspace: 'event.workspace_id', mode: `coalesce(event.mode, 'live')` });

/**
 * By hand: events are deleted when their partitions are dropped, by the real clock. Those of the default partition never are,
 * nor in time where a clock is ahead.
 */
const PURGE_EVENTS = statement('webhooks.purge_events')`
  with old as (
    (select workspace_id, id from webhook_event event where ${SOME_CLOCK_IS_AHEAD} and ${EXPIRED} order by created_at limit $2)
     union
    (select workspace_id, id from webhook_event_default event where ${EXPIRED} order by created_at limit $2)
     limit $2
  ), forgotten as (
    delete from webhook_delivery delivery using old where delivery.workspace_id = old.workspace_id and delivery.event_id = old.id
  )
  delete from webhook_event event using old where event.workspace_id = old.workspace_id and event.id = old.id`;
