import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger, Metrics } from '@svc/composition';
import { MessageLog, type MessageName, NOTIFICATION_QUEUE, SendMessage } from '@svc/notifications';
import { z } from 'zod';
import { kindOf, modalPayload, type Processor } from '../jobs/job-kind';
import { failureLineOf } from './failure-line';
import { labelsOfSettlement } from './message-outcome';

const CONCURRENCY = 10;

export const messagePayload = modalPayload.extend({ messageId: z.uuid() });

/** Sends messages. One that fails stays due in Postgres, and gets another job then. */
@Injectable()
export class NotificationProcessor implements Processor {
  constructor(
    private readonly sendMessage: SendMessage,
    private readonly messages: MessageLog,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {}

  readonly jobs = [
    kindOf({
      queue: NOTIFICATION_QUEUE,
      form: messagePayload,
      concurrency: CONCURRENCY,
      work: (job) => this.send(job),
      due: (...limits) => this.messages.due(...limits),
    }),
  ];

  private async send({ messageId, ...owner }: MessageName): Promise<void> {
    const { message, settlement } = (await this.sendMessage.execute({ ...owner, id: messageId })) ?? {};
    if (!message || !settlement) return;
    this.metrics.count('messages_total', { channel: message.channel, ...labelsOfSettlement(settlement) });
    if (settlement.state === 'sent') return;
    const line = failureLineOf(message, settlement);
    this.logger[line.level](line.fields, line.message);
  }
}
