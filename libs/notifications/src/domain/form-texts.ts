/** What the texts of a mail about a filled-in form are filled with. */
export interface FormLetterFacts {
  merchant: string;
  form: string;
  /** What the sender is called: name, else e-mail or phone; absent where none was given. */
  sender?: string;
  /** An answer to this mail goes to the sender. */
  answerable: boolean;
  /** Path of the management API. */
  path: string;
}

/** The mail to the merchant about a filled-in form. */
export const ENGLISH_FORM = {
  language: 'en',
  subject: ({ form, sender }: FormLetterFacts) => (sender ? `${form}: ${sender}` : `${form}: a new submission`),
  heading: ({ form }: FormLetterFacts) => `${form}: a new submission`,
  greeting: 'Hello,',
  paragraphs: ({ form, sender, answerable, path }: FormLetterFacts) => [
    `${sender ?? 'Somebody'} has filled in the form “${form}”.${answerable ? ' Answer this mail to write to them.' : ''}`,
    `It is kept, with any files: GET ${path}.`,
  ],
  labels: { submittedAt: 'Sent', yes: 'Yes', no: 'No' },
  footer: ({ merchant, form }: FormLetterFacts) => `You get this mail because ${merchant} wants this address told of what people send by the form “${form}”.`,
};
