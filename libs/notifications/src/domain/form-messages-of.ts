import type { FactOf, KnownFact } from '@svc/contracts';
import type { AlertAddress, NewMessage } from './messages-of';

export type FilesFullFact = FactOf<'form.files_full.v1'>;
export type SubmissionFact = FactOf<'form.submitted.v1'>;

/** Whom a merchant wants told when a form is filled in. */
export interface FormNotice {
  workspaceId: string;
  formId: string;
  emails: readonly string[];
}

export function isSubmission(fact: KnownFact): fact is SubmissionFact {
  return fact.type === 'form.submitted.v1';
}

/** What the merchant is told of a filled-in form: a mail to each address that the form names. Test keys fill in nothing, so it is live. */
export function formMessagesOf({ id: version, workspaceId, data }: SubmissionFact, notices: readonly FormNotice[]): NewMessage[] {
  const { emails = [] } = notices.find((one) => one.workspaceId === workspaceId && one.formId === data.formId) ?? {};
  return emails.map((recipient) => ({
    workspaceId, mode: 'live', channel: 'email', recipient, subjectId: data.submissionId, version, kind: 'form_submitted', details: {},
  }));
}

export function isFilesFull(fact: KnownFact): fact is FilesFullFact {
  return fact.type === 'form.files_full.v1';
}

/** What the merchant is told when files of forms find no room; nothing where no address for alerts is set (D-110). */
export function filesFullMessagesOf({ id: version, workspaceId, data }: FilesFullFact, addresses: readonly AlertAddress[]): NewMessage[] {
  const { email } = addresses.find((one) => one.workspaceId === workspaceId) ?? {};
  return email === undefined ? [] : [{ workspaceId, mode: 'live', channel: 'email', recipient: email, subjectId: data.formId, version, kind: 'form_files_full', details: {} }];
}
