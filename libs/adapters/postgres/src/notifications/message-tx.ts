import type { IdGenerator } from '@svc/kernel';
import type { MessageTx } from '@svc/notifications';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../access/audit';
import { type AddressKeys, PostgresSuppressedAddresses } from '../suppression';
import { PostgresAnnouncementStore } from './postgres-announcement-store';
import { PostgresMailCounts } from './postgres-mail-counts';
import { PostgresMessagePlan } from './postgres-message-plan';
import { PostgresMessageStore } from './postgres-message-store';
import { PostgresTextCounts } from './postgres-text-counts';

/** @param keys keys of suppressed addresses; without them none is suppressed */
export function bindMessageTx(manager: EntityManager, ids: IdGenerator, keys?: AddressKeys): MessageTx {
  return {
    messages: new PostgresMessageStore(manager),
    plan: new PostgresMessagePlan(manager, keys),
    texts: new PostgresTextCounts(manager),
    mails: new PostgresMailCounts(manager),
    suppressed: new PostgresSuppressedAddresses(manager, keys),
    announcements: new PostgresAnnouncementStore(manager, keys),
    audit: new PostgresAuditTrail(manager, ids),
  };
}
