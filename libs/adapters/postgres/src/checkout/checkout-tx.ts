import type { CheckoutTx } from '@svc/checkout';
import type { EntityManager } from 'typeorm';
import { PostgresOrderBook } from '../orders';
import { PostgresOutbox } from '../outbox';
import { bindPaymentStores } from '../payments';
import { PostgresCheckoutStore } from './checkout-store';
import { PostgresHoldStore } from './hold-store';

export function bindCheckoutTx(manager: EntityManager): CheckoutTx {
  return {
    ...bindPaymentStores(manager),
    checkouts: new PostgresCheckoutStore(manager),
    holds: new PostgresHoldStore(manager),
    orders: new PostgresOrderBook(manager),
    outbox: new PostgresOutbox(manager),
  };
}
