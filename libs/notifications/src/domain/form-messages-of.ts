import type { FactOf, KnownFact } from '@svc/contracts';
import type { NewMessage } from './messages-of';

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
