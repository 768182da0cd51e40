import type { CustomerTx } from '@svc/customers';
import type { IdGenerator } from '@svc/kernel';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../audit';
import { PostgresOutbox } from '../outbox';
import { PostgresContactStore } from './contact-store';
import { PostgresCustomerLinkStore } from './customer-link-store';

export function bindCustomerTx(manager: EntityManager, ids: IdGenerator): CustomerTx {
  return {
    contacts: new PostgresContactStore(manager),
    links: new PostgresCustomerLinkStore(manager),
    outbox: new PostgresOutbox(manager),
    audit: new PostgresAuditTrail(manager, ids),
  };
}
