import type { MoneyBreakdown, PricedCart, SumKind } from '@svc/contracts';
import { amountText, type PageLocale } from './page-locale';

/** One row of a list of amounts. */
export interface SumRow {
  name: string;
  value: string;
  /** Purpose of the amount. */
  note?: string;
  isMain?: boolean;
}

/** Names of the discount and the delivery of a cart. */
export type PriceNames = Pick<PricedCart, 'discountCode' | 'delivery'>;

/** Returns the rows from the lines to the total, which add up (D-112). Free delivery has a row too. */
export function priceRows(
  { currency, subtotalMinor, sums, totalMinor }: MoneyBreakdown,
  of: PriceNames,
  { locale, words: { cart: words } }: PageLocale,
): SumRow[] {
  const amount = (minor: number) => amountText(minor, currency, locale);
  const deliveryName = ({ kind, name }: NonNullable<PricedCart['delivery']>) =>
    kind === 'pickup' ? words.pickup(name) : words.delivery(name);
  const sumName = (kind: SumKind) => {
    if (kind === 'discount') return of.discountCode ? words.discountBy(of.discountCode.code) : words.discount;
    if (kind === 'delivery') return of.delivery ? deliveryName(of.delivery) : words.deliveryPlain;
    return words[kind];
  };
  const isFree = of.delivery && sums.every(({ kind }) => kind !== 'delivery');
  return [
    ...(sums.length > 0 ? [{ name: words.subtotal, value: amount(subtotalMinor) }] : []),
    ...sums.map(({ kind, amountMinor }) => ({
      name: sumName(kind),
      value: amount(amountMinor),
      ...(kind === 'fees' && { note: words.feesNote }),
    })),
    ...(isFree ? [{ name: deliveryName(of.delivery!), value: words.free }] : []),
    { name: words.total, value: amount(totalMinor), isMain: true },
  ];
}

/** Returns the rows of an order for paid, refunded and outstanding amounts. */
export function paidRows(
  { currency, paidMinor, refundedMinor, leftMinor, waivedMinor }: MoneyBreakdown,
  { locale, words: { balance, cart } }: PageLocale,
): SumRow[] {
  const amount = (minor: number) => amountText(minor, currency, locale);
  return [
    { name: leftMinor > 0 ? balance.paidSoFar : cart.paidNow, value: amount(paidMinor) },
    ...(refundedMinor > 0 ? [{ name: balance.givenBack, value: amount(-refundedMinor) }] : []),
    ...(leftMinor > 0 ? [{ name: balance.left, value: amount(leftMinor), isMain: true }] : []),
    ...(waivedMinor > 0 ? [{ name: balance.waived, value: amount(waivedMinor) }] : []),
  ];
}
