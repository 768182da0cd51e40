import { type AuditTrail, UnitOfWork } from '@svc/kernel';
import type { Message } from '../domain/message';
import type { AnnouncementStore } from './announcement-store';
import type { MessagePlan } from './message-plan';
import type { TextLimit, TextsBefore } from '../domain/when-to-send';

/** Result of an attempt to send a message. */
export type Settlement =
  /** `segments`: the number of segments of the SMS. */
  | { state: 'sent'; at: Date; providerRef?: string; segments?: number }
  | { state: 'due'; dueAt: Date; reason: string }
  /** `refused`: the provider has not accepted it. */
  | { state: 'failed'; reason: string; refused?: boolean }
  | { state: 'skipped' | 'withheld'; reason: string };

/** Messages, written within one transaction. The database's own clock decides which are due. */
export interface MessageStore {
  /** Leases a due message for `leaseMs`, and counts the attempt; undefined when it is not due, or another worker has leased it. */
  lease(name: Pick<Message, 'workspaceId' | 'mode' | 'id'>, leaseMs: number): Promise<Message | undefined>;
  /**
   * Records the result of an attempt; nothing when another worker has leased the message since this lease ended. An SMS that was certainly
   * not sent no longer counts toward limits.
   */
  settle(message: Message, settlement: Settlement): Promise<void>;
  /** Makes a failed or withheld message due, with a full set of attempts; returns false when it was neither. */
  retry(workspaceId: string, id: string): Promise<boolean>;
}

export interface MessageTx {
  messages: MessageStore;
  plan: MessagePlan;
  texts: TextCounts;
  announcements: AnnouncementStore;
  audit: AuditTrail;
}

export abstract class MessageUnitOfWork extends UnitOfWork<MessageTx> {}

/** Countries of a workspace's SMS, and how many may go in 24 hours. */
export interface TextRules {
  /** ISO 3166 two-letter codes. */
  countries: readonly string[];
  mostPerDay: number;
}

/** SMS as limits count them, within the transaction that leases one to be sent (D-107). */
export interface TextCounts {
  /** Locks the counts of the number and the workspace until the transaction ends. Must be called before anything is counted. */
  hold(text: Pick<Message, 'workspaceId' | 'recipient'>): Promise<TextRules>;
  /**
   * Returns the SMS that count before this one: those sent after `since` to its number in all workspaces and in its workspace, and older
   * ones that wait.
   */
  before(text: Message, since: Date): Promise<TextsBefore>;
  /** Counts an SMS from now on. */
  count(text: Message, at: Date): Promise<void>;
  /** Has a leased SMS wait: it is due again at `until`, and the attempt does not count. */
  wait(text: Message, wait: { for: TextLimit; until: Date; reason: string }): Promise<void>;
  /** Returns true when the merchant was notified of waiting SMS after `since`. */
  notifiedSince(workspaceId: string, since: Date): Promise<boolean>;
}
