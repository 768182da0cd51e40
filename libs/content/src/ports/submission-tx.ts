import type { KnownFact } from '@svc/contracts';
import { UnitOfWork, type AuditTrail, type Mode, type Outbox } from '@svc/kernel';
import type { Submission } from '../domain/submission';

/** Submissions, written within one transaction. */
export interface SubmissionStore {
  insert(submission: Submission): Promise<void>;
  /** Forgets those that are there. */
  remove(workspaceId: string, mode: Mode, ids: readonly string[]): Promise<void>;
}

export interface SubmissionTx {
  submissions: SubmissionStore;
  outbox: Outbox<KnownFact>;
  audit: AuditTrail;
}

export abstract class SubmissionUnitOfWork extends UnitOfWork<SubmissionTx> {}
