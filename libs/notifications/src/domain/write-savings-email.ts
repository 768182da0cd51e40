import { asTextMessage, type CheckoutLinks } from '@svc/contracts';
import type { Message, SavingsMessageKind } from './message';
import type { SavingsEmailSource } from '../ports/email-sources';
import type { EmailContent, EmailFact } from './email';
import { type MessageLocale, messageLocaleOf, textLocaleOf } from './texts';
import type { SavingsFacts } from './texts/en/savings';
import { greetedName, greetingTo } from './layout/names-in-mails';

type SavingsMessage = Pick<Message, 'details'> & { kind: SavingsMessageKind };

/**
 * Writes an email about a savings plan (D-15); undefined when it would no longer be true: about instalments and deadlines once the plan is
 * complete, whose receipt covers it, or has ended.
 */
export function writeSavingsEmail(
  { kind, details }: SavingsMessage,
  source: SavingsEmailSource,
  { checkouts }: { checkouts: CheckoutLinks },
): EmailContent | undefined {
  const { workspace, branding, contactName, plan } = source;
  const isTrue = kind === 'savings_ended' ? plan.status === 'cancelled' && details.ended !== undefined : plan.status === 'saving';
  if (!isTrue) return undefined;
  const reader = messageLocaleOf(source.language);
  const { savings, money, guest } = reader;
  const facts = factsOf(source, details, reader);
  const texts = savings.kinds[kind];
  const url = checkouts.hostedUrl({ workspaceSlug: workspace.slug, checkoutId: plan.checkoutId, linkSerial: plan.linkSerial }, 'full');
  return {
    language: reader.locale,
    brand: { name: workspace.displayName, ...branding },
    addressee: greetedName(contactName) ?? '',
    subject: texts.subject(facts),
    heading: texts.heading,
    greeting: greetingTo(contactName, guest),
    paragraphs: texts.paragraphs(facts),
    facts: planFactsOf(facts, kind, reader),
    link: { url, text: kind === 'savings_ended' ? savings.see : savings.pay },
    footer: money.order.footer(workspace.displayName),
    sms: asTextMessage(`${texts.sms(factsOf(source, details, textLocaleOf(source.language)))} ${url}`, [facts.merchant, facts.what]),
    calendars: [],
  };
}

function factsOf({ workspace, plan }: SavingsEmailSource, { ended }: Message['details'], { amount, day }: MessageLocale): SavingsFacts {
  const money = (amountMinor: number) => amount(amountMinor, plan.currency);
  const savedMinor = ended ? ended.refundedMinor + ended.keptMinor : plan.savedMinor;
  const unlessNothing = (amountMinor: number) => (amountMinor > 0 ? money(amountMinor) : undefined);
  return {
    merchant: workspace.displayName,
    what: plan.what,
    part: plan.partMinor === undefined ? undefined : money(plan.partMinor),
    saved: money(savedMinor),
    missing: money(Math.max(0, plan.totalMinor - savedMinor)),
    total: money(plan.totalMinor),
    deadline: day(Date.parse(plan.deadline) - 1, workspace.timezone),
    ended: ended && { why: ended.why, returned: unlessNothing(ended.refundedMinor), retained: unlessNothing(ended.keptMinor) },
  };
}

/**
 * Returns the state of a plan. Saved and missing add up to the total; after its end, refunded and kept add up to the saved amount (D-112).
 */
function planFactsOf(
  { saved, missing, total, deadline, ended }: SavingsFacts,
  kind: SavingsMessageKind,
  { savings: { labels } }: MessageLocale,
): EmailFact[] {
  const row = (name: string, amount: string | undefined) => (amount === undefined ? [] : [{ name, lines: [amount] }]);
  const sums = [
    ...row(labels.saved, saved),
    ...row(labels.returned, ended?.returned),
    ...row(labels.kept, ended?.retained),
    ...row(labels.missing, missing),
    ...row(labels.total, total),
  ];
  return kind === 'savings_ended' ? sums : [...sums, { name: labels.deadline, lines: [deadline] }];
}
