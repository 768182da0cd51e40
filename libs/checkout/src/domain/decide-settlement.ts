import type { AskedAttempt, AttemptStatus, Disposition, Payment, PaymentAttempt } from '@svc/payments';
import { applyMoney, handBack, missingOf } from './apply-money';
import type { Checkout } from './checkout';
import { decideLapse, isGraceOver, isLive, isOver, withTimeToTransfer } from './time-to-pay';
import { canBecome, ended } from './transitions';

/** A checkout and its money, as they are. */
export interface CheckoutMoney {
  checkout: Checkout;
  attempts: readonly PaymentAttempt[];
  /** Oldest first. */
  payments: readonly Payment[];
}

export interface SettlementQuestion extends CheckoutMoney {
  /** Ids of the payments that nobody has decided about yet. */
  news: ReadonlySet<string>;
  /** What providers say of attempts, by their ids; one that is missing was not asked about. */
  truths: ReadonlyMap<string, AskedAttempt['truth']>;
  /**
   * What came of taking the goods again, or of asking the order for its balance, when that was called for: `settled` and
   * `called_off` say why the order takes nothing.
   */
  goods?: Goods;
  /** The buyer has agreed to a checkout that costs nothing now. */
  isConfirmed?: boolean;
  now: Date;
}

export interface Settlement extends CheckoutMoney {
  holds: 'keep' | 'convert' | 'release';
}

export type Goods = 'taken' | 'gone' | 'settled' | 'called_off';

/** Why money goes back that comes when there is nothing to be had for it. */
const WHY_BACK = { gone: 'late', settled: 'duplicate', called_off: 'after_cancel' } as const satisfies Record<Exclude<Goods, 'taken'>, Disposition>;

/**
 * What a checkout becomes by what is known of its money (mechanisms 2.4, 2.5, D-29, D-94a). `take`: it is paid, but holds
 * its goods no more, or is for the balance of an order: take them, and ask once more with what came of it. Final states stay as they are.
 */
export function decideSettlement(question: SettlementQuestion): Settlement | 'take' {
  const { checkout, news, truths, goods, now } = question;
  const attempts = question.attempts.map((attempt) => believing(attempt, truths.get(attempt.id)));
  const payments = applyMoney(checkout, question.payments, ({ id }) => news.has(id));
  if (!isPaidFor(question, payments)) return unpaid({ ...question, attempts, payments });
  const hasGoods = checkout.kind !== 'balance' && (checkout.moves.length === 0 || checkout.holds === 'held');
  if (!hasGoods && !goods) return 'take';
  if (!hasGoods && goods && goods !== 'taken') return refused({ ...question, attempts, payments: handBack(payments, WHY_BACK[goods]) });
  return {
    checkout: { ...ended(checkout, 'paid', now), holds: checkout.moves.length > 0 ? 'converted' : checkout.holds },
    attempts: closing(attempts),
    payments,
    holds: checkout.moves.length > 0 ? 'convert' : 'keep',
  };
}

/** The end by the buyer's or the merchant's will: it waits for no provider. What was paid of it goes back (D-94a). */
export function decideCancel({ checkout, attempts, payments }: CheckoutMoney, now: Date): Settlement {
  return released({ checkout: ended(checkout, 'cancelled', now), attempts: closing(attempts), payments: handBack(payments, 'unfinished') });
}

function isPaidFor({ checkout, isConfirmed = false }: SettlementQuestion, payments: readonly Payment[]): boolean {
  if (!canBecome(checkout.status, 'paid')) return false;
  return checkout.cart.dueNowMinor > 0 ? missingOf(checkout, payments) <= 0 : isConfirmed && checkout.status === 'open';
}

/** Nobody is to pay for the balance of an order that takes nothing any more; other goods may yet be paid for. */
function refused(question: SettlementQuestion): Settlement {
  const { checkout, attempts, payments, now } = question;
  if (checkout.kind !== 'balance' || checkout.status !== 'open') return unpaid(question);
  return { checkout: ended(checkout, 'cancelled', now), attempts: closing(attempts), payments, holds: 'keep' };
}

function unpaid({ checkout, attempts, payments, truths, now }: SettlementQuestion): Settlement {
  if (checkout.status === 'expired') return { checkout, attempts, payments: handBack(payments, 'unfinished'), holds: 'keep' };
  if (checkout.status !== 'open') return { checkout, attempts, payments, holds: 'keep' };
  const timed = withTimeToTransfer(checkout, attempts);
  const awaited = attempts.filter(({ status }) => MAY_BRING_MONEY.includes(status)).map(({ id }) => truths.get(id) ?? 'not_asked');
  const isKnown = awaited.every((truth) => typeof truth !== 'string');
  const isSilent = !awaited.includes('not_asked') && isGraceOver(timed, now);
  if (isOver(timed, now) && (isKnown || isSilent)) {
    return released({ checkout: ended(timed, 'expired', now), attempts: closing(attempts), payments: handBack(payments, 'unfinished') });
  }
  const lapse = decideLapse(timed, attempts, now);
  if (lapse === 'release') return released({ checkout: { ...timed, heldUntil: undefined }, attempts, payments });
  return { checkout: lapse ? { ...timed, ...lapse } : timed, attempts, payments, holds: 'keep' };
}

function released({ checkout, ...money }: CheckoutMoney): Settlement {
  if (checkout.holds !== 'held') return { checkout, ...money, holds: 'keep' };
  return { checkout: { ...checkout, holds: 'released' }, ...money, holds: 'release' };
}

const MAY_BRING_MONEY: readonly AttemptStatus[] = ['created', 'pending', 'closing'];

/** The attempt by what its provider says of it; one that is closed stays so. */
function believing(attempt: PaymentAttempt, truth: AskedAttempt['truth'] = 'not_asked'): PaymentAttempt {
  if (typeof truth === 'string' || !MAY_BRING_MONEY.includes(attempt.status)) return attempt;
  if (truth.status !== 'pending') return { ...attempt, status: truth.status };
  const isNews = truth.instructions !== undefined && !attempt.instructions?.bankAccount && truth.instructions.bankAccount !== null;
  return isNews ? { ...attempt, instructions: truth.instructions } : attempt;
}

/** Nobody is to pay any more. */
function closing(attempts: readonly PaymentAttempt[]): PaymentAttempt[] {
  return attempts.map((attempt) => (isLive(attempt) ? { ...attempt, status: 'closing' } : attempt));
}
