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

/** Every queue with jobs of single workspaces, and where these end: outward is at a mail server, a phone, a merchant's server or a provider of payments. */
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

/** The queues that a worker has to have a processor of. */
export const JOB_QUEUES: readonly string[] = Object.keys(ENDS);
const OUTWARD_QUEUES = JOB_QUEUES.filter((queue) => ENDS[queue] === 'outward');

/** The queues whose work waits: with OUTWARD=off nobody takes their jobs, and what is due stays due (D-135). */
export function waitingQueues({ outward }: { outward: boolean }): readonly string[] {
  return outward ? [] : OUTWARD_QUEUES;
}

/** Calls no provider: as one that does not answer, so that nothing is taken for done. */
export const noProvider: ProviderFetch = async () => {
  throw new ProviderUnavailable('OUTWARD is off');
};
