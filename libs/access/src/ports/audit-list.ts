import type { AuditedChange, Author } from '@svc/kernel';
import type { Page, PageRequest } from '../domain/page';

/** An entry of the audit log: what was written, by whom, by which request, when. */
export interface AuditEntry extends AuditedChange, Author {
  id: string;
  /** UTC, 3 fractional digits. */
  at: string;
}

export interface AuditQuery extends PageRequest {
  /** Only what was done to the thing of this ref. */
  subjectRef?: string;
}

/** Reads a workspace's audit log, newest first. */
export abstract class AuditList {
  abstract page(workspaceId: string, query: AuditQuery): Promise<Page<AuditEntry>>;
}
