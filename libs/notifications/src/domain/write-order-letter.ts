import { formatMoney } from '@svc/kernel';
import type { OrderLetterSource } from '../ports/letter-sources';
import type { Letter, LetterFact } from './letter';
import { ENGLISH } from './letter-texts';
import type { Message, OrderMessageKind } from './message';
import { ENGLISH_MONEY, type OrderLetterFacts } from './money-texts';
import { writeGuestLetter, type Stationery } from './write-guest-letter';

type OrderMessage = Pick<Message, 'channel' | 'recipient' | 'details'> & { kind: OrderMessageKind };

/**
 * The confirmation of an order with its receipt, and its tickets as a guest gets them; undefined when it would no longer
 * be true: of an order that was called off or refunded meanwhile.
 */
export function writeOrderLetter(message: OrderMessage, source: OrderLetterSource, stationery: Stationery): Letter | undefined {
  const { order, workspace, face, contactName, tickets } = source;
  if (order.status !== 'paid' && order.status !== 'deposit_paid') return undefined;
  const admission = tickets && writeGuestLetter({ ...message, kind: 'registration_confirmed' }, tickets, stationery);
  const facts = factsOf(source, admission?.tickets?.seats.length ?? 0);
  const { order: texts, language } = ENGLISH_MONEY;
  return {
    language,
    brand: { name: workspace.displayName, ...face },
    addressee: contactName,
    subject: texts.subject(facts),
    heading: texts.heading,
    greeting: ENGLISH.greeting(contactName),
    paragraphs: texts.paragraphs(facts),
    facts: [...receiptOf(source, facts), ...(admission?.facts ?? [])],
    link: admission?.link,
    footer: texts.footer(workspace.displayName),
    sms: [texts.sms(facts), admission?.link?.url].filter(Boolean).join(' '),
    calendars: admission?.calendars ?? [],
    tickets: admission?.tickets,
  };
}

function factsOf({ order: { number, totals, paidMinor }, workspace }: OrderLetterSource, seats: number): OrderLetterFacts {
  const { currency, totalMinor, balanceDueAt } = totals;
  const left = totalMinor - paidMinor;
  return {
    merchant: workspace.displayName,
    number: String(number),
    paid: formatMoney(paidMinor, currency),
    balance: left > 0 ? formatMoney(left, currency) : undefined,
    balanceDue: balanceDueAt && new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: workspace.timezone }).format(new Date(balanceDueAt)),
    seats,
  };
}

/** Line by line what was bought and what it came to. */
function receiptOf({ order: { items, totals } }: OrderLetterSource, facts: OrderLetterFacts): LetterFact[] {
  const { labels } = ENGLISH_MONEY;
  const money = (amountMinor: number) => formatMoney(amountMinor, totals.currency);
  const unlessNothing = (name: string, amountMinor: number) => (amountMinor === 0 ? [] : [{ name, lines: [money(amountMinor)] }]);
  return [
    { name: labels.order, lines: [facts.number] },
    { name: labels.items, lines: items.map(({ name, variantName, quantity, netMinor }) => `${quantity} × ${[name, variantName].filter(Boolean).join(', ')} · ${money(netMinor)}`) },
    ...unlessNothing(labels.discount, -totals.discountMinor),
    ...unlessNothing(labels.delivery, totals.deliveryMinor),
    ...unlessNothing(labels.fees, totals.feeMinor),
    ...unlessNothing(labels.tax, totals.taxMinor),
    { name: labels.total, lines: [money(totals.totalMinor)] },
    { name: labels.paid, lines: [facts.paid] },
    ...(facts.balance ? [{ name: labels.balance, lines: [facts.balance] }] : []),
  ];
}
