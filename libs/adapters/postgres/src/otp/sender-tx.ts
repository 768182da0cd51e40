import type { IdGenerator } from '@svc/kernel';
import type { SenderTx } from '@svc/otp';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../audit';
import { PostgresConnectionStore, PostgresDeliveryStore, PostgresTemplateStore } from './sender-stores';

export function bindSenderTx(manager: EntityManager, ids: IdGenerator): SenderTx {
  return {
    connections: new PostgresConnectionStore(manager),
    templates: new PostgresTemplateStore(manager),
    deliveries: new PostgresDeliveryStore(manager),
    audit: new PostgresAuditTrail(manager, ids),
  };
}
