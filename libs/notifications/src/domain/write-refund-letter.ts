import { formatMoney, refOf } from '@svc/kernel';
import type { RefundLetterSource } from '../ports/letter-sources';
import type { Letter } from './letter';
import { ENGLISH } from './letter-texts';
import type { RefundMessageKind } from './message';
import { ENGLISH_MONEY, type RefundLetterFacts } from './money-texts';

/** What buyer or merchant are told of money on its way back (D-29); undefined to the buyer when the provider would not send it. */
export function writeRefundLetter(kind: RefundMessageKind, source: RefundLetterSource): Letter | undefined {
  const { workspace, face, contactName, refund, checkoutId } = source;
  if (kind === 'payment_returned' && refund.status === 'failed') return undefined;
  const facts: RefundLetterFacts = {
    merchant: workspace.displayName, amount: formatMoney(refund.amountMinor, refund.currency), reason: refund.reason, checkout: refOf('chk', checkoutId),
    refund: refOf('rfd', refund.id),
  };
  const texts = kind === 'payment_returned' ? ENGLISH_MONEY.returned : ENGLISH_MONEY.alerts[kind];
  const common = {
    language: ENGLISH_MONEY.language, brand: { name: workspace.displayName, ...face }, subject: texts.subject(facts), heading: texts.heading,
    paragraphs: texts.paragraphs(facts), facts: [{ name: ENGLISH_MONEY.labels.amount, lines: [facts.amount] }], calendars: [],
  };
  if (kind !== 'payment_returned') return { ...common, addressee: workspace.displayName, greeting: ENGLISH.alertGreeting, footer: ENGLISH.alertFooter(workspace.displayName) };
  const { sms, footer } = ENGLISH_MONEY.returned;
  const name = contactName ?? '';
  return { ...common, addressee: name, greeting: name ? ENGLISH.greeting(name) : ENGLISH.alertGreeting, footer: footer(workspace.displayName), sms: sms(facts) };
}
