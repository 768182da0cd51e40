import type { PricedCart, PricedLine } from '../shapes/priced-cart';

/** Fields of a sold line that determine its amount. */
export type SoldLine = Pick<PricedLine, 'quantity' | 'unitPriceMinor'>;

/** Totals of a cart that its breakdown uses. */
export type SoldTotals = Pick<PricedCart, 'currency' | 'discountMinor' | 'deliveryMinor' | 'feeMinor' | 'taxMinor' | 'totalMinor'> &
  Partial<Pick<PricedCart, 'dueNowMinor'>>;

/** Kinds of sums between the lines and the total. */
export type SumKind = 'discount' | 'delivery' | 'fees' | 'tax';

/** Payments and refunds of a cart. */
export interface PaidSums {
  /** Accepted payments, including amounts refunded later. */
  paidMinor?: number;
  /** Refunded part of `paidMinor`, including refunds on their way. */
  refundedMinor?: number;
  /** Part of the total that is waived while the rest is still owed. */
  waivedMinor?: number;
  /** True after cancellation or a full refund: nothing is owed any more. */
  isOver?: boolean;
}

/**
 * Displayed amounts of a cart or order, in minor units of one currency (D-112):
 * Σ `lines` = `subtotalMinor`; `subtotalMinor` + Σ `sums` = `totalMinor` = `paidMinor` + `leftMinor` + `waivedMinor`;
 * `leftMinor` = `dueNowMinor` + `laterMinor`; `paidMinor` = `refundedMinor` + `keptMinor`.
 */
export interface MoneyBreakdown<Line extends SoldLine = SoldLine> {
  currency: string;
  /** Lines at unit price × quantity: the discount is among the sums only. */
  lines: readonly { line: Line; amountMinor: number }[];
  subtotalMinor: number;
  /** Additions, and negative deductions; sums of 0 are left out. */
  sums: readonly { kind: SumKind; amountMinor: number }[];
  totalMinor: number;
  paidMinor: number;
  refundedMinor: number;
  keptMinor: number;
  /** Still to be paid. */
  leftMinor: number;
  /** Parts of `leftMinor` that are due now and later. */
  dueNowMinor: number;
  laterMinor: number;
  /** Unpaid and no longer owed. */
  waivedMinor: number;
}

/** Returns unit price × quantity of a line. */
export function grossOf({ unitPriceMinor, quantity }: SoldLine): number {
  return unitPriceMinor * quantity;
}

/** Returns the breakdown that every page and mail with amounts of a cart or order shows (D-112). */
export function breakdownOf<Line extends SoldLine>(
  lines: readonly Line[],
  totals: SoldTotals,
  { paidMinor = 0, refundedMinor = 0, waivedMinor = 0, isOver = false }: PaidSums = {},
): MoneyBreakdown<Line> {
  const { currency, discountMinor, deliveryMinor, feeMinor, taxMinor, totalMinor, dueNowMinor: firstMinor = totalMinor } = totals;
  const shown = lines.map((line) => ({ line, amountMinor: grossOf(line) }));
  const sums: MoneyBreakdown['sums'] = [
    { kind: 'discount', amountMinor: -discountMinor },
    { kind: 'delivery', amountMinor: deliveryMinor },
    { kind: 'fees', amountMinor: feeMinor },
    { kind: 'tax', amountMinor: taxMinor },
  ];
  const leftMinor = isOver ? 0 : Math.max(0, totalMinor - waivedMinor - paidMinor);
  const dueNowMinor = Math.min(leftMinor, Math.max(0, firstMinor - paidMinor));
  return {
    currency,
    lines: shown,
    subtotalMinor: shown.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    sums: sums.filter(({ amountMinor }) => amountMinor !== 0),
    totalMinor,
    paidMinor,
    refundedMinor,
    keptMinor: paidMinor - refundedMinor,
    leftMinor,
    dueNowMinor,
    laterMinor: leftMinor - dueNowMinor,
    waivedMinor: totalMinor - paidMinor - leftMinor,
  };
}
