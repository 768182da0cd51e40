import type { DEPOSIT_BALANCE_MODES } from './event';

/** Kinds of lines (decisions 3.5 orders, `items[].kind`); delivery is not a line (D-94). */
export const LINE_KINDS = ['product', 'ticket', 'package', 'addon', 'donation'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Start and length of a booked slot (§2.4): `startUtc` ends with Z, `startLocal` is local time in `timezone`. */
export interface BookedSlot {
  startUtc: string;
  startLocal: string;
  timezone: string;
  durationMinutes: number;
}

/** Returns the name of a line's variant, to show beside that of the line; undefined where it says nothing more, as for an only variant. */
export function variantNameOf({ name, variantName }: Pick<PricedLine, 'name' | 'variantName'>): string | undefined {
  return variantName && variantName.trim().toLowerCase() !== name.trim().toLowerCase() ? variantName : undefined;
}

/**
 * One line of a cart at the price it was sold for. Names and prices are snapshots: later changes of the product do not
 * affect them. All ids are UUIDs. All amounts are minor units of the cart's currency, for the whole line except the unit price.
 */
export interface PricedLine {
  /** Id of the line, and of the order item made from it: `oit_…`. */
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
  /** Price phase that set the price. */
  pricePhaseId?: string;
  /** The line that this add-on belongs to. */
  parentId?: string;
  /** Number of pieces; a group ticket is one (D-91). */
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
  /** Part of the net that is due now: all of it, or the deposit (D-94). */
  dueNowMinor: number;
  /** Sold beyond the stock, to be made (§2.3 r4). */
  preorder: boolean;
  /** Expected availability of a pre-order, in the merchant's words. */
  preorderEtaText?: string;
  needsDelivery: boolean;
  slot?: BookedSlot;
  /** Answers to the line's questions, by key. */
  responses?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/** Way to pay the balance of a deposit (D-45): online, at the door, or by arrangement with the merchant. */
export type BalanceMode = (typeof DEPOSIT_BALANCE_MODES)[number];

/** A whole cart with its totals (decisions 3.14). */
export interface PricedCart {
  /** Currency of every amount, ISO 4217; it never changes (§3). */
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
  /** Due date of the balance, if it has one; UTC with Z. */
  balanceDueAt?: string;
  /** Way to pay the balance, if there is one; where lines differ, the first in the list of modes. */
  balanceMode?: BalanceMode;
  delivery?: { zoneId: string; name: string; kind: 'delivery' | 'pickup' };
  discountCode?: { id: string; code: string };
  /** The code in the merchant's spelling. */
  promoterCode?: string;
}
