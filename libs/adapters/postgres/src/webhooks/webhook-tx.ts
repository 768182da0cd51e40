import type { IdGenerator } from '@svc/kernel';
import type { WebhookTx } from '@svc/webhooks';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../audit';
import { PostgresOutbox } from '../outbox';
import { PostgresDeliveryPlan } from './postgres-delivery-plan';
import { PostgresDeliveryStore } from './postgres-delivery-store';
import { PostgresDestinationStore } from './postgres-destination-store';

export function bindWebhookTx(manager: EntityManager, ids: IdGenerator): WebhookTx {
  return {
    destinations: new PostgresDestinationStore(manager),
    deliveries: new PostgresDeliveryStore(manager, ids),
    plan: new PostgresDeliveryPlan(manager),
    outbox: new PostgresOutbox(manager),
    audit: new PostgresAuditTrail(manager, ids),
  };
}
