import type { Job } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';

/** The queue of checkouts to settle, since their time or that of their stock is over. */
export const CHECKOUT_EXPIRY_QUEUE = 'checkout-expiry.v2';

/** A job about a checkout. */
export function checkoutJob(queue: string, { workspaceId, mode, checkoutId }: CheckoutName, dueAt?: Date): Job<CheckoutName> {
  return { queue, payload: { workspaceId, mode, checkoutId }, dueAt };
}

/** Open checkouts whose time, or that of their stock, is over (D-29, D-45). */
export abstract class LapsingCheckouts {
  /** The longest over first. */
  abstract due(most: number): Promise<CheckoutName[]>;
  /** Savings plans whose buyers are to be told that the deadline comes near (D-15), the longest due first. */
  abstract toRemind(most: number): Promise<CheckoutName[]>;
}
