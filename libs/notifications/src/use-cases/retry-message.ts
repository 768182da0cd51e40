import { NotFound, refOf, type Author, type JobQueue } from '@svc/kernel';
import { NotFailed } from '../domain/notifications.errors';
import type { MessageLog } from '../ports/message-log';
import type { MessageUnitOfWork } from '../ports/message-tx';
import { NOTIFICATION_QUEUE } from './plan-messages';

export interface RetryMessageCommand {
  workspaceId: string;
  id: string;
  by: Author;
}

/** Sends a message that was given up, or withheld, once more, with all attempts before it. */
export class RetryMessage {
  constructor(
    private readonly work: MessageUnitOfWork,
    private readonly log: MessageLog,
    private readonly queue: JobQueue,
  ) {}

  /** @throws NotFound; NotFailed when it was sent, or is still being tried */
  async execute({ workspaceId, id, by }: RetryMessageCommand): Promise<void> {
    if (!(await this.log.find(workspaceId, id))) throw new NotFound('message');
    await this.work.run(async ({ messages, audit }) => {
      if (!(await messages.retry(workspaceId, id))) throw new NotFailed();
      await audit.record(workspaceId, by, [{ action: 'change', subject: { kind: 'message', ref: refOf('msg', id) }, fields: ['state'] }]);
    });
    // A bell that cannot be rung is made up for by the sweeper.
    await this.queue.ring([{ queue: NOTIFICATION_QUEUE, subject: id }]).catch(() => undefined);
  }
}
