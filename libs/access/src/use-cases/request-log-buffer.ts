import { idOf } from '@svc/kernel';
import { REQUEST_LOG_PATH, type LoggedRequest } from '../domain/logged-request';
import type { AccessLog } from '../ports/key-directory';
import type { RequestLog } from '../ports/request-log';

/** At most so many wait to be written; what comes while they wait is dropped. */
export const MOST_WAITING = 10_000;
const MOST_OF_STATEMENT = 1_000;

/** Requests that were answered and wait to be written in bulk, off their own path (ADR 0071). What a process that is killed holds is lost. */
export class RequestLogBuffer {
  private readonly waiting: LoggedRequest[] = [];
  private lost = 0;
  private writing?: Promise<void>;

  constructor(
    private readonly requests: RequestLog,
    private readonly log: AccessLog,
  ) {}

  /** How many requests were not written, since too many waited, or since the process ended while the database was away. */
  get dropped(): number {
    return this.lost;
  }

  /** @param request with its id as clients see it, `req_…`: it is read when it is written */
  note(request: LoggedRequest): void {
    if (request.path === REQUEST_LOG_PATH) return;
    if (this.waiting.length < MOST_WAITING) this.waiting.push(request);
    else this.lost += 1;
  }

  /** Writes what waits; what could not be written goes on waiting. Never rejects. */
  flush(): Promise<void> {
    this.writing ??= this.writeAll().finally(() => {
      this.writing = undefined;
    });
    return this.writing;
  }

  /** Writes what waits before the process ends; what cannot be written then is dropped. */
  async close(): Promise<void> {
    await this.writing;
    await this.flush();
    this.lost += this.waiting.splice(0).length;
  }

  private async writeAll(): Promise<void> {
    try {
      for (let left = this.waiting.length; left > 0; ) {
        const some = this.waiting.slice(0, Math.min(left, MOST_OF_STATEMENT));
        await this.requests.write(some.map((request) => ({ ...request, id: idOf('req', request.id)! })));
        this.waiting.splice(0, some.length);
        left -= some.length;
      }
    } catch (error) {
      this.log.warn('Requests could not be written to the request log; they wait for the next time.', error);
    }
  }
}
