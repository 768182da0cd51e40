import type { IdGenerator } from '@svc/kernel';
import type { SubscriptionTx } from '@svc/subscriptions';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../audit';
import { PostgresOutbox } from '../outbox';
import { PostgresSubscriptionStore } from './subscription-store';

export function bindSubscriptionTx(manager: EntityManager, ids: IdGenerator): SubscriptionTx {
  return { subscriptions: new PostgresSubscriptionStore(manager), outbox: new PostgresOutbox(manager), audit: new PostgresAuditTrail(manager, ids) };
}
