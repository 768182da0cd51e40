import type { Due } from '@svc/kernel';
import type { Channel, Message, MessageKind, MessageName, MessageState } from '../domain/message';

export interface MessageQuery {
  /** Begin below this message; from the newest when absent. */
  after?: string;
  limit: number;
  state?: MessageState;
  channel?: Channel;
  kind?: MessageKind;
  /** Registration or webhook destination that it is about. */
  subjectId?: string;
}

/** Reads messages, for as long as they are kept. */
export abstract class MessageLog {
  /** Newest first. */
  abstract page(workspaceId: string, query: MessageQuery): Promise<{ data: Message[]; next?: string }>;
  abstract find(workspaceId: string, id: string): Promise<Message | undefined>;
  /** Messages of any workspace that are due, or will be within `aheadMs`, longest due first. */
  abstract due(most: number, aheadMs?: number): Promise<Due<MessageName>[]>;
  /**
   * Deletes whom messages made before went to and what they said, up to `most` of them, but of none that is still to be sent; that
   * there was a message stays, to `purgedRecipient`. Answers how many.
   */
  abstract purgeTexts(before: Date, most: number): Promise<number>;
}
