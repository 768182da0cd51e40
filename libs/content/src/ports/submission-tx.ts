import type { KnownFact } from '@svc/contracts';
import { UnitOfWork, type AuditTrail, type Mode, type Outbox } from '@svc/kernel';
import type { Sending } from '../domain/sending';
import type { Submission } from '../domain/submission';

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
  /** Notes that there is no room for files. Answers whether the merchant is to be told: once in 24 hours. */
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
