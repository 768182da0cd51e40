import type { BalanceLinks, BalanceMode, OrderLinks, SumKind } from '@svc/contracts';
import { asTextMessage, breakdownOf, variantNameOf } from '@svc/contracts';
import type { OrderEmailSource } from '../ports/email-sources';
import type { EmailContent, EmailFact, EmailItem } from './email';
import { deliveryFacts, paymentOf } from './layout/order-facts';
import { dayNewsOf } from './guest-seats';
import type { Message, OrderMessageKind, OrderNewsKind } from './message';
import { type MessageLocale, messageLocaleOf, textLocaleOf } from './texts';
import type { BalanceFacts, BalanceKind, OrderEmailFacts } from './texts/en/money';
import { type EmailContext, ticketsOf, writeGuestEmail } from './write-guest-email';
import { greetedName, greetingTo } from './layout/names-in-mails';

type OrderMessage = Pick<Message, 'channel' | 'recipient' | 'details'> & { kind: Exclude<OrderMessageKind, OrderNewsKind> };

/** Email context with links to an order, and to its balance. */
export interface OrderEmailContext extends EmailContext {
  balances: BalanceLinks;
  orders: OrderLinks;
}

/**
 * Writes an email to the buyer of an order; undefined when it would no longer be true: of an order that was cancelled or refunded
 * meanwhile, of a balance that is paid by now.
 */
export function writeOrderEmail(
  { kind, ...message }: OrderMessage,
  { tickets, ...order }: OrderEmailSource,
  context: OrderEmailContext,
): EmailContent | undefined {
  const source = { ...order, tickets: tickets && { ...tickets, language: order.language } };
  const { status } = source.order;
  if (kind === 'tickets_voided') return emailAboutTickets({ ...message, kind: 'registration_cancelled' }, source, context);
  if (kind === 'order_ticket_reissued') return emailAboutTickets({ ...message, kind: 'ticket_reissued' }, source, context);
  if (kind === 'order_ticket_changed') return emailAboutTickets({ ...message, kind: 'ticket_changed' }, source, context);
  if (kind === 'order_event_rescheduled') return emailAboutTickets({ ...message, kind: 'event_rescheduled' }, source, context);
  if (kind === 'order_event_cancelled') return emailOfCancelled(message, source, context);
  if (kind === 'order_confirmed')
    return status === 'paid' || status === 'deposit_paid' ? confirmation({ ...message, kind }, source, context) : undefined;
  const isOwed = status === 'deposit_paid' && moneyOf(source).leftMinor > 0;
  const isTrue = kind === 'balance_received' ? status === 'paid' : isOwed && modeOf(source) === 'online';
  return isTrue ? balanceEmail(kind, source, context) : undefined;
}

/** Writes the confirmation of an order with its receipt, and its tickets as a guest gets them. */
function confirmation(message: OrderMessage, source: OrderEmailSource, context: OrderEmailContext): EmailContent {
  const { workspace, branding, contactName, tickets } = source;
  const admission = tickets && writeGuestEmail({ ...message, kind: 'registration_confirmed' }, tickets, context);
  const seats = tickets && admission?.tickets ? ticketsOf(message, tickets).length : 0;
  const reader = messageLocaleOf(source.language);
  const {
    money: { order: texts },
    guest,
  } = reader;
  const orderFacts = (by: MessageLocale) => ({ ...factsOf(source, seats, by), event: seats > 0 ? tickets?.event.title : undefined });
  const facts = orderFacts(reader);
  const links = linksOf(admission?.link, facts, source, context);
  return {
    language: reader.locale,
    brand: { name: workspace.displayName, ...branding },
    addressee: greetedName(contactName) ?? '',
    subject: texts.subject(facts),
    heading: texts.heading(facts),
    greeting: greetingTo(contactName, guest),
    paragraphs: texts.paragraphs(facts),
    facts: [...admissionFacts(facts, admission, reader), ...receiptOf(source, facts, reader, context)],
    ...links,
    printLink: admission?.printLink,
    walletLinks: admission?.walletLinks,
    footer: texts.footer(workspace.displayName),
    sms: asTextMessage(
      smsOf(texts.sms(orderFacts(textLocaleOf(source.language))), admission?.link ?? linkToOrder(source, context)),
      namesOf(source),
    ),
    calendars: admission?.calendars ?? [],
    notified: admission?.notified,
    tickets: admission?.tickets,
  };
}

/** Returns the facts of the tickets' event, which precede the receipt. */
function admissionFacts(
  { event }: OrderEmailFacts,
  admission: EmailContent | undefined,
  { guest: { labels } }: MessageLocale,
): EmailFact[] {
  return [...(event ? [{ name: labels.event, lines: [event] }] : []), ...(admission?.facts ?? [])];
}

/**
 * Writes the email about void tickets, with the calendar entries to remove once no ticket is left, or about a reissued one; worded as for a
 * guest.
 */
function emailAboutTickets(
  message: Parameters<typeof writeGuestEmail>[0],
  source: OrderEmailSource,
  context: OrderEmailContext,
): EmailContent | undefined {
  const { tickets, workspace, order, language } = source;
  const email = tickets && writeGuestEmail(message, tickets, context);
  const { money } = messageLocaleOf(language);
  const number = { name: money.labels.order, lines: [String(order.number)] };
  return (
    email && {
      ...email,
      facts: [number, ...email.facts],
      orderLink: linkToOrder(source, context),
      footer: money.order.footer(workspace.displayName),
    }
  );
}

/** Writes the email that the event of tickets is cancelled; it refers to the merchant for the money. */
function emailOfCancelled(
  message: Omit<OrderMessage, 'kind'>,
  source: OrderEmailSource,
  context: OrderEmailContext,
): EmailContent | undefined {
  const email = emailAboutTickets({ ...message, kind: 'event_cancelled' }, source, context);
  const isKept = source.order.paidMinor > 0 && source.order.status !== 'refunded';
  const isOfMoney = isKept && !message.details.refundMinor && losesTickets(message, source);
  const aboutMoney = isOfMoney ? [messageLocaleOf(source.language).money.order.eventCancelled(source.workspace.displayName)] : [];
  return email && { ...email, paragraphs: [...email.paragraphs, ...aboutMoney] };
}

/** Returns false for the news of a day beside which the tickets keep others. */
function losesTickets(message: Omit<OrderMessage, 'kind'>, { tickets }: OrderEmailSource): boolean {
  return message.details.dayId === undefined || (tickets !== undefined && dayNewsOf(message, tickets)?.areLost === true);
}

/** Writes an email about the balance of an order: to be paid, or paid. */
function balanceEmail(kind: BalanceKind, source: OrderEmailSource, context: OrderEmailContext): EmailContent {
  const { workspace, branding, contactName } = source;
  const reader = messageLocaleOf(source.language);
  const { balance, money, guest } = reader;
  const facts = factsOf(source, 0, reader);
  const amounts = balanceFacts(facts);
  const texts = balance.kinds[kind];
  const order = linkToOrder(source, context);
  const link = kind === 'balance_received' ? order : linkToBalance(source, context, balance.pay(amounts.balance));
  return {
    language: reader.locale,
    brand: { name: workspace.displayName, ...branding },
    addressee: greetedName(contactName) ?? '',
    subject: texts.subject(amounts),
    heading: texts.heading,
    greeting: greetingTo(contactName, guest),
    paragraphs: texts.paragraphs(amounts),
    facts: receiptOf(source, facts, reader, context),
    link,
    orderLink: link === order ? undefined : order,
    footer: money.order.footer(workspace.displayName),
    sms: asTextMessage(smsOf(texts.sms(balanceFacts(factsOf(source, 0, textLocaleOf(source.language)))), link), namesOf(source)),
    calendars: [],
  };
}

function balanceFacts(facts: OrderEmailFacts): OrderEmailFacts & BalanceFacts {
  return { ...facts, balance: facts.balance ?? '', due: facts.balanceDue };
}

/** Returns the names in an SMS about an order, which keep their spelling. */
function namesOf({ workspace, tickets }: OrderEmailSource): string[] {
  return [workspace.displayName, tickets?.event.title ?? ''];
}

/** Returns links to the tickets, where there are any, to the balance that is paid online, and to the order. */
function linksOf(
  tickets: EmailContent['link'],
  { balance }: OrderEmailFacts,
  source: OrderEmailSource,
  context: OrderEmailContext,
): Pick<EmailContent, 'link' | 'secondLink' | 'orderLink'> {
  const order = linkToOrder(source, context);
  const toPay =
    balance && modeOf(source) === 'online'
      ? linkToBalance(source, context, messageLocaleOf(source.language).balance.pay(balance))
      : undefined;
  const [link = order, secondLink] = [tickets, toPay].filter((each) => each !== undefined);
  return { link, secondLink, orderLink: link === order ? undefined : order };
}

function smsOf(text: string, link: EmailContent['link']): string {
  return link ? `${text} ${link.url}` : text;
}

function linkToBalance({ workspace, order }: OrderEmailSource, { balances }: OrderEmailContext, text: string): EmailContent['link'] {
  return { url: balances.page({ workspaceSlug: workspace.slug, orderId: order.id, linkSerial: order.linkSerial }), text };
}

/** Returns the link to an order's page. */
export function linkToOrder(
  { workspace, order, language }: OrderEmailSource,
  { orders }: OrderEmailContext,
): NonNullable<EmailContent['link']> {
  return {
    url: orders.page({ workspaceSlug: workspace.slug, orderId: order.id, linkSerial: order.linkSerial }),
    text: messageLocaleOf(language).balance.see,
  };
}

function modeOf({ order }: OrderEmailSource): BalanceMode {
  return order.totals.balanceMode ?? 'online';
}

function factsOf(source: OrderEmailSource, seats: number, { amount, deadline }: MessageLocale): OrderEmailFacts {
  const { order, workspace } = source;
  const { number, totals, paidMinor, balanceDueAt } = order;
  const { currency } = totals;
  const { leftMinor: left } = moneyOf(source);
  return {
    merchant: workspace.displayName,
    number: String(number),
    paid: amount(paidMinor, currency),
    balance: left > 0 ? amount(left, currency) : undefined,
    balanceDue: balanceDueAt && deadline(balanceDueAt, workspace.timezone),
    balanceMode: modeOf(source),
    seats,
  };
}

function moneyOf({ order: { items, totals, paidMinor, waivedMinor } }: OrderEmailSource) {
  return breakdownOf(items, totals, { paidMinor, waivedMinor });
}

/**
 * Returns the receipt line by line: the lines and the sums below them add up to the total (D-112). Below it stand the order's number, its
 * way to the buyer, and the way of payment.
 */
function receiptOf(source: OrderEmailSource, facts: OrderEmailFacts, reader: MessageLocale, context: OrderEmailContext): EmailFact[] {
  const { labels } = reader.money;
  const { currency, lines, subtotalMinor, totalMinor, waivedMinor } = moneyOf(source);
  const money = (amountMinor: number) => reader.amount(amountMinor, currency);
  const sums = sumsOf(source, reader);
  const items = lines.map(({ line, amountMinor }) => ({ ...itemOf(line, source, reader, context), amount: money(amountMinor) }));
  return [
    { name: labels.items, lines: items },
    ...(sums.length > 0 ? [amountFact(labels.subtotal, money(subtotalMinor)), ...sums] : []),
    { ...amountFact(labels.total, money(totalMinor)), isTotal: true },
    amountFact(labels.paid, facts.paid),
    ...(facts.balance ? [amountFact(labels.balance, facts.balance)] : []),
    ...(waivedMinor > 0 ? [amountFact(labels.waived, money(waivedMinor))] : []),
    { name: labels.order, lines: [facts.number] },
    ...deliveryFacts(source, reader, context.now),
    ...paymentOf(source, reader),
  ];
}

/** Returns the facts of an order as its merchant reads them: items, amounts, and its way to the buyer. */
export function orderFactsFor(source: OrderEmailSource, context: OrderEmailContext): EmailFact[] {
  const reader = messageLocaleOf(undefined);
  return receiptOf(source, factsOf(source, 0, reader), reader, context);
}

/** Returns the sums between items and total; delivery also where it is free. */
function sumsOf(source: OrderEmailSource, { amount, money: { labels } }: MessageLocale): EmailFact[] {
  const { currency, sums } = moneyOf(source);
  const { delivery, deliveryMinor } = source.order.totals;
  const label = delivery?.kind === 'pickup' ? labels.pickup : labels.delivery;
  const sumLabels: Record<SumKind, string> = { ...labels, delivery: label };
  const isFree = delivery !== undefined && deliveryMinor === 0;
  return [
    ...sums.map(({ kind, amountMinor }) => amountFact(sumLabels[kind], amount(amountMinor, currency))),
    ...(isFree ? [amountFact(label, labels.free)] : []),
  ];
}

/** Returns an item without its amount; its picture only where the service itself serves it, so that nobody else learns who reads the mail. */
export function itemOf(
  line: OrderEmailSource['order']['items'][number],
  { workspace: { slug } }: OrderEmailSource,
  reader: MessageLocale,
  { orders }: Pick<OrderEmailContext, 'orders'>,
): EmailItem {
  const { name, pictureUrl } = line;
  const isOwn = pictureUrl !== undefined && orders.isMedia(pictureUrl, slug);
  return { text: itemText(line, reader), name, ...(isOwn && { pictureUrl }) };
}

/** Returns a fact that is an amount of money. */
export function amountFact(name: string, amount: string): EmailFact {
  return { name, lines: [amount], isAmount: true };
}

function itemText(item: OrderEmailSource['order']['items'][number], { balance }: MessageLocale): string {
  const { name, quantity, preorder, preorderEtaText } = item;
  const when = preorder ? ` (${preorderEtaText ? balance.eta(preorderEtaText) : balance.preorder})` : '';
  return `${quantity} × ${[name, variantNameOf(item)].filter(Boolean).join(', ')}${when}`;
}
