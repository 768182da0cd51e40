import {
  type BalanceMode,
  DEPOSIT_BALANCE_MODES,
  depositOn,
  type DepositTerms,
  type Fee,
  feeOn,
  grossOf,
  paidFor,
  type PricedCart,
  type PricedLine,
  shareOut,
  stepOf,
} from '@svc/contracts';
import { formatMoney, InvalidInput, percentOf, roundToStep } from '@svc/kernel';
import { codeRefused, CurrencyNotAccepted } from './pricing.errors';
import type { DiscountCode } from './pricing-context';

type Computed = 'discountMinor' | 'netMinor' | 'customerFeeMinor' | 'serviceFeeMinor' | 'dueNowMinor';

/** Line before any computation; all amounts are in the cart's currency. */
export interface UnpricedLine extends Omit<PricedLine, Computed> {
  customerFee: Fee;
  serviceFee: Fee;
  /** Absent when all of it is paid now. */
  deposit?: DepositTerms;
}

export interface CartTerms extends Pick<PricedCart, 'currency' | 'delivery' | 'discountCode' | 'promoterCode'> {
  /** Amount of the discount, and for each line the part of its price that is discounted; none is above the line's price. */
  discount: { amountMinor: number; weights: readonly number[] };
  deliveryMinor: number;
  balanceDueAt?: string;
  /** Ways to pay the balance, of the lines that leave one; on our page when there are none. */
  balanceModes?: readonly BalanceMode[];
}

/** Returns unit price × quantity of all lines (D-94). Throws InvalidInput when that is no safe integer. */
export function subtotalOf(lines: readonly Pick<PricedLine, 'unitPriceMinor' | 'quantity'>[]): number {
  return sumOf(lines.map(grossOf));
}

/**
 * Prices a cart (D-91, D-92, D-94): each line rounded once, to the step of the currency (D-128), everything else a sum of lines.
 * @throws InvalidInput when an amount is too large to be exact
 */
export function priceCart(unpriced: readonly UnpricedLine[], terms: CartTerms): PricedCart {
  const { discount, deliveryMinor, balanceDueAt, balanceModes = [], ...rest } = terms;
  const subtotalMinor = subtotalOf(unpriced);
  const { currency } = terms;
  const shares = shareOut(discount.amountMinor, discount.weights, stepOf(currency));
  const lines = unpriced.map((line, index) => priceLine(line, shares[index]!, currency));
  const feeMinor = sumOf(lines.map((line) => paidFor(line) - line.netMinor));
  const absorbedFeeMinor = sumOf(lines.map((line) => (line.serviceFeePassedOn ? 0 : line.serviceFeeMinor)));
  const besides = sumOf([deliveryMinor, feeMinor]);
  const totalMinor = sumOf([...lines.map(({ netMinor }) => netMinor), besides]);
  const dueNowMinor = sumOf([...lines.map((line) => line.dueNowMinor), besides]);
  const balanceMinor = totalMinor - dueNowMinor;
  return {
    ...rest,
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

function priceLine({ customerFee, serviceFee, deposit, ...line }: UnpricedLine, discountMinor: number, currency: string): PricedLine {
  const { quantity } = line;
  const netMinor = grossOf(line) - discountMinor;
  return {
    ...line,
    discountMinor,
    netMinor,
    customerFeeMinor: feeOn(netMinor, quantity, customerFee, currency),
    serviceFeeMinor: feeOn(netMinor, quantity, serviceFee, currency),
    dueNowMinor: deposit ? depositOn(netMinor, quantity, deposit, currency) : netMinor,
  };
}

/** Returns the way to pay the one balance of an order. */
function firstOf(modes: readonly BalanceMode[]): BalanceMode {
  return DEPOSIT_BALANCE_MODES.find((mode) => modes.includes(mode)) ?? 'online';
}

/** Returns the sum. Amounts are never negative, so a sum that is safe has safe parts. */
function sumOf(amounts: readonly number[]): number {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (!Number.isSafeInteger(sum)) throw new InvalidInput('This comes to more than can be charged at a time: take fewer.');
  return sum;
}

/**
 * Returns the currency of a session: the requested one, or the primary one (§4.2, §4.3).
 * @throws CurrencyNotAccepted for a currency that is not accepted in exactly this spelling
 */
export function chooseCurrency(wanted: string | undefined, accepted: readonly string[], primary: string): string {
  if (wanted === undefined) return primary;
  if (!accepted.includes(wanted)) throw new CurrencyNotAccepted(wanted, accepted);
  return wanted;
}

/**
 * Returns the discount of a code, and the lines to which it applies (D-91, decisions 3.16 codes). Percent: of the price of those lines
 * together, rounded half up once to the step of the currency; fixed: the amount in the currency, never more than they cost.
 * @param input code as the buyer wrote it; blank is none
 * @throws InvalidInput on the field `discountCode` when it is unknown, not open, used up, for a larger cart or for other things
 */
export function applyDiscount(
  input: string | undefined,
  code: DiscountCode | undefined,
  lines: readonly UnpricedLine[],
  { currency, now }: { currency: string; now: Date },
): Pick<CartTerms, 'discount' | 'discountCode'> {
  if (!input) return { discount: { amountMinor: 0, weights: lines.map(() => 0) } };
  if (!code) throw codeRefused('There is no such code: check how it is written, or leave it out.');
  refuseUnusable(code, subtotalOf(lines), currency, now);

  const weights = lines.map((line) => (isFor(code, line) ? grossOf(line) : 0));
  if (!lines.some((line) => isFor(code, line))) throw codeRefused('This code is for other things: leave it out.');
  const most = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    discount: { amountMinor: Math.min(most, amountOff(code, most, currency)), weights },
    discountCode: { id: code.id, code: code.code },
  };
}

function refuseUnusable(
  { startsAt, endsAt, left, leftForContact, minSubtotal = {} }: DiscountCode,
  subtotalMinor: number,
  currency: string,
  now: Date,
): void {
  const isDue = (moment: string | undefined) => moment !== undefined && Date.parse(moment) <= now.getTime();
  if (startsAt && !isDue(startsAt)) throw codeRefused('This code does not hold yet: leave it out.');
  if (isDue(endsAt)) throw codeRefused('This code does not hold any more: leave it out.');
  if (left !== undefined && left <= 0) throw codeRefused('This code has been used up: leave it out.');
  if (leftForContact !== undefined && leftForContact <= 0) throw codeRefused('You have used this code as often as you may: leave it out.');
  const least = minSubtotal[currency] ?? 0;
  if (subtotalMinor < least)
    throw codeRefused(`This code is for carts of at least ${formatMoney(least, currency)}: take more, or leave it out.`);
}

function isFor(
  { appliesTo: { eventIds, ticketTypeIds, productIds } }: DiscountCode,
  { eventId, ticketTypeId, productId }: UnpricedLine,
): boolean {
  if (eventIds.length + ticketTypeIds.length + productIds.length === 0) return true;
  const names = (ids: readonly string[], id: string | undefined) => id !== undefined && ids.includes(id);
  return names(eventIds, eventId) || names(ticketTypeIds, ticketTypeId) || names(productIds, productId);
}

function amountOff({ value }: DiscountCode, mostMinor: number, currency: string): number {
  if (typeof value === 'number') return percentOf(mostMinor, value, stepOf(currency));
  const amount = value[currency];
  if (amount === undefined) throw codeRefused(`This code takes nothing off in ${currency}: leave it out, or choose another currency.`);
  return roundToStep(amount, stepOf(currency));
}
