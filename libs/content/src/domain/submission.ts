import { type Answer, type FormField, givenAnswers, type GivenAnswers, readIdempotencyKey, requestText, timestamp } from '@svc/contracts';
import { FinalConflict, type Mode, refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import { createHash } from 'node:crypto';

/** Source of a submission: the hosted page, or a merchant's server with its secret key. */
export const SUBMISSION_SOURCES = ['hosted', 'storefront_api'] as const;
export type SubmissionSource = (typeof SUBMISSION_SOURCES)[number];

/** A question at the time of sending, with its answer. Questions for files are not among them. */
export interface SubmittedAnswer {
  key: string;
  label: string;
  type: FormField['type'];
  value: Answer;
}

/** A file of a submission. It is private: it opens by signed links of one hour, and only as a download, never as a page. */
export interface SubmittedFile {
  /** UUID. */
  id: string;
  /** Key of the question at the time of sending. */
  key: string;
  label: string;
  /** File name from the sender. */
  name: string;
  /** MIME type, detected from its bytes. */
  contentType: string;
  sizeBytes: number;
  /** Name in the storage. */
  storageKey: string;
}

/** Identity of the sender, by the fields with an `identity`. */
export interface SubmitterIdentity {
  name?: string;
  /** In lower case. */
  email?: string;
  /** E.164. */
  phone?: string;
}

/** Answers to a form: `sub_…`. It keeps the questions of that time, even when the form changes. */
export interface Submission {
  workspaceId: string;
  mode: Mode;
  id: string;
  formId: string;
  formSlug: string;
  formName: string;
  /** In the form's order, without questions that were not asked or left blank. */
  answers: readonly SubmittedAnswer[];
  files: readonly SubmittedFile[];
  identity: SubmitterIdentity;
  source: SubmissionSource;
  submittedAt: Date;
}

/** Returns the name of a submission's file in the storage. `extension` has no dot. */
export function submittedFileKey({ workspaceId, id }: Pick<Submission, 'workspaceId' | 'id'>, fileId: string, extension: string): string {
  return `${workspaceId}/submissions/${id}/${fileId}.${extension}`;
}

/** Answers to a form, sent by a merchant's server. Unknown fields are ignored. */
export const submissionRequest = z
  .object({
    answers: givenAnswers.describe(
      'Answers to the questions of the form: map from the `key` of a question to a text, number, boolean or list of texts, by the type of the question. Blank text and `null` count as no answer; answers to questions that `showIf` leaves out are ignored.',
    ),
  })
  .meta({ id: 'StoreFormSubmissionRequest', description: 'Submission of a form by your server: the answers to its questions.' });

/** Response to a merchant's server about a form that it sent. */
export const storeSubmissionView = z
  .object({
    ref: z
      .string()
      .describe(
        'Identifier (ref) of the form submission, `sub_…`, the same as in the webhook event `form.submitted`. With a test key it begins with `test_`, and no such submission is stored.',
      ),
    formRef: z.string().describe('Identifier (ref) of the form that was filled in, `frm_…`.'),
    formSlug: z.string().describe('Slug of the form that was filled in, as in its URL.'),
    submittedAt: timestamp.describe('Time at which the service recorded the form submission: UTC timestamp, ISO 8601.'),
    test: z
      .boolean()
      .describe(
        'True for a submission with a test key: its answers were checked, and nothing was stored or sent. False: the submission was stored.',
      ),
  })
  .meta({ id: 'StoreFormSubmissionView', description: 'Receipt for a form submission: its ref, the form and the time.' });
export type StoreSubmissionView = z.infer<typeof storeSubmissionView>;

export function presentStoreSubmission({ id, mode, formId, formSlug, submittedAt }: Submission): StoreSubmissionView {
  const test = mode === 'test';
  return {
    ref: `${test ? 'test_' : ''}${refOf('sub', id)}`,
    formRef: refOf('frm', formId),
    formSlug,
    submittedAt: timestampOf(submittedAt),
    test,
  };
}

/** The workspace has no room for files. */
export class FilesFull extends FinalConflict {
  constructor() {
    super('The shop cannot take files now: send the answers without files, or come back later.');
  }
}

/** A form that accepts no answers now. */
export class FormClosed extends FinalConflict {
  constructor() {
    super('The form takes no answers now: read its status, opensAt and closesAt.');
  }
}

/** Identity of a sending, for a day after it was stored: one key, one submission. */
export interface Sending {
  key: string;
  /** 64 hexadecimal digits of the request. */
  fingerprint: string;
}

/** Source of a sending's key; without either each sending is new. */
export interface SendingName {
  /** Id of the page as it was shown: a changed answer on the same page is a new sending. */
  pageId?: string;
  /** Header `Idempotency-Key` of a merchant's server, unparsed: it names one request. */
  idempotencyKey?: string;
}

export interface SentThings {
  formSlug: string;
  answers: GivenAnswers;
  files: readonly { key: string; name?: string; checksumSha256: string }[];
}

/** Throws InvalidInput for a malformed header. */
export function sendingOf({ pageId, idempotencyKey }: SendingName, { formSlug, answers, files }: SentThings): Sending | undefined {
  const key = readIdempotencyKey(idempotencyKey, { required: false });
  const fingerprint = createHash('sha256').update(requestText(formSlug.toLowerCase(), { answers, files })).digest('hex');
  if (key !== undefined) return { key: `key ${key}`, fingerprint };
  return pageId === undefined ? undefined : { key: `page ${pageId} ${fingerprint}`, fingerprint };
}
