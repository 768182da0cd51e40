import { type PricedLine, stepOf } from '@svc/contracts';
import { partOf } from '@svc/kernel';

/** Amounts of a line, minor units, and its number of pieces. */
export type SharedAmounts = Pick<
  PricedLine,
  'quantity' | 'unitPriceMinor' | 'discountMinor' | 'netMinor' | 'customerFeeMinor' | 'serviceFeeMinor' | 'dueNowMinor'
>;

/**
 * Splits one piece off a line of several. Its shares are rounded half up to the step of the currency, the rest keeps what is left, so that both
 * sum to the line exactly (D-128); of neither more than its net is due now.
 * @returns the piece, and the rest
 */
export function splitPiece<Line extends SharedAmounts>(line: Line, currency: string): [piece: Line, rest: Line] {
  const { quantity, unitPriceMinor, netMinor } = line;
  const share = (amountMinor: number) => partOf(amountMinor, 1, quantity, stepOf(currency));
  const discountMinor = share(line.discountMinor);
  const ownNetMinor = unitPriceMinor - discountMinor;
  const dueNowMinor = Math.max(line.dueNowMinor - (netMinor - ownNetMinor), Math.min(ownNetMinor, share(line.dueNowMinor)));
  const piece = {
    quantity: 1,
    discountMinor,
    netMinor: ownNetMinor,
    customerFeeMinor: share(line.customerFeeMinor),
    serviceFeeMinor: share(line.serviceFeeMinor),
    dueNowMinor,
  };
  const rest = {
    quantity: quantity - 1,
    discountMinor: line.discountMinor - piece.discountMinor,
    netMinor: netMinor - piece.netMinor,
    customerFeeMinor: line.customerFeeMinor - piece.customerFeeMinor,
    serviceFeeMinor: line.serviceFeeMinor - piece.serviceFeeMinor,
    dueNowMinor: line.dueNowMinor - piece.dueNowMinor,
  };
  return [
    { ...line, ...piece },
    { ...line, ...rest },
  ];
}
