import { formatMoney, refOf } from '@svc/kernel';
import type { RefundEmailSource } from '../ports/email-sources';
import type { EmailContent, EmailFact } from './email';
import { ENGLISH } from './email-texts';
import type { RefundMessageKind } from './message';
import { ENGLISH_MONEY, type RefundEmailFacts } from './money-texts';

/** What buyer or merchant are told of money on its way back (D-29); undefined to the buyer when the provider would not send it. */
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
