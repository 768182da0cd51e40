import { localTimeLine } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { FormLetterSource } from '../ports/letter-sources';
import { ENGLISH_FORM, type FormLetterFacts } from './form-texts';
import type { Letter, LetterFact } from './letter';

/** What the merchant is told of a filled-in form: each answer by its question, in the form's order. An answer to the mail goes to who sent the form. */
export function writeFormLetter({ workspace, face, submission }: FormLetterSource): Letter {
  const { name, email, phone } = submission.identity;
  const facts: FormLetterFacts = {
    merchant: workspace.displayName, form: submission.formName, sender: name ?? email ?? phone, answerable: email !== undefined,
    path: `/v1/admin/submissions/${refOf('sub', submission.id)}`,
  };
  const { submittedAt } = submission;
  return {
    language: ENGLISH_FORM.language,
    brand: { name: workspace.displayName, ...face },
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

function answersOf({ answers, files }: FormLetterSource['submission']): LetterFact[] {
  return [
    ...answers.map(({ label, value }) => ({ name: label, lines: linesOf(value) })),
    ...files.map(({ label, name }) => ({ name: label, lines: [name] })),
  ].filter(({ lines }) => lines.length > 0);
}

function linesOf(value: FormLetterSource['submission']['answers'][number]['value']): readonly string[] {
  if (typeof value === 'boolean') return [value ? ENGLISH_FORM.labels.yes : ENGLISH_FORM.labels.no];
  return typeof value === 'object' ? value : String(value).split(/\r?\n/);
}
