import type { FactOf } from '@svc/contracts';
import { type AuditTrail, type Outbox, UnitOfWork } from '@svc/kernel';
import type { CheckoutName, MoneyName, Payment, PaymentAttempt, PaymentException, ProviderEvent, Refund } from '../domain/payment';
import type { AccountStore, MovedMoneyStore, RefundedOrders } from './moved-money';
import type { OpenedCharge } from './payment-gateway';
import type { Refusal, RailName, RailStanding } from '../domain/refusal';
import type { CredentialStore } from './provider-credentials';

/** Answer of a provider when it was asked to open a charge: `failed`, with why, when it will not charge. */
export type OpeningAnswer =
  | (OpenedCharge & { status: 'pending'; refusal?: undefined })
  | (OpenedCharge & { status: 'failed'; refusal: Refusal });

/** Attempts, within a transaction. Whoever changes those of a checkout has locked the checkout. */
export interface AttemptStore {
  insert(attempt: PaymentAttempt): Promise<void>;
  /** Oldest first. */
  ofCheckout(name: CheckoutName): Promise<PaymentAttempt[]>;
  /** Writes status, instructions, expiry and refusal; nothing else of it ever changes. */
  update(attempt: PaymentAttempt): Promise<void>;
  /**
   * Notes what came of opening, and answers the attempt as it is now. One that is no longer `created` keeps its status; but
   * what was closed before the provider opened it is `closing` again.
   */
  opened(name: MoneyName, answer: OpeningAnswer): Promise<PaymentAttempt>;
}

/** Booked money, within a transaction. */
export interface PaymentStore {
  /** False when this receipt of this provider is booked already: by whoever was first. */
  insert(payment: Payment): Promise<boolean>;
  /** Oldest first. */
  ofCheckout(name: CheckoutName): Promise<Payment[]>;
  /** Writes what of it is applied, and its disposition. */
  update(payment: Payment): Promise<void>;
}

/** Money to be given back, within a transaction: the worker sends what is pending. */
export interface RefundStore {
  insert(refund: Refund): Promise<void>;
  ofCheckout(name: CheckoutName): Promise<Refund[]>;
}

/** What a person should look at, within a transaction. */
export interface ExceptionStore {
  insert(exception: PaymentException): Promise<void>;
}

/** Counts what providers refuse on a rail, within a transaction. */
export interface RailStore {
  /** How a rail stands. Others that ask of the same rail wait until this transaction ends. */
  lock(name: RailName): Promise<RailStanding>;
  /** Writes the refusals that count by now. */
  write(name: RailName, refusedAt: readonly Date[]): Promise<void>;
}

/** The money side of a transaction: part of whoever settles or refunds. */
export interface PaymentTx {
  attempts: AttemptStore;
  payments: PaymentStore;
  refunds: RefundStore;
  exceptions: ExceptionStore;
  rails: RailStore;
}

/** What payments tell the rest of the house by themselves. */
export type PaymentFact = FactOf<'payment.refund_failed.v1'> | FactOf<'order.updated.v1'> | FactOf<'order.refunded.v1'>;

/**
 * Attempts, by those who speak to providers: nothing here waits for a checkout, and nothing undoes what was decided meanwhile.
 * Whoever ends one, here or in an AttemptStore, has it looked at after `restBeforeLook`.
 */
export interface AttemptWork {
  /** Leases one that is to be closed; undefined when it is not due. `tries` counts this one. */
  claimToClose(name: MoneyName, leaseMs: number): Promise<{ attempt: PaymentAttempt; tries: number } | undefined>;
  closed(name: MoneyName): Promise<void>;
  closeLater(name: MoneyName, dueAt: Date): Promise<void>;
  /** Leases one that has ended and is to be looked at; undefined when it is not due. `tries` counts this one, `looks` those that were answered. */
  claimToLook(name: MoneyName, leaseMs: number): Promise<{ attempt: PaymentAttempt; looks: number; tries: number } | undefined>;
  /** The attempt is not looked at again when `dueAt` is omitted. */
  looked(name: MoneyName, next: { looks: number; dueAt?: Date }): Promise<void>;
}

/** A refund that is to be sent, with what the provider knows its money by. */
export interface DueRefund {
  refund: Refund;
  attempt: Pick<PaymentAttempt, 'workspaceId' | 'mode' | 'reference' | 'provider'>;
  providerReference: string;
  /** The provider's own id of the refund, once it is known. */
  providerRefundId?: string;
  /** When the provider was last asked to give it back. */
  askedAt?: Date;
  /** When it has ended, if it has. */
  settledAt?: Date;
  /** Counts this one. */
  tries: number;
}

/** A refund as it was claimed. What is reported of it after its lease, when another has claimed it, changes nothing (D-111). */
export type ClaimedRefund = Pick<DueRefund, 'refund' | 'tries'>;

export interface RefundEnd {
  status: 'succeeded' | 'failed';
  at: Date;
  error?: string;
  providerRefundId?: string;
  /** When to look whether it has changed at the provider; not again when absent. */
  lookAt?: Date;
}

export interface RefundWork {
  /** Leases a refund that is pending, or to be looked at again; undefined when it is not due. */
  claim(name: MoneyName, leaseMs: number): Promise<DueRefund | undefined>;
  /** Notes that the provider is asked to give it back now, and leases it anew. False when the lease is over, or another's. */
  renew(claimed: ClaimedRefund, leaseMs: number): Promise<boolean>;
  /** False when it has this status already, or is another's by now. */
  settle(claimed: ClaimedRefund, end: RefundEnd): Promise<boolean>;
  /** A pending one: without an error when the provider has taken it, and is to be asked what became of it. */
  later(claimed: ClaimedRefund, next: { dueAt: Date; error?: string; providerRefundId?: string }): Promise<void>;
  /** Schedules the next look at a refund that has ended; none when `lookAt` is omitted. */
  lookLater(claimed: ClaimedRefund, lookAt?: Date): Promise<void>;
  /** Refunds of a checkout that have ended are to be looked at now: their provider has reported one. Those that are pending are asked about anyway. */
  reopen(checkout: CheckoutName): Promise<void>;
}

export interface EventInbox {
  /** False when the account's provider had sent it before. */
  keep(event: ProviderEvent): Promise<boolean>;
  /** Leases an event that is not done; undefined when it is not due. */
  claim(name: MoneyName, leaseMs: number): Promise<{ event: ProviderEvent; tries: number } | undefined>;
  /** The checkout that an attempt of this account is for. */
  checkoutOf(event: Pick<ProviderEvent, 'workspaceId' | 'mode' | 'provider' | 'reference'>): Promise<CheckoutName | undefined>;
  done(name: MoneyName, end: { outcome: 'settled' | 'unknown'; at: Date }): Promise<void>;
  later(name: MoneyName, dueAt: Date, error?: string): Promise<void>;
  /** Deletes up to `most` events, of whatever workspace, that were done before a moment; answers how many. What is not done stays. */
  purge(before: Date, most: number): Promise<number>;
}

export interface ResolvedException {
  exception: PaymentException;
  /** Somebody has looked at it before. */
  alreadyResolved: boolean;
}

export interface ExceptionWork {
  /** Marks one as looked at; one that somebody has marked before, in another transaction as well, stays as it is. Undefined when there is none. */
  resolve(workspaceId: string, id: string, at: Date): Promise<ResolvedException | undefined>;
  /** Marks what was listed since a refund had failed: the provider has given it back after all. */
  resolveOfRefund(refund: MoneyName, at: Date): Promise<void>;
}

/** What changes together when money moves. */
export interface MoneyTx extends PaymentTx {
  attemptWork: AttemptWork;
  refundWork: RefundWork;
  events: EventInbox;
  exceptionWork: ExceptionWork;
  moved: MovedMoneyStore;
  accounts: AccountStore;
  refundedOrders: RefundedOrders;
  credentials: CredentialStore;
  outbox: Outbox<PaymentFact>;
  audit: AuditTrail;
}

export abstract class MoneyUnitOfWork extends UnitOfWork<MoneyTx> {}

/** Where checkouts are settled: the one path for all who notice money (ADR 0028 r1). */
export abstract class CheckoutSettlement {
  /** Asks the provider anew and settles by its answer. To settle what is settled changes nothing. */
  abstract settle(checkout: CheckoutName): Promise<void>;
}
