import type { IdGenerator } from '@svc/kernel';
import type { MoneyTx, PaymentTx } from '@svc/payments';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../audit';
import { PostgresOutbox } from '../outbox';
import { PostgresAttemptStore } from './attempt-store';
import { PostgresAttemptWork } from './attempt-work';
import { PostgresCredentialStore } from './credential-store';
import { PostgresEventInbox } from './event-inbox';
import { PostgresExceptionStore } from './exception-store';
import { PostgresPaymentStore } from './payment-store';
import { PostgresRefundStore, PostgresRefundWork } from './refund-store';

/** The money side of a transaction that settles a checkout. */
export function bindPaymentStores(manager: EntityManager): PaymentTx {
  return {
    attempts: new PostgresAttemptStore(manager),
    payments: new PostgresPaymentStore(manager),
    refunds: new PostgresRefundStore(manager),
    exceptions: new PostgresExceptionStore(manager),
  };
}

/** The transaction of payments themselves. */
export function bindMoneyTx(manager: EntityManager, ids: IdGenerator): MoneyTx {
  return {
    ...bindPaymentStores(manager),
    attemptWork: new PostgresAttemptWork(manager),
    refundWork: new PostgresRefundWork(manager),
    events: new PostgresEventInbox(manager),
    exceptionWork: new PostgresExceptionStore(manager),
    credentials: new PostgresCredentialStore(manager),
    outbox: new PostgresOutbox(manager),
    audit: new PostgresAuditTrail(manager, ids),
  };
}
