import type { DEPOSIT_BALANCE_MODES } from './event';

/** What a line sells (decisions 3.5 `items[].kind`); delivery is no item (D-94). */
export const LINE_KINDS = ['product', 'ticket', 'package', 'addon', 'donation'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** When a booked slot begins (§2.4): `startUtc` ends with Z, `startLocal` is local time in `timezone`. */
export interface BookedSlot {
  startUtc: string;
  startLocal: string;
  timezone: string;
  durationMinutes: number;
}

/**
 * One line of a cart at the price it was sold for. Names and prices are snapshots: what becomes of the product does not
 * change them. All ids are UUIDs, all amounts minor units of the cart's currency and for the whole line, but the unit price.
 */
export interface PricedLine {
  /** Also of the order item that it becomes: `oit_…`. */
  id: string;
  kind: LineKind;
  name: string;
  variantName?: string;
  sku?: string;
  productId?: string;
  productSlug?: string;
  /** A variant, or a package's option when the kind is `package`. */
  variantId?: string;
  addonOptionId?: string;
  eventId?: string;
  eventSlug?: string;
  ticketTypeId?: string;
  /** The price phase whose price it has. */
  pricePhaseId?: string;
  /** The line that this add-on belongs to. */
  parentId?: string;
  /** What is sold: a group ticket is one (D-91). */
  quantity: number;
  unitPriceMinor: number;
  /** The line's share of the discount. */
  discountMinor: number;
  /** Unit price × quantity − discount (D-91). */
  netMinor: number;
  /** The merchant's surcharge, always paid by the buyer (D-92). */
  customerFeeMinor: number;
  /** The service's fee; recorded also when the merchant absorbs it (D-92). */
  serviceFeeMinor: number;
  serviceFeePassedOn: boolean;
  /** Of the net: all of it, or the deposit (D-94). */
  dueNowMinor: number;
  /** Sold beyond the stock, to be made (§2.3 r4). */
  preorder: boolean;
  /** Of a pre-order, as the merchant wrote it: when it is to be had. */
  preorderEtaText?: string;
  needsDelivery: boolean;
  slot?: BookedSlot;
  /** Answers to the line's questions, by key. */
  responses?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/** How the rest of a deposit is paid (D-45): on our page, at the door, or as the merchant says. */
export type BalanceMode = (typeof DEPOSIT_BALANCE_MODES)[number];

/** A whole cart with what it costs (decisions 3.14). */
export interface PricedCart {
  /** ISO 4217, of every amount; it never changes (§3). */
  currency: string;
  lines: readonly PricedLine[];
  /** Σ unit price × quantity. */
  subtotalMinor: number;
  discountMinor: number;
  deliveryMinor: number;
  /** Fees that the buyer pays. */
  feeMinor: number;
  /** The service's fees that the merchant absorbs. */
  absorbedFeeMinor: number;
  /** 0 until taxes exist (D-94). */
  taxMinor: number;
  totalMinor: number;
  dueNowMinor: number;
  /** Total − due now. */
  balanceMinor: number;
  /** UTC with Z; when the balance has a day. */
  balanceDueAt?: string;
  /** How the balance is paid, when there is one; of several ways that lines call for, the first of the list. */
  balanceMode?: BalanceMode;
  delivery?: { zoneId: string; name: string; kind: 'delivery' | 'pickup' };
  discountCode?: { id: string; code: string };
  /** As the merchant wrote it. */
  promoterCode?: string;
}
