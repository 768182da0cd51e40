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
  /** The idempotency key with which the request came. */
  key?: Pick<IdempotencyKey, 'operation' | 'key'>;
  discountCode?: string;
  /** Of the buyer, as far as it is known: how often they may still use the code depends on it. */
  email?: string;
}

export interface ProductQuestion extends Asked {
  /** Of variants and packages' options; UUIDs. */
  variantIds: readonly string[];
  zoneId?: string;
}

export interface EventQuestion extends Asked {
  /** Of the event. */
  slug: string;
  unlockCodes: readonly string[];
  /** Codes that were given before, by their ids, as far as they are still there. */
  unlockCodeIds?: readonly string[];
  promoterCode?: string;
}

/** What a key has opened before, and by which request. */
export interface EarlierOpening {
  checkout: Checkout;
  fingerprint: string;
}

/** What a checkout is opened by. */
export interface OpeningContext<PricingContext> {
  /** Absent when there is no such thing for sale. */
  context?: PricingContext;
  timeouts: CheckoutTimeouts;
  /** Checkouts of one access key that may hold something at a time; absent when there may be any number (D-61). */
  mostHoldsPerKey?: number;
  /** What the merchant says for all savings plans; all goes back when absent (D-15). */
  savings?: SavingShares;
  /** Hosts of the store's own, to which alone it sends buyers back; absent when it sends them anywhere (D-44). */
  returnHosts?: readonly string[];
  /** Of the buyer for the event, as far as both are known: those that are open, oldest first (D-61). */
  sessions?: readonly BuyersSession[];
  /** What the key has opened before, while it is kept (D-40). */
  earlier?: EarlierOpening;
}

/** A checkout with all that happened to its money, oldest first. */
export interface BuyersCheckout extends CheckoutMoney {
  refunds: readonly Refund[];
}

/** Reads what carts are priced by, and checkouts as they are committed; others may be changing them. Each is one statement, as of one moment, in no transaction. */
export abstract class CheckoutReader {
  /** `context` is always there. */
  abstract products(question: ProductQuestion): Promise<OpeningContext<ProductPricingContext>>;
  /** `context` is undefined when no event of that slug is published. */
  abstract event(question: EventQuestion): Promise<OpeningContext<EventPricingContext>>;
  /** What the key has opened, while it is kept at `now`, which is when its request came. */
  abstract earlier(
    key: Pick<IdempotencyKey, 'operation' | 'key'>,
    asked: { workspaceId: string; mode: Mode; now: Date },
  ): Promise<EarlierOpening | undefined>;
  abstract find(name: CheckoutName): Promise<Checkout | undefined>;
  /** Reads a checkout with all that happened to its money. */
  abstract withMoney(name: CheckoutName): Promise<BuyersCheckout | undefined>;
  /** The newest for the balance of this order. */
  abstract balanceOf(order: OrderName): Promise<Checkout | undefined>;
  /** Workspace and mode of a checkout that is known by its id alone: in all workspaces of the scope, so for development only. */
  abstract nameOf(checkoutId: string): Promise<CheckoutName | undefined>;
}

/** Which checkouts, newest first. */
export interface CheckoutQuery {
  mode: Mode;
  /** Any of these; all when absent. */
  statuses?: readonly CheckoutStatus[];
  /** Only those of which parts were saved up. */
  isSavedUpFor?: boolean;
  /** Part of the buyer's name, e-mail or phone number, in any case. */
  search?: string;
  /** Begin below this checkout's id. */
  after?: string;
  limit: number;
}

/** Reads checkouts for those who run the store; nobody is asked about payments. One statement each. */
export abstract class CheckoutList {
  abstract page(workspaceId: string, query: CheckoutQuery): Promise<{ data: Checkout[]; next?: string }>;
  /** Of either mode. */
  abstract find(workspaceId: string, checkoutId: string): Promise<Checkout | undefined>;
  /** What checkouts have taken of payments, minor units, by their ids; those that have taken nothing are missing. */
  abstract takenMinor(workspaceId: string, mode: Mode, checkoutIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Open checkouts whose time, or that of their stock, is over (D-29, D-45), or will be within `aheadMs`. */
export abstract class LapsingCheckouts {
  /** The longest over first. */
  abstract due(most: number, aheadMs?: number): Promise<Due<CheckoutName>[]>;
  /** Savings plans whose buyers are to be reminded of the deadline (D-15), the longest due first. */
  abstract toRemind(most: number, aheadMs?: number): Promise<Due<CheckoutName>[]>;
}
