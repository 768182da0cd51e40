import type { PricedCart, PricedLine } from '../shapes/priced-cart';

/** What of a sold line its amounts are made of. */
export type SoldLine = Pick<PricedLine, 'quantity' | 'unitPriceMinor'>;

/** What of a cart's totals its breakdown is made of. */
export type SoldTotals = Pick<PricedCart, 'currency' | 'discountMinor' | 'deliveryMinor' | 'feeMinor' | 'taxMinor' | 'totalMinor'> &
  Partial<Pick<PricedCart, 'dueNowMinor'>>;

/** What stands between the lines and the total. */
export type SumKind = 'discount' | 'delivery' | 'fees' | 'tax';

/** What has become of the money of a cart. */
export interface MoneyMoved {
  /** What came and was taken for it, what went back again included. */
  paidMinor?: number;
  /** Of it, what went back or is on its way. */
  refundedMinor?: number;
  /** The part of the total that is not to be paid any more, though the rest stands. */
  waivedMinor?: number;
  /** It was called off or given back as a whole: nothing of it is to be paid any more. */
  isOver?: boolean;
}

/**
 * The amounts of a cart or order as they are shown, in minor units of one currency (D-112):
 * Σ `lines` = `subtotalMinor`; `subtotalMinor` + Σ `sums` = `totalMinor` = `paidMinor` + `leftMinor` + `waivedMinor`;
 * `leftMinor` = `dueNowMinor` + `laterMinor`; `paidMinor` = `refundedMinor` + `keptMinor`.
 */
export interface MoneyBreakdown<Line extends SoldLine = SoldLine> {
  currency: string;
  /** Each at unit price × quantity: the discount stands among the sums, and nowhere else. */
  lines: readonly { line: Line; amountMinor: number }[];
  subtotalMinor: number;
  /** What comes on top, and below zero what comes off; what is nothing is left out. */
  sums: readonly { kind: SumKind; amountMinor: number }[];
  totalMinor: number;
  paidMinor: number;
  refundedMinor: number;
  keptMinor: number;
  /** Still to be paid. */
  leftMinor: number;
  /** Of what is left, what is to be paid now, and what later. */
  dueNowMinor: number;
  laterMinor: number;
  /** What was not paid, and is not to be paid any more. */
  waivedMinor: number;
}

/** Unit price × quantity of a line. */
export function grossOf({ unitPriceMinor, quantity }: SoldLine): number {
  return unitPriceMinor * quantity;
}

/** The one breakdown that every place shows which lists the money of a cart or order (D-112). */
export function breakdownOf<Line extends SoldLine>(
  lines: readonly Line[],
  totals: SoldTotals,
  { paidMinor = 0, refundedMinor = 0, waivedMinor = 0, isOver = false }: MoneyMoved = {},
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
