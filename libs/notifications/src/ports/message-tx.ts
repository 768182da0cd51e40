import type { SuppressedAddresses } from '@svc/contracts';
import { type AuditTrail, UnitOfWork } from '@svc/kernel';
import type { FailedQuery } from '../domain/limits/failed-messages';
import type { Message, PlannedMessage } from '../domain/message';
import type { ScheduleNote } from '../domain/schedule/notified-schedule';
import type { AnnouncementStore } from './announcement-store';
import type { MessagePlan } from './message-plan';
import type { MailGroup, UnansweredMails } from '../domain/limits/unanswered-mails';
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
   * Stores the schedule that the reader of a leased message is notified of by it. Returns false when another message has changed it since it
   * was read.
   */
  noteSchedule(message: Message, note: ScheduleNote): Promise<boolean>;
  /**
   * Records the result of an attempt; nothing when another worker has leased the message since this lease ended. An SMS that was certainly
   * not sent no longer counts toward limits. The reader of one that has failed was notified of what preceded it.
   */
  settle(message: Message, settlement: Settlement): Promise<void>;
  /**
   * Makes a failed or withheld message due, with a full set of attempts and beyond the limit of unanswered mails: the merchant sends it.
   * Returns false when it was neither.
   */
  retry(workspaceId: string, id: string): Promise<boolean>;
  /** Makes up to `most` failed messages due, with a full set of attempts, oldest first; returns them. Deleted recipients get nothing. */
  retryFailed(workspaceId: string, query: FailedQuery, most: number): Promise<Pick<Message, 'workspaceId' | 'mode' | 'id'>[]>;
  /** Returns true while the operator has suspended the workspace (D-159). */
  isSuspended(workspaceId: string): Promise<boolean>;
}

export interface MessageTx {
  messages: MessageStore;
  plan: MessagePlan;
  texts: TextCounts;
  mails: MailCounts;
  suppressed: SuppressedAddresses;
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

/** Mails as the limit of unanswered mails counts them, by normalised address and shop, within one transaction (D-153). */
export interface MailCounts {
  /** Locks the counts of the address in its workspace until the transaction ends. Must be called before anything is counted. */
  hold(mail: Pick<Message, 'workspaceId' | 'mode' | 'recipient'>): Promise<void>;
  /** Returns true when the mail was counted by an earlier attempt. */
  isCounted(mail: Message): Promise<boolean>;
  /** Returns the mails of the group that count to the address since these moments. */
  before(mail: Message, group: MailGroup, since: { day: Date; week: Date }): Promise<UnansweredMails>;
  /** Returns the number of messages that the merchant has sent to the recipient once more since then, and when the first of them was planned. */
  resent(message: Pick<Message, 'workspaceId' | 'mode' | 'recipient'>, since: Date): Promise<{ count: number; oldest?: Date }>;
  /** Counts a mail from now on, until it is answered or certainly not sent. */
  count(mail: Message, at: Date): Promise<void>;
  /** Clears the counts of addresses, whose owners have answered (D-153). */
  clear(of: readonly { workspaceId: string; email: string }[]): Promise<void>;
  /** Clears the counts of the address to which mails about a seat go: its holder’s, or that of whoever took it. */
  clearForHolder(seat: { workspaceId: string; attendeeId: string }): Promise<void>;
  /** Marks the seats that name an address and that somebody else took as not meant for it, as of a moment; undefined takes it back. */
  markNotMeant(of: { workspaceId: string; email: string }, at: Date | undefined): Promise<void>;
  /** Returns when the last mail with links to all registrations of the address was sent, and whether one is on its way. */
  lastList(mail: Message): Promise<{ sentAt?: Date; isPlanned: boolean }>;
  /** Writes the mail with links to all registrations. */
  planList(list: PlannedMessage, dueAt: Date): Promise<void>;
}
