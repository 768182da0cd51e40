import type { CheckoutName, PaymentAttempt } from '@svc/payments';
import type { Job } from '@svc/kernel';
import type { Checkout } from '../checkout';

const MINUTE_MS = 60_000;
/** Time added after the end of the account for a transfer (D-29). */
const AFTER_TRANSFER_MS = 2 * MINUTE_MS;

/** Returns true once nothing new can be started (D-29). */
export function isOver({ expiresAt }: Pick<Checkout, 'expiresAt'>, now: Date): boolean {
  return expiresAt <= now;
}

/** Returns true once the grace for a silent provider is over, so that the end is final (D-29). */
export function isGraceOver({ expiresAt, waits }: Pick<Checkout, 'expiresAt' | 'waits'>, now: Date): boolean {
  return expiresAt.getTime() + waits.graceSeconds * 1_000 <= now.getTime();
}

/**
 * Returns the moments at which an unchanged checkout has to be settled: its end, the end of the grace, and the end of its hold on
 * stock.
 */
export function lapsesOf({
  expiresAt,
  heldUntil,
  holds,
  waits,
}: Pick<Checkout, 'expiresAt' | 'heldUntil' | 'holds'> & Partial<Pick<Checkout, 'waits'>>): Date[] {
  const graceEnd = waits && new Date(expiresAt.getTime() + waits.graceSeconds * 1_000);
  return [expiresAt, ...(graceEnd ? [graceEnd] : []), ...(holds === 'held' && heldUntil ? [heldUntil] : [])];
}

/** Returns true while the buyer can pay the attempt, or will be able to. */
export function isLive({ status }: PaymentAttempt): boolean {
  return status === 'created' || status === 'pending';
}

/** Returns true while money may still come by the attempt, also while it is being closed. */
export function mayBePaid(attempt: PaymentAttempt): boolean {
  return isLive(attempt) || attempt.status === 'closing';
}

/** Returns true while an account for a transfer is open, or is being opened. */
export function hasOpenAccount(attempts: readonly PaymentAttempt[], now: Date): boolean {
  return attempts.some((attempt) => attempt.flow === 'transfer' && isLive(attempt) && (!attempt.expiresAt || attempt.expiresAt > now));
}

/** Extends a checkout for transfers under way: until 2 min after the end of their accounts (D-29). */
export function withTimeToTransfer(checkout: Checkout, attempts: readonly PaymentAttempt[]): Checkout {
  const ends = attempts
    .filter(({ flow, status, expiresAt }) => flow === 'transfer' && status === 'pending' && expiresAt)
    .map(({ expiresAt }) => expiresAt!.getTime() + AFTER_TRANSFER_MS);
  const end = Math.max(checkout.expiresAt.getTime(), ...ends);
  return end === checkout.expiresAt.getTime() ? checkout : { ...checkout, expiresAt: new Date(end) };
}

/** Returns the end of the hold on products for a buyer who pays from `now` on (D-45). */
export function stockUntil({ waits }: Pick<Checkout, 'waits'>, now: Date): Date {
  return new Date(now.getTime() + waits.stockMinutes * MINUTE_MS);
}

/**
 * Decides about stock whose hold is over (D-45): extends the hold while the provider still accepts the buyer's money, otherwise
 * `release`s it. Undefined when there is nothing to do.
 */
export function decideLapse(
  checkout: Checkout,
  attempts: readonly PaymentAttempt[],
  now: Date,
): 'release' | { heldUntil: Date } | undefined {
  const { holds, heldUntil } = checkout;
  if (holds !== 'held' || !heldUntil || heldUntil > now) return undefined;
  const isPaying = attempts.some((attempt) => isLive(attempt) && attempt.expiresAt !== undefined && attempt.expiresAt > now);
  return isPaying ? { heldUntil: stockUntil(checkout, now) } : 'release';
}

/** Queue of checkouts to settle, since their time or that of their stock is over. */
export const CHECKOUT_EXPIRY_QUEUE = 'checkout-expiry.v2';
/** Queue of savings plans whose buyers are due a reminder of the deadline. */
export const SAVING_REMINDER_QUEUE = 'saving-reminder.v2';

type WithMoments = Pick<Checkout, 'workspaceId' | 'mode' | 'id' | 'status' | 'expiresAt' | 'heldUntil' | 'holds' | 'saving'> &
  Partial<Pick<Checkout, 'waits'>>;

/** Returns a job about a checkout. */
export function checkoutJob(queue: string, { workspaceId, mode, checkoutId }: CheckoutName, dueAt?: Date): Job<CheckoutName> {
  return { queue, payload: { workspaceId, mode, checkoutId }, dueAt };
}

/** Returns the jobs for the moments at which an unchanged checkout needs work, past moments included. */
export function jobsOfCheckout({ id: checkoutId, ...checkout }: WithMoments): Job<CheckoutName>[] {
  if (checkout.status !== 'open') return [];
  const name = { ...checkout, checkoutId };
  const { remindAt } = checkout.saving ?? {};
  return [
    ...lapsesOf(checkout).map((at) => checkoutJob(CHECKOUT_EXPIRY_QUEUE, name, at)),
    ...(remindAt ? [checkoutJob(SAVING_REMINDER_QUEUE, name, remindAt)] : []),
  ];
}
