import type { IdGenerator } from '@svc/kernel';
import { DELIVERIES_KEPT_DAYS, deliveryJob, type Claim, type ClaimedDelivery, type DeliveryStore, type DestinationName, type Replay, type SettledAttempt } from '@svc/webhooks';
import type { EntityManager } from 'typeorm';
import { noteJobs } from '../committed-jobs';
import { insertRecords } from '../rows/statements';
import { nowOfDestination } from './clock-owner-sql';
import { webhookDeliveryEntity } from './webhook.entities';

/** Deliveries within one transaction; by hand where they are claimed, settled and sent again by many at once. */
export class PostgresDeliveryStore implements DeliveryStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly ids: IdGenerator,
  ) {}

  async claim({ workspaceId, destinationId, leaseMs, slots, most }: Claim): Promise<ClaimedDelivery[]> {
    const [rows] = await this.manager.query<[ClaimedDelivery[], number]>(CLAIM, [workspaceId, destinationId, leaseMs, slots, most]);
    return rows;
  }

  async drainLater({ workspaceId, destinationId }: DestinationName, { now, notBefore = now }: Parameters<DeliveryStore['drainLater']>[1]): Promise<void> {
    const select = { workspaceId: true, id: true, dueAt: true } as const;
    const next = await this.manager.findOne(webhookDeliveryEntity, { select, where: { workspaceId, destinationId, state: 'due' }, order: { dueAt: 'asc' } });
    const at = next && (next.dueAt > notBefore ? next.dueAt : notBefore);
    if (at && at > now) noteJobs(this.manager, deliveryJob({ workspaceId, destinationId }, at));
  }

  async settle(attempts: readonly SettledAttempt[]): Promise<void> {
    const records = attempts.map(({ outcome, ...attempt }) => ({
      ...attempt,
      outcome: outcome.kind === 'answer' ? 'answer' : outcome.reason,
      ...(outcome.kind === 'answer' && { status: outcome.status, responseBody: outcome.body.replaceAll('\0', '') }),
    }));
    const workspaceIds = [...new Set(attempts.map(({ workspaceId }) => workspaceId))];
    await this.manager.query(SETTLE, [JSON.stringify(records), workspaceIds, attempts.map(({ id }) => id)]);
  }

  async hold(workspaceId: string, destinationId: string): Promise<void> {
    await this.manager.update(webhookDeliveryEntity, { workspaceId, destinationId, state: 'due' }, { state: 'held' });
  }

  async destinationOf(workspaceId: string, id: string): Promise<string | undefined> {
    return (await this.manager.findOneBy(webhookDeliveryEntity, { workspaceId, id }))?.destinationId;
  }

  async resend(workspaceId: string, id: string, triesUnlessWaiting: number): Promise<void> {
    await this.manager.query(
      `update webhook_delivery set state = 'due', due_at = ${nowOfDestination('$1', 'webhook_delivery.destination_id')}, tries = case state when 'due' then tries else $3 end
        where workspace_id = $1 and id = $2 and state <> 'sending'`,
      [workspaceId, id, triesUnlessWaiting],
    );
  }

  async replay({ workspaceId, destinationId, subscription, eventIds, since, until, types, states }: Replay): Promise<number> {
    const events = await this.manager.query<{ id: string }[]>(REPLAYED, [
      workspaceId, destinationId, eventIds ?? null, since ?? null, until ?? null, types ?? null, states, subscription.mode, subscription.events, DELIVERIES_KEPT_DAYS,
    ]);
    const deliveries = events.map((event) => ({ eventId: event.id, id: this.ids.next() }));
    await this.manager.query(RESEND_ALL, [workspaceId, destinationId, JSON.stringify(deliveries)]);
    return events.length;
  }
}

const RESEND_ALL = `
  ${insertRecords(webhookDeliveryEntity, {
    given: { workspaceId: '$1', destinationId: '$2', state: `'due'`, dueAt: nowOfDestination('$1', '$2') },
    fields: ['id', 'eventId'],
    from: '$3::jsonb',
  })}
  on conflict (workspace_id, event_id, destination_id) do update set state = 'due', due_at = excluded.due_at, tries = 0
   where webhook_delivery.state <> 'sending'`;

/** A delivery that is still `sending` when its lease has ended was lost with its process. */
const CLAIM = `
  with present as materialized (select ${nowOfDestination('$1', '$2')} as now),
  due as (
    select id from webhook_delivery
     where workspace_id = $1 and destination_id = $2 and state in ('due', 'sending') and due_at <= (select now from present)
     order by due_at
     limit least($5::bigint, greatest(0, $4::bigint - (
       select count(*) from webhook_delivery
        where workspace_id = $1 and destination_id = $2 and state = 'sending' and due_at > (select now from present))))
       for update
  )
  update webhook_delivery delivery
     set state = 'sending', due_at = present.now + make_interval(secs => $3::float8 / 1000), attempts = attempts + 1
    from present, due, webhook_event event
   where delivery.workspace_id = $1 and delivery.id = due.id and event.workspace_id = $1 and event.id = delivery.event_id
  returning delivery.workspace_id as "workspaceId", delivery.id, attempts as attempt, tries, delivered_at is not null as "wasDelivered", body`;

/**
 * A delivery whose attempt has another number by now belongs to whoever took it over. The ids are named twice, so that
 * the few rows are found by their key whatever the planner makes of the table's size.
 */
const SETTLE = `
  with made as (
    select * from jsonb_to_recordset($1::jsonb) as made ("workspaceId" uuid, id uuid, attempt integer, at timestamptz, "durationMs" integer,
      outcome text, status integer, "responseBody" text, state text, tries integer, "dueAt" timestamptz)
  ), settled as (
    update webhook_delivery delivery
       set state = made.state, tries = made.tries, due_at = made."dueAt",
           delivered_at = case when made.status between 200 and 299 then coalesce(delivered_at, made."dueAt") else delivered_at end
      from made
     where workspace_id = any ($2::uuid[]) and delivery.id = any ($3::uuid[])
       and workspace_id = "workspaceId" and delivery.id = made.id and delivery.state = 'sending' and delivery.attempts = attempt
  )
  insert into webhook_attempt (workspace_id, delivery_id, attempt, at, duration_ms, outcome, status, response_body)
  select made."workspaceId", made.id, attempt, at, "durationMs", outcome, status, "responseBody"
    from made join webhook_delivery delivery on delivery.workspace_id = made."workspaceId" and delivery.id = made.id
  on conflict do nothing`;

/** An event whose delivery was forgotten (D-75) was sent once; its partition may still be there. */
const REPLAYED = `
  select event.id
    from webhook_event event
    left join webhook_delivery delivery
      on delivery.workspace_id = event.workspace_id and delivery.event_id = event.id and delivery.destination_id = $2
   where event.workspace_id = $1 and event.type <> 'ping'
     and ($3::uuid[] is null or event.id = any ($3))
     and ($4::timestamptz is null or event.created_at >= $4)
     and ($5::timestamptz is null or event.created_at < $5)
     and ($6::text[] is null or event.type = any ($6))
     and (delivery.state = any ($7) or (
       delivery.id is null and event.id >= (select uuid_at(clock_timestamp() - make_interval(days => $10))) and ($8 = 'both' or event.mode is null or event.mode = $8) and ('*' = any ($9::text[]) or event.type = any ($9))))`;
