import type { IdGenerator } from '@svc/kernel';
import type { WebhookTx } from '@svc/webhooks';
import type { Sql } from '../work/sql';
import { PostgresAuditTrail } from '../access/audit';
import { PostgresOutbox } from '../outbox';
import { DueCursors } from './due-cursors';
import { PostgresDeliveryPlan } from './postgres-delivery-plan';
import { PostgresDeliveryStore } from './postgres-delivery-store';
import { PostgresDestinationStore } from './postgres-destination-store';

/** @param cursors kept by the process between its transactions */
export function bindWebhookTx(sql: Sql, ids: IdGenerator, cursors = new DueCursors()): WebhookTx {
  return {
    destinations: new PostgresDestinationStore(sql),
    deliveries: new PostgresDeliveryStore(sql, ids, cursors),
    plan: new PostgresDeliveryPlan(sql),
    outbox: new PostgresOutbox(sql),
    audit: new PostgresAuditTrail(sql, ids),
  };
}
