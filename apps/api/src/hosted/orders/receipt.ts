import { isolateText, localTimeText, localTimeLine, type PricedLine } from '@svc/contracts';
import type { ReceiptSheet } from '@svc/orders';
import { paidRows, priceRows } from '../price-rows';
import { amountText } from '../page-locale';
import type { OrderPageView } from './order-view';

/** Returns the content of an order's receipt, with the words and amounts of its page (D-112). */
export function receiptOf(view: OrderPageView): ReceiptSheet {
  const {
    brand,
    locale,
    words,
    number,
    placedAt,
    timezone,
    buyer,
    tickets,
    lines,
    money,
    totals,
    isTest,
    contact: { email, phone },
  } = view;
  const { receipt, test } = words.order;
  const sums = [...priceRows(money, totals, view), ...paidRows(money, view)];
  return {
    merchant: brand.name,
    colour: brand.colour,
    language: locale,
    title: receipt.title,
    facts: [
      { name: receipt.order, value: String(number) },
      { name: receipt.date, value: localTimeText({ date: '', startAt: placedAt.toISOString(), timezone }, locale).date },
      { name: receipt.buyer, value: buyer },
      { name: receipt.event, value: tickets?.event.title ?? '' },
    ].filter(({ value }) => value !== ''),
    lines: lines.map(({ line, note }) => ({ ...textsOf(line, note, view), amount: lineAmount(line, view) })),
    sums: sums.map(({ name, value, isMain }) => ({ name, amount: value, isMain })),
    notes: [...(isTest ? [test] : []), [isolateText(brand.name), email, phone].filter(Boolean).join(' · ')],
    issuedAt: placedAt,
  };
}

function textsOf(
  { name, variantName, quantity, unitPriceMinor, parentId, slot }: PricedLine,
  note: string | undefined,
  { money: { currency }, locale, words }: OrderPageView,
): { text: string; detail?: string } {
  const time = slot && localTimeLine({ date: '', startAt: slot.startUtc, timezone: slot.timezone }, locale);
  const pieces = quantity > 1 ? words.cart.times(quantity, amountText(unitPriceMinor, currency, locale)) : undefined;
  const detail = [isolateText(variantName ?? ''), time, pieces, isolateText(note ?? '')].filter(Boolean).join(' · ');
  return { text: parentId === undefined ? name : `${words.cart.with} ${isolateText(name)}`, detail: detail || undefined };
}

function lineAmount({ unitPriceMinor, quantity }: PricedLine, { money: { currency }, locale, words }: OrderPageView): string {
  const amountMinor = unitPriceMinor * quantity;
  return amountMinor === 0 ? words.cart.free : amountText(amountMinor, currency, locale);
}
