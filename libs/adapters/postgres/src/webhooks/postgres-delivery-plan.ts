import type { DeliveryPlan, PlannedDelivery, SubscribedDestination, WebhookEvent } from '@svc/webhooks';
import type { EntityManager } from 'typeorm';
import { insertRecords } from '../rows/statements';
import { nowOfDestination } from './clock-owner-sql';
import { webhookDeliveryEntity, webhookEventEntity } from './webhook.entities';

/** Writes planned deliveries in the transaction that takes facts from the outbox; by hand, for all the facts at once. */
export class PostgresDeliveryPlan implements DeliveryPlan {
  constructor(private readonly manager: EntityManager) {}

  async destinationsOf(workspaceIds: readonly string[]): Promise<SubscribedDestination[]> {
    return this.manager.query<SubscribedDestination[]>(
      `select workspace_id as "workspaceId", id, mode, events, disabled_at is null as enabled
         from webhook_destination where workspace_id = any ($1::uuid[]) order by workspace_id, id`,
      [workspaceIds],
    );
  }

  async record(events: readonly WebhookEvent[], deliveries: readonly PlannedDelivery[]): Promise<void> {
    await this.manager.query(RECORD, [JSON.stringify(events), JSON.stringify(deliveries.map((delivery) => ({ tries: 0, ...delivery })))]);
  }
}

const RECORD = `
  with event as (${insertRecords(webhookEventEntity)} on conflict do nothing)
  ${insertRecords(webhookDeliveryEntity, { fields: ['workspaceId', 'id', 'eventId', 'destinationId', 'state', 'tries'], given: { dueAt: nowOfDestination('"workspaceId"', '"destinationId"') }, from: '$2::jsonb' })} on conflict do nothing`;
