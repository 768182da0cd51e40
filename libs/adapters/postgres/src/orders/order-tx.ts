import type { IdGenerator } from '@svc/kernel';
import type { OrderTx } from '@svc/orders';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../audit';
import { PostgresOutbox } from '../outbox';
import { PostgresRefundStore } from '../payments/refund-store';
import { PostgresOrderStore } from './order-store';
import { PostgresSoldCounts } from './sold-counts';

export function bindOrderTx(manager: EntityManager, ids: IdGenerator): OrderTx {
  return {
    orders: new PostgresOrderStore(manager),
    refunds: new PostgresRefundStore(manager),
    outbox: new PostgresOutbox(manager),
    audit: new PostgresAuditTrail(manager, ids),
    counts: new PostgresSoldCounts(manager),
  };
}
