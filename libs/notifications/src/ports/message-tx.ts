import { UnitOfWork, type AuditTrail } from '@svc/kernel';
import type { Message } from '../domain/message';
import type { MessagePlan } from './message-plan';
import type { TextCounts } from './text-counts';

/** What came of an attempt. */
export type Settlement =
  | { state: 'sent'; at: Date; providerRef?: string }
  | { state: 'due'; dueAt: Date; reason: string }
  /** `refused`: the provider has not taken it. */
  | { state: 'failed'; reason: string; refused?: boolean }
  | { state: 'skipped' | 'withheld'; reason: string };

/** Messages, written within one transaction. What is due is told by the database's own clock. */
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
  audit: AuditTrail;
}

export abstract class MessageUnitOfWork extends UnitOfWork<MessageTx> {}
