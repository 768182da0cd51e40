import { localTimeLine } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { FormEmailSource, FormFilesEmailSource } from '../ports/email-sources';
import type { EmailContent, EmailFact } from './email';
import { targetsIn } from './kinds/merchant-targets';
import { ENGLISH_ALERTS } from './texts/en/alerts';
import { greetedName } from './layout/names-in-mails';

/** Values for the texts of an email about a filled-in form. */
interface FormEmailFacts {
  merchant: string;
  form: string;
  /** Name of the sender, else e-mail or phone; absent where none was given. */
  sender?: string;
  /** Replies to this mail go to the sender. */
  answerable: boolean;
  ref: string;
}

/** Values for the texts of an email about form files that exceed the storage limit. */
export interface FormFilesEmailFacts {
  merchant: string;
  form?: string;
}

/** Texts of the email to the merchant about form files that exceed the storage limit. */
const ENGLISH_FORM_FILES = {
  subject: 'Your forms cannot take files now',
  heading: 'Your forms cannot take files now',
  paragraphs: ({ form }: FormFilesEmailFacts) => [
    `Somebody wanted to send files${form === undefined ? '' : ` by the form “${form}”`}, and with those that are kept there is no room for them. Answers without files are taken as before; people who send files see that you cannot take them now.`,
    'Delete submissions whose files you need no more, or raise forms.fileMiBInAll in the settings of your shop. You get this mail once a day at most.',
  ],
  labels: { kept: 'Files kept' },
};

/** Texts of the email to the merchant about a filled-in form. */
const ENGLISH_FORM = {
  language: 'en',
  subject: ({ form, sender }: FormEmailFacts) => (sender ? `${form}: ${sender}` : `${form}: a new submission`),
  heading: ({ form }: FormEmailFacts) => `${form}: a new submission`,
  greeting: 'Hello,',
  paragraphs: ({ form, sender, answerable, ref }: FormEmailFacts) => [
    `${sender ?? 'Somebody'} has filled in the form “${form}”.${answerable ? ' Answer this mail to write to them.' : ''}`,
    `It is kept, with any files, as ${ref}.`,
  ],
  labels: { submittedAt: 'Sent', yes: 'Yes', no: 'No' },
  footer: ({ merchant, form }: FormEmailFacts) =>
    `You get this mail because ${merchant} has chosen this address for what people send by the form “${form}”.`,
};

/**
 * Writes the email to the merchant about a filled-in form: each answer by its question, in the form's order. Replies go to the sender of
 * the form.
 */
export function writeFormEmail({ workspace, branding, submission }: FormEmailSource): EmailContent {
  const { email, phone } = submission.identity;
  const name = greetedName(submission.identity.name);
  const facts: FormEmailFacts = {
    merchant: workspace.displayName,
    form: submission.formName,
    sender: name ?? email ?? phone,
    answerable: email !== undefined,
    ref: refOf('sub', submission.id),
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
    ...targetsIn('form_submitted', facts.ref),
    facts: [
      ...answersOf(submission),
      {
        name: ENGLISH_FORM.labels.submittedAt,
        lines: [localTimeLine({ date: submittedAt.slice(0, 10), startAt: submittedAt, timezone: workspace.timezone })],
      },
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

/** Writes the email to the merchant about form files that exceed the storage limit (D-110). */
export function writeFormFilesEmail({ workspace, branding, formName, keptBytes }: FormFilesEmailSource): EmailContent {
  const { subject, heading, paragraphs, labels } = ENGLISH_FORM_FILES;
  const merchant = workspace.displayName;
  return {
    language: ENGLISH_FORM.language,
    brand: { name: merchant, ...branding },
    addressee: merchant,
    subject,
    heading,
    greeting: ENGLISH_ALERTS.greeting,
    paragraphs: paragraphs({ merchant, form: formName }),
    ...targetsIn('form_files_full'),
    facts: [{ name: labels.kept, lines: [`${Math.round(keptBytes / 1_048_576).toLocaleString('en')} MiB`] }],
    footer: ENGLISH_ALERTS.footer(merchant),
    calendars: [],
  };
}
