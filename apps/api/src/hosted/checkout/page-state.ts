import type { Checkout } from '@svc/checkout';
import type { PaymentAttempt } from '@svc/payments';
import type { Messages } from '../messages';

/**
 * What a buyer looks at: `form`: to be paid; `transfer`: an account waits for money; `pending`: it is not known yet what
 * came of a payment that was begun; `ending`: the time is up, the provider is asked.
 */
export type PageState = 'form' | 'transfer' | 'pending' | 'ending' | 'paid' | 'expired' | 'cancelled';

/** Those in which something can still be paid. */
export type OpenState = Extract<PageState, 'form' | 'transfer' | 'pending'>;

export function isPayable(state: PageState): state is OpenState {
  return state === 'form' || state === 'transfer' || state === 'pending';
}

export function stateOf(
  { status, expiresAt }: Pick<Checkout, 'status' | 'expiresAt'>,
  underWay: 'transfer' | 'pending' | undefined,
  now: Date,
): PageState {
  if (status !== 'open') return status;
  return expiresAt <= now ? 'ending' : (underWay ?? 'form');
}

/** What of the payments of a checkout its buyer waits for. */
export function underWayIn(attempts: readonly PaymentAttempt[], now: Date): 'transfer' | 'pending' | undefined {
  if (transferUnderWay(attempts, now)) return 'transfer';
  return paymentUnderWay(attempts) && 'pending';
}

/** The payment that the buyer began last, when it is no transfer and neither paid nor refused. */
export function paymentUnderWay(attempts: readonly PaymentAttempt[]): PaymentAttempt | undefined {
  const last = attempts.at(-1);
  return last?.status === 'pending' && last.flow !== 'transfer' ? last : undefined;
}

/** The bank transfer that the buyer has started and can still make (§4.2 r6). */
export function transferUnderWay(attempts: readonly PaymentAttempt[], now: Date): PaymentAttempt | undefined {
  return attempts.findLast(({ flow, status, expiresAt }) => flow === 'transfer' && status === 'pending' && (!expiresAt || expiresAt > now));
}

/** Until when a buyer can pay by what they look at: with the account of a transfer before them, no longer than that takes money. */
export function payUntil({ expiresAt }: Pick<Checkout, 'expiresAt'>, transfer: Pick<PaymentAttempt, 'expiresAt'> | undefined): Date {
  return transfer?.expiresAt && transfer.expiresAt < expiresAt ? transfer.expiresAt : expiresAt;
}

/** The address of a part of a checkout's page, by the token of the page itself. */
export function addressOf(
  { path, token, lang }: { path: string; token: string; lang?: string },
  part: '' | 'cancel' | 'pay' | 'return' | 'save' | 'status' | 'stop' = '',
  query: Record<string, string> = {},
): string {
  return `${path}${part && `/${part}`}?${new URLSearchParams({ t: token, ...query, ...(lang && { lang }) })}`;
}

const MINUTE = 60_000;

/** How long there still is, in whole minutes, hours or days: `14 minutes`; nothing once the time is up. */
export function timeLeftText(until: Date, now: Date, { checkout: words }: Messages): string | undefined {
  const minutes = Math.floor((until.getTime() - now.getTime()) / MINUTE);
  if (until <= now) return undefined;
  if (minutes < 1) return words.lessThanAMinute;
  if (minutes < 120) return words.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? words.hours(hours) : words.days(Math.floor(hours / 24));
}
