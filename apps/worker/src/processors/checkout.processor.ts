import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CHECKOUT_EXPIRY_QUEUE, jobsOfCheckout, RemindOfSaving, SAVING_REMINDER_QUEUE, SettleCheckout } from '@svc/checkout';
import { CommittedJobs } from '@svc/composition';
import { BALANCE_REMINDER_QUEUE, RemindOfBalance } from '@svc/orders';
import { JobRunner } from '../jobs/job-runner';
import { BalanceReminderJob, CheckoutExpiryJob, SavingReminderJob } from '../jobs/jobs';

const CONCURRENCY = 5;

/**
 * Settles checkouts whose time, or that of their stock, is over: one that stays open, since its provider does not answer, stays
 * due, so that the sweeper comes back to it, and has a job for the moment at which it ends nevertheless. Reminds those who save
 * up for one, or owe the balance of an order.
 */
@Injectable()
export class CheckoutProcessor implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobRunner,
    private readonly settling: SettleCheckout,
    private readonly committed: CommittedJobs,
    private readonly remindingSavers: RemindOfSaving,
    private readonly remindingDebtors: RemindOfBalance,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.process(CHECKOUT_EXPIRY_QUEUE, CheckoutExpiryJob, (job) => this.settle(job), CONCURRENCY);
    this.jobs.process(SAVING_REMINDER_QUEUE, SavingReminderJob, (job) => this.remindingSavers.execute(job), CONCURRENCY);
    this.jobs.process(BALANCE_REMINDER_QUEUE, BalanceReminderJob, (job) => this.remindingDebtors.execute(job), CONCURRENCY);
  }

  private async settle(job: CheckoutExpiryJob): Promise<void> {
    const { checkout } = await this.settling.execute({ ...job, asker: 'worker' });
    this.committed.enqueueAhead(jobsOfCheckout(checkout));
  }
}
