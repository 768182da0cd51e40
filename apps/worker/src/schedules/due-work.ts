import type { FactoryProvider } from '@nestjs/common';
import { TEST_CLOCK_QUEUE, TestClocks } from '@svc/access';
import { CHECKOUT_EXPIRY_QUEUE, LapsingCheckouts, SAVING_REMINDER_QUEUE } from '@svc/checkout';
import { SANDBOX_CALLBACK_QUEUE, SandboxCallbacks } from '@svc/composition';
import type { Due, JobPayload } from '@svc/kernel';
import { MessageLog, NOTIFICATION_QUEUE } from '@svc/notifications';
import { BALANCE_REMINDER_QUEUE, OrderReader } from '@svc/orders';
import { MONEY_QUEUES, PaymentLists, PROVIDER_ACCOUNT_QUEUE, ProviderAccounts } from '@svc/payments';
import { DestinationList, WEBHOOK_DELIVERY_QUEUE } from '@svc/webhooks';

/**
 * Work that stands in Postgres and has a moment at which it is due. Each kind is one line here, and a processor takes the jobs
 * of its queue.
 */
export interface DueWork {
  /** Name of the queue whose processor does it. */
  queue: string;
  /**
   * What up to `most` jobs are about that are due now, their job lost or never enqueued, or will be within `aheadMs`; the
   * longest due first. What is leased is due when its lease ends.
   */
  due(most: number, aheadMs: number): Promise<Due<JobPayload>[]>;
}

/** Token of all the kinds of due work: `DueWork[]`. */
export const DUE_WORK = Symbol('DueWork');

export const dueWork: FactoryProvider<DueWork[]> = {
  provide: DUE_WORK,
  useFactory: (
    ...[destinations, messages, checkouts, orders, money, accounts, sandbox, testClocks]: [
      DestinationList,
      MessageLog,
      LapsingCheckouts,
      OrderReader,
      PaymentLists,
      ProviderAccounts,
      SandboxCallbacks,
      TestClocks,
    ]
  ) => [
    { queue: WEBHOOK_DELIVERY_QUEUE, due: (...asked) => destinations.withSomethingDue(...asked) },
    { queue: NOTIFICATION_QUEUE, due: (...asked) => messages.due(...asked) },
    { queue: CHECKOUT_EXPIRY_QUEUE, due: (...asked) => checkouts.due(...asked) },
    { queue: SAVING_REMINDER_QUEUE, due: (...asked) => checkouts.toRemind(...asked) },
    { queue: BALANCE_REMINDER_QUEUE, due: (...asked) => orders.toRemind(...asked) },
    ...MONEY_QUEUES.map((queue): DueWork => ({ queue, due: (...asked) => money.due(queue, ...asked) })),
    { queue: PROVIDER_ACCOUNT_QUEUE, due: (...asked) => accounts.due(...asked) },
    { queue: SANDBOX_CALLBACK_QUEUE, due: (...asked) => sandbox.due(...asked) },
    { queue: TEST_CLOCK_QUEUE, due: (most) => testClocks.left(most) },
  ],
  inject: [DestinationList, MessageLog, LapsingCheckouts, OrderReader, PaymentLists, ProviderAccounts, SandboxCallbacks, TestClocks],
};
