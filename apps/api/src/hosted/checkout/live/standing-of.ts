import { type BuyersCheckout, returnUrlWith } from '@svc/checkout';
import { refOf } from '@svc/kernel';
import type { Response } from 'express';
import { payUntil, stateOf, transferUnderWay, underWayIn } from '../page-state';
import type { Standing } from './status';

/** How a checkout stands, for a page that asks while it is open. */
export function standingOf(found: BuyersCheckout, now: Date, returnsHere = false): Standing {
  const { checkout, attempts } = found;
  const transfer = transferUnderWay(attempts, now);
  return {
    state: stateOf(checkout, underWayIn(attempts, now), now),
    mark: markOf(found, now),
    goTo: checkout.status === 'paid' && !returnsHere ? returnUrlWith(checkout.returnUrl, refOf('chk', checkout.id)) : undefined,
    now: now.toISOString(),
    expiresAt: payUntil(checkout, transfer).toISOString(),
  };
}

/** What the money of a checkout has come to, as one text that is another one whenever there is something new to see. */
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

/** Whether news is to be expected without the buyer doing anything: money is under way, or the time is up. */
export function isAwaited({ checkout, attempts }: Pick<BuyersCheckout, 'checkout' | 'attempts'>, now: Date): boolean {
  if (checkout.status !== 'open' && checkout.status !== 'expired') return false;
  const isUnderWay = attempts.some(({ status }) => ['created', 'pending', 'closing'].includes(status));
  return isUnderWay || (checkout.status === 'open' && checkout.expiresAt <= now);
}

/** Tells a page that is open how what is paid on it stands. Kept by nobody. */
export function sendStanding(response: Response, standing: Standing): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.json(standing);
}
