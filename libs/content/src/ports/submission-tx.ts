import type { KnownFact } from '@svc/contracts';
import { type AuditTrail, type Mode, type Outbox, UnitOfWork } from '@svc/kernel';
import type { Sending, Submission } from '../domain/submission';
import type { FormItem } from '../domain/form.item';

/** A submission that was stored under a key, with the fingerprint of its request. */
export interface EarlierSubmission {
  submission: Submission;
  fingerprint: string;
}

/** Submissions, written within one transaction. */
export interface SubmissionStore {
  /**
   * Stores a submission, unless its key stored one less than a day before: then returns that one. A concurrent sending under the same key
   * waits.
   */
  insert(submission: Submission, sending?: Sending): Promise<EarlierSubmission | undefined>;
  /** Returns the submission that was stored under a key, less than a day before `now`. */
  sentAs(by: Pick<Submission, 'workspaceId' | 'mode'>, key: string, now: Date): Promise<EarlierSubmission | undefined>;
  /**
   * Returns the bytes of the files of all stored submissions, this transaction's own included; concurrent inserts and removals of files
   * wait.
   */
  fileBytes(workspaceId: string): Promise<number>;
  /** Records that there is no room for files. Returns true when the merchant is to be notified: once in 24 hours. */
  noteFull(workspaceId: string, now: Date): Promise<boolean>;
  /** Deletes those that exist. */
  remove(workspaceId: string, mode: Mode, ids: readonly string[]): Promise<void>;
}

export interface SubmissionTx {
  submissions: SubmissionStore;
  outbox: Outbox<KnownFact>;
  audit: AuditTrail;
}

export abstract class SubmissionUnitOfWork extends UnitOfWork<SubmissionTx> {}

/** Filter of submissions, newest first. */
export interface SubmissionQuery {
  mode: Mode;
  formId?: string;
  /** Part of an answer, or of the sender's name, in any case. */
  search?: string;
  /** Earliest time of sending. */
  since?: Date;
  /** Cursor: begins after this submission. */
  after?: string;
  limit: number;
}

/** A form with submissions; it may be deleted since. */
export interface SubmittedForm {
  id: string;
  slug: string;
}

/** Column heading of a form's submissions. */
export interface SubmittedQuestion {
  key: string;
  label: string;
}

export type SubmissionName = Pick<Submission, 'workspaceId' | 'mode' | 'id'>;

/** Addresses of a sender: submissions with one of the e-mail addresses, or without any and with one of the phone numbers. */
export interface SenderName {
  /** Normalised. */
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
}

/** Submissions for merchants, and those past their retention. One statement each. */
export abstract class SubmissionList {
  abstract page(workspaceId: string, query: SubmissionQuery): Promise<{ data: Submission[]; next?: string }>;
  abstract find(name: SubmissionName): Promise<Submission | undefined>;
  /** Returns all submissions of a sender, oldest first. */
  abstract sentBy(workspaceId: string, mode: Mode, sender: SenderName): Promise<Submission[]>;
  /** Returns up to `most` submissions of any workspace that are older than its retention days at `now`. */
  abstract expired(now: Date, most: number): Promise<Submission[]>;
  /** Finds it by the workspace's slug, in any case. */
  abstract findInShop(workspaceSlug: string, name: Pick<SubmissionName, 'mode' | 'id'>): Promise<Submission | undefined>;
  /** Returns the form of that id or slug: an existing one, or else the one of the newest submission that names it. */
  abstract form(workspaceId: string, by: { id: string } | { slug: string }): Promise<SubmittedForm | undefined>;
  /** Returns every question of a form: the present ones in their order, then former ones, by key. */
  abstract questions(workspaceId: string, mode: Mode, formId: string): Promise<SubmittedQuestion[]>;
}

/** A published form that may be filled in. */
export interface PublishedForm extends Pick<FormItem, 'slug' | 'name' | 'opensAt' | 'closesAt' | 'fields'> {
  id: string;
}

/** Finds forms by their slugs, in any case (D-4). */
export abstract class FormReader {
  /** Returns undefined when no such form is published in this workspace. */
  abstract published(workspaceId: string, slug: string): Promise<PublishedForm | undefined>;
}
