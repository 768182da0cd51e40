import type { ErrorCode, Mode } from '@svc/kernel';
import type { LoggedRequest } from '../domain/logged-request';
import type { Page, PageRequest } from '../domain/page';

export interface RequestQuery extends PageRequest {
  keyId?: string;
  mode?: Mode;
  method?: string;
  path?: string;
  /** From the lowest to the highest, both included. */
  statuses?: { from: number; to: number };
  errorCode?: ErrorCode;
  /** Requests that arrived then or later, by the real clock. */
  since: Date;
  /** Requests that arrived before. */
  until?: Date;
}

/** The requests of all workspaces' keys (ADR 0071). */
export abstract class RequestLog {
  /** Writes requests of any workspaces; those that are there already stay as they are. @param requests a JSON array of `LoggedRequest` in UTF-8 */
  abstract write(requests: Buffer): Promise<void>;

  /**
   * Those of a workspace, newest first. A page looks at `REQUESTS_LOOKED_AT` of them at most: it may hold fewer than `limit`, or none,
   * and tell where to go on.
   */
  abstract page(workspaceId: string, query: RequestQuery): Promise<Page<LoggedRequest>>;
}

export const REQUESTS_LOOKED_AT = 10_000;
