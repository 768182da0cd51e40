import type { OrderEmailSource } from '../ports/email-sources';
import type { EmailContent, EmailFact } from './email';
import type { MessageDetails, OrderNewsKind } from './message';
import { type MessageLocale, messageLocaleOf } from './texts';
import type { OrderNewsFacts } from './texts/en/order-news';
import { amountFact, linkToOrder, type OrderStationery } from './write-order-email';

/**
 * What the buyer of an order is told has become of it; undefined when it would no longer be true: what was handed over of an
 * order that is called off by now.
 */
export function writeOrderNewsEmail({ kind, details }: { kind: OrderNewsKind; details: MessageDetails }, source: OrderEmailSource, stationery: OrderStationery): EmailContent | undefined {
  if (kind === 'order_fulfilled' && source.order.status === 'cancelled') return undefined;
  const { workspace, branding, contactName } = source;
  const reader = messageLocaleOf(source.language);
  const { news, money, guest } = reader;
  const told = factsOf(details, source, reader);
  const texts = news.kinds[kind];
  const link = linkToOrder(source, stationery);
  return {
    language: reader.locale,
    brand: { name: workspace.displayName, ...branding },
    addressee: contactName,
    subject: texts.subject(told),
    heading: texts.heading(told),
    greeting: guest.greeting(contactName),
    paragraphs: texts.paragraphs(told),
    facts: [{ name: money.labels.order, lines: [told.number] }, ...piecesOf(details, source, reader), ...amountsOf(details, source, reader)],
    link,
    footer: money.order.footer(workspace.displayName),
    sms: `${texts.sms(told)} ${link.url}`,
    calendars: [],
  };
}

function factsOf({ handedOver, refundMinor = 0 }: MessageDetails, { workspace, order: { number, totals } }: OrderEmailSource, { amount }: MessageLocale): OrderNewsFacts {
  return {
    merchant: workspace.displayName,
    number: String(number),
    way: totals.delivery?.kind ?? 'none',
    isAll: handedOver?.isAll ?? true,
    amount: refundMinor > 0 ? amount(refundMinor, totals.currency) : undefined,
  };
}

/** What was handed over this time, piece by piece. */
function piecesOf({ handedOver }: MessageDetails, { order: { items, totals } }: OrderEmailSource, { news }: MessageLocale): EmailFact[] {
  const lines = (handedOver?.pieces ?? []).flatMap(({ itemId, quantity }) => {
    const item = items.find(({ id }) => id === itemId);
    return item ? [`${quantity} × ${[item.name, item.variantName].filter(Boolean).join(', ')}`] : [];
  });
  return lines.length > 0 ? [{ name: news.items[totals.delivery?.kind ?? 'none'], lines }] : [];
}

/** Of what was paid, what goes back. */
function amountsOf({ refundMinor = 0 }: MessageDetails, { order: { paidMinor, totals: { currency } } }: OrderEmailSource, { amount, money: { labels } }: MessageLocale): EmailFact[] {
  if (refundMinor === 0) return [];
  return [amountFact(labels.paid, amount(paidMinor, currency)), amountFact(labels.returning, amount(-refundMinor, currency))];
}
