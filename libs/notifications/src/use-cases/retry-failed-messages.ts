import { type Author, type JobQueue, refOf } from '@svc/kernel';
import { type FailedQuery, type FailureSummary, summaryOf } from '../domain/limits/failed-messages';
import { notificationJob } from '../domain/message';
import type { MessageLog } from '../ports/message-log';
import type { MessageUnitOfWork } from '../ports/message-tx';

/** Most messages that one call makes due; the caller goes on until none is left. */
export const MOST_RETRIED = 500;

export interface RetryFailedCommand {
  workspaceId: string;
  query: FailedQuery;
  /** Only counts. */
  dryRun: boolean;
  by: Author;
}

/** Failed messages, and how many of them were made due. */
export interface RetriedMessages extends FailureSummary {
  retried: number;
  /** Number of messages that the next call would make due. */
  left: number;
}

/**
 * Sends failed messages again in bulk, with a full set of attempts (D-160). Limits of SMS and the end of the use of a message are judged
 * when each is sent; withheld messages are never among them. A repeated call finds nothing that it has made due.
 */
export class RetryFailedMessages {
  constructor(
    private readonly work: MessageUnitOfWork,
    private readonly log: MessageLog,
    private readonly queue: JobQueue,
  ) {}

  async execute({ workspaceId, query, dryRun, by }: RetryFailedCommand): Promise<RetriedMessages> {
    const summary = summaryOf(await this.log.failures(workspaceId, query));
    const retried = dryRun || summary.matched === 0 ? 0 : await this.retry(workspaceId, query, by);
    return { ...summary, retried, left: Math.max(0, summary.matched - retried) };
  }

  private async retry(workspaceId: string, query: FailedQuery, by: Author): Promise<number> {
    const retried = await this.work.run(async ({ messages, audit }) => {
      const made = await messages.retryFailed(workspaceId, query, MOST_RETRIED);
      if (made.length > 0)
        await audit.record(workspaceId, by, [
          {
            action: 'change',
            subject: { kind: 'message', ref: refOf('msg', made[0]!.id) },
            fields: ['state'],
            details: { messages: made.length, since: query.since.toISOString(), reason: query.reason ?? null },
          },
        ]);
      return made;
    });
    // The sweeper enqueues the jobs if this fails.
    await this.queue.enqueue(retried.map((message) => notificationJob(message))).catch(() => undefined);
    return retried.length;
  }
}
