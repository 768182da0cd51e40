import type { FactOf } from '@svc/contracts';
import { UnitOfWork, type AuditTrail, type Outbox } from '@svc/kernel';
import type { DeliveryPlan } from './delivery-plan';
import type { DeliveryStore } from './delivery-store';
import type { DestinationStore } from './destination-store';

/** What webhooks tell the rest of the house. */
export type WebhookFact = FactOf<'webhook.destination_failing.v1'> | FactOf<'webhook.destination_disabled.v1'>;

/** What changes together: a destination with its deliveries, and what is told of it. */
export interface WebhookTx {
  destinations: DestinationStore;
  deliveries: DeliveryStore;
  plan: DeliveryPlan;
  outbox: Outbox<WebhookFact>;
  audit: AuditTrail;
}

export abstract class WebhookUnitOfWork extends UnitOfWork<WebhookTx> {}
