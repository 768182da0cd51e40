import type { IdGenerator } from '@svc/kernel';
import type { WebhookTx } from '@svc/webhooks';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../access/audit';
import { PostgresOutbox } from '../outbox';
import { DueCursors } from './due-cursors';
import { PostgresDeliveryPlan } from './postgres-delivery-plan';
import { PostgresDeliveryStore } from './postgres-delivery-store';
import { PostgresDestinationStore } from './postgres-destination-store';

/** @param cursors kept by the process between its transactions */
export function bindWebhookTx(manager: EntityManager, ids: IdGenerator, cursors = new DueCursors()): WebhookTx {
  return {
    destinations: new PostgresDestinationStore(manager),
    deliveries: new PostgresDeliveryStore(manager, ids, cursors),
    plan: new PostgresDeliveryPlan(manager),
    outbox: new PostgresOutbox(manager),
    audit: new PostgresAuditTrail(manager, ids),
  };
}
