import { NotFound, refOf, type Author, type JobQueue } from '@svc/kernel';
import { isNobody, NotFailed, notificationJob } from '../domain/message';
import type { MessageLog } from '../ports/message-log';
import type { MessageUnitOfWork } from '../ports/message-tx';

export interface RetryMessageCommand {
  workspaceId: string;
  id: string;
  by: Author;
}

/** Retries a message that has failed or was withheld, with a full set of attempts. */
export class RetryMessage {
  constructor(
    private readonly work: MessageUnitOfWork,
    private readonly log: MessageLog,
    private readonly queue: JobQueue,
  ) {}

  /** @throws NotFound; NotFailed when it was sent, is still being tried, or goes to nobody since its reader was erased */
  async execute({ workspaceId, id, by }: RetryMessageCommand): Promise<void> {
    const message = await this.log.find(workspaceId, id);
    if (!message) throw new NotFound('message');
    if (isNobody(message.recipient)) throw new NotFailed();
    await this.work.run(async ({ messages, audit }) => {
      if (!(await messages.retry(workspaceId, id))) throw new NotFailed();
      await audit.record(workspaceId, by, [{ action: 'change', subject: { kind: 'message', ref: refOf('msg', id) }, fields: ['state'] }]);
    });
    // The sweeper enqueues the job if this fails.
    await this.queue.enqueue([notificationJob(message)]).catch(() => undefined);
  }
}
