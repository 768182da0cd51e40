import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, type Logger } from '@svc/composition';
import { NOTIFICATION_QUEUE, SendMessage } from '@svc/notifications';
import { JobRunner } from '../jobs/job-runner';
import { NotificationJob } from '../jobs/jobs';

const CONCURRENCY = 10;

/** Sends messages. One that fails stays due in Postgres, and has another job then. */
@Injectable()
export class NotificationProcessor implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobRunner,
    private readonly sendMessage: SendMessage,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.process(NOTIFICATION_QUEUE, NotificationJob, (job) => this.send(job), CONCURRENCY);
  }

  private async send({ messageId, ...owner }: NotificationJob): Promise<void> {
    const { message, settlement } = (await this.sendMessage.execute({ ...owner, id: messageId })) ?? {};
    if (!message || settlement?.state === 'sent') return;
    const { kind, channel, attempts } = message;
    const level = settlement?.state === 'failed' ? 'error' : 'warn';
    this.logger[level](
      { messageId, kind, channel, attempts, state: settlement?.state },
      'A message was not sent; the management API tells why.',
    );
  }
}
