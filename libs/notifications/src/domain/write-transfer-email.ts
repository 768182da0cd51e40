import { type BalanceLinks, type CheckoutLinks, localTimeLine } from '@svc/contracts';
import type { EndedPaymentEmailSource, TransferEmailSource } from '../ports/email-sources';
import type { EmailContent } from './email';
import { messageLocaleOf } from './texts';
import { greetedName, greetingTo } from './layout/names-in-mails';

/** Dependencies with which an email about a transfer is written. */
export interface TransferEmailContext {
  checkouts: CheckoutLinks;
  balances: BalanceLinks;
  now: Date;
}

/**
 * Writes the transfer instructions: the account, the deadline, and the way back to the payment; undefined once the money has arrived, or
 * nobody waits for it any more.
 */
export function writeTransferEmail(
  { workspace, branding, contactName, language, transfer }: TransferEmailSource,
  { checkouts, balances, now }: TransferEmailContext,
): EmailContent | undefined {
  const { expiresAt, isAwaited, amountMinor, currency, bankName, accountNumber, accountName, checkoutId, balanceOf, linkSerial } = transfer;
  if (!isAwaited || (expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime())) return undefined;
  const { locale, amount, transfer: texts, guest, money } = messageLocaleOf(language);
  const until = expiresAt === undefined ? undefined : localTimeLine({ date: '', startAt: expiresAt, timezone: workspace.timezone }, locale);
  const values = { merchant: workspace.displayName, amount: amount(amountMinor, currency), until };
  const { slug: workspaceSlug } = workspace;
  const url =
    balanceOf === undefined
      ? checkouts.hostedUrl({ workspaceSlug, checkoutId, linkSerial }, 'full')
      : balances.page({ workspaceSlug, orderId: balanceOf, linkSerial });
  const { labels } = texts;
  const facts = [
    [labels.amount, values.amount],
    [labels.accountNumber, accountNumber],
    [labels.bank, bankName],
    [labels.accountName, accountName],
    [labels.before, until],
  ] as const;
  return {
    language: locale,
    brand: { name: workspace.displayName, ...branding },
    addressee: greetedName(contactName) ?? '',
    subject: texts.subject(values),
    heading: texts.heading(values),
    greeting: greetingTo(contactName, guest),
    paragraphs: texts.paragraphs(values),
    facts: facts.flatMap(([name, value]) => (value === undefined ? [] : [{ name, lines: [value] }])),
    link: { url, text: texts.back },
    footer: money.returned.footer(workspace.displayName),
    calendars: [],
  };
}

/**
 * Writes the email to a buyer who has begun to pay for tickets that are cancelled (D-147): nothing is to be paid any more, and money that comes
 * goes back. Undefined where the merchant notifies nobody of the cancellation.
 */
export function writeEndedPaymentEmail({
  workspace,
  branding,
  contactName,
  language,
  event,
}: EndedPaymentEmailSource): EmailContent | undefined {
  if (!event.isNotified) return undefined;
  const { locale, transfer: texts, guest, money } = messageLocaleOf(language);
  const facts = { merchant: workspace.displayName, event: event.title, cancelled: event.cancelled };
  return {
    language: locale,
    brand: { name: workspace.displayName, ...branding },
    addressee: greetedName(contactName) ?? '',
    subject: texts.ended.subject(facts),
    heading: texts.ended.heading(facts),
    greeting: greetingTo(contactName, guest),
    paragraphs: [texts.ended.cancelled[event.cancelled](facts), ...(event.reason ? [event.reason] : []), texts.ended.money],
    facts: [],
    footer: money.returned.footer(workspace.displayName),
    calendars: [],
    ...(event.cancelled !== 'event' && { hasFixedWording: true }),
  };
}
