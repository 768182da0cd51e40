import {
  addressLines,
  isolateText,
  localTimeText,
  localTimeLine,
  type PricedLine,
  printedMarkOf,
  shopColour,
  variantNameOf,
} from '@svc/contracts';
import type { ReceiptSheet } from '@svc/orders';
import { paidRows, priceRows } from '../price-rows';
import { amountText } from '../page-locale';
import type { OrderPageView } from './order-view';
import { sellerLines } from './seller';

/** Returns the receipt of an order: seller, buyer, and all of its page that is about money, in the same words and amounts (D-112). */
export function receiptOf(view: OrderPageView): ReceiptSheet {
  const { brand, locale, words, lines, money, totals, isTest, placedAt, contact, number } = view;
  const { receipt, test } = words.order;
  const sums = [...priceRows(money, totals, view), ...paidRows(money, view)];
  return {
    merchant: brand.name,
    colour: shopColour(brand),
    ...printedMarkOf(brand),
    language: locale,
    title: receipt.title,
    facts: factsOf(view),
    parties: partiesOf(view),
    columns: receipt.columns,
    lines: lines.map(({ line, note }) => ({
      ...textsOf(line, note, view),
      quantity: String(line.quantity),
      price: priceText(line.unitPriceMinor, view),
      amount: priceText(line.unitPriceMinor * line.quantity, view),
    })),
    sums: sums.map(({ name, value, isMain }) => ({ name, amount: value, isMain })),
    paymentsTitle: receipt.payments,
    payments: paymentsOf(view),
    notes: [
      ...(isTest ? [test] : []),
      receipt.questions(String(number), [isolateText(brand.name), contact.email, contact.phone].filter(Boolean).join(' · ')),
    ],
    issuedAt: placedAt,
  };
}

function factsOf({ number, placedAt, tickets, sale, words, ...view }: OrderPageView): ReceiptSheet['facts'] {
  const { receipt } = words.order;
  const ways = sale.payments.map(({ rail }) => words.pay.rails[rail]);
  return [
    { name: receipt.order, value: String(number) },
    { name: receipt.date, value: dateText(placedAt, view) },
    { name: receipt.paidOn, value: sale.paidAt ? dateText(sale.paidAt, view) : '' },
    { name: receipt.paidBy, value: [...new Set(ways), ...(sale.byHandMinor > 0 ? [receipt.byHand] : [])].join(', ') },
    { name: receipt.event, value: tickets?.event.title ?? '' },
  ].filter(({ value }) => value !== '');
}

function partiesOf({ brand, contact, sale: { seller, buyer, address }, locale, words }: OrderPageView): ReceiptSheet['parties'] {
  const { receipt } = words.order;
  const buyerLines = [buyer.name, ...(address ? addressLines(address, locale) : []), buyer.email, buyer.phone];
  return [
    { title: receipt.seller, lines: sellerLines(brand.name, { ...seller, ...contact }, locale) },
    { title: receipt.buyer, lines: buyerLines.filter((line): line is string => Boolean(line)) },
  ].filter(({ lines }) => lines.length > 0);
}

/** Returns payments and refunds, with days and references. */
function paymentsOf(view: OrderPageView): ReceiptSheet['payments'] {
  const { sale, money, locale, words } = view;
  const { receipt } = words.order;
  const amount = (minor: number) => amountText(minor, money.currency, locale);
  return [
    ...sale.payments.map(({ rail, paidAt, reference, amountMinor }) => ({
      text: words.pay.rails[rail],
      detail: [dateText(paidAt, view), reference && receipt.reference(reference)].filter(Boolean).join(' · '),
      amount: amount(amountMinor),
    })),
    ...(sale.byHandMinor > 0 ? [{ text: receipt.byHand, amount: amount(sale.byHandMinor) }] : []),
    ...sale.refunds.map(({ createdAt, status, amountMinor }) => ({
      text: receipt.refund,
      detail: [dateText(createdAt, view), status === 'succeeded' ? undefined : receipt.onItsWay].filter(Boolean).join(' · '),
      amount: amount(-amountMinor),
    })),
  ];
}

function dateText(at: Date, { timezone, locale }: Pick<OrderPageView, 'timezone' | 'locale'>): string {
  return localTimeText({ date: '', startAt: at.toISOString(), timezone }, locale).date;
}

function textsOf(line: PricedLine, note: string | undefined, { locale, words }: OrderPageView): { text: string; detail?: string } {
  const { name, parentId, slot } = line;
  const time = slot && localTimeLine({ date: '', startAt: slot.startUtc, timezone: slot.timezone }, locale);
  const detail = [isolateText(variantNameOf(line) ?? ''), time, isolateText(note ?? '')].filter(Boolean).join(' · ');
  return { text: parentId === undefined ? name : `${words.cart.with} ${isolateText(name)}`, detail: detail || undefined };
}

function priceText(amountMinor: number, { money: { currency }, locale, words }: OrderPageView): string {
  return amountMinor === 0 ? words.cart.free : amountText(amountMinor, currency, locale);
}
