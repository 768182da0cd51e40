import type { KnownFact } from '@svc/contracts';
import { type AuditTrail, type Mode, type Outbox, UnitOfWork } from '@svc/kernel';
import type { Sending, Submission } from '../domain/submission';
import type { FormItem } from '../domain/form.item';

/** A submission that is kept under a key, and what was sent then. */
export interface EarlierSubmission {
  submission: Submission;
  fingerprint: string;
}

/** Submissions, written within one transaction. */
export interface SubmissionStore {
  /** Keeps it, unless one was kept under the key of its sending less than a day before: then answers that one. Who sends the same at the same time waits. */
  insert(submission: Submission, sending?: Sending): Promise<EarlierSubmission | undefined>;
  /** What was kept under a key, less than a day before `now`. */
  sentAs(by: Pick<Submission, 'workspaceId' | 'mode'>, key: string, now: Date): Promise<EarlierSubmission | undefined>;
  /** Bytes of the files of all submissions that are kept, this transaction's own included; who inserts or removes files at the same time waits. */
  fileBytes(workspaceId: string): Promise<number>;
  /** Notes that there is no room for files. Answers whether to notify the merchant: once in 24 hours. */
  noteFull(workspaceId: string, now: Date): Promise<boolean>;
  /** Forgets those that are there. */
  remove(workspaceId: string, mode: Mode, ids: readonly string[]): Promise<void>;
}

export interface SubmissionTx {
  submissions: SubmissionStore;
  outbox: Outbox<KnownFact>;
  audit: AuditTrail;
}

export abstract class SubmissionUnitOfWork extends UnitOfWork<SubmissionTx> {}

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
  abstract expired(now: Date, most: number): Promise<Submission[]>;
  /** By the workspace's slug, without regard to case. */
  abstract findInShop(workspaceSlug: string, name: Pick<SubmissionName, 'mode' | 'id'>): Promise<Submission | undefined>;
  /** The form of that id or slug: one that there is, else the one of the newest submission that names it. */
  abstract form(workspaceId: string, by: { id: string } | { slug: string }): Promise<SubmittedForm | undefined>;
  /** What was ever asked by a form: what it asks now in its order, then what it has asked before, by key. */
  abstract questions(workspaceId: string, mode: Mode, formId: string): Promise<SubmittedQuestion[]>;
}

/** A published form that may be filled in. */
export interface PublishedForm extends Pick<FormItem, 'slug' | 'name' | 'opensAt' | 'closesAt' | 'fields'> {
  id: string;
}

/** Finds forms by their slugs, without regard to case (D-4). */
export abstract class FormReader {
  /** Undefined when no such form is published in this workspace. */
  abstract published(workspaceId: string, slug: string): Promise<PublishedForm | undefined>;
}
