import type { AuditedChange, Author } from '@svc/kernel';
import type { AccessKey } from '../domain/access-key';
import type { Page, PageRequest } from '../domain/page';
import type { Workspace } from '../domain/workspace';

/** Reads a workspace's keys. */
export abstract class AccessKeyList {
  /** Returns a page, newest first; of one kind where one is named. */
  abstract page(workspaceId: string, request: PageRequest, kind?: AccessKey['kind']): Promise<Page<AccessKey>>;
}

/** Reads workspaces. */
export abstract class WorkspaceList {
  abstract page(request: PageRequest): Promise<Page<Workspace>>;
  abstract byId(id: string): Promise<Workspace | undefined>;
  /** Finds it in any case (D-4). */
  abstract bySlug(slug: string): Promise<Workspace | undefined>;
}

/** An entry of the audit log: the change, its author, request and time. */
export interface AuditEntry extends AuditedChange, Author {
  id: string;
  /** Present label of the admin token that made the change. */
  keyLabel?: string;
  /** UTC, 3 fractional digits. */
  at: string;
}

export interface AuditQuery extends PageRequest {
  /** Ref of a thing: only its changes. */
  subjectRef?: string;
}

/** Reads a workspace's audit log, newest first. */
export abstract class AuditList {
  abstract page(workspaceId: string, query: AuditQuery): Promise<Page<AuditEntry>>;
  /** Deletes up to `most` entries of any workspace that were made before, by the real clock in their ids. Returns the number. */
  abstract purge(before: Date, most: number): Promise<number>;
}
