import type { CheckoutTx } from '@svc/checkout';
import type { IdGenerator } from '@svc/kernel';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../audit';
import { PostgresOrderBook } from '../orders';
import { PostgresOutbox } from '../outbox';
import { bindPaymentStores } from '../payments';
import { PostgresCheckoutStore } from './checkout-store';
import { PostgresHoldStore } from './hold-store';

export function bindCheckoutTx(manager: EntityManager, ids: IdGenerator): CheckoutTx {
  return {
    ...bindPaymentStores(manager),
    checkouts: new PostgresCheckoutStore(manager),
    holds: new PostgresHoldStore(manager),
    orders: new PostgresOrderBook(manager),
    outbox: new PostgresOutbox(manager),
    audit: new PostgresAuditTrail(manager, ids),
  };
}
