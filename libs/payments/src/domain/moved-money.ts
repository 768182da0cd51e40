import { formatMoney } from '@svc/kernel';
import type { DisputeOutcome, MoneyName, Payment, PaymentException, Refund } from './payment';

/** A refund as its provider lists it, whoever made it. */
export interface ReportedRefund {
  /** The provider's own id of it. */
  providerRefundId: string;
  /** The provider's own id of the money that goes back. */
  providerReference: string;
  /** The id of our refund, where the provider's bears our mark. */
  ownId?: string;
  /** Minor units. */
  amountMinor: number;
  currency: string;
  standing: Refund['status'];
  /** By the provider's clock. */
  createdAt: Date;
}

/** A dispute as its provider lists it: the buyer's bank asks for the money back. */
export interface ReportedDispute {
  disputeId: string;
  /** The provider's own id of the money that is disputed. */
  providerReference: string;
  amountMinor: number;
  currency: string;
  /** In the provider's word: `fraudulent`. */
  reason?: string;
  /** Until when the merchant can answer; absent when there is nothing to answer. */
  respondBy?: Date;
  outcome: DisputeOutcome;
  createdAt: Date;
}

/** A refund of a payment as it is known here. */
export interface KnownRefund {
  refund: Refund;
  /** The provider's own id of it, once it is known. */
  providerRefundId?: string;
  /** When the provider was last asked to give it back. */
  askedAt?: Date;
  /** Tells whether it counts as a refund of the order. */
  isOfOrder: boolean;
}

/**
 * Meaning of a refund that a provider lists: `known`, as it stands; `changed`, known and to be asked about; `ours`, one whose answer was
 * lost; `unclear`, perhaps one of ours that was asked for and not answered yet; `new`, made in the dashboard; `void`, it came to nothing.
 */
export type RefundMatch = { is: 'known' | 'unclear' | 'new' | 'void' } | { is: 'changed' | 'ours'; refund: Refund };

/**
 * Matches a listed refund with those of its payment that are known: by the provider's id, by our mark in it, and never twice (D-129). One
 * without a mark waits while one of ours of the same sum is asked for and not answered: it may be that.
 * @param refusedId a refund of ours that the provider has just refused
 */
export function matchRefund(reported: ReportedRefund, known: readonly KnownRefund[], refusedId?: string): RefundMatch {
  const same = known.find(({ providerRefundId }) => providerRefundId === reported.providerRefundId);
  if (same) return same.refund.status === reported.standing ? { is: 'known' } : { is: 'changed', refund: same.refund };
  const unnamed = known.filter(({ refund, providerRefundId }) => !refund.source && providerRefundId === undefined);
  const marked = unnamed.find(({ refund }) => refund.id === reported.ownId);
  if (marked) return { is: 'ours', refund: marked.refund };
  if (reported.standing === 'failed') return { is: 'void' };
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

/** Refunds that count: what came to nothing does not. */
const counting = (known: readonly KnownRefund[]): KnownRefund[] => known.filter(({ refund }) => refund.status !== 'failed');

/**
 * Tells whether a refund that was made in the dashboard is one of the order that took the payment. Money that no order took goes back first:
 * what came too late, or was more than was due (D-29).
 */
export function isRefundOfOrder(payment: Payment, amountMinor: number, known: readonly KnownRefund[]): boolean {
  const untakenMinor = payment.amountMinor - payment.appliedMinor;
  const backMinor = sumOf(counting(known).filter(({ isOfOrder }) => !isOfOrder));
  return payment.appliedMinor > 0 && amountMinor > Math.max(0, untakenMinor - backMinor);
}

/** Finds, of our refunds of a payment that came to nothing, those whose money has gone back in the dashboard: nobody has to return it any more. */
export function madeUpFor(known: readonly KnownRefund[]): Refund[] {
  let restMinor = sumOf(counting(known).filter(({ refund }) => refund.source === 'provider'));
  return known
    .filter(({ refund }) => !refund.source && refund.status === 'failed')
    .map(({ refund }) => refund)
    .filter(({ amountMinor }) => {
      const isMadeUpFor = amountMinor <= restMinor;
      if (isMadeUpFor) restMinor -= amountMinor;
      return isMadeUpFor;
    });
}

/**
 * Tells whether the provider refused one of our refunds since that money has gone back in its dashboard: less is left of the payment than was
 * asked for, and no less than that was refunded there.
 */
export function isRefusedSinceGone(payment: Pick<Payment, 'amountMinor'>, refund: Refund, known: readonly KnownRefund[]): boolean {
  const others = counting(known).filter((each) => each.refund.id !== refund.id);
  const failed = known.map((each) => (each.refund.id === refund.id ? { ...each, refund: { ...refund, status: 'failed' as const } } : each));
  return payment.amountMinor - sumOf(others) < refund.amountMinor && madeUpFor(failed).some(({ id }) => id === refund.id);
}

/** The refund that was made in a provider's dashboard, as it is booked. */
export function providerRefund(
  id: string,
  { workspaceId, mode, checkoutId, id: paymentId }: Payment,
  { amountMinor, currency, standing, createdAt }: ReportedRefund,
): Refund {
  return { workspaceId, mode, checkoutId, id, paymentId, amountMinor, currency, status: standing, source: 'provider', createdAt };
}

/** The exception about money that went back in a provider's dashboard: what it was for is the merchant's to decide. */
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

/** The exception about a dispute, as it stands now; one that is won needs nobody, one that is lost is listed again. */
export function disputeException(
  reported: ReportedDispute,
  { payment, known, id, now }: { payment: Payment; known?: PaymentException; id: string; now: Date },
): PaymentException {
  const { disputeId, amountMinor, currency, reason, respondBy, outcome } = reported;
  const { workspaceId, mode, checkoutId } = payment;
  const until = respondBy ? ` Answer in the provider’s dashboard by ${respondBy.toISOString()}.` : '';
  const hasEnded = outcome !== 'open' && known?.disputeOutcome !== outcome;
  return {
    workspaceId,
    mode,
    id: known?.id ?? id,
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
    createdAt: known?.createdAt ?? now,
    resolvedAt: hasEnded ? (outcome === 'won' ? (known?.resolvedAt ?? now) : undefined) : known?.resolvedAt,
  };
}

/** Tells whether a listed dispute says something else than its exception. What has ended stays so, whatever an older list says. */
export function isDisputeNews(reported: ReportedDispute, known?: PaymentException): boolean {
  if (!known) return true;
  if (reported.outcome === 'open' && known.disputeOutcome !== 'open') return false;
  return (
    reported.outcome !== known.disputeOutcome ||
    reported.respondBy?.getTime() !== known.respondBy?.getTime() ||
    reported.amountMinor !== known.amountMinor ||
    reported.reason !== known.disputeReason
  );
}

const DAY_MS = 86_400_000;
/** Longer than money is looked for whose refund may be listed before it is booked. */
const OVERLAP_MS = 5 * DAY_MS;
/** Longest that something which has not ended keeps a list from beginning later. */
const KEPT_BACK_MS: Readonly<Record<'refunds' | 'disputes', number>> = { refunds: 60 * DAY_MS, disputes: 240 * DAY_MS };

/**
 * From when a list is to be read next, by the provider's clock: from the oldest that has not ended, as long as that is no more than two
 * months (a refund) or eight (a dispute) old, else from the newest that was seen. Never from before.
 * @param listed what this reading has found
 */
export function nextSince(since: Date, listed: readonly { createdAt: Date; hasEnded: boolean }[], what: 'refunds' | 'disputes'): Date {
  const newest = Math.max(since.getTime(), ...listed.map(({ createdAt }) => createdAt.getTime()));
  const open = listed.filter(({ hasEnded }) => !hasEnded).map(({ createdAt }) => createdAt.getTime());
  return new Date(Math.max(Math.min(newest, ...open), newest - KEPT_BACK_MS[what], since.getTime()));
}

/** From when a list is read: what was made before, and was listed late, or was of a payment not booked yet, is found as well. */
export const readFrom = (since: Date): Date => new Date(since.getTime() - OVERLAP_MS);

/** How long after a reading the next one is due. */
export const nextReading = (now: Date, isUnclear: boolean): Date => new Date(now.getTime() + (isUnclear ? 60_000 : DAY_MS));

/** The name of a provider's account that a workspace has in a mode. */
export interface ProviderAccount extends Omit<MoneyName, 'id'> {
  provider: string;
}
