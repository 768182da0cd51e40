import type { Mode } from '@svc/kernel';
import type { Submission } from '../domain/submission';

/** Which submissions, newest first. */
export interface SubmissionQuery {
  mode: Mode;
  formId?: string;
  /** Part of an answer, or of the sender's name, in any case. */
  search?: string;
  /** Only those sent at or after it. */
  since?: Date;
  /** Begin below this submission's id. */
  after?: string;
  limit: number;
}

/** A form that submissions are asked for by; it may be deleted since. */
export interface SubmittedForm {
  id: string;
  slug: string;
}

/** What heads a column of a form's submissions. */
export interface SubmittedQuestion {
  key: string;
  label: string;
}

export type SubmissionName = Pick<Submission, 'workspaceId' | 'mode' | 'id'>;

/** Submissions, as merchants look them up, and those that are over. One statement each. */
export abstract class SubmissionList {
  abstract page(workspaceId: string, query: SubmissionQuery): Promise<{ data: Submission[]; next?: string }>;
  abstract find(name: SubmissionName): Promise<Submission | undefined>;
  /** All that one e-mail sent, oldest first; it is normalised. */
  abstract sentBy(workspaceId: string, mode: Mode, email: string): Promise<Submission[]>;
  /** Up to `most`, of any workspace, that were sent as many days before `now` as their workspace keeps them, or more. */
  abstract outdated(now: Date, most: number): Promise<Submission[]>;
  /** By the workspace's slug, without regard to case. */
  abstract findInShop(workspaceSlug: string, name: Pick<SubmissionName, 'mode' | 'id'>): Promise<Submission | undefined>;
  /** The form of that id or slug: one that there is, else the one of the newest submission that names it. */
  abstract form(workspaceId: string, by: { id: string } | { slug: string }): Promise<SubmittedForm | undefined>;
  /** What was ever asked by a form: what it asks now in its order, then what it has asked before, by key. */
  abstract questions(workspaceId: string, mode: Mode, formId: string): Promise<SubmittedQuestion[]>;
}
