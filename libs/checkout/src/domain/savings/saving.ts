import { InvalidInput, percentOf } from '@svc/kernel';
import type { Payment } from '@svc/payments';
import { factOf, isOnStep, type KnownFact, stepOf } from '@svc/contracts';
import type { Checkout, CheckoutStatus } from '../checkout';
import type { CheckoutMoney, Settlement } from '../settlement/decide-settlement';

/** Percentages that a merchant sets once for all savings plans. */
export interface SavingShares {
  /** Share of the savings that is refunded when the buyer stops, or the deadline passes: 0 to 100. */
  refundPct: number;
  /** Least part as a share of the total: 1 to 100; `LEAST_PART_PCT` when absent. */
  leastPartPct?: number;
}

/** Terms of a savings plan, fixed when it began (D-15). */
export interface SavingTerms extends SavingShares {
  /** `freeze`: the price when it began; `current`: the price at each read or payment. */
  priceMode: 'freeze' | 'current';
  /** Moment at which the goods are taken: with the part that completes it, with the first part, or once `holdThresholdPct` is saved. */
  holdPolicy: 'none' | 'on_start' | 'at_threshold';
  holdThresholdPct?: number;
}

/** Savings plan: its checkout stays open while parts of it are paid (ADR 0039). */
export interface Saving extends SavingTerms {
  /** Deadline chosen by the buyer within the offer. */
  deadline: Date;
  /** Time of the first part. Until then the checkout ends as any other; from then on it ends at the deadline. */
  startedAt?: Date;
  /** Time of the next reminder of the deadline. */
  remindAt?: Date;
  /** Party that ended it before it was complete. */
  endedBy?: SavingEnd;
}

export type SavingEnd = 'buyer' | 'merchant' | 'deadline';

/** Least part of plans that began before merchants could set it. */
export const LEAST_PART_PCT = 5;
const DAY_MS = 86_400_000;
/** Times of reminders before the deadline: a week, and a day. */
const REMINDERS_MS: readonly number[] = [7 * DAY_MS, DAY_MS];
/** Minimum time between news of the plan and a reminder. */
const REST_MS = DAY_MS / 2;

type Saved = Pick<Checkout, 'saving' | 'status'>;
type Amounts = readonly Pick<Payment, 'appliedMinor'>[];

/** Returns true while parts are being saved. */
export function isSavingUp({ saving, status }: Saved): boolean {
  return saving?.startedAt !== undefined && status === 'open';
}

/** Returns true when a savings plan ended unpaid: such a plan takes no money any more (D-15). */
export function isSavingOver({ saving, status }: Saved): boolean {
  return saving?.startedAt !== undefined && (status === 'expired' || status === 'cancelled');
}

/** Returns the amount to pay before a checkout counts as paid: deposits do not apply to savings plans. */
export function dueMinorOf({ cart, saving }: Pick<Checkout, 'cart' | 'saving'>): number {
  return saving ? cart.totalMinor : cart.dueNowMinor;
}

/** Returns the amount that the checkout has applied of payments. */
export function savedMinorOf(payments: Amounts): number {
  return payments.reduce((sum, { appliedMinor }) => sum + appliedMinor, 0);
}

/** Checkout that is paid in parts. */
interface InParts extends Pick<Checkout, 'cart'> {
  saving?: Pick<SavingTerms, 'leastPartPct'>;
}

/**
 * Returns the least amount of a part of a checkout, minor units, half up to the step of the currency (D-128): less only when less is
 * missing.
 */
export function leastPartMinorOf({ cart: { totalMinor, currency }, saving }: InParts, payments: Amounts = []): number {
  const step = stepOf(currency);
  const least = percentOf(totalMinor, saving?.leastPartPct ?? LEAST_PART_PCT, step);
  return Math.max(0, Math.min(totalMinor - savedMinorOf(payments), Math.max(step, least)));
}

/** Throws InvalidInput when a part of a checkout is too small, more than the missing amount, or between the steps of the currency. */
export function checkPart(partMinor: number, checkout: InParts, payments: Amounts): void {
  const least = leastPartMinorOf(checkout, payments);
  const most = checkout.cart.totalMinor - savedMinorOf(payments);
  const { currency } = checkout.cart;
  if (!Number.isInteger(partMinor) || partMinor < least || partMinor > most) {
    throw new InvalidInput(`Pay a part from ${least} to ${most}, in minor units of ${currency}.`, {
      fields: { partMinor: `Give ${least} to ${most}.` },
    });
  }
  if (partMinor === most || isOnStep(partMinor, currency)) return;
  const message = `Pay a part that is a multiple of ${stepOf(currency)}, in minor units of ${currency}.`;
  throw new InvalidInput(message, { fields: { partMinor: message } });
}

/** Brings a checkout in line with its payments: the first money of one that is to be saved up for begins the plan. */
export function withSavings(checkout: Checkout, payments: Amounts, now: Date): Checkout {
  const { saving } = checkout;
  if (!saving || savedMinorOf(payments) <= 0) return checkout;
  const isNew = saving.startedAt === undefined;
  const begun = isNew ? begin(checkout, saving, now) : checkout;
  if (isKept(begun, payments)) return begun.heldUntil ? { ...begun, heldUntil: undefined } : begun;
  return isNew && begun.holds === 'held' ? { ...begun, heldUntil: now } : begun;
}

/** Returns true when the savings suffice to hold the goods, and they are not held. */
export function wantsGoods(checkout: Checkout, payments: Amounts): boolean {
  return (
    checkout.status === 'open' &&
    checkout.saving !== undefined &&
    savedMinorOf(payments) > 0 &&
    checkout.holds !== 'held' &&
    isKept(checkout, payments)
  );
}

/**
 * Returns the part of the savings that goes back when a plan ends before it is complete, half up to the step of the currency; of any
 * other checkout all that was paid.
 */
export function backMinorOf(checkout: Checkout, payments: Amounts, by: SavingEnd): number {
  const saved = savedMinorOf(payments);
  return isSavingUp(checkout) && by !== 'merchant' ? percentOf(saved, checkout.saving!.refundPct, stepOf(checkout.cart.currency)) : saved;
}

/** Returns the time of the next reminder of the deadline for a buyer last informed of the plan at `informedAt`; in live mode alone. */
export function nextSavingReminder({ mode, saving }: Pick<Checkout, 'mode' | 'saving'>, informedAt: Date): Date | undefined {
  if (mode !== 'live' || !saving) return undefined;
  const moments = REMINDERS_MS.map((before) => saving.deadline.getTime() - before);
  const next = moments.find((moment) => moment >= informedAt.getTime() + REST_MS);
  return next === undefined ? undefined : new Date(next);
}

/** Returns the cart with the whole price due, since a savings plan has no deposit. */
export function wholeCart({ balanceMode: _mode, balanceDueAt: _day, ...cart }: Checkout['cart']): Checkout['cart'] {
  return {
    ...cart,
    lines: cart.lines.map((line) => ({ ...line, dueNowMinor: line.netMinor })),
    dueNowMinor: cart.totalMinor,
    balanceMinor: 0,
  };
}

function begin(checkout: Checkout, saving: Saving, now: Date): Checkout {
  const expiresAt = new Date(Math.max(saving.deadline.getTime(), checkout.expiresAt.getTime()));
  return {
    ...checkout,
    cart: wholeCart(checkout.cart),
    expiresAt,
    saving: { ...saving, startedAt: now, remindAt: nextSavingReminder(checkout, now) },
  };
}

function isKept({ saving, cart }: Checkout, payments: Amounts): boolean {
  const { holdPolicy, holdThresholdPct = 100 } = saving!;
  if (holdPolicy === 'at_threshold') return savedMinorOf(payments) * 100 >= cart.totalMinor * holdThresholdPct;
  return holdPolicy === 'on_start';
}

/** States of a savings plan (D-15): those of its checkout, under the merchant's names. */
export const SAVING_PLAN_STATUSES = ['saving', 'completed', 'cancelled'] as const;
export type SavingPlanStatus = (typeof SAVING_PLAN_STATUSES)[number];

/** Returns the state of the plan of a checkout that is, or was, saved up for. */
export function savingPlanStatusOf(status: CheckoutStatus): SavingPlanStatus {
  if (status === 'open') return 'saving';
  return status === 'paid' ? 'completed' : 'cancelled';
}

/** Returns the statuses of checkouts whose plans are in this state. */
export function checkoutStatusesOf(status: SavingPlanStatus): CheckoutStatus[] {
  if (status === 'saving') return ['open'];
  return status === 'completed' ? ['paid'] : ['expired', 'cancelled'];
}

/**
 * Returns the facts of a savings plan that goes on, or has ended: each part that came, or the refund of all of them.
 * @param current money before the settlement; `news` are the ids of new payments
 */
export function savingFacts(
  current: CheckoutMoney,
  { checkout, payments }: Settlement,
  { orderId, news }: { orderId: string; news: ReadonlySet<string> },
  nextId: () => string,
): KnownFact[] {
  const { workspaceId, mode, id: checkoutId, saving } = checkout;
  const owner = () => ({ id: nextId(), workspaceId, mode });
  if (isSavingUp(checkout)) {
    const parts = payments.filter(({ id, appliedMinor }) => news.has(id) && appliedMinor > 0);
    return parts.map(({ id: paymentId }, index) =>
      factOf('saving.part_paid.v1', owner(), { checkoutId, orderId, paymentId, isFirst: index === 0 && !isSavingUp(current.checkout) }),
    );
  }
  const before = new Map(current.payments.map(({ id, amountMinor, appliedMinor }) => [id, news.has(id) ? amountMinor : appliedMinor]));
  const ended = payments.filter(({ disposition }) => disposition === 'unfinished');
  const refundedMinor = ended.reduce((sum, { id, appliedMinor }) => sum + before.get(id)! - appliedMinor, 0);
  return [
    factOf('saving.ended.v1', owner(), { checkoutId, orderId, why: saving!.endedBy!, refundedMinor, keptMinor: savedMinorOf(payments) }),
  ];
}
