import { type AuditTrail, UnitOfWork } from '@svc/kernel';
import type { Message } from '../domain/message';
import type { AnnouncementStore } from './announcement-store';
import type { MessagePlan } from './message-plan';
import type { TextLimit, TextsBefore } from '../domain/when-to-send';

/** What came of an attempt. */
export type Settlement =
  /** `segments`: how many a text took. */
  | { state: 'sent'; at: Date; providerRef?: string; segments?: number }
  | { state: 'due'; dueAt: Date; reason: string }
  /** `refused`: the provider has not taken it. */
  | { state: 'failed'; reason: string; refused?: boolean }
  | { state: 'skipped' | 'withheld'; reason: string };

/** Messages, written within one transaction. What is due is decided by the database's own clock. */
export interface MessageStore {
  /** Takes a message that is due, for so long, and counts the attempt; undefined when another has it or nothing is due. */
  lease(name: Pick<Message, 'workspaceId' | 'mode' | 'id'>, leaseMs: number): Promise<Message | undefined>;
  /**
   * Writes what came of an attempt; nothing when another has taken the message meanwhile, its lease having ended. A text that
   * certainly was not sent counts for no limit any more.
   */
  settle(message: Message, settlement: Settlement): Promise<void>;
  /** Makes a message due that was given up or withheld, with all attempts before it; answers whether it was one. */
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

/** Where texts of a workspace may go, and how many in 24 hours. */
export interface TextRules {
  /** ISO 3166 two-letter codes. */
  countries: readonly string[];
  mostPerDay: number;
}

/** Texts as limits count them, within the transaction that takes one to be sent (D-107). */
export interface TextCounts {
  /** Locks the counts of the number and the workspace until the transaction ends. To be called before anything is counted. */
  hold(text: Pick<Message, 'workspaceId' | 'recipient'>): Promise<TextRules>;
  /** What stands before a text: those to its number in all workspaces, and those of its workspace, which count after `since`; and older ones that wait. */
  before(text: Message, since: Date): Promise<TextsBefore>;
  /** Counts a text from now on. */
  count(text: Message, at: Date): Promise<void>;
  /** Has a text wait that was taken: due again at `until`, and the attempt is none. */
  wait(text: Message, wait: { for: TextLimit; until: Date; reason: string }): Promise<void>;
  /** Whether the merchant was notified after `since` that texts wait. */
  toldSince(workspaceId: string, since: Date): Promise<boolean>;
}
