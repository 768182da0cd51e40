import type { RealClock } from '@svc/kernel';
import { retainedSpan, type LoggedRequest } from '../domain/logged-request';
import type { Page } from '../domain/page';
import type { RequestLog, RequestQuery } from '../ports/request-log';

/** Query of a workspace's requests: without `since`, all retained days. */
export type RequestsQuery = Omit<RequestQuery, 'since'> & { since?: Date };

/** Reads the requests of a workspace's keys in the last 7 days (ADR 0071). */
export class ReadRequests {
  constructor(
    private readonly requests: RequestLog,
    private readonly clock: RealClock,
  ) {}

  execute(workspaceId: string, query: RequestsQuery): Promise<Page<LoggedRequest>> {
    return this.requests.page(workspaceId, { ...query, ...retainedSpan(query, this.clock.now()) });
  }
}
