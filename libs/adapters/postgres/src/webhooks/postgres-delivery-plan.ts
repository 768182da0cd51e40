import type { DeliveryPlan, PlannedDelivery, SubscribedDestination, WebhookEvent } from '@svc/webhooks';
import type { EntityManager } from 'typeorm';

/** Writes planned deliveries in the transaction that takes facts from the outbox: one statement for all of them. */
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
    await this.manager.query(
      `with event as (
         insert into webhook_event (workspace_id, id, type, mode, body, created_at)
         select "workspaceId", id, type, mode, body, "createdAt"
           from jsonb_to_recordset($1::jsonb) as event ("workspaceId" uuid, id uuid, type text, mode text, body text, "createdAt" timestamptz)
         on conflict do nothing
       )
       insert into webhook_delivery (workspace_id, id, event_id, destination_id, state, tries)
       select "workspaceId", id, "eventId", "destinationId", state, coalesce(tries, 0)
         from jsonb_to_recordset($2::jsonb) as delivery ("workspaceId" uuid, id uuid, "eventId" uuid, "destinationId" uuid, state text, tries integer)
       on conflict do nothing`,
      [JSON.stringify(events), JSON.stringify(deliveries)],
    );
  }
}
