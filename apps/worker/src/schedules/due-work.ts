import type { FactoryProvider } from '@nestjs/common';
import { CHECKOUT_EXPIRY_QUEUE, LapsingCheckouts, SAVING_REMINDER_QUEUE } from '@svc/checkout';
import { SANDBOX_CALLBACK_QUEUE, SandboxCallbacks } from '@svc/composition';
import type { JobPayload } from '@svc/kernel';
import { MessageLog, NOTIFICATION_QUEUE } from '@svc/notifications';
import { BALANCE_REMINDER_QUEUE, OrderReader } from '@svc/orders';
import { PAYMENT_CLOSE_QUEUE, PAYMENT_LOOK_QUEUE, PaymentLists, PROVIDER_EVENT_QUEUE, REFUND_QUEUE } from '@svc/payments';
import { DestinationList, WEBHOOK_DELIVERY_QUEUE } from '@svc/webhooks';

/**
 * Work that stands in Postgres and is due, though no job has brought it: the job was lost, the worker killed, the clock moved.
 * Each kind is one line here, and a processor takes the jobs of its queue.
 */
export interface DueWork {
  /** Name of the queue whose processor does it. */
  queue: string;
  /** Payloads of up to `most` jobs that are due now, longest due first; what is leased at the moment is not. */
  due(most: number): Promise<JobPayload[]>;
}

/** Token of all the kinds of due work: `DueWork[]`. */
export const DUE_WORK = Symbol('DueWork');

export const dueWork: FactoryProvider<DueWork[]> = {
  provide: DUE_WORK,
  useFactory: (destinations: DestinationList, messages: MessageLog, checkouts: LapsingCheckouts, orders: OrderReader, money: PaymentLists, sandbox: SandboxCallbacks) => [
    { queue: WEBHOOK_DELIVERY_QUEUE, due: (most) => destinations.withSomethingDue(most) },
    { queue: NOTIFICATION_QUEUE, due: (most) => messages.due(most) },
    { queue: CHECKOUT_EXPIRY_QUEUE, due: (most) => checkouts.due(most) },
    { queue: SAVING_REMINDER_QUEUE, due: (most) => checkouts.toRemind(most) },
    { queue: BALANCE_REMINDER_QUEUE, due: (most) => orders.toRemind(most) },
    { queue: PROVIDER_EVENT_QUEUE, due: (most) => money.due(PROVIDER_EVENT_QUEUE, most) },
    { queue: REFUND_QUEUE, due: (most) => money.due(REFUND_QUEUE, most) },
    { queue: PAYMENT_CLOSE_QUEUE, due: (most) => money.due(PAYMENT_CLOSE_QUEUE, most) },
    { queue: PAYMENT_LOOK_QUEUE, due: (most) => money.due(PAYMENT_LOOK_QUEUE, most) },
    { queue: SANDBOX_CALLBACK_QUEUE, due: (most) => sandbox.due(most) },
  ],
  inject: [DestinationList, MessageLog, LapsingCheckouts, OrderReader, PaymentLists, SandboxCallbacks],
};
