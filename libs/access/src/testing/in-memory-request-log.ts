import { uuidAt } from '@svc/kernel';
import { pageOf, type Page } from '../domain/page';
import type { LoggedRequest } from '../domain/logged-request';
import { RequestLog, REQUESTS_LOOKED_AT, type RequestQuery } from '../ports/request-log';

/** In-memory request log; a test can make it unavailable. */
export class InMemoryRequestLog extends RequestLog {
  private readonly stored = new Map<string, LoggedRequest>();
  /** Number of requests of each write. */
  readonly writes: number[] = [];
  isAway = false;

  get requests(): LoggedRequest[] {
    return [...this.stored.values()];
  }

  write(json: Buffer): Promise<void> {
    if (this.isAway) return Promise.reject(new Error('The log is away.'));
    const requests = JSON.parse(json.toString()) as LoggedRequest[];
    this.writes.push(requests.length);
    for (const request of requests) if (!this.stored.has(request.id)) this.stored.set(request.id, request);
    return Promise.resolve();
  }

  page(workspaceId: string, query: RequestQuery): Promise<Page<LoggedRequest>> {
    const { after, until, since, limit } = query;
    const own = this.requests
      .filter(
        (one) =>
          one.workspaceId === workspaceId && one.id >= uuidAt(since) && (!until || one.id < uuidAt(until)) && (!after || one.id < after),
      )
      .sort((one, other) => (one.id < other.id ? 1 : -1));
    const scanned = own.slice(0, REQUESTS_LOOKED_AT);
    const page = pageOf(
      scanned.filter((one) => matches(one, query)),
      limit,
    );
    return Promise.resolve(page.next === undefined && own.length > scanned.length ? { ...page, next: scanned.at(-1)!.id } : page);
  }
}

function matches(request: LoggedRequest, { statuses, keyId, mode, method, path, errorCode }: RequestQuery): boolean {
  if (statuses && (request.status < statuses.from || request.status > statuses.to)) return false;
  return Object.entries({ keyId, mode, method, path, errorCode }).every(
    ([field, value]) => value === undefined || request[field as keyof LoggedRequest] === value,
  );
}
