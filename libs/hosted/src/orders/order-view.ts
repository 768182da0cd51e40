import type { Arrival, BalanceMode, DeliveryAddress, Location, MoneyBreakdown, PricedLine } from '@svc/contracts';
import { parseUrl } from '@svc/kernel';
import {
  balanceModeOf,
  isCalledOff,
  needsFulfillment,
  orderBreakdown,
  type OrderItem,
  type OrderPayment,
  type OrderRefund,
  type OrderTotals,
  type ReadOrder,
  unreturnedRefunds,
} from '@svc/orders';
import { maskedEmail } from '@svc/registration';
import type { ClosedShop, LineLook, ShopContact } from '@svc/storefront';
import type { OrderTickets } from '@svc/ticketing';
import { groupsOf, lookOf, type ShownLook } from '../checkout/checkout-offers';
import { closingOf, type Tone } from '../page';
import type { Messages } from '../messages';
import { arrivalOf, type Parcel, parcelsOf, type Step, stepsOf } from './order-progress';
import { type Doing, type OwnOrder, ownOrderOf } from './own-order';
import { type ReceiptFacts, receiptFactsOf } from './receipt-facts';
import type { OrderUrls } from './order-addresses';
import type { OrderPageRequest } from './order-page-loader';

/** Way in which goods reach their buyer; `none`: nothing is carried. */
export type Way = 'delivery' | 'pickup' | 'none';

/** State of an order as its buyer sees it; the first of the list that applies. */
export type OrderState =
  | 'cancelled'
  | 'refunded'
  | 'returned'
  | 'eventRemoved'
  | 'sent'
  | 'partlySent'
  | 'booked'
  | 'preordered'
  | 'preparing'
  | 'over'
  | 'going'
  | 'placed';

export interface OrderLine {
  line: PricedLine;
  look: ShownLook;
  /** State of some of its pieces, in words. */
  note?: string;
}

export interface ShownRefund {
  id: string;
  amountMinor: number;
  /** `missing`: it could not be made, and the shop returns the money another way. */
  state: 'returning' | 'returned' | 'missing';
  createdAt: Date;
}

/** Order as its buyer sees it; the brand's site is the one on which the same can be bought again. */
export interface OrderPageView extends Pick<OrderPageRequest, 'brand' | 'locale' | 'words' | 'tickets'> {
  isTest: boolean;
  /** Closing of the shop, while it is closed to live mode and the order is not over (D-158). */
  closed?: ClosedShop;
  now: Date;
  /** Name of the buyer. */
  buyer: string;
  /** E-mail of the buyer, of which the page shows enough to recognise it. */
  email?: string;
  receiptUrl: string;
  workspaceSlug: string;
  /** IANA name of the shop's time zone. */
  timezone: string;
  number: number;
  placedAt: Date;
  state: OrderState;
  /** Steps on the way to the buyer, of goods. */
  steps?: readonly Step[];
  /** Fulfilments so far, the oldest first. */
  parcels: readonly Parcel[];
  payments: readonly OrderPayment[];
  /** True when the order was cancelled or refunded as a whole: nothing more will arrive. */
  isOver: boolean;
  /** True when everything was refunded on the buyer's request. */
  isCalledOffByBuyer: boolean;
  way: Way;
  lines: readonly OrderLine[];
  totals: OrderTotals;
  /** Amounts of the whole order (D-112). */
  money: MoneyBreakdown<PricedLine>;
  /** Payment of the outstanding amount; `url` where it is paid on a hosted page. */
  rest?: { mode: BalanceMode; dueAt?: Date; isOverdue: boolean; url?: string };
  refunds: readonly ShownRefund[];
  delivery?: { name: string; recipient: string; address?: DeliveryAddress; arrival?: Arrival };
  pickup?: { name: string; place?: Location; hours: ShopContact['businessHours']; arrival?: Arrival };
  /** Contact by the settings of the workspace, else by its storefront document. */
  contact: Pick<ShopContact, 'email' | 'phone'>;
  /** Parts of the order that its receipt alone shows. */
  sale: ReceiptFacts;
  own: OwnOrder;
}

/** Decides the content of an order's page. */
export function orderViewOf(
  { workspace, order, zone, contact, looks, returnUrl, tickets, brand, locale, words, now }: OrderPageRequest,
  urls: OrderUrls,
  doing: Doing = {},
): OrderPageView {
  const { number = 0, placedAt, totals, refunds } = order;
  const website = siteOf(returnUrl, brand.website, new URL(urls.order).origin);
  const way = wayOf(totals);
  const state = orderStateOf(order, tickets);
  const isOver = isOverAt(state);
  const money = orderBreakdown(order);
  const shop = { timezone: workspace.timezone, businessHours: contact.businessHours };
  const arrival = arrivalOf(order, zone, { shop, now, locale });
  return {
    locale,
    words,
    tickets,
    way,
    money,
    totals,
    number,
    placedAt,
    brand: { ...brand, website },
    contact: { email: brand.support?.email ?? contact.email, phone: brand.support?.phone ?? contact.phone },
    sale: receiptFactsOf(order, contact),
    own: ownOrderOf({ order, tickets, now, workspace }, urls.doing, doing),
    isTest: order.mode === 'test',
    closed: isOver ? undefined : closingOf(workspace, order.mode, now),
    now,
    email: order.contact.email && maskedEmail(order.contact.email),
    steps: stepsOf(order, state),
    parcels: parcelsOf(order),
    payments: order.payments,
    buyer: order.contact.name,
    receiptUrl: urls.receipt,
    workspaceSlug: workspace.slug,
    timezone: workspace.timezone,
    state,
    isOver,
    isCalledOffByBuyer: isCalledOffByBuyer(order, state),
    lines: linesOf(order, looks, way, words),
    rest: restOf(order, money, urls.balance, now),
    refunds: shownRefunds(refunds),
    delivery:
      way === 'delivery' && !isOver
        ? { name: totals.delivery!.name, recipient: order.contact.name, address: order.deliveryAddress, arrival }
        : undefined,
    pickup:
      way === 'pickup' && !isOver
        ? { name: totals.delivery!.name, place: zone?.pickupLocation, hours: contact.businessHours, arrival }
        : undefined,
  };
}

/** Returns refunds that were made or are under way, and failed ones whose money is still missing. */
function shownRefunds(refunds: readonly OrderRefund[]): ShownRefund[] {
  const missing = unreturnedRefunds(refunds);
  return refunds
    .filter((refund) => refund.status !== 'failed' || missing.includes(refund))
    .map(({ id, amountMinor, status, createdAt }) => ({ id, amountMinor, state: SHOWN_STATES[status], createdAt }));
}

const SHOWN_STATES = { pending: 'returning', succeeded: 'returned', failed: 'missing' } as const;

const isOverAt = (state: OrderState): boolean => state === 'cancelled' || state === 'refunded';
const isCalledOffByBuyer = ({ refundRequest }: ReadOrder, state: OrderState): boolean =>
  state === 'refunded' && refundRequest?.state === 'accepted';

function wayOf({ delivery }: OrderTotals): Way {
  return delivery?.kind ?? 'none';
}

/** Returns the state of an order: cancellation comes before hand-over, and that before pending work. */
export function orderStateOf(
  { status, fulfillmentStatus, items }: Pick<ReadOrder, 'status' | 'fulfillmentStatus' | 'items'>,
  tickets: OrderTickets | undefined,
): OrderState {
  if (status === 'cancelled' || status === 'refunded') return status;
  if (tickets?.event.removed) return 'eventRemoved';
  switch (fulfillmentStatus) {
    case 'returned':
      return 'returned';
    case 'fulfilled':
      return 'sent';
    case 'partially_fulfilled':
      return 'partlySent';
    case 'scheduled':
      return items.some(({ line }) => line.slot) ? 'booked' : 'preordered';
    case 'unfulfilled':
      return 'preparing';
    case 'not_required':
    case 'cancelled':
      return isCalledOff({ items }) ? 'cancelled' : stateOfTickets(tickets);
  }
}

function stateOfTickets(tickets: OrderTickets | undefined): OrderState {
  if (!tickets?.seats.some(({ admits }) => admits)) return 'placed';
  return tickets.event.isOver ? 'over' : 'going';
}

const TONES: Partial<Record<OrderState, Tone>> = { cancelled: 'warn', refunded: 'warn', returned: 'warn', eventRemoved: 'warn' };

/** Returns the tone of the heading. */
export function toneOf(state: OrderState): Tone {
  return TONES[state] ?? 'good';
}

export function headingOf({
  state,
  way,
  tickets,
  words: {
    order: { headings },
  },
}: Pick<OrderPageView, 'state' | 'way' | 'tickets' | 'words'>): string {
  const event = tickets?.event.title ?? '';
  switch (state) {
    case 'sent':
    case 'partlySent':
      return headings[state][way];
    case 'going':
    case 'over':
    case 'eventRemoved':
      return headings[state](event);
    default:
      return headings[state];
  }
}

function linesOf(
  { items, fulfillmentStatus, totals }: ReadOrder,
  looks: ReadonlyMap<string, LineLook>,
  way: Way,
  words: Messages,
): OrderLine[] {
  const isPartlySent = fulfillmentStatus === 'partially_fulfilled';
  const notes = new Map(items.map((item) => [item.id, noteOf(item, isPartlySent, way, words)]));
  return groupsOf(items.map(({ id, line }) => ({ ...line, id })))
    .flat()
    .map((line) => ({ line, look: { imageUrl: lookOf(line, totals.currency, looks).imageUrl }, note: notes.get(line.id) }));
}

function noteOf(item: OrderItem, isPartlySent: boolean, way: Way, { order: words }: Messages): string | undefined {
  const {
    line: { quantity },
    fulfilledQuantity,
    refundedQuantity,
  } = item;
  const sent = isPartlySent && needsFulfillment(item) ? words.sentOf[way](fulfilledQuantity, quantity) : undefined;
  const back = refundedQuantity > 0 ? words.givenBackOf(refundedQuantity, quantity) : undefined;
  return [sent, back].filter(Boolean).join(' · ') || undefined;
}

function restOf(order: ReadOrder, { leftMinor }: MoneyBreakdown, url: string, now: Date): OrderPageView['rest'] {
  if (leftMinor === 0) return undefined;
  const mode = balanceModeOf(order);
  const { balanceDueAt: dueAt } = order;
  return { mode, dueAt, isOverdue: dueAt !== undefined && dueAt <= now, url: mode === 'online' ? url : undefined };
}

/** Reserved names without an owner (RFC 2606): documents have a site there until the merchant enters the real one. */
const NOBODYS = /(?:^|\.)(?:example|invalid|test|example\.(?:com|net|org))$/;

/**
 * Returns the site from which the buyer came; for a page of the service (whose origin is `own`) that page itself. Without one it is the
 * merchant's site.
 */
export function siteOf(returnUrl: string | undefined, website: string | undefined, own: string): string | undefined {
  const origin = returnUrl === undefined ? undefined : parseUrl(returnUrl)?.origin;
  if (origin !== undefined) return origin === own ? returnUrl : origin;
  const host = website === undefined ? undefined : parseUrl(website)?.hostname;
  return host !== undefined && !NOBODYS.test(host) ? website : undefined;
}
