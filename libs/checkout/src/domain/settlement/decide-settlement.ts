import { type AskedAttempt, type AttemptStatus, type Disposition, isSameRefusal, type Payment, type PaymentAttempt } from '@svc/payments';
import { applyPayments, returnPayments, returnPart, missingOf } from './apply-payments';
import type { Checkout } from '../checkout';
import { backMinorOf, dueMinorOf, isSavingOver, isSavingUp, wantsGoods, withSavings, type SavingEnd } from '../savings/saving';
import { decideLapse, isGraceOver, isLive, isOver, withTimeToTransfer } from '../holds/time-to-pay';
import { timelinessOf } from './apply-payments';
import { canBecome, ended } from '../checkout';

/** Checkout with its money, as it is now. */
export interface CheckoutMoney {
  checkout: Checkout;
  attempts: readonly PaymentAttempt[];
  /** Oldest first. */
  payments: readonly Payment[];
}

export interface SettlementQuestion extends CheckoutMoney {
  /** Ids of the payments that are not decided yet. */
  news: ReadonlySet<string>;
  /** Provider's statement on each attempt, by its id; a missing one was not asked about. */
  truths: ReadonlyMap<string, AskedAttempt['truth']>;
  /**
   * Result of taking the goods again, or of claiming the balance of the order, when that was needed: `settled` and `called_off` are
   * the reasons why the order takes nothing.
   */
  goods?: Goods;
  /** True when all of it could be bought now at its total; judged only for money that came late (D-103). */
  isForSale?: boolean;
  /** True for an open balance whose order owes another amount by now: some of it was waived; or none, for a cancelled event. */
  isUnowed?: boolean;
  /** True when the buyer has agreed to a checkout that costs nothing now. */
  isConfirmed?: boolean;
  now: Date;
}

export interface Settlement extends CheckoutMoney {
  holds: 'keep' | 'convert' | 'release';
}

export type Goods = 'taken' | 'gone' | 'settled' | 'called_off';

/** Dispositions of money that comes when its goods are not available. */
const WHY_BACK = { gone: 'late', settled: 'duplicate', called_off: 'after_cancel' } as const satisfies Record<
  Exclude<Goods, 'taken'>,
  Disposition
>;

/**
 * Decides the next state of a checkout by its money (ADR 0028 r1, ADR 0028 r2, D-29, D-94a, D-103). `judge`: money came late; find
 * out whether all could be bought at the same total now, and ask again with the result. `take`: it is paid, but holds its goods no
 * more, is for the balance of an order, or has saved enough to hold its goods (ADR 0039): take them, and ask again with the result.
 * Final states stay as they are.
 */
export function decideSettlement(question: SettlementQuestion): Settlement | 'take' | 'judge' {
  const { checkout, news, truths, now } = question;
  const attempts = question.attempts.map((attempt) => believing(attempt, truths.get(attempt.id)));
  const payments = applyPayments(
    checkout,
    question.payments,
    ({ id }) => news.has(id),
    (payment) => isRefusedAsLate(question, payment),
  );
  return endedWithEvent({ checkout, attempts, payments }, now) ?? decideByMoney({ ...question, attempts, payments });
}

/** Decides by money that is booked, and attempts that are in line with their provider. */
function decideByMoney(question: SettlementQuestion): Settlement | 'take' | 'judge' {
  const { checkout, attempts, payments, goods, now } = question;
  if (isJudgementCalledFor(question, payments)) return 'judge';
  const isPaid = isPaidFor(question, payments);
  if (!isPaid && !wantsGoods(checkout, payments)) return unpaid(question);
  const hasGoods = checkout.kind !== 'balance' && (checkout.holdChanges.length === 0 || checkout.holds === 'held');
  if (!hasGoods && !goods) return 'take';
  if (!isPaid) return unpaid({ ...question, checkout: goods === 'taken' ? { ...checkout, holds: 'held' } : checkout });
  if (!hasGoods && goods && goods !== 'taken')
    return refused({ ...question, payments: returnPayments(payments, WHY_BACK[goods], lateOf(question)) });
  return {
    checkout: { ...ended(checkout, 'paid', now), holds: checkout.holdChanges.length > 0 ? 'converted' : checkout.holds },
    attempts: closing(attempts),
    payments: returnPart(payments, -Math.min(0, missingOf(checkout, payments)), 'excess'),
    holds: checkout.holdChanges.length > 0 ? 'convert' : 'keep',
  };
}

/**
 * Ends an open checkout of a cancelled event (D-147): what was paid goes back in full, of a running savings plan as its end, else as money
 * that came too late. One that has expired takes no money any more. Undefined where the event is on, or the checkout is final.
 */
function endedWithEvent(money: CheckoutMoney, now: Date): Settlement | undefined {
  const { checkout, payments } = money;
  if (!checkout.isEventCancelled || isSavingOver(checkout)) return undefined;
  const returned = returnPayments(payments, 'after_cancel');
  if (checkout.status === 'expired') return { ...money, payments: returned, holds: 'keep' };
  if (checkout.status !== 'open') return undefined;
  const open: Checkout = { ...checkout, cancelReason: 'event_cancelled' };
  const settled = unfinished({ ...money, checkout: open }, { status: 'cancelled', by: 'merchant' }, now);
  return isSavingUp(checkout) ? settled : { ...settled, payments: returned };
}

/** Ends a checkout at the request of the buyer or the merchant, without waiting for a provider. All payments go back (D-94a). */
export function decideCancel(money: CheckoutMoney, now: Date, by: SavingEnd = 'merchant'): Settlement {
  return unfinished(money, { status: 'cancelled', by }, now);
}

/** Ends an unpaid checkout: all payments go back, of a savings plan the share that its terms name (D-15). */
function unfinished(
  { checkout, attempts, payments }: CheckoutMoney,
  { status, by }: { status: 'expired' | 'cancelled'; by: SavingEnd },
  now: Date,
): Settlement {
  const { saving } = checkout;
  const over = {
    ...ended(checkout, status, now),
    ...(isSavingUp(checkout) && { saving: { ...saving!, remindAt: undefined, endedBy: by } }),
  };
  return released({
    checkout: over,
    attempts: closing(attempts),
    payments: returnPart(payments, backMinorOf(checkout, payments, by), 'unfinished'),
  });
}

function isRefusedAsLate({ checkout, attempts, isForSale }: SettlementQuestion, payment: Payment): boolean {
  const timeliness = timelinessOf(checkout, attempts, payment);
  return timeliness === 'too_late' || (timeliness === 'late' && isForSale === false);
}

function isJudgementCalledFor({ checkout, attempts, news, isForSale }: SettlementQuestion, payments: readonly Payment[]): boolean {
  if (isForSale !== undefined) return false;
  return payments.some(
    (payment) => news.has(payment.id) && payment.appliedMinor > 0 && timelinessOf(checkout, attempts, payment) === 'late',
  );
}

function isPaidFor({ checkout, isConfirmed = false }: SettlementQuestion, payments: readonly Payment[]): boolean {
  if (!canBecome(checkout.status, 'paid') || isSavingOver(checkout)) return false;
  return dueMinorOf(checkout) > 0 ? missingOf(checkout, payments) <= 0 : isConfirmed && checkout.status === 'open';
}

/** Selects the payments that go back when goods are gone: of a running savings plan only the new ones. */
function lateOf({ checkout, news }: SettlementQuestion): ((payment: Payment) => boolean) | undefined {
  return isSavingUp(checkout) ? ({ id }) => news.has(id) : undefined;
}

/** Refuses the balance of an order that takes no money any more; other goods may yet be paid for. */
function refused(question: SettlementQuestion): Settlement {
  const { checkout, attempts, payments, now } = question;
  if (checkout.kind !== 'balance' || checkout.status !== 'open') return unpaid(question);
  return { checkout: ended(checkout, 'cancelled', now), attempts: closing(attempts), payments, holds: 'keep' };
}

function unpaid(question: SettlementQuestion): Settlement {
  const { checkout, attempts, payments, truths, now } = question;
  if (checkout.status !== 'open') {
    const isHandedBack = checkout.status === 'expired' && !isSavingOver(checkout);
    return { checkout, attempts, payments: isHandedBack ? returnPayments(payments, 'unfinished') : [...payments], holds: 'keep' };
  }
  if (question.isUnowed) return decideCancel(question, now);
  const timed = withTimeToTransfer(withSavings(checkout, payments, now), attempts);
  const awaited = attempts.filter(({ status }) => MAY_BRING_MONEY.includes(status)).map(({ id }) => truths.get(id) ?? 'not_asked');
  const isKnown = awaited.every((truth) => typeof truth !== 'string');
  const isSilent = !awaited.includes('not_asked') && isGraceOver(timed, now);
  if (isOver(timed, now) && (isKnown || isSilent))
    return unfinished({ checkout: timed, attempts, payments }, { status: 'expired', by: 'deadline' }, now);
  const lapse = decideLapse(timed, attempts, now);
  if (lapse === 'release') return released({ checkout: { ...timed, heldUntil: undefined }, attempts, payments });
  return { checkout: lapse ? { ...timed, ...lapse } : timed, attempts, payments, holds: 'keep' };
}

function released({ checkout, ...money }: CheckoutMoney): Settlement {
  if (checkout.holds !== 'held') return { checkout, ...money, holds: 'keep' };
  return { checkout: { ...checkout, holds: 'released' }, ...money, holds: 'release' };
}

const MAY_BRING_MONEY: readonly AttemptStatus[] = ['created', 'pending', 'closing'];

/** Brings an attempt in line with its provider; a closed one stays closed. */
function believing(attempt: PaymentAttempt, truth: AskedAttempt['truth'] = 'not_asked'): PaymentAttempt {
  if (typeof truth === 'string' || !MAY_BRING_MONEY.includes(attempt.status)) return attempt;
  if (truth.status === 'paid') return { ...attempt, status: 'paid', refusal: undefined };
  const { instructions = attempt.instructions, refusal = attempt.refusal } = truth;
  if (truth.status === 'failed') return { ...attempt, status: 'failed', refusal };
  const isNews = !attempt.instructions?.bankAccount && Boolean(truth.instructions?.bankAccount);
  if (!isNews && isSameRefusal(refusal, attempt.refusal)) return attempt;
  return { ...attempt, instructions: isNews ? instructions : attempt.instructions, refusal };
}

/** Marks live attempts for closing at their providers, since nobody is to pay any more. */
function closing(attempts: readonly PaymentAttempt[]): PaymentAttempt[] {
  return attempts.map((attempt) => (isLive(attempt) ? { ...attempt, status: 'closing' } : attempt));
}
