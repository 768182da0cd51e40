import type { FactOf } from '@svc/contracts';
import { type AuditTrail, type Outbox, UnitOfWork } from '@svc/kernel';
import type { CheckoutName, MoneyName, Payment, PaymentAttempt, PaymentException, ProviderEvent, Refund } from '../domain/payment';
import type { AccountStore, ProviderMoneyStore, RefundedOrders } from './provider-money';
import type { OpenedCharge } from './payment-gateway';
import type { Refusal, RailName, RailRefusals } from '../domain/refusal';
import type { CredentialStore } from './provider-credentials';

/** Answer of a provider to opening a charge: `failed`, with the reason, when it refuses. */
export type OpeningAnswer =
  | (OpenedCharge & { status: 'pending'; refusal?: undefined })
  | (OpenedCharge & { status: 'failed'; refusal: Refusal });

/** Attempts, within a transaction. Callers that change those of a checkout have locked the checkout. */
export interface AttemptStore {
  insert(attempt: PaymentAttempt): Promise<void>;
  /** Returns attempts, oldest first. */
  ofCheckout(name: CheckoutName): Promise<PaymentAttempt[]>;
  /** Writes status, instructions, expiry and refusal; nothing else of it ever changes. */
  update(attempt: PaymentAttempt): Promise<void>;
  /**
   * Records the answer to opening, and returns the attempt as it is now. One that is no longer `created` keeps its status; but one
   * that was closed before the provider opened it is `closing` again.
   */
  opened(name: MoneyName, answer: OpeningAnswer): Promise<PaymentAttempt>;
}

/** Booked money, within a transaction. */
export interface PaymentStore {
  /** Returns false when this receipt of this provider is booked already. */
  insert(payment: Payment): Promise<boolean>;
  /** Returns payments, oldest first. */
  ofCheckout(name: CheckoutName): Promise<Payment[]>;
  /** Writes the applied amount and the disposition. */
  update(payment: Payment): Promise<void>;
}

/** Refunds, within a transaction: the worker sends pending ones. */
export interface RefundStore {
  insert(refund: Refund): Promise<void>;
  ofCheckout(name: CheckoutName): Promise<Refund[]>;
}

/** Exceptions for a person, within a transaction. */
export interface ExceptionStore {
  insert(exception: PaymentException): Promise<void>;
}

/** Counts refusals of providers on a rail, within a transaction. */
export interface RailStore {
  /** Locks a rail and returns its refusals. Others that lock the same rail wait until this transaction ends. */
  lock(name: RailName): Promise<RailRefusals>;
  /** Writes the refusals that count by now. */
  write(name: RailName, refusedAt: readonly Date[]): Promise<void>;
}

/** Stores of money in a transaction that settles or refunds. */
export interface PaymentTx {
  attempts: AttemptStore;
  payments: PaymentStore;
  refunds: RefundStore;
  exceptions: ExceptionStore;
  rails: RailStore;
}

/** Facts that payments report by themselves. */
export type PaymentFact =
  | FactOf<'payment.refund_failed.v1'>
  | FactOf<'payment.refunds_waiting.v1'>
  | FactOf<'order.updated.v1'>
  | FactOf<'order.refunded.v1'>;

/**
 * Attempts, for workers that call providers: nothing here waits for a checkout, and nothing undoes a decision made meanwhile.
 * Every end of one, here or in an AttemptStore, schedules its check after `restBeforeLook`.
 */
export interface AttemptWork {
  /** Leases an attempt that is to be closed; undefined when it is not due. `tries` counts this one. */
  claimToClose(name: MoneyName, leaseMs: number): Promise<{ attempt: PaymentAttempt; tries: number } | undefined>;
  closed(name: MoneyName): Promise<void>;
  closeLater(name: MoneyName, dueAt: Date): Promise<void>;
  /** Leases an ended attempt that is to be checked; undefined when it is not due. `tries` counts this one, `looks` the answered ones. */
  claimToLook(name: MoneyName, leaseMs: number): Promise<{ attempt: PaymentAttempt; looks: number; tries: number } | undefined>;
  /** Schedules the next check; none when `dueAt` is omitted. */
  looked(name: MoneyName, next: { looks: number; dueAt?: Date }): Promise<void>;
}

/** Refund that is to be sent, with the provider's id of its money. */
export interface DueRefund {
  refund: Refund;
  attempt: Pick<PaymentAttempt, 'workspaceId' | 'mode' | 'reference' | 'provider'>;
  providerReference: string;
  /** Provider's id of the refund, once it is known. */
  providerRefundId?: string;
  /** Time of the last request to the provider. */
  askedAt?: Date;
  /** Time at which it ended, if it has. */
  settledAt?: Date;
  /** Time since which refunds of its account wait, since the merchant's money at the provider does not suffice; absent when they do not. */
  shortSince?: Date;
  /** Time at which the provider last answered that of this one. */
  shortAt?: Date;
  /** Number of attempts, this one included. */
  tries: number;
}

/** Refund as it was claimed. Reports after its lease, when another worker has claimed it, change nothing (D-111). */
export type ClaimedRefund = Pick<DueRefund, 'refund' | 'tries'>;

export interface RefundEnd {
  status: 'succeeded' | 'failed';
  at: Date;
  error?: string;
  providerRefundId?: string;
  /** Time of the next check at the provider; none when absent. */
  lookAt?: Date;
}

export interface RefundWork {
  /** Leases a refund that is pending, or to be checked again; undefined when it is not due. */
  claim(name: MoneyName, leaseMs: number): Promise<DueRefund | undefined>;
  /** Records the request to the provider, and renews the lease. Returns false when the lease is over, or another's. */
  renew(claimed: ClaimedRefund, leaseMs: number): Promise<boolean>;
  /** Returns false when it has this status already, or is leased to another by now. */
  settle(claimed: ClaimedRefund, end: RefundEnd): Promise<boolean>;
  /**
   * Schedules the next attempt of a pending refund: without an error when the provider has accepted it, and is to be asked for its
   * outcome.
   */
  later(claimed: ClaimedRefund, next: { dueAt: Date; error?: string; providerRefundId?: string }): Promise<void>;
  /**
   * Schedules the next attempt of a pending refund for which the merchant's money at the provider does not suffice, and those of all
   * refunds of that account and currency that were not sent.
   */
  pause(
    due: ClaimedRefund & Pick<DueRefund, 'attempt'>,
    next: { dueAt: Date; shortSince: Date; shortAt: Date; error: string },
  ): Promise<void>;
  /** Schedules the next check of an ended refund; none when `lookAt` is omitted. */
  lookLater(claimed: ClaimedRefund, lookAt?: Date): Promise<void>;
  /** Schedules a check now of ended refunds of a checkout, since their provider has reported one. Pending ones are checked anyway. */
  reopen(checkout: CheckoutName): Promise<void>;
}

export interface EventInbox {
  /** Stores an event. Returns false for a duplicate of the account's provider. */
  keep(event: ProviderEvent): Promise<boolean>;
  /** Leases an event that is not done; undefined when it is not due. */
  claim(name: MoneyName, leaseMs: number): Promise<{ event: ProviderEvent; tries: number } | undefined>;
  /** Returns the checkout of an attempt of this account. */
  checkoutOf(event: Pick<ProviderEvent, 'workspaceId' | 'mode' | 'provider' | 'reference'>): Promise<CheckoutName | undefined>;
  done(name: MoneyName, end: { outcome: 'settled' | 'unknown'; at: Date }): Promise<void>;
  later(name: MoneyName, dueAt: Date, error?: string): Promise<void>;
  /** Deletes up to `most` events, of any workspace, that were done before a moment; returns their number. Others stay. */
  purge(before: Date, most: number): Promise<number>;
}

export interface ResolvedException {
  exception: PaymentException;
  /** True when it was resolved before. */
  alreadyResolved: boolean;
}

export interface ExceptionWork {
  /** Resolves an exception; one that was resolved before, also in another transaction, stays as it is. Undefined when there is none. */
  resolve(workspaceId: string, id: string, at: Date): Promise<ResolvedException | undefined>;
  /** Resolves exceptions of a failed refund: the provider has given it back after all. */
  resolveOfRefund(refund: MoneyName, at: Date): Promise<void>;
  /** Inserts an exception about refunds that wait, unless one of its mode and currency is open. Returns false then. */
  insertWaiting(exception: PaymentException): Promise<boolean>;
  /** Resolves the exception about refunds that wait, of this mode and currency, when none of them waits any more. */
  resolveWaiting(of: Pick<Refund, 'workspaceId' | 'mode' | 'currency'>, at: Date): Promise<void>;
}

/** Stores that change together when money moves. */
export interface MoneyTx extends PaymentTx {
  attemptWork: AttemptWork;
  refundWork: RefundWork;
  events: EventInbox;
  exceptionWork: ExceptionWork;
  providerMoney: ProviderMoneyStore;
  accounts: AccountStore;
  refundedOrders: RefundedOrders;
  credentials: CredentialStore;
  outbox: Outbox<PaymentFact>;
  audit: AuditTrail;
}

export abstract class MoneyUnitOfWork extends UnitOfWork<MoneyTx> {}

/** Settles checkouts: the one path for all callers that notice money (ADR 0028 r1). */
export abstract class CheckoutSettlement {
  /** Asks the provider again and settles by its answer. Settling twice changes nothing. */
  abstract settle(checkout: CheckoutName): Promise<void>;
}
