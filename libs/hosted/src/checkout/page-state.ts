import type { Checkout } from '@svc/checkout';
import type { PaymentAttempt } from '@svc/payments';
import type { Messages } from '../messages';

/**
 * State of a checkout's page: `form`: to be paid; `transfer`: an account awaits money; `pending`: the outcome of a payment is
 * not known yet; `ending`: the time is up and the provider is queried.
 */
export type PageState = 'form' | 'transfer' | 'pending' | 'ending' | 'paid' | 'expired' | 'cancelled';

/** States in which the checkout can still be paid. */
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

/** Returns the kind of payment whose outcome is open. */
export function underWayIn(attempts: readonly PaymentAttempt[], now: Date): 'transfer' | 'pending' | undefined {
  if (transferUnderWay(attempts, now)) return 'transfer';
  return paymentUnderWay(attempts) && 'pending';
}

/** Returns the last attempt if it is pending and not a transfer. */
export function paymentUnderWay(attempts: readonly PaymentAttempt[]): PaymentAttempt | undefined {
  const last = attempts.at(-1);
  return last?.status === 'pending' && last.flow !== 'transfer' ? last : undefined;
}

/** Returns the bank transfer that the buyer can still make (§4.2 r6). */
export function transferUnderWay(attempts: readonly PaymentAttempt[], now: Date): PaymentAttempt | undefined {
  return attempts.findLast(({ flow, status, expiresAt }) => flow === 'transfer' && status === 'pending' && (!expiresAt || expiresAt > now));
}

/** Returns the end of the time to pay: of the transfer's account where that is earlier, else of the checkout. */
export function payUntil({ expiresAt }: Pick<Checkout, 'expiresAt'>, transfer: Pick<PaymentAttempt, 'expiresAt'> | undefined): Date {
  return transfer?.expiresAt && transfer.expiresAt < expiresAt ? transfer.expiresAt : expiresAt;
}

/** Returns the address of a part of a checkout's page, with the token of the page. */
export function addressOf(
  { path, token, lang }: { path: string; token: string; lang?: string },
  part: '' | 'cancel' | 'pay' | 'return' | 'save' | 'status' | 'stop' = '',
  query: Record<string, string> = {},
): string {
  return `${path}${part && `/${part}`}?${new URLSearchParams({ t: token, ...query, ...(lang && { lang }) })}`;
}

const MINUTE = 60_000;

/** Returns the time that is left in whole minutes, hours or days: `14 minutes`; undefined once the time is up. */
export function timeLeftText(until: Date, now: Date, { checkout: words }: Messages): string | undefined {
  const minutes = Math.floor((until.getTime() - now.getTime()) / MINUTE);
  if (until <= now) return undefined;
  if (minutes < 1) return words.lessThanAMinute;
  if (minutes < 120) return words.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? words.hours(hours) : words.days(Math.floor(hours / 24));
}
