import type { IdGenerator } from '@svc/kernel';
import type { MessageTx } from '@svc/notifications';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../access/audit';
import { PostgresAnnouncementStore } from './postgres-announcement-store';
import { PostgresMailCounts } from './postgres-mail-counts';
import { PostgresMessagePlan } from './postgres-message-plan';
import { PostgresMessageStore } from './postgres-message-store';
import { PostgresTextCounts } from './postgres-text-counts';

export function bindMessageTx(manager: EntityManager, ids: IdGenerator): MessageTx {
  return {
    messages: new PostgresMessageStore(manager),
    plan: new PostgresMessagePlan(manager),
    texts: new PostgresTextCounts(manager),
    mails: new PostgresMailCounts(manager),
    announcements: new PostgresAnnouncementStore(manager),
    audit: new PostgresAuditTrail(manager, ids),
  };
}
