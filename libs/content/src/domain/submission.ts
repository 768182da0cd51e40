import type { Answer, FormField } from '@svc/contracts';
import type { Mode } from '@svc/kernel';

/** By which way a submission came: our own page, or a merchant's server with its secret key. */
export const SUBMISSION_SOURCES = ['hosted', 'storefront_api'] as const;
export type SubmissionSource = (typeof SUBMISSION_SOURCES)[number];

/** A question as it was asked, and what was answered. Questions for files are not among them. */
export interface SubmittedAnswer {
  key: string;
  label: string;
  type: FormField['type'];
  value: Answer;
}

/** A file that came with it. It is private: it opens by signed links of one hour, and is only ever saved, never shown as a page. */
export interface SubmittedFile {
  /** UUID. */
  id: string;
  /** Of the question, as it was asked. */
  key: string;
  label: string;
  /** What the sender calls it. */
  name: string;
  /** MIME type told by its bytes. */
  contentType: string;
  sizeBytes: number;
  /** Under which name it lies in the storage. */
  storageKey: string;
}

/** Who sent it, as told by the fields with an `identity`. */
export interface SubmitterIdentity {
  name?: string;
  /** In lower case. */
  email?: string;
  /** E.164. */
  phone?: string;
}

/** What somebody answered to a form: `sub_…`. It tells what was asked then, whatever becomes of the form. */
export interface Submission {
  workspaceId: string;
  mode: Mode;
  id: string;
  formId: string;
  formSlug: string;
  formName: string;
  /** In the form's order; what was not asked or left blank is absent. */
  answers: readonly SubmittedAnswer[];
  files: readonly SubmittedFile[];
  identity: SubmitterIdentity;
  source: SubmissionSource;
  submittedAt: Date;
}

/** Under which name a file of a submission lies in the storage. `extension` has no dot. */
export function submittedFileKey({ workspaceId, id }: Pick<Submission, 'workspaceId' | 'id'>, fileId: string, extension: string): string {
  return `${workspaceId}/submissions/${id}/${fileId}.${extension}`;
}
