import type { ProviderFetch } from '@svc/adapters/payments';
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

/** The queues whose jobs end at a mail server, a phone, a merchant's server or a provider of payments. */
const OUTWARD_QUEUES: readonly string[] = [
  NOTIFICATION_QUEUE,
  WEBHOOK_DELIVERY_QUEUE,
  REFUND_QUEUE,
  PAYMENT_CLOSE_QUEUE,
  PAYMENT_LOOK_QUEUE,
  PROVIDER_EVENT_QUEUE,
  PROVIDER_ACCOUNT_QUEUE,
];

/** The queues whose work waits: with OUTWARD=off nobody takes their jobs, and what is due stays due (D-135). */
export function waitingQueues({ outward }: { outward: boolean }): readonly string[] {
  return outward ? [] : OUTWARD_QUEUES;
}

/** Calls no provider: as one that does not answer, so that nothing is taken for done. */
export const noProvider: ProviderFetch = async () => {
  throw new ProviderUnavailable('OUTWARD is off');
};
