import type { Checkout } from '@svc/checkout';
import type { PaymentAttempt } from '@svc/payments';

/** What a buyer looks at: `form`: to be paid; `transfer`: an account waits for money; `ending`: the time is up, the provider is asked. */
export type PageState = 'form' | 'transfer' | 'ending' | 'paid' | 'expired' | 'cancelled';

export function stateOf({ status, expiresAt }: Pick<Checkout, 'status' | 'expiresAt'>, awaitsTransfer: boolean, now: Date): PageState {
  if (status !== 'open') return status;
  if (expiresAt <= now) return 'ending';
  return awaitsTransfer ? 'transfer' : 'form';
}

/** The bank transfer that the buyer has started and can still make (§4.2 r6). */
export function transferUnderWay(attempts: readonly PaymentAttempt[], now: Date): PaymentAttempt | undefined {
  return attempts.findLast(({ flow, status, expiresAt }) => flow === 'transfer' && status === 'pending' && (!expiresAt || expiresAt > now));
}

/** Until when a buyer can pay by what they look at: with the account of a transfer before them, no longer than that takes money. */
export function payUntil({ expiresAt }: Pick<Checkout, 'expiresAt'>, transfer: Pick<PaymentAttempt, 'expiresAt'> | undefined): Date {
  return transfer?.expiresAt && transfer.expiresAt < expiresAt ? transfer.expiresAt : expiresAt;
}
