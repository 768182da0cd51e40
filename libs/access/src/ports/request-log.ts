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
  /** Earliest arrival, by the real clock. */
  since: Date;
  /** Requests that arrived before. */
  until?: Date;
}

/** Requests of all workspaces' keys (ADR 0071). */
export abstract class RequestLog {
  /** Writes requests of any workspaces; existing ones stay unchanged. @param requests a JSON array of `LoggedRequest` in UTF-8 */
  abstract write(requests: Buffer): Promise<void>;

  /**
   * Returns requests of a workspace, newest first. A page scans a bounded number of them: it may hold fewer than `limit`, or none, with a
   * cursor to go on.
   */
  abstract page(workspaceId: string, query: RequestQuery): Promise<Page<LoggedRequest>>;
}

export const REQUESTS_LOOKED_AT = 10_000;
