import type { Message } from '@svc/notifications';
import { withoutNulls } from '../rows/columns-sql';

/** What makes a Message of a row of `message`. */
export const MESSAGE = `
  workspace_id as "workspaceId", mode, id, kind, channel, recipient, subject_id as "subjectId", details, state, attempts,
  due_at as "dueAt", created_at as "createdAt", sent_at as "sentAt", last_error as "lastError", provider_ref as "providerRef"`;

/** A row as it was selected by MESSAGE; what is not told is null. */
export type MessageRow = { [Field in keyof Required<Message>]: Message[Field] | null };

export const messageOf = (row: MessageRow): Message => withoutNulls<Message>(row);
