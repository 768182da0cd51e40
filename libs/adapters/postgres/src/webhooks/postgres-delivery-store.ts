import { WEBHOOKS_KEPT_DAYS } from '@svc/contracts';
import { type IdGenerator, type TraceContext, uuidAt } from '@svc/kernel';
import {
  deliveryJob,
  type Claim,
  type ClaimedDelivery,
  type DeliveryStore,
  type DestinationName,
  type ExhaustedSpan,
  type Replay,
  type RetriedOf,
  type SettledAttempt,
  type WaitingDeliveries,
} from '@svc/webhooks';
import { MoreThanOrEqual } from 'typeorm';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { noteJobs } from '../work/committed-jobs';
import { leaseEnd } from '../work/database-clock';
import { insertRecords } from '../rows/statements';
import { isSuspended } from '../access/suspension-sql';
import { nowOfDestination } from './clock-owner-sql';
import type { DueCursors } from './due-cursors';
import { webhookDeliveryEntity } from './webhook.entities';

/** Deliveries within one transaction; by hand where they are claimed, settled and sent again by many at once. */
export class PostgresDeliveryStore implements DeliveryStore {
  constructor(
    private readonly sql: Sql,
    private readonly ids: IdGenerator,
    private readonly cursors: DueCursors,
  ) {}

  async claim(workspaceId: string, claims: readonly Claim[], leaseMs: number): Promise<ClaimedDelivery[]> {
    const rows = await this.sql.query(CLAIM, [
      workspaceId,
      leaseMs,
      claims.map(({ destinationId }) => destinationId),
      claims.map(({ slots }) => slots),
      claims.map(({ most }) => most),
      claims.map(({ destinationId }) => this.cursors.next(destinationId) ?? null),
    ]);
    const longestDueLast = [...rows].sort((a, b) => b.dueAt.getTime() - a.dueAt.getTime());
    for (const { destinationId, dueAt } of longestDueLast) this.cursors.advance(destinationId, dueAt);
    return rows.map(({ dueAt: _, trace, ...delivery }) => ({ ...delivery, ...(trace !== null && { trace }) }));
  }

  async drainLater(
    { workspaceId, destinationId }: DestinationName,
    { now, notBefore = now }: Parameters<DeliveryStore['drainLater']>[1],
  ): Promise<void> {
    const select = { workspaceId: true, id: true, dueAt: true } as const;
    const since = this.cursors.next(destinationId);
    const where = { workspaceId, destinationId, state: 'due' as const, ...(since && { dueAt: MoreThanOrEqual(since) }) };
    const next = await this.sql.repository(webhookDeliveryEntity).findOne({ select, where, order: { dueAt: 'asc' } });
    const at = next && (next.dueAt > notBefore ? next.dueAt : notBefore);
    if (at && at > now) noteJobs(this.sql, deliveryJob({ workspaceId, destinationId }, at));
  }

  async settle(workspaceId: string, attempts: readonly SettledAttempt[]): Promise<Set<string>> {
    const records = attempts.map(({ outcome, ...attempt }) => ({
      ...attempt,
      outcome: outcome.kind === 'answer' ? 'answer' : outcome.reason,
      ...(outcome.kind === 'answer' && { status: outcome.status, responseBody: outcome.body.replaceAll('\0', '') }),
    }));
    const rows = await this.sql.query(SETTLE, [workspaceId, JSON.stringify(records), attempts.map(({ id }) => id)]);
    return new Set(rows.map(({ id }) => id));
  }

  async hold(workspaceId: string, destinationId: string): Promise<void> {
    await this.sql.repository(webhookDeliveryEntity).update({ workspaceId, destinationId, state: 'due' }, { state: 'held' });
  }

  async destinationOf(workspaceId: string, id: string): Promise<string | undefined> {
    return (await this.sql.repository(webhookDeliveryEntity).findOneBy({ workspaceId, id }))?.destinationId;
  }

  async resend(workspaceId: string, id: string, triesUnlessWaiting: number): Promise<void> {
    await this.sql.execute(RESEND, [workspaceId, id, triesUnlessWaiting]);
  }

  async replay({ workspaceId, destinationId, subscription, eventIds, since, until, types, states, unsentFrom }: Replay): Promise<number> {
    const events = await this.sql.query(REPLAYED, [
      workspaceId,
      destinationId,
      eventIds ?? null,
      since ?? null,
      until ?? null,
      types ?? null,
      states,
      subscription.mode,
      subscription.events,
      WEBHOOKS_KEPT_DAYS,
      unsentFrom ?? null,
    ]);
    const deliveries = events.map((event) => ({ eventId: event.id, id: this.ids.next() }));
    await this.sql.execute(RESEND_ALL, [workspaceId, destinationId, JSON.stringify(deliveries)]);
    return events.length;
  }

  retryExhausted(
    workspaceId: string,
    { since, until, destinationIds }: ExhaustedSpan & { destinationIds: readonly string[] },
    most: number,
  ): Promise<RetriedOf[]> {
    return this.sql.query(RETRY_EXHAUSTED, [workspaceId, uuidAt(since), uuidAt(until), destinationIds, most]);
  }

  async waiting(workspaceId: string, destinationId: string): Promise<WaitingDeliveries> {
    const [{ count, nextAt } = { count: 0, nextAt: null }] = await this.sql.query(WAITING, [workspaceId, destinationId]);
    return { count, ...(nextAt && { nextAt }) };
  }
}

/** SQL of the deliveries that wait, counted by the index of due deliveries. */
const WAITING = statement<{ count: number; nextAt: Date | null }>('webhooks.waiting')`
  select count(*)::integer as count, min(due_at) as "nextAt"
    from webhook_delivery
   where workspace_id = $1 and destination_id = $2 and state in ('due', 'sending') and state = 'due' and due_at > ${nowOfDestination('$1', '$2')}`;

const RESEND = statement('webhooks.resend')`
  update webhook_delivery set state = 'due', due_at = ${nowOfDestination('$1', 'webhook_delivery.destination_id')}, tries = case when state = 'due' then tries else $3 end
  where workspace_id = $1 and id = $2 and state <> 'sending'`;

/** SQL that finds exhausted deliveries by their index, oldest events first. */
const RETRY_EXHAUSTED = statement<RetriedOf>('webhooks.retry_exhausted')`
  with wanted as materialized (
    select id from webhook_delivery
     where workspace_id = $1 and state in ('held', 'exhausted') and state = 'exhausted' and event_id >= $2::uuid and event_id < $3::uuid
       and destination_id = any ($4::uuid[])
     order by event_id limit $5 for update skip locked
  ), made as (
    update webhook_delivery delivery
       set state = 'due', tries = 0, due_at = ${nowOfDestination('$1', 'delivery.destination_id')}
      from wanted where delivery.workspace_id = $1 and delivery.id = wanted.id
    returning delivery.destination_id
  )
  select destination_id as "destinationId", count(*)::int as count from made group by destination_id`;

const RESEND_ALL = statement('webhooks.resend_all')`
  ${insertRecords(webhookDeliveryEntity, {
    constants: { workspaceId: '$1', destinationId: '$2', state: `'due'`, dueAt: nowOfDestination('$1', '$2') },
    fields: ['id', 'eventId'],
    from: '$3::jsonb',
  })}
  on conflict (workspace_id, event_id, destination_id) do update set state = 'due', due_at = excluded.due_at, tries = 0
   where webhook_delivery.state <> 'sending'`;

/**
 * SQL of a claim. A delivery that is still `sending` when its lease has ended was lost with its process. Deliveries are due by
 * the clock of their destination; leases go by the real one. A lasting lease is counted by the index of due deliveries: only
 * leases and near retries are between now and the end of a lease that begins now.
 */
const CLAIM = statement<Omit<ClaimedDelivery, 'trace'> & { trace: TraceContext | null; dueAt: Date }>('webhooks.claim')`
  with claim as materialized (
    select claim.*, ${nowOfDestination('$1', 'claim.destination_id')} as now, statement_timestamp() as real
      from unnest($3::uuid[], $4::integer[], $5::integer[], $6::timestamptz[]) claim (destination_id, slots, most, since)
     where not ${isSuspended('$1')}
  ),
  due as (
    select due.id, due.due_at, ${leaseEnd(2)} as leased_until
      from claim, lateral (
        select id, due_at from webhook_delivery
         where workspace_id = $1 and destination_id = claim.destination_id and state in ('due', 'sending')
           and due_at >= coalesce(claim.since, '-infinity') and due_at <= greatest(claim.now, claim.real) and due_at <= case when state = 'sending' then claim.real else claim.now end
         order by due_at
         limit least(claim.most, greatest(0, claim.slots - (
           select count(*) from webhook_delivery
            where workspace_id = $1 and destination_id = claim.destination_id and state in ('due', 'sending') and state = 'sending'
              and due_at > claim.real and due_at <= ${leaseEnd(2)})))
           for update) due
  )
  update webhook_delivery delivery
     set state = 'sending', due_at = due.leased_until, attempts = attempts + 1
    from due, webhook_event event
   where delivery.workspace_id = $1 and delivery.id = due.id and event.workspace_id = $1 and event.id = delivery.event_id
  returning delivery.workspace_id as "workspaceId", delivery.id, destination_id as "destinationId", attempts as attempt, tries,
            delivered_at is not null as "wasDelivered", body, event.trace_context as trace, due.due_at as "dueAt"`;

/**
 * SQL that settles attempts. A delivery whose attempt has another number by now belongs to the process that took it over. The
 * ids are named twice, and the state in a form that no index is used for, so that the few rows are found by their key whatever
 * the planner estimates of the table's size (ADR 0145).
 */
const SETTLE = statement<{ id: string }>('webhooks.settle')`
  with made as materialized (
    select * from jsonb_to_recordset($2::jsonb) as made (id uuid, attempt integer, at timestamptz, "durationMs" integer,
      outcome text, status integer, "responseBody" text, state text, tries integer, "dueAt" timestamptz)
  ), settled as (
    update webhook_delivery delivery
       set state = made.state, tries = made.tries, due_at = made."dueAt",
           delivered_at = case when made.status between 200 and 299 then coalesce(delivered_at, made."dueAt") else delivered_at end
      from made
     where workspace_id = $1 and delivery.id = any ($3::uuid[]) and delivery.id = made.id and (delivery.state = 'sending') is true and delivery.attempts = attempt
    returning delivery.id
  ), logged as (
    insert into webhook_attempt (workspace_id, delivery_id, attempt, at, duration_ms, outcome, status, response_body)
    select $1, made.id, attempt, at, "durationMs", outcome, status, "responseBody"
      from made join webhook_delivery delivery on delivery.workspace_id = $1 and delivery.id = made.id and delivery.id = any ($3::uuid[])
    on conflict do nothing
  )
  select id from settled`;

/** SQL of a replay. Bodies of samples have the mark, which no text within a body can look like. An event whose delivery was deleted (D-75) was sent once; its partition may still exist. */
const REPLAYED = statement<{ id: string }>('webhooks.replayed')`
  select event.id
    from webhook_event event
    left join webhook_delivery delivery
      on delivery.workspace_id = event.workspace_id and delivery.event_id = event.id and delivery.destination_id = $2
   where event.workspace_id = $1 and event.type <> 'ping' and strpos(event.body, '"sample":true') = 0
     and ($3::uuid[] is null or event.id = any ($3))
     and ($4::timestamptz is null or event.created_at >= $4)
     and ($5::timestamptz is null or event.created_at < $5)
     and ($6::text[] is null or event.type = any ($6))
     and (delivery.state = any ($7) or (
       delivery.id is null and ($11::uuid is null or event.id >= $11) and event.id >= (select uuid_at(real_now() - make_interval(days => $10))) and ($8 = 'both' or event.mode is null or event.mode = $8) and ('*' = any ($9::text[]) or event.type = any ($9))))`;
