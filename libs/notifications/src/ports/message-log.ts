import type { Due, Mode } from '@svc/kernel';
import type { FailedQuery, FailureCount } from '../domain/limits/failed-messages';
import type { Channel, Message, MessageKind, MessageName, MessageState } from '../domain/message';

/** Messages to some addresses, which are in small letters, and the one of an id; `limit` of the former at most. */
export interface AddressedQuery {
  mode: Mode;
  recipients: readonly string[];
  id?: string;
  limit: number;
}

export interface MessageQuery {
  /** Cursor: begins after this message; from the newest when absent. */
  after?: string;
  limit: number;
  state?: MessageState;
  channel?: Channel;
  kind?: MessageKind;
  /** Subject of the message, such as a registration or a webhook destination. */
  subjectId?: string;
  /** E-mail address or phone number of the recipient, in any case. */
  to?: string;
}

/** Reads messages, for as long as they are kept. */
export abstract class MessageLog {
  /** Returns a page, newest first. */
  abstract page(workspaceId: string, query: MessageQuery): Promise<{ data: Message[]; next?: string }>;
  /** Returns the newest messages of a mode to any of these addresses, and the one of an id. */
  abstract addressed(workspaceId: string, query: AddressedQuery): Promise<Message[]>;
  abstract find(workspaceId: string, id: string): Promise<Message | undefined>;
  /** Returns the number of failed messages by kind and reason, the most first; of up to 1,000 pairs. Deleted recipients do not count. */
  abstract failures(workspaceId: string, query: FailedQuery): Promise<FailureCount[]>;
  /** Returns messages of any workspace that are due, or will be within `aheadMs`, longest due first. */
  abstract due(most: number, aheadMs?: number): Promise<Due<MessageName>[]>;
  /**
   * Deletes the recipients and texts of up to `most` messages made before then, except those still to be sent. The row stays, with
   * `purgedRecipient` as its recipient. Returns the number of messages.
   */
  abstract purgeTexts(before: Date, most: number): Promise<number>;
  /** Deletes up to `most` schedules of readers of events that ended before then; returns their number. */
  abstract purgeSchedules(before: Date, most: number): Promise<number>;
}
