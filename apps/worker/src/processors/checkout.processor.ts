import { Injectable } from '@nestjs/common';
import {
  CHECKOUT_EXPIRY_QUEUE,
  jobsOfCheckout,
  LapsingCheckouts,
  RemindOfSaving,
  SAVING_REMINDER_QUEUE,
  SettleCheckout,
} from '@svc/checkout';
import { CommittedJobs } from '@svc/composition';
import { BALANCE_REMINDER_QUEUE, OrderReader, RemindOfBalance } from '@svc/orders';
import type { CheckoutName } from '@svc/payments';
import { z } from 'zod';
import { kindOf, modalPayload, type Processor } from '../jobs/job-kind';

const CONCURRENCY = 5;

export const checkoutPayload = modalPayload.extend({ checkoutId: z.uuid() });
export const orderPayload = modalPayload.extend({ orderId: z.uuid() });

/**
 * Settles checkouts whose time, or that of their stock, is over. One that stays open, because its provider does not answer,
 * stays due for the sweeper, and has a job for the moment of its final end. Reminds buyers who save up for a checkout or owe
 * the balance of an order.
 */
@Injectable()
export class CheckoutProcessor implements Processor {
  constructor(
    private readonly settling: SettleCheckout,
    private readonly committed: CommittedJobs,
    private readonly remindingSavers: RemindOfSaving,
    private readonly remindingDebtors: RemindOfBalance,
    private readonly checkouts: LapsingCheckouts,
    private readonly orders: OrderReader,
  ) {}

  readonly jobs = [
    kindOf({
      queue: CHECKOUT_EXPIRY_QUEUE,
      form: checkoutPayload,
      concurrency: CONCURRENCY,
      work: (job) => this.settle(job),
      due: (...limits) => this.checkouts.due(...limits),
    }),
    kindOf({
      queue: SAVING_REMINDER_QUEUE,
      form: checkoutPayload,
      concurrency: CONCURRENCY,
      work: (job) => this.remindingSavers.execute(job),
      due: (...limits) => this.checkouts.toRemind(...limits),
    }),
    kindOf({
      queue: BALANCE_REMINDER_QUEUE,
      form: orderPayload,
      concurrency: CONCURRENCY,
      work: (job) => this.remindingDebtors.execute(job),
      due: (...limits) => this.orders.toRemind(...limits),
    }),
  ];

  private async settle(job: CheckoutName): Promise<void> {
    const { checkout } = await this.settling.execute({ ...job, asker: 'worker' });
    this.committed.enqueueAhead(jobsOfCheckout(checkout));
  }
}
