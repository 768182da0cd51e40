import type { DeliveryAddress, PricedCart } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { Answers, SeatHolder } from '@svc/ticketing';
import type { CheckoutWaits } from './holds/checkout-timeouts';
import type { Saving } from './savings/saving';

/** The four public values (D-10). */
export const CHECKOUT_STATUSES = ['open', 'paid', 'expired', 'cancelled'] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];

export interface CheckoutContact {
  name?: string;
  email?: string;
  /** E.164. */
  phone?: string;
}

/** A seat that the checkout sells; `id` becomes the attendee's. */
export interface CheckoutSeat extends SeatHolder {
  id: string;
  /** The line that sells it. */
  lineId: string;
  ticketTypeId: string;
  position: number;
  ticket: number;
  countedDayIds: readonly string[];
  responses: Answers;
}

/** How much of one thing that can run out a checkout takes. A slot is identified by its variant and its start. */
export interface HoldMove {
  kind: 'event' | 'event_day' | 'ticket_type' | 'price_phase' | 'unlock_code' | 'discount_code' | 'variant' | 'preorder' | 'slot';
  subjectId: string;
  /** UTC with Z, of a slot. */
  startAt?: string;
  count: number;
}

/**
 * `none`: nothing is taken (products before the buyer pays, test mode always); `held`: taken for a while; `converted`:
 * sold; `released`: given back. `held → converted` and `held → released` exclude each other (ADR 0008 r1).
 */
export type HoldState = 'none' | 'held' | 'converted' | 'released';

/** `balance`: of an order that was paid by deposit; it becomes no order of its own, and merchants' servers never see it. */
export type CheckoutKind = 'products' | 'event' | 'balance';

/** A checkout session: `chk_…` (§2.8, §3). Made whole; its buyer's details, payments and end come later. */
export interface Checkout {
  workspaceId: string;
  mode: Mode;
  id: string;
  kind: CheckoutKind;
  channel: 'hosted' | 'headless';
  status: CheckoutStatus;
  eventId?: string;
  /** The order whose balance it is. */
  balanceOf?: string;
  cart: PricedCart;
  /** Of an event checkout, in their order. */
  seats: readonly CheckoutSeat[];
  /** The answers of each seat, or line, that has none of its own. */
  responses: Answers;
  /** `YYYY-MM-DD`, the buyer's. */
  dateOfBirth?: string;
  /** What it takes, in lock order; empty in test mode. */
  moves: readonly HoldMove[];
  holds: HoldState;
  /** Products: until when what is held stays held without anybody paying (D-45). */
  heldUntil?: Date;
  contact?: CheckoutContact;
  deliveryAddress?: DeliveryAddress;
  returnUrl: string;
  /** Since when nothing new can be started (D-29). */
  expiresAt: Date;
  /** The time limits that the workspace sets now. */
  waits: CheckoutWaits;
  createdAt: Date;
  completedAt?: Date;
  cancelledAt?: Date;
  /** The id of its order, once it is paid, or saved up for. */
  orderId?: string;
  orderNumber?: number;
  /** When it is saved up for, part by part. */
  saving?: Saving;
  /** BCP 47, in which the buyer was served (D-114). */
  language?: string;
  /** Counted up with every change. */
  version: number;
}

/** What a checkout can become (D-10): paid after expiry only by late settlement; paid and cancelled are final. */
const NEXT: Readonly<Record<CheckoutStatus, readonly CheckoutStatus[]>> = {
  open: ['paid', 'expired', 'cancelled'],
  expired: ['paid'],
  paid: [],
  cancelled: [],
};

export function canBecome(from: CheckoutStatus, to: CheckoutStatus): boolean {
  return NEXT[from].includes(to);
}

/** The checkout as it ends at `now`. Throws when it cannot become that. */
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

/** Sorts moves in the one order in which every transaction moves counters, so that no two deadlock (ADR 0008 r1): by what is counted, slots by their start. */
export function inHoldOrder(moves: readonly HoldMove[]): HoldMove[] {
  const keyOf = ({ subjectId, kind, startAt = '' }: HoldMove) => `${subjectId} ${kind} ${startAt}`;
  return [...moves].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
