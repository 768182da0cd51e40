import { asTextMessage } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { RefundEmailSource } from '../ports/email-sources';
import type { EmailContent, EmailFact } from './email';
import { targetsIn } from './kinds/merchant-targets';
import { greetedName, greetingTo } from './layout/names-in-mails';
import type { RefundMessageKind } from './message';
import { type MessageLocale, messageLocaleOf, textLocaleOf } from './texts';
import { ENGLISH_ALERTS } from './texts/en/alerts';
import type { RefundEmailFacts } from './texts/en/money';
import { ENGLISH_MONEY_ALERTS } from './texts/en/money-alerts';
import { amountFact } from './write-order-email';

/**
 * Writes the email to the buyer or merchant about a refund (D-29), to the merchant in English. Undefined to the buyer when it would no
 * longer be true: the provider has refused the refund, or made it after all; and about one of the dashboard that is not of their order,
 * since they were not notified of it.
 */
export function writeRefundEmail(kind: RefundMessageKind, source: RefundEmailSource): EmailContent | undefined {
  const { workspace, branding, contactName, refund, checkoutId } = source;
  if (!isRefundNews(kind, refund)) return undefined;
  const isToBuyer = kind === 'payment_returned' || kind === 'refund_not_received';
  const reader = messageLocaleOf(isToBuyer ? source.language : undefined);
  const facts: RefundEmailFacts = {
    merchant: workspace.displayName,
    amount: reader.amount(refund.amountMinor, refund.currency),
    reason: refund.reason,
    checkout: refOf('chk', checkoutId),
    refund: refOf('rfd', refund.id),
    order: refund.orderNumber === undefined ? undefined : String(refund.orderNumber),
  };
  const toBuyer = kind === 'refund_not_received' ? reader.money.notReceived : reader.money.returned;
  const texts = kind === 'money_returned' || kind === 'refund_failed' ? ENGLISH_MONEY_ALERTS[kind] : toBuyer;
  const common = {
    language: reader.locale,
    brand: { name: workspace.displayName, ...branding },
    subject: texts.subject(facts),
    heading: texts.heading,
    paragraphs: texts.paragraphs(facts),
    facts: amountsOf(kind, source, reader),
    calendars: [],
  };
  if (!isToBuyer)
    return {
      ...common,
      facts: [...orderOf(source), ...common.facts],
      ...targetsIn(kind),
      addressee: workspace.displayName,
      greeting: ENGLISH_ALERTS.greeting,
      footer: ENGLISH_ALERTS.footer(workspace.displayName),
    };
  return {
    ...common,
    addressee: greetedName(contactName) ?? '',
    greeting: greetingTo(contactName, reader.guest),
    footer: reader.money.returned.footer(workspace.displayName),
    sms: asTextMessage(toBuyer.sms({ ...facts, amount: textLocaleOf(source.language).amount(refund.amountMinor, refund.currency) }), [
      facts.merchant,
    ]),
  };
}

/** Returns the order of a refund and its buyer, for the merchant. */
function orderOf({ contactName, contactEmail, refund: { orderNumber } }: RefundEmailSource): EmailFact[] {
  const buyer = [contactName, contactEmail].flatMap((line) => line || []);
  return [
    ...(orderNumber === undefined ? [] : [{ name: 'Order', lines: [String(orderNumber)] }]),
    ...(buyer.length > 0 ? [{ name: 'Buyer', lines: buyer }] : []),
  ];
}

/** Returns true when a mail about a refund says what is so, and what concerns its recipient. */
function isRefundNews(kind: RefundMessageKind, { status, source, orderNumber }: RefundEmailSource['refund']): boolean {
  if (kind === 'payment_returned') return status !== 'failed';
  return kind !== 'refund_not_received' || (status === 'failed' && (source !== 'provider' || orderNumber !== undefined));
}

/** Returns the paid, refunded and kept amounts of a payment (D-112). Zero amounts are left out. */
function amountsOf(
  kind: RefundMessageKind,
  { refund: { amountMinor, currency }, payment }: RefundEmailSource,
  { amount, money: { labels } }: MessageLocale,
): EmailFact[] {
  const { returnedMinor } = payment;
  const rows = [
    [labels.received, payment.amountMinor],
    [labels.returned, -returnedMinor],
    [kind === 'refund_failed' || kind === 'refund_not_received' ? labels.refused : labels.returning, -amountMinor],
    [labels.kept, payment.amountMinor - returnedMinor - amountMinor],
  ] as const;
  return rows.filter(([, minor]) => minor !== 0).map(([name, minor]) => amountFact(name, amount(minor, currency)));
}
