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
import { EVENT_CANCELLATION_QUEUE } from '@svc/ticketing';
import { WEBHOOK_DELIVERY_QUEUE } from '@svc/webhooks';

interface JobQueue {
  /** Outward is a mail server, a phone, a merchant's server or a payment provider. */
  end: 'outward' | 'inside';
  /** Clock by which its jobs are due: that of their workspace and mode, which a test clock advances, or that of the service (ADR 0072). */
  clock: 'workspace' | 'service';
}

/** Every queue with jobs of single workspaces. */
const QUEUES: Readonly<Record<string, JobQueue>> = {
  [NOTIFICATION_QUEUE]: { end: 'outward', clock: 'workspace' },
  [WEBHOOK_DELIVERY_QUEUE]: { end: 'outward', clock: 'workspace' },
  [REFUND_QUEUE]: { end: 'outward', clock: 'workspace' },
  [PAYMENT_CLOSE_QUEUE]: { end: 'outward', clock: 'workspace' },
  [PAYMENT_LOOK_QUEUE]: { end: 'outward', clock: 'workspace' },
  [PROVIDER_EVENT_QUEUE]: { end: 'outward', clock: 'workspace' },
  [PROVIDER_ACCOUNT_QUEUE]: { end: 'outward', clock: 'service' }, // Clocks of providers do not advance with ours (ADR 0090).
  [CHECKOUT_EXPIRY_QUEUE]: { end: 'inside', clock: 'workspace' },
  [SAVING_REMINDER_QUEUE]: { end: 'inside', clock: 'workspace' },
  [BALANCE_REMINDER_QUEUE]: { end: 'inside', clock: 'workspace' },
  [EVENT_CANCELLATION_QUEUE]: { end: 'inside', clock: 'service' }, // It is due at once.
  [SANDBOX_CALLBACK_QUEUE]: { end: 'inside', clock: 'workspace' },
  [TEST_CLOCK_QUEUE]: { end: 'inside', clock: 'service' }, // It advances the clock.
};

/** Queues for which a worker must have a processor. */
export const JOB_QUEUES: readonly string[] = Object.keys(QUEUES);
const OUTWARD_QUEUES = JOB_QUEUES.filter((queue) => QUEUES[queue]!.end === 'outward');
/** Queues whose work in test mode a test clock brings: each has a row in `PostgresTestModeWork`. */
export const WORKSPACE_CLOCK_QUEUES = JOB_QUEUES.filter((queue) => QUEUES[queue]!.clock === 'workspace');

/** Returns the queues whose work waits: with OUTWARD=off their jobs are not processed, and due work stays due (D-135). */
export function waitingQueues({ outward }: { outward: boolean }): readonly string[] {
  return outward ? [] : OUTWARD_QUEUES;
}

/** Calls no provider, as if it did not respond, so that nothing counts as done. */
export const noProvider: ProviderFetch = async () => {
  throw new ProviderUnavailable('OUTWARD is off');
};
