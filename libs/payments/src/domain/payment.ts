import type { HandMethod, PaymentRail } from '@svc/contracts';
import type { Job, Mode } from '@svc/kernel';
import type { Refusal } from './refusal';

/** Key of a checkout, as payments use it. */
export interface CheckoutName {
  workspaceId: string;
  mode: Mode;
  checkoutId: string;
}

/** Way in which a buyer gets to pay (D-33). */
export type PaymentFlow = 'inline' | 'redirect' | 'transfer';
export const FLOW_OF = { card: 'inline', bank_transfer: 'transfer', international_card: 'redirect' } as const satisfies Record<
  PaymentRail,
  PaymentFlow
>;

/** Account for a buyer's transfer (D-33). */
export interface BankAccount {
  bankName: string;
  bankCode: string | null;
  accountNumber: string;
  accountName: string;
  /** Minor units. */
  amountMinor: number;
  currency: string;
  reference: string;
  /** UTC with Z. */
  expiresAt: string;
}

/** Instructions that the buyer's side needs to pay; a bank account is null until the provider confirms it (§4.5 r3). */
export interface PaymentInstructions {
  accessCode: string | null;
  publicKey: string | null;
  checkoutUrl: string | null;
  bankAccount: BankAccount | null;
}

/**
 * `created`: recorded, the provider not yet asked, or its answer unknown; `pending`: the buyer can pay; `paid`, `failed`: reported
 * by the provider; `closing`: nobody is to pay it any more, the provider does not know yet; `closed`: it does.
 */
export const ATTEMPT_STATUSES = ['created', 'pending', 'paid', 'failed', 'closing', 'closed'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** Returns true when no money came of an attempt, and none is on its way. */
export function endedUnpaid(status: AttemptStatus): boolean {
  return status === 'failed' || status === 'closed';
}

/** Person who pays a part of another's savings plan. */
export interface Payer {
  name: string;
  email: string;
}

/** Attempt to charge a buyer on one rail: its reference is stored before the provider is called (ADR 0028 r1). */
export interface PaymentAttempt extends CheckoutName {
  id: string;
  rail: PaymentRail;
  /** Gateway that serves it: `sandbox`. */
  provider: string;
  /** Reference of this service, by which the provider knows the attempt; unique per provider. */
  reference: string;
  amountMinor: number;
  currency: string;
  flow: PaymentFlow;
  status: AttemptStatus;
  instructions?: PaymentInstructions;
  /** End of the time in which the buyer can pay it. */
  expiresAt?: Date;
  /** Payer other than the buyer (D-104). */
  payer?: Payer;
  /** Last refusal of the provider, of the attempt or of a card (D-127); none once it is paid. */
  refusal?: Refusal;
  createdAt: Date;
}

/** Money that arrived at the provider, by its own report: one charge, or one transfer. */
export interface Receipt {
  /** Provider's id of the money. */
  providerReference: string;
  amountMinor: number;
  currency: string;
  paidAt: Date;
}

/** Provider's report on one attempt. `receipts` are all that ever came. */
export interface PaymentTruth {
  status: 'pending' | 'paid' | 'failed';
  receipts: readonly Receipt[];
  /** Instructions known by now, such as an account that was not confirmed before. */
  instructions?: PaymentInstructions;
  /** Refusal of the attempt, or of the last card, where the provider gives one. */
  refusal?: Refusal;
}

/**
 * Use of money: `applied` to the checkout; or not needed and given back: `excess` (more than was due), `duplicate` (paid already),
 * `late` (expired, and the goods are gone), `after_cancel`, `mismatch` (another currency), `unfinished` (too little by the end,
 * D-94a).
 */
export const DISPOSITIONS = ['applied', 'excess', 'duplicate', 'late', 'after_cancel', 'mismatch', 'unfinished'] as const;
export type Disposition = (typeof DISPOSITIONS)[number];

/** Booked money: `pay_…`; one receipt is booked once at most, whichever caller finds it first. */
export interface Payment extends CheckoutName, Receipt {
  id: string;
  /** Attempt by which it came; absent for money that the merchant took by hand. */
  attemptId?: string;
  /** Gateway that took it; `BY_HAND` for money that the merchant took. */
  provider: string;
  rail: PaymentRail | HandMethod;
  /** Part of the amount that the checkout has taken; the rest is refunded. */
  appliedMinor: number;
  disposition: Disposition;
  bookedAt: Date;
}

export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Money on its way back: `rfd_…`; the id is the provider's idempotency key as well. */
export interface Refund extends CheckoutName {
  id: string;
  paymentId: string;
  amountMinor: number;
  currency: string;
  /** Reason: a disposition, or the merchant's words. */
  reason?: string;
  status: RefundStatus;
  /** Origin of a refund that was not made by this service: the provider's dashboard (D-129). */
  source?: 'provider';
  /** Request of the merchant that it was made for, by which a repetition is recognised (D-150). */
  wanted?: object;
  createdAt: Date;
}

/**
 * Kind of a payment exception for a person: `money_returned` (given back by the service, and why), `refund_failed` (the provider
 * refused), `unknown_payment` (a callback for an unknown payment), `rail_refused` (a provider refuses one charge after another on a
 * rail, and not because of cards), `provider_refund` (money went back in the provider's dashboard), `dispute` (the buyer's bank asks
 * for the money back), `refunds_waiting` (the merchant's money at the provider does not suffice for refunds), `taken_by_hand` (money of a
 * refunded order that the service did not take, so that it cannot refund it).
 */
export const EXCEPTION_KINDS = [
  'money_returned',
  'refund_failed',
  'unknown_payment',
  'rail_refused',
  'provider_refund',
  'dispute',
  'refunds_waiting',
  'taken_by_hand',
] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** State of a dispute: `won`, the merchant keeps the money; `lost`, the buyer has it. */
export const DISPUTE_OUTCOMES = ['open', 'won', 'lost'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

export interface PaymentException {
  workspaceId: string;
  mode: Mode;
  id: string;
  kind: ExceptionKind;
  /** Checkout of the money; absent, as are the amounts, when the payment is unknown. */
  checkoutId?: string;
  paymentId?: string;
  refundId?: string;
  /** Rail, for `rail_refused`. */
  rail?: PaymentRail;
  amountMinor?: number;
  currency?: string;
  /** Sentence for the merchant. */
  message: string;
  /** Facts of a dispute: the provider's id of it, its reason in the provider's word, the deadline for an answer, and its outcome. */
  disputeId?: string;
  disputeReason?: string;
  respondBy?: Date;
  disputeOutcome?: DisputeOutcome;
  createdAt: Date;
  resolvedAt?: Date;
}

/** Key of an attempt, a refund or a provider's event. */
export interface MoneyName {
  workspaceId: string;
  mode: Mode;
  /** UUID. */
  id: string;
}

/** Returns the key of a record. */
export const moneyNameOf = ({ workspaceId, mode, id }: MoneyName): MoneyName => ({ workspaceId, mode, id });

/** Returns a job about an attempt, a refund or a provider's event. */
export const moneyJob = (queue: string, name: MoneyName, dueAt?: Date): Job<MoneyName> => ({ queue, payload: moneyNameOf(name), dueAt });

/** Callback of a provider, as it came (ADR 0028 r3). */
export interface ProviderEvent {
  workspaceId: string;
  mode: Mode;
  id: string;
  provider: string;
  /** Provider's id of the event; duplicates share it. */
  eventId: string;
  /** Reference of the attempt. */
  reference: string;
  raw: Buffer;
  headers: Readonly<Record<string, string>>;
  receivedAt: Date;
}

/** Creates the exception for the merchant when the provider refuses to give money back. */
export function refundFailed({ id, refund, reason, now }: { id: string; refund: Refund; reason: string; now: Date }): PaymentException {
  const { workspaceId, mode, checkoutId, paymentId, amountMinor, currency, source } = refund;
  return {
    workspaceId,
    mode,
    id,
    kind: 'refund_failed',
    checkoutId,
    paymentId,
    refundId: refund.id,
    amountMinor,
    currency,
    createdAt: now,
    message: source
      ? `A refund that was made in the provider’s dashboard came to nothing (${reason}): the buyer does not have the money, and it counts no more as refunded. Look at it there, then mark this as resolved.`
      : `The provider did not give the money back (${reason}). Return it to the buyer by another way, then mark this as resolved.`,
  };
}

/** Creates the exception for the merchant whose money at the provider does not suffice for refunds (D-147). */
export function refundsWaiting({
  id,
  refund: { workspaceId, mode, currency },
  provider,
  now,
}: {
  id: string;
  refund: Pick<Refund, 'workspaceId' | 'mode' | 'currency'>;
  provider: string;
  now: Date;
}): PaymentException {
  return {
    workspaceId,
    mode,
    id,
    kind: 'refunds_waiting',
    currency,
    createdAt: now,
    message: `Your balance at ${provider} does not suffice for refunds in ${currency}, so they wait. Top it up there, or let sales fill it: they are tried again every quarter of an hour, for seven days each. This resolves itself once none waits any more.`,
  };
}

/** Creates the exception for the merchant about a callback that matches no payment. */
export function unknownPayment({ id, event, now }: { id: string; event: ProviderEvent; now: Date }): PaymentException {
  const { workspaceId, mode, provider, reference, eventId } = event;
  return {
    workspaceId,
    mode,
    id,
    kind: 'unknown_payment',
    createdAt: now,
    message: `${provider} reported a payment with the reference ${reference} (event ${eventId}), which no checkout here has. Look it up at the provider.`,
  };
}

/** Creates the exception for the merchant about money of a cancelled event that was taken outside the service (D-147). */
export function takenByHand({
  id,
  order: { workspaceId, mode, number, checkoutId, totals },
  amountMinor,
  now,
}: {
  id: string;
  order: { workspaceId: string; mode: Mode; number?: number; checkoutId?: string; totals: { currency: string } };
  /** Minor units of the order's currency. */
  amountMinor: number;
  now: Date;
}): PaymentException {
  return {
    workspaceId,
    mode,
    id,
    kind: 'taken_by_hand',
    checkoutId,
    amountMinor,
    currency: totals.currency,
    createdAt: now,
    message: `The event of order ${number} is cancelled. This money of it was paid to you directly, not by this service: return it to the buyer yourself, then mark this as resolved.`,
  };
}
