import { type BalanceLinks, type CheckoutLinks, localTimeLine } from '@svc/contracts';
import type { TransferEmailSource } from '../ports/email-sources';
import type { EmailContent } from './email';
import { messageLocaleOf } from './texts';

/** What an email about a transfer is made with. */
export interface TransferEmailContext {
  checkouts: CheckoutLinks;
  balances: BalanceLinks;
  now: Date;
}

/** Where a buyer transfers the money, by when, and the way back to the payment; undefined once it has come, or nobody waits for it any more. */
export function writeTransferEmail(
  { workspace, branding, contactName = '', language, transfer }: TransferEmailSource,
  { checkouts, balances, now }: TransferEmailContext,
): EmailContent | undefined {
  const { expiresAt, isAwaited, amountMinor, currency, bankName, accountNumber, accountName, checkoutId, balanceOf } = transfer;
  if (!isAwaited || (expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime())) return undefined;
  const { locale, amount, transfer: texts, guest, money } = messageLocaleOf(language);
  const until = expiresAt === undefined ? undefined : localTimeLine({ date: '', startAt: expiresAt, timezone: workspace.timezone }, locale);
  const told = { merchant: workspace.displayName, amount: amount(amountMinor, currency), until };
  const { slug: workspaceSlug } = workspace;
  const url =
    balanceOf === undefined
      ? checkouts.hostedUrl({ workspaceSlug, checkoutId }, 'full')
      : balances.page({ workspaceSlug, orderId: balanceOf });
  const { labels } = texts;
  const facts = [
    [labels.amount, told.amount],
    [labels.accountNumber, accountNumber],
    [labels.bank, bankName],
    [labels.accountName, accountName],
    [labels.before, until],
  ] as const;
  return {
    language: locale,
    brand: { name: workspace.displayName, ...branding },
    addressee: contactName,
    subject: texts.subject(told),
    heading: texts.heading(told),
    greeting: contactName ? guest.greeting(contactName) : guest.greetingOfNobody,
    paragraphs: texts.paragraphs(told),
    facts: facts.flatMap(([name, value]) => (value === undefined ? [] : [{ name, lines: [value] }])),
    link: { url, text: texts.back },
    footer: money.returned.footer(workspace.displayName),
    calendars: [],
  };
}
