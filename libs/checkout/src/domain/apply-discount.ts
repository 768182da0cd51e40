import { grossOf } from '@svc/contracts';
import { formatMoney, percentOf } from '@svc/kernel';
import { codeRefused } from './pricing.errors';
import type { DiscountCode } from './discount-code';
import { subtotalOf, type CartTerms, type UnpricedLine } from './price-cart';

/**
 * What a discount code takes off, and the lines it is for (D-91, decisions 3.16). Percent: of the price of those lines
 * together, rounded half up once; fixed: the amount in the currency, never more than they cost.
 * @param given what the buyer wrote; blank is none
 * @throws InvalidInput on the field `discountCode` when it is unknown, not open, used up, for a larger cart or for other things
 */
export function applyDiscount(
  given: string | undefined,
  code: DiscountCode | undefined,
  lines: readonly UnpricedLine[],
  { currency, now }: { currency: string; now: Date },
): Pick<CartTerms, 'discount' | 'discountCode'> {
  if (!given) return { discount: { amountMinor: 0, weights: lines.map(() => 0) } };
  if (!code) throw codeRefused('There is no such code: check how it is written, or leave it out.');
  refuseUnusable(code, subtotalOf(lines), currency, now);

  const weights = lines.map((line) => (isFor(code, line) ? grossOf(line) : 0));
  if (!lines.some((line) => isFor(code, line))) throw codeRefused('This code is for other things: leave it out.');
  const most = weights.reduce((sum, weight) => sum + weight, 0);
  return { discount: { amountMinor: Math.min(most, amountOff(code, most, currency)), weights }, discountCode: { id: code.id, code: code.code } };
}

function refuseUnusable({ startsAt, endsAt, left, leftForContact, minSubtotal = {} }: DiscountCode, subtotalMinor: number, currency: string, now: Date): void {
  const hasCome = (moment: string | undefined) => moment !== undefined && Date.parse(moment) <= now.getTime();
  if (startsAt && !hasCome(startsAt)) throw codeRefused('This code does not hold yet: leave it out.');
  if (hasCome(endsAt)) throw codeRefused('This code does not hold any more: leave it out.');
  if (left !== undefined && left <= 0) throw codeRefused('This code has been used up: leave it out.');
  if (leftForContact !== undefined && leftForContact <= 0) throw codeRefused('You have used this code as often as you may: leave it out.');
  const least = minSubtotal[currency] ?? 0;
  if (subtotalMinor < least) throw codeRefused(`This code is for carts of at least ${formatMoney(least, currency)}: take more, or leave it out.`);
}

function isFor({ appliesTo: { eventIds, ticketTypeIds, productIds } }: DiscountCode, { eventId, ticketTypeId, productId }: UnpricedLine): boolean {
  if (eventIds.length + ticketTypeIds.length + productIds.length === 0) return true;
  const names = (ids: readonly string[], id: string | undefined) => id !== undefined && ids.includes(id);
  return names(eventIds, eventId) || names(ticketTypeIds, ticketTypeId) || names(productIds, productId);
}

function amountOff({ value }: DiscountCode, mostMinor: number, currency: string): number {
  if (typeof value === 'number') return percentOf(mostMinor, value);
  const amount = value[currency];
  if (amount === undefined) throw codeRefused(`This code takes nothing off in ${currency}: leave it out, or choose another currency.`);
  return amount;
}
