import type { Due, Mode } from '@svc/kernel';
import type { CheckoutName, Refund } from '@svc/payments';
import type { Checkout, CheckoutStatus } from '../domain/checkout';
import type { EventPricingContext, ProductPricingContext } from '../domain/pricing/pricing-context';
import type { BuyersSession } from '../domain/holds/concurrent-sessions';
import type { IdempotencyKey } from '../domain/opening/idempotency';
import type { CheckoutTimeouts } from '../domain/holds/checkout-timeouts';
import type { SavingShares } from '../domain/savings/saving';
import type { OrderName } from '../domain/settlement/balance';
import type { CheckoutMoney } from '../domain/settlement/decide-settlement';

interface Asked {
  workspaceId: string;
  mode: Mode;
  now: Date;
  /** Idempotency key of the request. */
  key?: Pick<IdempotencyKey, 'operation' | 'key'>;
  discountCode?: string;
  /** E-mail of the buyer, if known: the number of uses left of a code depends on it. */
  email?: string;
}

export interface ProductQuestion extends Asked {
  /** Ids of variants and packages' options; UUIDs. */
  variantIds: readonly string[];
  zoneId?: string;
}

export interface EventQuestion extends Asked {
  /** Slug of the event. */
  slug: string;
  unlockCodes: readonly string[];
  /** Ids of unlock codes that were given before; deleted ones are ignored. */
  unlockCodeIds?: readonly string[];
  promoterCode?: string;
}

/** Checkout that a key has opened before, and the fingerprint of its request. */
export interface EarlierOpening {
  checkout: Checkout;
  fingerprint: string;
}

/** Data for opening a checkout. */
export interface OpeningContext<PricingContext> {
  /** Absent when it is not for sale. */
  context?: PricingContext;
  timeouts: CheckoutTimeouts;
  /** Most checkouts of one access key that may hold something at a time; absent when there is no limit (D-61). */
  mostHoldsPerKey?: number;
  /** Merchant's shares for all savings plans; all goes back when absent (D-15). */
  savings?: SavingShares;
  /** Only hosts to which the store sends buyers back; absent when it sends them anywhere (D-44). */
  returnHosts?: readonly string[];
  /** Open sessions of the buyer for the event, oldest first, if both are known (D-61). */
  sessions?: readonly BuyersSession[];
  /** Checkout that the key has opened before, while the key is kept (D-40). */
  earlier?: EarlierOpening;
}

/** Checkout with all its money, oldest first. */
export interface BuyersCheckout extends CheckoutMoney {
  refunds: readonly Refund[];
}

/**
 * Reads the data for prices, and committed checkouts, which others may be changing. Each read is one statement, as of one moment, in
 * no transaction.
 */
export abstract class CheckoutReader {
  /** Reads the pricing context of products; `context` is always there. */
  abstract products(question: ProductQuestion): Promise<OpeningContext<ProductPricingContext>>;
  /** Reads the pricing context of an event; `context` is undefined when no event of that slug is published. */
  abstract event(question: EventQuestion): Promise<OpeningContext<EventPricingContext>>;
  /** Returns the slug of the event of a ticket type; undefined when there is none. */
  abstract eventSlugOf(name: { workspaceId: string; ticketTypeId: string }): Promise<string | undefined>;
  /** Returns the checkout that the key has opened, while the key is kept at `now`, the time of its request. */
  abstract earlier(
    key: Pick<IdempotencyKey, 'operation' | 'key'>,
    query: { workspaceId: string; mode: Mode; now: Date },
  ): Promise<EarlierOpening | undefined>;
  abstract find(name: CheckoutName): Promise<Checkout | undefined>;
  /** Reads a checkout with all its money. */
  abstract withMoney(name: CheckoutName): Promise<BuyersCheckout | undefined>;
  /** Reads the newest checkout for the balance of this order. */
  abstract balanceOf(order: OrderName): Promise<Checkout | undefined>;
  /** Returns workspace and mode of a checkout by its id alone: in all workspaces of the scope, so for development only. */
  abstract nameOf(checkoutId: string): Promise<CheckoutName | undefined>;
}

/** Filter of a list of checkouts, newest first. */
export interface CheckoutQuery {
  mode: Mode;
  /** Statuses to list; all when absent. */
  statuses?: readonly CheckoutStatus[];
  /** True lists only those of which parts were saved up. */
  isSavedUpFor?: boolean;
  /** Part of the buyer's name, e-mail or phone number, in any case. */
  search?: string;
  /** Id of a checkout, after which the list goes on (smaller ids). */
  after?: string;
  limit: number;
}

/** Lists checkouts for the merchant; providers are not asked about payments. One statement each. */
export abstract class CheckoutList {
  abstract page(workspaceId: string, query: CheckoutQuery): Promise<{ data: Checkout[]; next?: string }>;
  /** Finds a checkout of either mode. */
  abstract find(workspaceId: string, checkoutId: string): Promise<Checkout | undefined>;
  /** Returns the amounts that checkouts have taken of payments, minor units, by their ids; those without any are missing. */
  abstract takenMinor(workspaceId: string, mode: Mode, checkoutIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Lists open checkouts whose time, or that of their stock, is over (D-29, D-45), or will be within `aheadMs`. */
export abstract class LapsingCheckouts {
  /** Returns due checkouts, the longest overdue first. */
  abstract due(most: number, aheadMs?: number): Promise<Due<CheckoutName>[]>;
  /** Returns savings plans with a due reminder of the deadline (D-15), the longest due first. */
  abstract toRemind(most: number, aheadMs?: number): Promise<Due<CheckoutName>[]>;
}
