/** What the texts of a mail about a filled-in form are filled with. */
export interface FormEmailFacts {
  merchant: string;
  form: string;
  /** What the sender is called: name, else e-mail or phone; absent where none was given. */
  sender?: string;
  /** An answer to this mail goes to the sender. */
  answerable: boolean;
  /** Path of the management API. */
  path: string;
}

/** What the texts of a mail about files that found no room are filled with. */
export interface FormFilesEmailFacts {
  merchant: string;
  form?: string;
}

/** The mail to the merchant about files that found no room. */
export const ENGLISH_FORM_FILES = {
  subject: 'Your forms cannot take files now',
  heading: 'Your forms cannot take files now',
  paragraphs: ({ form }: FormFilesEmailFacts) => [
    `Somebody wanted to send files${form === undefined ? '' : ` by the form “${form}”`}, and with those that are kept there is no room for them. Answers without files are taken as before; whoever sends files is told that you cannot take them now.`,
    'Delete submissions whose files you need no more: GET /v1/admin/submissions, DELETE /v1/admin/submissions/{ref}. Or allow more, up to what forms.fileMiBInAll may be: PATCH /v1/admin/workspace. You are told of this once a day at most.',
  ],
  labels: { kept: 'Files kept' },
};

/** The mail to the merchant about a filled-in form. */
export const ENGLISH_FORM = {
  language: 'en',
  subject: ({ form, sender }: FormEmailFacts) => (sender ? `${form}: ${sender}` : `${form}: a new submission`),
  heading: ({ form }: FormEmailFacts) => `${form}: a new submission`,
  greeting: 'Hello,',
  paragraphs: ({ form, sender, answerable, path }: FormEmailFacts) => [
    `${sender ?? 'Somebody'} has filled in the form “${form}”.${answerable ? ' Answer this mail to write to them.' : ''}`,
    `It is kept, with any files: GET ${path}.`,
  ],
  labels: { submittedAt: 'Sent', yes: 'Yes', no: 'No' },
  footer: ({ merchant, form }: FormEmailFacts) => `You get this mail because ${merchant} wants this address told of what people send by the form “${form}”.`,
};
