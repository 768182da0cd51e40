import type { RealClock } from '@svc/kernel';
import { keptSpan, type LoggedRequest } from '../domain/logged-request';
import type { Page } from '../domain/page';
import type { RequestLog, RequestQuery } from '../ports/request-log';

/** What is asked of the requests of a workspace: without `since`, those of all days that are kept. */
export type AskedRequests = Omit<RequestQuery, 'since'> & { since?: Date };

/** Reads what the keys of a workspace have asked in the last 7 days (ADR 0071). */
export class ReadRequests {
  constructor(
    private readonly requests: RequestLog,
    private readonly clock: RealClock,
  ) {}

  execute(workspaceId: string, asked: AskedRequests): Promise<Page<LoggedRequest>> {
    return this.requests.page(workspaceId, { ...asked, ...keptSpan(asked, this.clock.now()) });
  }
}
