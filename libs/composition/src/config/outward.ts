import { TEST_CLOCK_QUEUE } from '@svc/access';
import { type ProviderFetch, SANDBOX_CALLBACK_QUEUE } from '@svc/adapters/payments';
import { CHECKOUT_EXPIRY_QUEUE, SAVING_REMINDER_QUEUE } from '@svc/checkout';
import { BALANCE_REMINDER_QUEUE } from '@svc/orders';
import {
  ProviderUnavailable,
  PAYMENT_CLOSE_QUEUE,
  PAYMENT_LOOK_QUEUE,
  PROVIDER_ACCOUNT_QUEUE,
  PROVIDER_EVENT_QUEUE,
  REFUND_QUEUE,
} from '@svc/payments';
import { NOTIFICATION_QUEUE } from '@svc/notifications';
import { WEBHOOK_DELIVERY_QUEUE } from '@svc/webhooks';

/**
 * Every queue with jobs of single workspaces, and its end: outward is a mail server, a phone, a merchant's server or a payment provider.
 */
const ENDS: Readonly<Record<string, 'outward' | 'inside'>> = {
  [NOTIFICATION_QUEUE]: 'outward',
  [WEBHOOK_DELIVERY_QUEUE]: 'outward',
  [REFUND_QUEUE]: 'outward',
  [PAYMENT_CLOSE_QUEUE]: 'outward',
  [PAYMENT_LOOK_QUEUE]: 'outward',
  [PROVIDER_EVENT_QUEUE]: 'outward',
  [PROVIDER_ACCOUNT_QUEUE]: 'outward',
  [CHECKOUT_EXPIRY_QUEUE]: 'inside',
  [SAVING_REMINDER_QUEUE]: 'inside',
  [BALANCE_REMINDER_QUEUE]: 'inside',
  [SANDBOX_CALLBACK_QUEUE]: 'inside',
  [TEST_CLOCK_QUEUE]: 'inside',
};

/** Queues for which a worker must have a processor. */
export const JOB_QUEUES: readonly string[] = Object.keys(ENDS);
const OUTWARD_QUEUES = JOB_QUEUES.filter((queue) => ENDS[queue] === 'outward');

/** Returns the queues whose work waits: with OUTWARD=off their jobs are not processed, and due work stays due (D-135). */
export function waitingQueues({ outward }: { outward: boolean }): readonly string[] {
  return outward ? [] : OUTWARD_QUEUES;
}

/** Calls no provider, as if it did not respond, so that nothing counts as done. */
export const noProvider: ProviderFetch = async () => {
  throw new ProviderUnavailable('OUTWARD is off');
};
