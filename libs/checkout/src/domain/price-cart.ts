import { type BalanceMode, DEPOSIT_BALANCE_MODES, depositOn, type DepositTerms, type Fee, feeOn, grossOf, paidFor, type PricedCart, type PricedLine, shareOut } from '@svc/contracts';
import { InvalidInput } from '@svc/kernel';

type Computed = 'discountMinor' | 'netMinor' | 'customerFeeMinor' | 'serviceFeeMinor' | 'dueNowMinor';

/** A line before anything is computed; all amounts are of the cart's currency. */
export interface UnpricedLine extends Omit<PricedLine, Computed> {
  customerFee: Fee;
  serviceFee: Fee;
  /** Absent when all of it is paid now. */
  deposit?: DepositTerms;
}

export interface CartTerms extends Pick<PricedCart, 'currency' | 'delivery' | 'discountCode' | 'promoterCode'> {
  /** For each line what part of its price the discount counts from; none is above the line's price. */
  discount: { amountMinor: number; weights: readonly number[] };
  deliveryMinor: number;
  balanceDueAt?: string;
  /** Of the lines that leave a balance; on our page when there are none. */
  balanceModes?: readonly BalanceMode[];
}

/** Unit price × quantity of all lines (D-94). Throws InvalidInput when that is no safe integer. */
export function subtotalOf(lines: readonly Pick<PricedLine, 'unitPriceMinor' | 'quantity'>[]): number {
  return sumOf(lines.map(grossOf));
}

/**
 * What a cart costs (D-91, D-92, D-94): each line rounded once, everything else a sum of lines.
 * @throws InvalidInput when an amount is too large to be told exactly
 */
export function priceCart(unpriced: readonly UnpricedLine[], terms: CartTerms): PricedCart {
  const { discount, deliveryMinor, balanceDueAt, balanceModes = [], ...told } = terms;
  const subtotalMinor = subtotalOf(unpriced);
  const shares = shareOut(discount.amountMinor, discount.weights);
  const lines = unpriced.map((line, index) => priceLine(line, shares[index]!));
  const feeMinor = sumOf(lines.map((line) => paidFor(line) - line.netMinor));
  const absorbedFeeMinor = sumOf(lines.map((line) => (line.serviceFeePassedOn ? 0 : line.serviceFeeMinor)));
  const besides = sumOf([deliveryMinor, feeMinor]);
  const totalMinor = sumOf([...lines.map(({ netMinor }) => netMinor), besides]);
  const dueNowMinor = sumOf([...lines.map((line) => line.dueNowMinor), besides]);
  const balanceMinor = totalMinor - dueNowMinor;
  return {
    ...told,
    lines,
    subtotalMinor,
    discountMinor: discount.amountMinor,
    deliveryMinor,
    feeMinor,
    absorbedFeeMinor,
    taxMinor: 0,
    totalMinor,
    dueNowMinor,
    balanceMinor,
    ...(balanceMinor > 0 && { balanceMode: firstOf(balanceModes), ...(balanceDueAt !== undefined && { balanceDueAt }) }),
  };
}

function priceLine({ customerFee, serviceFee, deposit, ...line }: UnpricedLine, discountMinor: number): PricedLine {
  const { quantity } = line;
  const netMinor = grossOf(line) - discountMinor;
  return {
    ...line,
    discountMinor,
    netMinor,
    customerFeeMinor: feeOn(netMinor, quantity, customerFee),
    serviceFeeMinor: feeOn(netMinor, quantity, serviceFee),
    dueNowMinor: deposit ? depositOn(netMinor, quantity, deposit) : netMinor,
  };
}

/** One order has one balance, which is paid in one way. */
function firstOf(modes: readonly BalanceMode[]): BalanceMode {
  return DEPOSIT_BALANCE_MODES.find((mode) => modes.includes(mode)) ?? 'online';
}

/** Amounts are never negative, so a sum that is safe has safe parts. */
function sumOf(amounts: readonly number[]): number {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (!Number.isSafeInteger(sum)) throw new InvalidInput('This comes to more than can be charged at a time: take fewer.');
  return sum;
}
