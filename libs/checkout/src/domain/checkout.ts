import type { DeliveryAddress, PricedCart } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { Answers, SeatHolder } from '@svc/ticketing';
import type { CheckoutWaits } from './holds/checkout-timeouts';
import type { Saving } from './savings/saving';

/** Public statuses (D-10). */
export const CHECKOUT_STATUSES = ['open', 'paid', 'expired', 'cancelled'] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];

export interface CheckoutContact {
  name?: string;
  email?: string;
  /** E.164. */
  phone?: string;
}

/** Seat that the checkout sells; `id` becomes the attendee's. */
export interface CheckoutSeat extends SeatHolder {
  id: string;
  /** Line of the cart that sells it. */
  lineId: string;
  ticketTypeId: string;
  position: number;
  ticket: number;
  countedDayIds: readonly string[];
  responses: Answers;
}

/** Quantity of one limited item that a checkout takes. A slot is identified by its variant and its start. */
export interface HoldChange {
  kind: 'event' | 'event_day' | 'ticket_type' | 'price_phase' | 'unlock_code' | 'discount_code' | 'variant' | 'preorder' | 'slot';
  subjectId: string;
  /** Start of a slot, UTC with Z. */
  startAt?: string;
  count: number;
}

/**
 * `none`: nothing is taken (products before the buyer pays, test mode always); `held`: taken for a while; `converted`:
 * sold; `released`: given back. `held → converted` and `held → released` exclude each other (ADR 0008 r1).
 */
export type HoldState = 'none' | 'held' | 'converted' | 'released';

/** `balance` pays the rest of an order with a deposit; it becomes no order of its own, and merchants' servers never see it. */
export type CheckoutKind = 'products' | 'event' | 'balance';

/** Place where a checkout is paid: our page, a site of the merchant's, or, for orders by hand, the merchant or our page (D-163). */
export const CHECKOUT_CHANNELS = ['hosted', 'headless', 'admin'] as const;
export type CheckoutChannel = (typeof CHECKOUT_CHANNELS)[number];

/** Checkout session: `chk_…` (§2.8, §3). Created complete; contact details, payments and the end are added later. */
export interface Checkout {
  workspaceId: string;
  mode: Mode;
  id: string;
  kind: CheckoutKind;
  channel: CheckoutChannel;
  status: CheckoutStatus;
  eventId?: string;
  /** True when its event is cancelled now (D-147): the next settlement ends it. */
  isEventCancelled?: boolean;
  /** Order whose balance this checkout pays. */
  balanceOf?: string;
  cart: PricedCart;
  /** Seats of an event checkout, in their order. */
  seats: readonly CheckoutSeat[];
  /** Answers for seats, or lines, that have none of their own. */
  responses: Answers;
  /** Birth date of the buyer, `YYYY-MM-DD`. */
  dateOfBirth?: string;
  /** Changes of counters that it takes, in lock order; empty in test mode. */
  holdChanges: readonly HoldChange[];
  holds: HoldState;
  /** End of the hold on stock while nobody pays, for products (D-45). */
  heldUntil?: Date;
  contact?: CheckoutContact;
  deliveryAddress?: DeliveryAddress;
  returnUrl: string;
  /** Moment from which nothing new can be started (D-29). */
  expiresAt: Date;
  /** Current time limits of the workspace. */
  waits: CheckoutWaits;
  createdAt: Date;
  completedAt?: Date;
  cancelledAt?: Date;
  /** Cause of the cancellation, where it was neither the buyer nor the merchant's server. */
  cancelReason?: CheckoutCancelReason;
  /** Id of its order, once it is paid, or saved up for. */
  orderId?: string;
  orderNumber?: number;
  /** Serial of its links and those of its order, 2 or more; absent for the first (D-149). */
  linkSerial?: number;
  /** Savings plan, when it is paid part by part. */
  saving?: Saving;
  /** Language in which the buyer was served, BCP 47 (D-114). */
  language?: string;
  /** Incremented with every change. */
  version: number;
}

/** Causes for which the service itself cancels checkouts: the cancellation of their event (D-147). */
export const CHECKOUT_CANCEL_REASONS = ['event_cancelled'] as const;
export type CheckoutCancelReason = (typeof CHECKOUT_CANCEL_REASONS)[number];

/** Possible next statuses (D-10): paid after expiry only by late settlement; paid and cancelled are final. */
const NEXT: Readonly<Record<CheckoutStatus, readonly CheckoutStatus[]>> = {
  open: ['paid', 'expired', 'cancelled'],
  expired: ['paid'],
  paid: [],
  cancelled: [],
};

export function canBecome(from: CheckoutStatus, to: CheckoutStatus): boolean {
  return NEXT[from].includes(to);
}

/** Returns the checkout as it ends at `now`. Throws when the status cannot follow its present one. */
export function ended(checkout: Checkout, status: Exclude<CheckoutStatus, 'open'>, now: Date): Checkout {
  if (!canBecome(checkout.status, status)) throw new Error(`A checkout that is ${checkout.status} cannot become ${status}.`);
  return {
    ...checkout,
    status,
    heldUntil: undefined,
    ...(status === 'paid' && { completedAt: now }),
    ...(status === 'cancelled' && { cancelledAt: now }),
  };
}

/**
 * Sorts changes in the one order in which every transaction changes counters, so that no two deadlock (ADR 0008 r1): by counter, slots
 * by their start.
 */
export function inHoldOrder(changes: readonly HoldChange[]): HoldChange[] {
  const keyOf = ({ subjectId, kind, startAt = '' }: HoldChange) => `${subjectId} ${kind} ${startAt}`;
  return [...changes].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
