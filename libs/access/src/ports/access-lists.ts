import type { AuditedChange, Author } from '@svc/kernel';
import type { AccessKey } from '../domain/access-key';
import type { Page, PageRequest } from '../domain/page';
import type { Workspace } from '../domain/workspace';

/** Reads a workspace's keys. */
export abstract class AccessKeyList {
  /** Newest first; of one kind where one is named. */
  abstract page(workspaceId: string, request: PageRequest, kind?: AccessKey['kind']): Promise<Page<AccessKey>>;
}

/** Reads workspaces. */
export abstract class WorkspaceList {
  abstract page(request: PageRequest): Promise<Page<Workspace>>;
  abstract byId(id: string): Promise<Workspace | undefined>;
  /** Without regard to case (D-4). */
  abstract bySlug(slug: string): Promise<Workspace | undefined>;
}

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
  /** Deletes entries of any workspace that were made before, by the real clock in their ids, up to `most` of them. Answers how many. */
  abstract purge(before: Date, most: number): Promise<number>;
}
