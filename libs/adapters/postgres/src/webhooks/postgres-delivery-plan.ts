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
    const parameters = [JSON.stringify(events), JSON.stringify(deliveries.map((delivery) => ({ tries: 0, ...delivery })))];
    if (await this.sql.isDistributed()) {
      await this.sql.execute(RECORD_EVENTS, parameters.slice(0, 1));
      await this.sql.execute(RECORD_DELIVERIES, parameters.slice(1));
    } else await this.sql.execute(RECORD, parameters);
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

const EVENTS = `${insertRecords(webhookEventEntity)} on conflict do nothing`;

const deliveriesFrom = (from: string) =>
  `${insertRecords(webhookDeliveryEntity, {
    fields: ['workspaceId', 'id', 'eventId', 'destinationId', 'state', 'tries'],
    constants: { dueAt: nowOfDestination('"workspaceId"', '"destinationId"') },
    from,
  })} on conflict do nothing`;

const RECORD = statement('webhooks.record')`with event as (${EVENTS}) ${deliveriesFrom('$2::jsonb')}`;

/** The same as two statements: Citus 13 loses defaults of columns in a part of a statement that it sends whole. */
const RECORD_EVENTS = statement('webhooks.record_events')`${EVENTS}`;
const RECORD_DELIVERIES = statement('webhooks.record_deliveries')`${deliveriesFrom('$1::jsonb')}`;
