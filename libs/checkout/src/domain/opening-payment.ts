import type { PaymentAttempt } from '@svc/payments';
import type { Checkout } from './checkout';

/** A checkout with the last try to charge for it. */
export interface BeingPaid {
  checkout: Checkout;
  attempt?: PaymentAttempt;
}

/** A provider that has not answered by then will not (OpenAttempt waits for 15 s). */
const OPENING_MS = 20_000;

/** Between the looks of a request that waits for another one, milliseconds: five seconds in all (D-43). */
export const RESTS_MS: readonly number[] = [50, 50, 100, 200, 400, 700, 1_000, 1_000, 1_500];

/** Whether a provider has still to open what is due. */
export function isToOpen({ checkout, attempt }: BeingPaid): boolean {
  return checkout.status === 'open' && (!attempt || attempt.status === 'created' || wasRefused(attempt));
}

/** Whether the request that has opened this checkout is at it, as far as one can know: that one opens it, or gives it up. */
export function isBeingOpened(standing: BeingPaid, now: Date): boolean {
  const { createdAt } = standing.attempt ?? standing.checkout;
  return isToOpen(standing) && now.getTime() - createdAt.getTime() < OPENING_MS;
}

/** Whether it was given up since `before` was read: its key may open another by now. */
export function wasGivenUp(before: Checkout, { checkout }: BeingPaid): boolean {
  return before.status === 'open' && checkout.status === 'cancelled';
}

/** The provider did not open it at all: the buyer was never told by what to pay. */
function wasRefused({ status, instructions }: PaymentAttempt): boolean {
  return status === 'failed' && Object.values(instructions ?? {}).every((told) => told === null);
}
