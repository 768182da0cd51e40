import { type BalanceLinks, type BalanceMode, breakdownOf, type SumKind } from '@svc/contracts';
import { formatMoney, refOf } from '@svc/kernel';
import type { OrderEmailSource, RefundEmailSource } from '../ports/email-sources';
import { type BalanceKind, ENGLISH_BALANCE, ENGLISH_MONEY, type OrderEmailFacts, type RefundEmailFacts } from './money-texts';
import type { EmailContent, EmailFact } from './email';
import { ENGLISH } from './email-texts';
import type { Message, OrderMessageKind, RefundMessageKind } from './message';
import { type Stationery, ticketsOf, writeGuestEmail } from './write-guest-email';

type OrderMessage = Pick<Message, 'channel' | 'recipient' | 'details'> & { kind: OrderMessageKind };

/** With links to what is left to be paid. */
export interface OrderStationery extends Stationery {
  balances: BalanceLinks;
}

/**
 * What the buyer of an order is sent; undefined when it would no longer be true: of an order that was called off or refunded
 * meanwhile, of a balance that is paid by now.
 */
export function writeOrderEmail({ kind, ...message }: OrderMessage, source: OrderEmailSource, stationery: OrderStationery): EmailContent | undefined {
  const { status } = source.order;
  if (kind === 'tickets_voided') return emailAboutTickets({ ...message, kind: 'registration_cancelled' }, source, stationery);
  if (kind === 'order_ticket_reissued') return emailAboutTickets({ ...message, kind: 'ticket_reissued' }, source, stationery);
  if (kind === 'order_event_rescheduled') return emailAboutTickets({ ...message, kind: 'event_rescheduled' }, source, stationery);
  if (kind === 'order_event_cancelled') return emailOfCancelled(message, source, stationery);
  if (kind === 'order_confirmed') return status === 'paid' || status === 'deposit_paid' ? confirmation({ ...message, kind }, source, stationery) : undefined;
  const isTrue = kind === 'balance_received' ? status === 'paid' : status === 'deposit_paid' && modeOf(source) === 'online';
  return isTrue ? balanceEmail(kind, source, stationery) : undefined;
}

/** The confirmation of an order with its receipt, and its tickets as a guest gets them. */
function confirmation(message: OrderMessage, source: OrderEmailSource, stationery: OrderStationery): EmailContent {
  const { workspace, branding, contactName, tickets } = source;
  const admission = tickets && writeGuestEmail({ ...message, kind: 'registration_confirmed' }, tickets, stationery);
  const seats = tickets && admission?.tickets ? ticketsOf(message, tickets).length : 0;
  const facts = { ...factsOf(source, seats), event: seats > 0 ? tickets?.event.title : undefined };
  const links = linksOf(admission?.link, facts, source, stationery);
  const { order: texts, language } = ENGLISH_MONEY;
  return {
    language,
    brand: { name: workspace.displayName, ...branding },
    addressee: contactName,
    subject: texts.subject(facts),
    heading: texts.heading(facts),
    greeting: ENGLISH.greeting(contactName),
    paragraphs: texts.paragraphs(facts),
    facts: [...admissionFacts(facts, admission), ...receiptOf(source, facts)],
    ...links,
    printLink: admission?.printLink,
    footer: texts.footer(workspace.displayName),
    sms: smsOf(texts.sms(facts), admission?.link),
    calendars: admission?.calendars ?? [],
    tickets: admission?.tickets,
  };
}

/** What the tickets are for, when and where; before what they cost. */
function admissionFacts({ event }: OrderEmailFacts, admission: EmailContent | undefined): EmailFact[] {
  return [...(event ? [{ name: ENGLISH.labels.event, lines: [event] }] : []), ...(admission?.facts ?? [])];
}

/** The email that tickets admit nobody any more, with what takes their days out of calendars once none is left, or that one was issued anew; worded as for a guest. */
function emailAboutTickets(message: Parameters<typeof writeGuestEmail>[0], { tickets, workspace, order }: OrderEmailSource, stationery: Stationery): EmailContent | undefined {
  const email = tickets && writeGuestEmail(message, tickets, stationery);
  const number = { name: ENGLISH_MONEY.labels.order, lines: [String(order.number)] };
  return email && { ...email, facts: [number, ...email.facts], footer: ENGLISH_MONEY.order.footer(workspace.displayName) };
}

/** The email that the event of tickets does not take place; about the money the merchant has to say more. */
function emailOfCancelled(message: Omit<OrderMessage, 'kind'>, source: OrderEmailSource, stationery: Stationery): EmailContent | undefined {
  const email = emailAboutTickets({ ...message, kind: 'event_cancelled' }, source, stationery);
  const aboutMoney = source.order.paidMinor > 0 ? [ENGLISH_MONEY.order.eventCancelled(source.workspace.displayName)] : [];
  return email && { ...email, paragraphs: [...email.paragraphs, ...aboutMoney] };
}

/** What is about the rest of an order alone: to be paid, or paid. */
function balanceEmail(kind: BalanceKind, source: OrderEmailSource, stationery: OrderStationery): EmailContent {
  const { workspace, branding, contactName } = source;
  const facts = factsOf(source, 0);
  const told = { ...facts, balance: facts.balance ?? '', due: facts.balanceDue };
  const texts = ENGLISH_BALANCE.kinds[kind];
  const link = kind === 'balance_received' ? undefined : linkToBalance(source, stationery, ENGLISH_BALANCE.pay(told.balance));
  return {
    language: ENGLISH_MONEY.language,
    brand: { name: workspace.displayName, ...branding },
    addressee: contactName,
    subject: texts.subject(told),
    heading: texts.heading,
    greeting: ENGLISH.greeting(contactName),
    paragraphs: texts.paragraphs(told),
    facts: receiptOf(source, facts),
    link,
    footer: ENGLISH_MONEY.order.footer(workspace.displayName),
    sms: smsOf(texts.sms(told), link),
    calendars: [],
  };
}

/** Links to the tickets, where there are any, and to what is left to be paid. */
function linksOf(tickets: EmailContent['link'], { balance }: OrderEmailFacts, source: OrderEmailSource, stationery: OrderStationery): Pick<EmailContent, 'link' | 'secondLink'> {
  if (!balance) return { link: tickets };
  const toPay = linkToBalance(source, stationery, modeOf(source) === 'online' ? ENGLISH_BALANCE.pay(balance) : ENGLISH_BALANCE.see);
  return tickets ? { link: tickets, secondLink: toPay } : { link: toPay };
}

function smsOf(text: string, link: EmailContent['link']): string {
  return link ? `${text} ${link.url}` : text;
}

function linkToBalance({ workspace, order }: OrderEmailSource, { balances }: OrderStationery, text: string): EmailContent['link'] {
  return { url: balances.page({ workspaceSlug: workspace.slug, orderId: order.id }), text };
}

function modeOf({ order }: OrderEmailSource): BalanceMode {
  return order.totals.balanceMode ?? 'online';
}

function factsOf(source: OrderEmailSource, seats: number): OrderEmailFacts {
  const { order, workspace } = source;
  const { number, totals, paidMinor, balanceDueAt } = order;
  const { currency } = totals;
  const { leftMinor: left } = moneyOf(source);
  return {
    merchant: workspace.displayName,
    number: String(number),
    paid: formatMoney(paidMinor, currency),
    balance: left > 0 ? formatMoney(left, currency) : undefined,
    balanceDue: balanceDueAt && new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: workspace.timezone }).format(new Date(balanceDueAt)),
    balanceMode: modeOf(source),
    seats,
  };
}

function moneyOf({ order: { items, totals, paidMinor } }: OrderEmailSource) {
  return breakdownOf(items, totals, { paidMinor });
}

const SUM_LABELS: Record<SumKind, string> = ENGLISH_MONEY.labels;

/** Line by line what was bought and what it came to: the lines and what stands below them add up to the total (D-112). */
function receiptOf(source: OrderEmailSource, facts: OrderEmailFacts): EmailFact[] {
  const { labels } = ENGLISH_MONEY;
  const { currency, lines, sums, totalMinor } = moneyOf(source);
  const money = (amountMinor: number) => formatMoney(amountMinor, currency);
  return [
    { name: labels.order, lines: [facts.number] },
    { name: labels.items, lines: lines.map(({ line, amountMinor }) => itemText(line, money(amountMinor))) },
    ...sums.map(({ kind, amountMinor }) => ({ name: SUM_LABELS[kind], lines: [money(amountMinor)] })),
    { name: labels.total, lines: [money(totalMinor)] },
    { name: labels.paid, lines: [facts.paid] },
    ...(facts.balance ? [{ name: labels.balance, lines: [facts.balance] }] : []),
  ];
}

function itemText({ name, variantName, quantity, preorder, preorderEtaText }: OrderEmailSource['order']['items'][number], amount: string): string {
  const when = preorder ? ` (${preorderEtaText ? ENGLISH_BALANCE.eta(preorderEtaText) : ENGLISH_BALANCE.preorder})` : '';
  return `${quantity} × ${[name, variantName].filter(Boolean).join(', ')}${when} · ${amount}`;
}

/** What buyer or merchant are sent of money on its way back (D-29); undefined to the buyer when the provider would not send it. */
export function writeRefundEmail(kind: RefundMessageKind, source: RefundEmailSource): EmailContent | undefined {
  const { workspace, branding, contactName, refund, checkoutId } = source;
  if (kind === 'payment_returned' && refund.status === 'failed') return undefined;
  const facts: RefundEmailFacts = {
    merchant: workspace.displayName, amount: formatMoney(refund.amountMinor, refund.currency), reason: refund.reason, checkout: refOf('chk', checkoutId),
    refund: refOf('rfd', refund.id),
  };
  const texts = kind === 'payment_returned' ? ENGLISH_MONEY.returned : ENGLISH_MONEY.alerts[kind];
  const common = {
    language: ENGLISH_MONEY.language, brand: { name: workspace.displayName, ...branding }, subject: texts.subject(facts), heading: texts.heading,
    paragraphs: texts.paragraphs(facts), facts: amountsOf(kind, source), calendars: [],
  };
  if (kind !== 'payment_returned') return { ...common, addressee: workspace.displayName, greeting: ENGLISH.alertGreeting, footer: ENGLISH.alertFooter(workspace.displayName) };
  const { sms, footer } = ENGLISH_MONEY.returned;
  const name = contactName ?? '';
  return { ...common, addressee: name, greeting: name ? ENGLISH.greeting(name) : ENGLISH.alertGreeting, footer: footer(workspace.displayName), sms: sms(facts) };
}

/** What came, what of it goes back, and what stays: all of a payment (D-112). What is nothing is left out. */
function amountsOf(kind: RefundMessageKind, { refund: { amountMinor, currency }, payment }: RefundEmailSource): EmailFact[] {
  const { labels } = ENGLISH_MONEY;
  const { returnedMinor } = payment;
  const rows = [
    [labels.received, payment.amountMinor], [labels.returned, -returnedMinor],
    [kind === 'refund_failed' ? labels.refused : labels.returning, -amountMinor], [labels.kept, payment.amountMinor - returnedMinor - amountMinor],
  ] as const;
  return rows.filter(([, minor]) => minor !== 0).map(([name, minor]) => ({ name, lines: [formatMoney(minor, currency)] }));
}
