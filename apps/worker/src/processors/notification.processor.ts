import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueues, LOGGER, type Logger } from '@svc/composition';
import { NOTIFICATION_QUEUE, SendMessage } from '@svc/notifications';

const CONCURRENCY = 10;

/** Sends a message when its bell rings. One that fails stays due in Postgres, and the sweeper rings for it in time. */
@Injectable()
export class NotificationProcessor implements OnApplicationBootstrap {
  constructor(
    @Inject(JobQueues) private readonly queues: JobQueues,
    @Inject(SendMessage) private readonly sendMessage: SendMessage,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.queues.answer(NOTIFICATION_QUEUE, (messageId) => this.send(messageId), CONCURRENCY);
  }

  private async send(messageId: string): Promise<void> {
    const { message, settlement } = (await this.sendMessage.execute(messageId)) ?? {};
    if (!message || settlement?.state === 'sent') return;
    const { kind, channel, attempts } = message;
    const level = settlement?.state === 'failed' ? 'error' : 'warn';
    this.logger[level]({ messageId, kind, channel, attempts, state: settlement?.state }, 'A message was not sent; the management API tells why.');
  }
}
