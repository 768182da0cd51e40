import { CODE_MINUTES, type ConfirmationCodes } from '@svc/contracts';
import type { ConfirmationEmailSource } from '../ports/email-sources';
import type { EmailContent } from './email';
import { messageLocaleOf } from './texts';

/** The mail with the code that confirms what its reader asks for; undefined when it would come too late: the code was taken, or is too old. */
export function writeConfirmationEmail({ workspace, branding, language, confirmation }: ConfirmationEmailSource, { codes, now }: { codes: ConfirmationCodes; now: Date }): EmailContent | undefined {
  const { id, purpose, email, createdAt, endedAt } = confirmation;
  if (endedAt !== undefined || now.getTime() >= Date.parse(createdAt) + CODE_MINUTES * 60_000) return undefined;
  const { locale, confirmation: texts } = messageLocaleOf(language);
  const facts = { merchant: workspace.displayName, number: codes.codeOf(id) };
  return {
    language: locale,
    brand: { name: workspace.displayName, ...branding },
    addressee: email,
    subject: texts.subject(facts),
    heading: texts.headings[purpose],
    greeting: texts.greeting,
    paragraphs: texts.paragraphs(facts),
    facts: [{ name: texts.code, lines: [facts.number] }],
    footer: texts.footer(facts.merchant),
    calendars: [],
  };
}
