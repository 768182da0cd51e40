import { formatMoney } from '@svc/kernel';
import type { DisputeOutcome, MoneyName, Payment, PaymentException, Refund } from './payment';

/** Refund as its provider lists it, made by this service or in the dashboard. */
export interface ReportedRefund {
  /** Provider's id of the refund. */
  providerRefundId: string;
  /** Provider's id of the money that goes back. */
  providerReference: string;
  /** Id of our refund, where the provider's bears our mark. */
  ownId?: string;
  /** Minor units. */
  amountMinor: number;
  currency: string;
  status: Refund['status'];
  /** Time by the provider's clock. */
  createdAt: Date;
}

/** Dispute as its provider lists it: the buyer's bank asks for the money back. */
export interface ReportedDispute {
  disputeId: string;
  /** Provider's id of the disputed money. */
  providerReference: string;
  /** Minor units; absent = the whole payment. */
  amountMinor?: number;
  /** Absent = the currency of the payment. */
  currency?: string;
  /** Reason in the provider's word: `fraudulent`. */
  reason?: string;
  /** Deadline for the merchant's answer; absent when there is nothing to answer. */
  respondBy?: Date;
  outcome: DisputeOutcome;
  createdAt: Date;
}

/** Refund of a payment with its state in this service. */
export interface KnownRefund {
  refund: Refund;
  /** Provider's id of the refund, once it is known. */
  providerRefundId?: string;
  /** Time of the last request to the provider. */
  askedAt?: Date;
  /** True when it counts as a refund of the order. */
  isOfOrder: boolean;
}

/**
 * Meaning of a refund that a provider lists: `known`, in the same state; `changed`, known and to be asked about; `ours`, one whose
 * answer was lost; `unclear`, perhaps one of ours that has no answer yet; `new`, made in the dashboard; `void`, it failed.
 */
export type RefundMatch = { is: 'known' | 'unclear' | 'new' | 'void' } | { is: 'changed' | 'ours'; refund: Refund };

/**
 * Matches a listed refund with the existing ones of its payment: by the provider's id, by our mark in it, and never twice (D-129).
 * One without a mark waits while a refund of ours of the same sum has no answer: it may be that one.
 * @param refusedId a refund of ours that the provider has just refused
 */
export function matchRefund(reported: ReportedRefund, existing: readonly KnownRefund[], refusedId?: string): RefundMatch {
  const same = existing.find(({ providerRefundId }) => providerRefundId === reported.providerRefundId);
  if (same) return same.refund.status === reported.status ? { is: 'known' } : { is: 'changed', refund: same.refund };
  const unnamed = existing.filter(({ refund, providerRefundId }) => !refund.source && providerRefundId === undefined);
  const marked = unnamed.find(({ refund }) => refund.id === reported.ownId);
  if (marked) return { is: 'ours', refund: marked.refund };
  if (reported.status === 'failed') return { is: 'void' };
  const isUnclear = unnamed.some(
    ({ refund, askedAt }) =>
      refund.status === 'pending' &&
      refund.id !== refusedId &&
      askedAt !== undefined &&
      refund.amountMinor === reported.amountMinor &&
      refund.currency === reported.currency,
  );
  return { is: isUnclear ? 'unclear' : 'new' };
}

const sumOf = (refunds: readonly KnownRefund[]): number => refunds.reduce((sum, { refund }) => sum + refund.amountMinor, 0);

/** Selects refunds that count: all except failed ones. */
const counting = (existing: readonly KnownRefund[]): KnownRefund[] => existing.filter(({ refund }) => refund.status !== 'failed');

/**
 * Returns true when a refund made in the dashboard belongs to the order that took the payment. Money that no order took goes back
 * first: late money, or more than was due (D-29).
 */
export function isRefundOfOrder(payment: Payment, amountMinor: number, existing: readonly KnownRefund[]): boolean {
  const untakenMinor = payment.amountMinor - payment.appliedMinor;
  const backMinor = sumOf(counting(existing).filter(({ isOfOrder }) => !isOfOrder));
  return payment.appliedMinor > 0 && amountMinor > Math.max(0, untakenMinor - backMinor);
}

/** Finds failed refunds of ours whose money has gone back in the dashboard instead: nobody has to return it any more. */
export function madeUpFor(existing: readonly KnownRefund[]): Refund[] {
  let restMinor = sumOf(counting(existing).filter(({ refund }) => refund.source === 'provider'));
  return existing
    .filter(({ refund }) => !refund.source && refund.status === 'failed')
    .map(({ refund }) => refund)
    .filter(({ amountMinor }) => {
      const isMadeUpFor = amountMinor <= restMinor;
      if (isMadeUpFor) restMinor -= amountMinor;
      return isMadeUpFor;
    });
}

/**
 * Returns true when the provider refused one of our refunds because that money has gone back in its dashboard: less is left of the
 * payment than was requested, and no less than that was refunded there.
 */
export function isRefusedSinceGone(payment: Pick<Payment, 'amountMinor'>, refund: Refund, existing: readonly KnownRefund[]): boolean {
  const others = counting(existing).filter((each) => each.refund.id !== refund.id);
  const failed = existing.map((each) =>
    each.refund.id === refund.id ? { ...each, refund: { ...refund, status: 'failed' as const } } : each,
  );
  return payment.amountMinor - sumOf(others) < refund.amountMinor && madeUpFor(failed).some(({ id }) => id === refund.id);
}

/** Creates the record of a refund made in a provider's dashboard. */
export function providerRefund(
  id: string,
  { workspaceId, mode, checkoutId, id: paymentId }: Payment,
  { amountMinor, currency, status, createdAt }: ReportedRefund,
): Refund {
  return { workspaceId, mode, checkoutId, id, paymentId, amountMinor, currency, status, source: 'provider', createdAt };
}

/** Creates the exception about money that went back in a provider's dashboard: the merchant decides about seats and stock. */
export function refundedAtProvider({
  id,
  refund,
  isOfOrder,
  now,
}: {
  id: string;
  refund: Refund;
  isOfOrder: boolean;
  now: Date;
}): PaymentException {
  const { workspaceId, mode, checkoutId, paymentId, amountMinor, currency } = refund;
  const what = `${formatMoney(amountMinor, currency)} went back in the provider’s dashboard`;
  return {
    workspaceId,
    mode,
    id,
    kind: 'provider_refund',
    checkoutId,
    paymentId,
    refundId: refund.id,
    amountMinor,
    currency,
    createdAt: now,
    message: isOfOrder
      ? `${what}, and counts as a refund of the order. Its seats and stock are as they were: cancel what is not to be given any more, then mark this as resolved.`
      : `${what} of a payment that no order has taken, or that is still being saved up with. Look at its checkout, then mark this as resolved.`,
  };
}

const DISPUTED: Readonly<Record<DisputeOutcome, (what: string, until: string) => string>> = {
  open: (what, until) =>
    `The buyer’s bank asks for ${what} back.${until} Seats, stock and the order are as they were. Do not refund it meanwhile: the buyer could get it twice.`,
  won: (what) => `The dispute about ${what} has ended: the money is yours.`,
  lost: (what) =>
    `The dispute about ${what} is lost: the buyer has the money. The order does not count it as refunded; its seats and stock are as they were. Cancel what is not to be given any more, then mark this as resolved.`,
};

/** Creates the exception about a dispute in its current state; a won one is resolved, a lost one is listed again. */
export function disputeException(
  reported: ReportedDispute,
  { payment, existing, id, now }: { payment: Payment; existing?: PaymentException; id: string; now: Date },
): PaymentException {
  const { disputeId, amountMinor = payment.amountMinor, currency = payment.currency, reason, respondBy, outcome } = reported;
  const { workspaceId, mode, checkoutId } = payment;
  const until = respondBy ? ` Answer in the provider’s dashboard by ${respondBy.toISOString()}.` : '';
  const hasEnded = outcome !== 'open' && existing?.disputeOutcome !== outcome;
  return {
    workspaceId,
    mode,
    id: existing?.id ?? id,
    kind: 'dispute',
    checkoutId,
    paymentId: payment.id,
    amountMinor,
    currency,
    disputeId,
    disputeReason: reason,
    respondBy,
    disputeOutcome: outcome,
    message: DISPUTED[outcome](formatMoney(amountMinor, currency), until),
    createdAt: existing?.createdAt ?? now,
    resolvedAt: hasEnded ? (outcome === 'won' ? (existing?.resolvedAt ?? now) : undefined) : existing?.resolvedAt,
  };
}

/** Returns true when a listed dispute differs from its exception. An ended one stays so, whatever an older list says. */
export function isDisputeNews(reported: ReportedDispute, existing?: PaymentException): boolean {
  if (!existing) return true;
  if (reported.outcome === 'open' && existing.disputeOutcome !== 'open') return false;
  return (
    reported.outcome !== existing.disputeOutcome ||
    reported.respondBy?.getTime() !== existing.respondBy?.getTime() ||
    (reported.amountMinor ?? existing.amountMinor) !== existing.amountMinor ||
    reported.reason !== existing.disputeReason
  );
}

const DAY_MS = 86_400_000;
/** Overlap of readings, longer than the time between a refund and the booking of its payment. */
const OVERLAP_MS = 5 * DAY_MS;
/** Longest time for which an unfinished refund or dispute keeps a list from beginning later. */
const KEPT_BACK_MS: Readonly<Record<'refunds' | 'disputes', number>> = { refunds: 60 * DAY_MS, disputes: 240 * DAY_MS };

/**
 * Returns the start of the next reading of a list, by the provider's clock: the oldest unfinished entry, if it is no more than two
 * months (a refund) or eight (a dispute) old, else the newest entry seen. Never before `since`.
 * @param listed entries of this reading
 */
export function nextSince(since: Date, listed: readonly { createdAt: Date; hasEnded: boolean }[], what: 'refunds' | 'disputes'): Date {
  const newest = Math.max(since.getTime(), ...listed.map(({ createdAt }) => createdAt.getTime()));
  const open = listed.filter(({ hasEnded }) => !hasEnded).map(({ createdAt }) => createdAt.getTime());
  return new Date(Math.max(Math.min(newest, ...open), newest - KEPT_BACK_MS[what], since.getTime()));
}

/** Returns the start of a list with an overlap, for entries that were listed late, or whose payment was not booked yet. */
export const readFrom = (since: Date): Date => new Date(since.getTime() - OVERLAP_MS);

/** Returns the time of the next reading. */
export const nextReading = (now: Date, isUnclear: boolean): Date => new Date(now.getTime() + (isUnclear ? 60_000 : DAY_MS));

/** Key of a provider's account of a workspace in a mode. */
export interface ProviderAccount extends Omit<MoneyName, 'id'> {
  provider: string;
}
