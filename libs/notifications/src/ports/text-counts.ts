import type { TextLimit, TextsBefore } from '../domain/next-text';
import type { Message } from '../domain/message';

/** Where texts of a workspace may go, and how many in 24 hours. */
export interface TextRules {
  /** ISO 3166 two-letter codes. */
  countries: readonly string[];
  mostPerDay: number;
}

/** Texts as limits count them, within the transaction that takes one to be sent (D-107). */
export interface TextCounts {
  /** Nobody else counts a text to the number, or of the workspace, until the transaction ends. To be called before anything is counted. */
  hold(text: Pick<Message, 'workspaceId' | 'recipient'>): Promise<TextRules>;
  /** What stands before a text: those to its number in all workspaces, and those of its workspace, which count after `since`; and older ones that wait. */
  before(text: Message, since: Date): Promise<TextsBefore>;
  /** Counts a text from now on. */
  count(text: Message, at: Date): Promise<void>;
  /** Has a text wait that was taken: due again at `until`, and the attempt is none. */
  wait(text: Message, wait: { for: TextLimit; until: Date; reason: string }): Promise<void>;
  /** Whether the merchant was told after `since` that texts wait. */
  toldSince(workspaceId: string, since: Date): Promise<boolean>;
}
