import type { IdGenerator } from '@svc/kernel';
import type { MessageTx, NoticeTx } from '@svc/notifications';
import type { Sql } from '../work/sql';
import { PostgresAuditTrail } from '../access/audit';
import { type AddressKeys, PostgresSuppressedAddresses } from '../suppression';
import { PostgresAnnouncementStore } from './postgres-announcement-store';
import { PostgresMailCounts } from './postgres-mail-counts';
import { PostgresMessagePlan } from './postgres-message-plan';
import { PostgresNoticeStore } from './postgres-notice-store';
import { PostgresMessageStore } from './postgres-message-store';
import { PostgresTextCounts } from './postgres-text-counts';

/** @param keys keys of suppressed addresses; without them none is suppressed */
export function bindMessageTx(sql: Sql, ids: IdGenerator, keys?: AddressKeys): MessageTx {
  return {
    messages: new PostgresMessageStore(sql),
    plan: new PostgresMessagePlan(sql, keys),
    texts: new PostgresTextCounts(sql),
    mails: new PostgresMailCounts(sql),
    suppressed: new PostgresSuppressedAddresses(sql, keys),
    announcements: new PostgresAnnouncementStore(sql, keys),
    audit: new PostgresAuditTrail(sql, ids),
  };
}

/** Stores by which merchants are mailed about news. */
export function bindNoticeTx(sql: Sql): NoticeTx {
  return { notices: new PostgresNoticeStore(sql), plan: new PostgresMessagePlan(sql) };
}
