import type { KnownFact } from '@svc/contracts';
import { UnitOfWork, type AuditTrail, type Mode, type Outbox } from '@svc/kernel';
import type { Submission } from '../domain/submission';

/** Submissions, written within one transaction. */
export interface SubmissionStore {
  insert(submission: Submission): Promise<void>;
  /** Forgets it, if it is there. */
  remove(workspaceId: string, mode: Mode, id: string): Promise<void>;
}

export interface SubmissionTx {
  submissions: SubmissionStore;
  outbox: Outbox<KnownFact>;
  audit: AuditTrail;
}

export abstract class SubmissionUnitOfWork extends UnitOfWork<SubmissionTx> {}
