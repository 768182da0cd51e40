import { type BuyersCheckout, returnUrlWith } from '@svc/checkout';
import { refOf } from '@svc/kernel';
import type { Response } from 'express';
import { payUntil, stateOf, transferUnderWay, underWayIn } from '../page-state';
import type { PaymentStatus } from './status';

/** Returns the state of a checkout, for an open page that polls it. */
export function paymentStatusOf(buyersCheckout: BuyersCheckout, now: Date, returnsHere = false): PaymentStatus {
  const { checkout, attempts } = buyersCheckout;
  const transfer = transferUnderWay(attempts, now);
  return {
    state: stateOf(checkout, underWayIn(attempts, now), now),
    mark: markOf(buyersCheckout, now),
    goTo: checkout.status === 'paid' && !returnsHere ? returnUrlWith(checkout.returnUrl, refOf('chk', checkout.id)) : undefined,
    now: now.toISOString(),
    expiresAt: payUntil(checkout, transfer).toISOString(),
  };
}

/** Returns a fingerprint of a checkout and its money, which changes when there is something new to show. */
export function markOf({ checkout, attempts, payments, refunds }: BuyersCheckout, now: Date): string {
  return [
    checkout.status,
    checkout.version,
    checkout.expiresAt.getTime(),
    checkout.expiresAt <= now ? 'over' : '',
    transferUnderWay(attempts, now) ? 'account' : '',
    ...attempts.map(
      ({ status, instructions, refusal }) =>
        `${status}${instructions?.bankAccount ? '+' : ''}${refusal ? '-' : ''}${refusal?.reason ?? ''}`,
    ),
    ...payments.map(({ appliedMinor }) => appliedMinor),
    ...refunds.map(({ status }) => status),
  ].join('.');
}

/** Returns true when the state can change without an action of the buyer: money is pending, or the time is up. */
export function isAwaited({ checkout, attempts }: Pick<BuyersCheckout, 'checkout' | 'attempts'>, now: Date): boolean {
  if (checkout.status !== 'open' && checkout.status !== 'expired') return false;
  const isUnderWay = attempts.some(({ status }) => ['created', 'pending', 'closing'].includes(status));
  return isUnderWay || (checkout.status === 'open' && checkout.expiresAt <= now);
}

/** Sends the state of a payment to an open page, not cacheable. */
export function sendPaymentStatus(response: Response, status: PaymentStatus): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.json(status);
}
