import type { Job } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { Checkout } from '../checkout';
import { lapsesOf } from './time-to-pay';

/** The queue of checkouts to settle, since their time or that of their stock is over. */
export const CHECKOUT_EXPIRY_QUEUE = 'checkout-expiry.v2';
/** The queue of savings plans whose buyers are to be reminded of their deadline. */
export const SAVING_REMINDER_QUEUE = 'saving-reminder.v2';

type WithMoments = Pick<Checkout, 'workspaceId' | 'mode' | 'id' | 'status' | 'expiresAt' | 'heldUntil' | 'holds' | 'saving'> & Partial<Pick<Checkout, 'waits'>>;

/** A job about a checkout. */
export function checkoutJob(queue: string, { workspaceId, mode, checkoutId }: CheckoutName, dueAt?: Date): Job<CheckoutName> {
  return { queue, payload: { workspaceId, mode, checkoutId }, dueAt };
}

/** The jobs of the moments at which something is to be done about a checkout that is left as it is, those that have passed among them. */
export function jobsOfCheckout({ id: checkoutId, ...checkout }: WithMoments): Job<CheckoutName>[] {
  if (checkout.status !== 'open') return [];
  const name = { ...checkout, checkoutId };
  const { remindAt } = checkout.saving ?? {};
  return [...lapsesOf(checkout).map((at) => checkoutJob(CHECKOUT_EXPIRY_QUEUE, name, at)), ...(remindAt ? [checkoutJob(SAVING_REMINDER_QUEUE, name, remindAt)] : [])];
}
