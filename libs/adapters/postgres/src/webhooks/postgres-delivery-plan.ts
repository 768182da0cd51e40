import {
  type DeliveryPlan,
  LISTENER_KEPT_MINUTES,
  LISTENER_OPEN_SECONDS,
  type PlannedDelivery,
  type ListenerDelivery,
  type SubscribedDestination,
  type SubscribedListener,
  type WebhookEvent,
} from '@svc/webhooks';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { insertRecords } from '../rows/statements';
import { nowOfDestination } from './clock-owner-sql';
import { webhookDeliveryEntity, webhookEventEntity, listenerDeliveryEntity } from './webhook.entities';

/** Writes planned deliveries in the transaction that takes facts from the outbox; by hand, for all the facts at once. */
export class PostgresDeliveryPlan implements DeliveryPlan {
  constructor(private readonly sql: Sql) {}

  async subscribersOf(
    workspaceIds: readonly string[],
  ): Promise<{ destinations: SubscribedDestination[]; listeners: SubscribedListener[] }> {
    const rows = await this.sql.query(SUBSCRIBERS, [workspaceIds, LISTENER_KEPT_MINUTES, LISTENER_OPEN_SECONDS]);
    return {
      destinations: rows.flatMap(({ listens, isOpen: _, ...destination }) => (listens ? [] : [destination])),
      listeners: rows.flatMap(({ listens, enabled: _, ...listener }) => (listens ? [listener] : [])),
    };
  }

  async record(
    events: readonly WebhookEvent[],
    deliveries: readonly PlannedDelivery[],
    listenerDeliveries: readonly ListenerDelivery[] = [],
  ): Promise<void> {
    await this.sql.execute(RECORD, [JSON.stringify(events), JSON.stringify(deliveries.map((delivery) => ({ tries: 0, ...delivery })))]);
    if (listenerDeliveries.length > 0) await this.sql.execute(INSERT_LISTENER_DELIVERIES, [JSON.stringify(listenerDeliveries)]);
  }
}

/** Both by one statement: a batch of facts is relayed as fast as before. */
const SUBSCRIBERS = statement<SubscribedDestination & SubscribedListener & { listens: boolean }>('webhooks.subscribers')`
  select workspace_id as "workspaceId", id, mode, events, disabled_at is null as enabled, false as listens, false as "isOpen"
    from webhook_destination where workspace_id = any ($1::uuid[])
   union all
  select workspace_id, id, mode, events, true, true, seen_at > real_now() - make_interval(secs => $3)
    from webhook_listener where workspace_id = any ($1::uuid[]) and seen_at > real_now() - make_interval(mins => $2)
   order by 1, 2`;

const INSERT_LISTENER_DELIVERIES = statement('webhooks.insert_listener_deliveries')`
  ${insertRecords(listenerDeliveryEntity, { fields: ['workspaceId', 'id', 'eventId', 'listenerId'] })} on conflict do nothing`;

const RECORD = statement('webhooks.record')`
  with event as (${insertRecords(webhookEventEntity)} on conflict do nothing)
  ${insertRecords(webhookDeliveryEntity, { fields: ['workspaceId', 'id', 'eventId', 'destinationId', 'state', 'tries'], constants: { dueAt: nowOfDestination('"workspaceId"', '"destinationId"') }, from: '$2::jsonb' })} on conflict do nothing`;
