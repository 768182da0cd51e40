import type { OrderStatus, FulfillmentStatus } from '@svc/contracts';
import type { Due, Mode } from '@svc/kernel';
import type { KnownRefund, ProviderAccount, ReportedDispute, ReportedRefund } from '../domain/moved-money';
import type { MoneyName, Payment, PaymentException, Refund } from '../domain/payment';

/** The queue of accounts whose refunds and disputes are to be read. */
export const PROVIDER_ACCOUNT_QUEUE = 'provider-account.v1';

/** Reads of money in a provider's dashboard, page by page, the newest first. Calls throw ProviderUnavailable, ProviderRefused. */
export interface ProviderDashboard {
  /** All refunds of the account that were made at a moment or after it, by the provider's clock. */
  refundsSince(since: Date, signal?: AbortSignal): AsyncIterable<readonly ReportedRefund[]>;
  disputesSince(since: Date, signal?: AbortSignal): AsyncIterable<readonly ReportedDispute[]>;
}

/** An account whose refunds and disputes are read now, and from when. */
export interface ClaimedAccount {
  refundsSince: Date;
  disputesSince: Date;
  /** Counts this one. */
  tries: number;
  leaseEndsAt: Date;
}

/** How far the refunds and disputes of accounts have been read, within a transaction. */
export interface AccountStore {
  /** From when refunds are to be read; undefined for an account that nobody has credentials of. */
  refundsSince(account: ProviderAccount): Promise<Date | undefined>;
  /** Leases one; undefined when it is not due. */
  claim(account: ProviderAccount, leaseMs: number): Promise<ClaimedAccount | undefined>;
  /** Has it read by `dueAt`, unless a callback has hastened it meanwhile. What was read stays, also when something else went wrong. */
  read(
    account: ProviderAccount,
    claimed: ClaimedAccount,
    end: { refundsSince?: Date; disputesSince?: Date; dueAt: Date; error?: string },
  ): Promise<void>;
  /** Has it read now: one that was not there is made, and read from now on. */
  hasten(account: ProviderAccount): Promise<void>;
  /** Has one that is new read by `dueAt`: what is done at it from now on. */
  watch(account: ProviderAccount, dueAt: Date): Promise<void>;
  /** Makes those that are missing, of all workspaces: of accounts whose credentials were set. Answers how many. */
  addMissing(): Promise<number>;
}

/** Refunds and disputes that providers list, within a transaction. */
export interface MovedMoneyStore {
  /** Payments of an account by the provider's own ids of their money. */
  payments(account: ProviderAccount, providerReferences: readonly string[]): Promise<Payment[]>;
  payment(name: MoneyName): Promise<Payment>;
  /** Refunds of payments, oldest first. */
  refundsOf(owner: Pick<Payment, 'workspaceId' | 'mode'>, paymentIds: readonly string[]): Promise<KnownRefund[]>;
  /** Books one that was made at the provider. False when it is booked already. */
  insert(refund: Refund, providerRefundId: string): Promise<boolean>;
  /** Notes the provider's own id of a refund of ours whose answer was lost. */
  identify(refund: MoneyName, providerRefundId: string): Promise<void>;
  /** Has the provider asked about a refund that has ended. */
  lookAt(refund: MoneyName): Promise<void>;
  /** The same, by its payment and the provider's own id of it. */
  lookAtReported(payment: MoneyName, providerRefundId: string): Promise<void>;
  /** The exception about a dispute, locked; undefined when there is none. */
  dispute(payment: MoneyName, disputeId: string): Promise<PaymentException | undefined>;
  /** False when the dispute is listed already. */
  insertDispute(exception: PaymentException): Promise<boolean>;
  /** Writes all but when it was listed. */
  updateDispute(exception: PaymentException): Promise<void>;
}

/** The order that has taken the money of a payment. */
export interface PayingOrder {
  workspaceId: string;
  mode: Mode;
  orderId: string;
}

/** How an order stands after its refunds were counted anew. */
export interface CountedOrder {
  status: OrderStatus;
  fulfillmentStatus: FulfillmentStatus;
  /** Tells whether its status, or its buyer's request, is another than before. */
  hasChanged: boolean;
}

/** Orders whose money goes back at a provider, within a transaction (ADR 0090). */
export interface RefundedOrders {
  /** Locks the order that has taken the money of a payment; undefined when none has, or it is still saved up for. */
  lock(payment: Pick<Payment, 'workspaceId' | 'mode' | 'checkoutId'>): Promise<PayingOrder | undefined>;
  /** Counts a refund, which is written, as one of the order's. */
  book(order: PayingOrder, refund: Refund, now: Date): Promise<CountedOrder>;
  /** Counts anew after a refund that was booked came to nothing, or was mended; nothing changes where it is none of the order's. */
  recount(order: PayingOrder, refund: Refund): Promise<CountedOrder>;
}

/** Accounts of any workspace whose refunds and disputes are to be read. */
export abstract class ProviderAccounts {
  /** Those that are due, or will be within `aheadMs`; the longest due first. */
  abstract due(most: number, aheadMs?: number): Promise<Due<ProviderAccount>[]>;
}
