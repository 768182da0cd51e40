import type { OrderStatus, FulfillmentStatus } from '@svc/contracts';
import type { Due, Mode } from '@svc/kernel';
import type { KnownRefund, ProviderAccount, ReportedDispute, ReportedRefund } from '../domain/provider-money';
import type { MoneyName, Payment, PaymentException, Refund } from '../domain/payment';

/** Queue of accounts whose refunds and disputes are to be read. */
export const PROVIDER_ACCOUNT_QUEUE = 'provider-account.v1';

/** Reads of money in a provider's dashboard, page by page, the newest first. Calls throw ProviderUnavailable, ProviderRefused. */
export interface ProviderDashboard {
  /** Lists all refunds of the account that were made at a moment or after it, by the provider's clock. */
  refundsSince(since: Date, signal?: AbortSignal): AsyncIterable<readonly ReportedRefund[]>;
  disputesSince(since: Date, signal?: AbortSignal): AsyncIterable<readonly ReportedDispute[]>;
}

/** Account whose refunds and disputes are being read, with the starts of the lists. */
export interface ClaimedAccount {
  refundsSince: Date;
  disputesSince: Date;
  /** Number of readings, this one included. */
  tries: number;
  leaseEndsAt: Date;
}

/** Progress of reading the refunds and disputes of accounts, within a transaction. */
export interface AccountStore {
  /** Returns the start of the next list of refunds; undefined for an account without credentials. */
  refundsSince(account: ProviderAccount): Promise<Date | undefined>;
  /** Leases an account; undefined when it is not due. */
  claim(account: ProviderAccount, leaseMs: number): Promise<ClaimedAccount | undefined>;
  /**
   * Schedules the next reading for `dueAt`, unless a callback has hastened it meanwhile. Progress is kept even when another list
   * failed.
   */
  read(
    account: ProviderAccount,
    claimed: ClaimedAccount,
    end: { refundsSince?: Date; disputesSince?: Date; dueAt: Date; error?: string },
  ): Promise<void>;
  /** Schedules a reading now; a missing account is created, and read from now on. */
  hasten(account: ProviderAccount): Promise<void>;
  /** Schedules the first reading of a new account for `dueAt`, with entries from now on. */
  watch(account: ProviderAccount, dueAt: Date): Promise<void>;
  /** Creates missing accounts of all workspaces with credentials. Returns their number. */
  addMissing(): Promise<number>;
}

/** Refunds and disputes that providers list, within a transaction. */
export interface ProviderMoneyStore {
  /** Returns payments of an account by the provider's ids of their money. */
  payments(account: ProviderAccount, providerReferences: readonly string[]): Promise<Payment[]>;
  payment(name: MoneyName): Promise<Payment>;
  /** Returns refunds of payments, oldest first. */
  refundsOf(owner: Pick<Payment, 'workspaceId' | 'mode'>, paymentIds: readonly string[]): Promise<KnownRefund[]>;
  /** Books a refund that was made at the provider. Returns false when it is booked already. */
  insert(refund: Refund, providerRefundId: string): Promise<boolean>;
  /** Records the provider's id of a refund of ours whose answer was lost. */
  identify(refund: MoneyName, providerRefundId: string): Promise<void>;
  /** Schedules a check of an ended refund at the provider. */
  lookAt(refund: MoneyName): Promise<void>;
  /** Schedules a check of a refund, by its payment and the provider's id of it. */
  lookAtReported(payment: MoneyName, providerRefundId: string): Promise<void>;
  /** Locks the exception about a dispute; undefined when there is none. */
  dispute(payment: MoneyName, disputeId: string): Promise<PaymentException | undefined>;
  /** Returns false when the dispute is listed already. */
  insertDispute(exception: PaymentException): Promise<boolean>;
  /** Writes all except the time of listing. */
  updateDispute(exception: PaymentException): Promise<void>;
}

/** Order that has taken the money of a payment. */
export interface PayingOrder {
  workspaceId: string;
  mode: Mode;
  orderId: string;
}

/** State of an order after its refunds were counted again. */
export interface CountedOrder {
  status: OrderStatus;
  fulfillmentStatus: FulfillmentStatus;
  /** True when its readers are to be notified: its status or its buyer's request has changed, or a refund of it failed or was fixed. */
  hasChanged: boolean;
}

/** Orders whose money goes back at a provider, within a transaction (ADR 0090). */
export interface RefundedOrders {
  /** Locks the order that has taken the money of a payment; undefined when none has, or it is still saved up for. */
  lock(payment: Pick<Payment, 'workspaceId' | 'mode' | 'checkoutId'>): Promise<PayingOrder | undefined>;
  /** Counts a written refund as one of the order's. */
  book(order: PayingOrder, refund: Refund, now: Date): Promise<CountedOrder>;
  /** Counts again after a refund failed, or was fixed; nothing changes where it is none of the order's. */
  recount(order: PayingOrder, refund: Refund): Promise<CountedOrder>;
}

/** Accounts of any workspace whose refunds and disputes are to be read. */
export abstract class ProviderAccounts {
  /** Returns accounts that are due, or will be within `aheadMs`; the longest due first. */
  abstract due(most: number, aheadMs?: number): Promise<Due<ProviderAccount>[]>;
}
