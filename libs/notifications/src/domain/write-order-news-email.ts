import { asTextMessage, isByHand } from '@svc/contracts';
import type { OrderEmailSource } from '../ports/email-sources';
import type { EmailContent, EmailFact } from './email';
import { type Message, type MessageDetails, ORDER_NEWS_KINDS, type OrderMessageKind, type OrderNewsKind } from './message';
import { type MessageLocale, messageLocaleOf, textLocaleOf } from './texts';
import type { OrderNewsFacts } from './texts/en/order-news';
import { amountFact, itemOf, linkToOrder, type OrderEmailContext, writeOrderEmail } from './write-order-email';
import { greetedName, greetingTo } from './layout/names-in-mails';

type HandedOver = MessageDetails['handedOver'];
type AboutOrder = Pick<Message, 'channel' | 'recipient' | 'details'> & { kind: OrderMessageKind };

/**
 * Writes the email to a buyer about news of their order; undefined when it would no longer be true: a delivery of an order that is
 * cancelled by now, or that was taken back, or a declined refund that was granted since.
 */
function writeOrderNewsEmail(
  { kind, details: planned }: { kind: OrderNewsKind; details: MessageDetails },
  source: OrderEmailSource,
  context: OrderEmailContext,
): EmailContent | undefined {
  const details = { ...planned, handedOver: presentlyHandedOver(planned, source) };
  const isTakenBack = planned.handedOver !== undefined && details.handedOver === undefined;
  if (isTakenBack || !isStillTrue(kind, source)) return undefined;
  const { workspace, branding, contactName } = source;
  const reader = messageLocaleOf(source.language);
  const { news, money, guest } = reader;
  const facts = factsOf(details, source, reader);
  const { trackingUrl, isCorrection = false } = details.handedOver ?? {};
  const texts = isCorrection ? news.corrected : news.kinds[kind];
  const order = linkToOrder(source, context);
  return {
    language: reader.locale,
    brand: { name: workspace.displayName, ...branding },
    addressee: greetedName(contactName) ?? '',
    subject: texts.subject(facts),
    heading: texts.heading(facts),
    greeting: greetingTo(contactName, guest),
    paragraphs: texts.paragraphs(facts),
    facts: [
      { name: money.labels.order, lines: [facts.number] },
      ...piecesOf(details, source, reader, context),
      ...shipmentOf(details, reader),
      ...amountsOf(details, source, reader),
    ],
    link: trackingUrl ? { url: trackingUrl, text: news.shipment.follow } : order,
    orderLink: trackingUrl ? order : undefined,
    footer: money.order.footer(workspace.displayName),
    sms: asTextMessage(`${texts.sms(factsOf(details, source, textLocaleOf(source.language)))} ${order.url}`, [
      facts.merchant,
      facts.message ?? '',
    ]),
    calendars: [],
    ...(isCorrection && { hasFixedWording: true }),
  };
}

function isStillTrue(kind: OrderNewsKind, { order: { status, refundRequest } }: OrderEmailSource): boolean {
  if (kind === 'order_fulfilled') return status !== 'cancelled';
  return kind !== 'order_refund_declined' || refundRequest?.state === 'declined';
}

/**
 * Returns what was handed over, with the carrier and tracking that it has now; undefined once that was taken back. Messages of the release
 * before name no fulfilment: they say what was so then.
 */
function presentlyHandedOver({ handedOver }: MessageDetails, { order: { fulfillments = [] } }: OrderEmailSource): HandedOver {
  if (handedOver?.fulfillmentId === undefined) return handedOver;
  const fulfillment = fulfillments.find(({ id }) => id === handedOver.fulfillmentId);
  if (!fulfillment) return undefined;
  const { carrier, trackingNumber, trackingUrl } = fulfillment;
  return { ...handedOver, carrier, trackingNumber, trackingUrl };
}

/**
 * Writes any email about an order. The one about void tickets, or about the cancelled event that voids them, also says what the same change
 * does to the order and its money; where it would say nothing of the tickets, only that.
 */
export function writeAboutOrder(
  { kind, ...message }: AboutOrder,
  source: OrderEmailSource,
  context: OrderEmailContext,
): EmailContent | undefined {
  if (isOrderNewsKind(kind)) return writeOrderNewsEmail({ ...message, kind }, source, context);
  const email = writeOrderEmail({ ...message, kind }, source, context);
  const { refundMinor = 0, isCancelled = false } = message.details;
  const isOfTickets = kind === 'tickets_voided' || kind === 'order_event_cancelled';
  if (!isOfTickets || (refundMinor === 0 && !isCancelled)) return email;
  const news = writeOrderNewsEmail({ kind: isCancelled ? 'order_cancelled' : 'order_refunded', details: { refundMinor } }, source, context);
  if (!email || !news) return news;
  const [, ...amounts] = news.facts;
  return { ...email, paragraphs: [...email.paragraphs, ...news.paragraphs], facts: [...email.facts, ...amounts] };
}

function isOrderNewsKind(kind: OrderMessageKind): kind is OrderNewsKind {
  return ORDER_NEWS_KINDS.some((one) => one === kind);
}

function factsOf(
  { handedOver, refundMinor = 0 }: MessageDetails,
  { workspace, order: { number, totals, refundRequest, rails = [] } }: OrderEmailSource,
  { amount }: MessageLocale,
): OrderNewsFacts {
  return {
    merchant: workspace.displayName,
    number: String(number),
    way: totals.delivery?.kind ?? 'none',
    isAll: handedOver?.isAll ?? true,
    isTracked: (handedOver?.carrier ?? handedOver?.trackingNumber ?? handedOver?.trackingUrl) !== undefined,
    message: refundRequest?.message,
    isByHand: rails.length > 0 && rails.every(isByHand),
    amount: refundMinor > 0 ? amount(refundMinor, totals.currency) : undefined,
  };
}

/** Returns the pieces that were handed over this time. */
function piecesOf(
  { handedOver }: MessageDetails,
  source: OrderEmailSource,
  reader: MessageLocale,
  context: OrderEmailContext,
): EmailFact[] {
  const { items, totals } = source.order;
  const lines = (handedOver?.pieces ?? []).flatMap(({ itemId, quantity }) => {
    const item = items.find(({ id }) => id === itemId);
    return item ? [itemOf({ ...item, quantity, preorder: false }, source, reader, context)] : [];
  });
  return lines.length > 0 ? [{ name: reader.news.items[totals.delivery?.kind ?? 'none'], lines }] : [];
}

/** Returns carrier and number by which the pieces travel. */
function shipmentOf({ handedOver }: MessageDetails, { news: { shipment } }: MessageLocale): EmailFact[] {
  const { carrier, trackingNumber } = handedOver ?? {};
  return [
    ...(carrier ? [{ name: shipment.carrier, lines: [carrier] }] : []),
    ...(trackingNumber ? [{ name: shipment.number, lines: [trackingNumber] }] : []),
  ];
}

/** Returns the paid amount, and the part of it that is refunded. */
function amountsOf(
  { refundMinor = 0 }: MessageDetails,
  {
    order: {
      paidMinor,
      totals: { currency },
    },
  }: OrderEmailSource,
  { amount, money: { labels } }: MessageLocale,
): EmailFact[] {
  if (refundMinor === 0) return [];
  return [amountFact(labels.paid, amount(paidMinor, currency)), amountFact(labels.returning, amount(-refundMinor, currency))];
}
