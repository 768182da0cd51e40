import type { CustomerTx } from '@svc/customers';
import type { IdGenerator } from '@svc/kernel';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../audit';
import { PostgresOutbox } from '../outbox';
import { PostgresContactStore } from './contact-store';
import { PostgresCustomerLinkStore } from './customer-link-store';
import type { NumberHashes } from './number-hashes';

/** @param hashesOf the hashes under which codes to a number are kept */
export function bindCustomerTx(manager: EntityManager, ids: IdGenerator, hashesOf: NumberHashes): CustomerTx {
  return {
    contacts: new PostgresContactStore(manager, hashesOf),
    links: new PostgresCustomerLinkStore(manager),
    outbox: new PostgresOutbox(manager),
    audit: new PostgresAuditTrail(manager, ids),
  };
}
