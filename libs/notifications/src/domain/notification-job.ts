import type { Job, Mode } from '@svc/kernel';
import type { Message } from './message';

/** By what a message is found. */
export interface MessageName {
  workspaceId: string;
  mode: Mode;
  /** UUID. */
  messageId: string;
}

export const NOTIFICATION_QUEUE = 'notification.v2';

/** Has a message sent. */
export const notificationJob = ({ workspaceId, mode, id: messageId }: Pick<Message, 'workspaceId' | 'mode' | 'id'>, dueAt?: Date): Job<MessageName> => ({
  queue: NOTIFICATION_QUEUE,
  payload: { workspaceId, mode, messageId },
  dueAt,
});
