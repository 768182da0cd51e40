import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, SANDBOX_CALLBACK_QUEUE, SandboxCallbacks, type Logger } from '@svc/composition';
import {
  type MoneyName,
  moneyNameOf,
  PaymentLists,
  PROVIDER_EVENT_QUEUE,
  REFUND_QUEUE,
  SendRefunds,
  ProcessProviderEvents,
} from '@svc/payments';
import { kindOf, moneyPayload, type Processor } from '../jobs/job-kind';

const CONCURRENCY = 10;

/**
 * Works on money: reports of providers, refunds, and the callbacks of the sandbox. Failed work stays due in Postgres, and gets
 * another job then.
 */
@Injectable()
export class PaymentProcessor implements Processor {
  constructor(
    private readonly processProviderEvents: ProcessProviderEvents,
    private readonly sendRefunds: SendRefunds,
    private readonly sandboxCallbacks: SandboxCallbacks,
    private readonly money: PaymentLists,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  readonly jobs = [
    kindOf({
      queue: PROVIDER_EVENT_QUEUE,
      form: moneyPayload,
      concurrency: CONCURRENCY,
      work: (job) => this.processEvent(job),
      due: (...limits) => this.money.due(PROVIDER_EVENT_QUEUE, ...limits),
    }),
    kindOf({
      queue: REFUND_QUEUE,
      form: moneyPayload,
      concurrency: CONCURRENCY,
      work: (job) => this.refund(job),
      due: (...limits) => this.money.due(REFUND_QUEUE, ...limits),
    }),
    kindOf({
      queue: SANDBOX_CALLBACK_QUEUE,
      form: moneyPayload,
      concurrency: CONCURRENCY,
      work: (job) => this.sandboxCallbacks.deliver(job),
      due: (...limits) => this.sandboxCallbacks.due(...limits),
    }),
  ];

  private async processEvent(job: MoneyName): Promise<void> {
    const outcome = await this.processProviderEvents.execute(job);
    if (outcome === 'unknown')
      this.logger.error({ event: moneyNameOf(job) }, 'A provider told of a payment that nobody knows; it is listed with the exceptions.');
  }

  private async refund(job: MoneyName): Promise<void> {
    const status = await this.sendRefunds.execute(job);
    if (status === 'failed')
      this.logger.error({ refund: moneyNameOf(job) }, 'A provider would not give money back; it is listed with the exceptions.');
    if (status === 'unsent') this.logger.warn({ refund: moneyNameOf(job) }, 'A refund could not be sent; it is tried again.');
  }
}
