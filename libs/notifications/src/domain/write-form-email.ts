import { localTimeLine } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { FormFilesEmailSource, FormEmailSource } from '../ports/email-sources';
import { ENGLISH_FORM, ENGLISH_FORM_FILES, type FormEmailFacts } from './form-texts';
import type { EmailContent, EmailFact } from './email';
import { ENGLISH } from './email-texts';

/** What the merchant is told of a filled-in form: each answer by its question, in the form's order. An answer to the mail goes to who sent the form. */
export function writeFormEmail({ workspace, branding, submission }: FormEmailSource): EmailContent {
  const { name, email, phone } = submission.identity;
  const facts: FormEmailFacts = {
    merchant: workspace.displayName, form: submission.formName, sender: name ?? email ?? phone, answerable: email !== undefined,
    path: `/v1/admin/submissions/${refOf('sub', submission.id)}`,
  };
  const { submittedAt } = submission;
  return {
    language: ENGLISH_FORM.language,
    brand: { name: workspace.displayName, ...branding },
    addressee: workspace.displayName,
    replyTo: email === undefined ? undefined : { name: name ?? email, email },
    subject: ENGLISH_FORM.subject(facts),
    heading: ENGLISH_FORM.heading(facts),
    greeting: ENGLISH_FORM.greeting,
    paragraphs: ENGLISH_FORM.paragraphs(facts),
    facts: [
      ...answersOf(submission),
      { name: ENGLISH_FORM.labels.submittedAt, lines: [localTimeLine({ date: submittedAt.slice(0, 10), startAt: submittedAt, timezone: workspace.timezone })] },
    ],
    footer: ENGLISH_FORM.footer(facts),
    calendars: [],
  };
}

function answersOf({ answers, files }: FormEmailSource['submission']): EmailFact[] {
  return [
    ...answers.map(({ label, value }) => ({ name: label, lines: linesOf(value) })),
    ...files.map(({ label, name }) => ({ name: label, lines: [name] })),
  ].filter(({ lines }) => lines.length > 0);
}

function linesOf(value: FormEmailSource['submission']['answers'][number]['value']): readonly string[] {
  if (typeof value === 'boolean') return [value ? ENGLISH_FORM.labels.yes : ENGLISH_FORM.labels.no];
  return typeof value === 'object' ? value : String(value).split(/\r?\n/);
}

/** What the merchant is told when files that people send by forms find no room (D-110). */
export function writeFormFilesEmail({ workspace, branding, formName, keptBytes }: FormFilesEmailSource): EmailContent {
  const { subject, heading, paragraphs, labels } = ENGLISH_FORM_FILES;
  const merchant = workspace.displayName;
  return {
    language: ENGLISH_FORM.language,
    brand: { name: merchant, ...branding },
    addressee: merchant,
    subject,
    heading,
    greeting: ENGLISH.alertGreeting,
    paragraphs: paragraphs({ merchant, form: formName }),
    facts: [{ name: labels.kept, lines: [`${Math.round(keptBytes / 1_048_576).toLocaleString('en')} MiB`] }],
    footer: ENGLISH.alertFooter(merchant),
    calendars: [],
  };
}
