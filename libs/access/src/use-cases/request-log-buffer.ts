import { REQUEST_LOG_PATH, type LoggedRequest } from '../domain/logged-request';
import { RequestBatch } from '../domain/request-batch';
import type { AccessLog } from '../ports/key-directory';
import type { RequestLog } from '../ports/request-log';

/** Most batches that wait to be written; requests beyond them are dropped. */
export const MOST_BATCHES = 10;

/** Logged requests that wait to be written in bulk, off their own path (ADR 0071). Those held by a killed process are lost. */
export class RequestLogBuffer {
  private readonly waiting: RequestBatch[] = [];
  private lost = 0;
  private written?: RequestBatch;
  private writing?: Promise<boolean>;

  constructor(
    private readonly requests: RequestLog,
    private readonly log: AccessLog,
  ) {}

  /** Number of requests that were dropped, since too many waited, or since the process ended while the database was unavailable. */
  get dropped(): number {
    return this.lost;
  }

  note(request: LoggedRequest): void {
    if (request.path === REQUEST_LOG_PATH) return;
    const last = this.waiting.at(-1);
    if (last && last !== this.written && last.add(request)) return;
    if (this.waiting.length < MOST_BATCHES) this.begin().add(request);
    else this.lost += 1;
  }

  /** Writes the waiting requests; those that could not be written go on waiting. Returns whether all were written. Never rejects. */
  flush(): Promise<boolean> {
    this.writing ??= this.writeAll().finally(() => {
      this.writing = this.written = undefined;
    });
    return this.writing;
  }

  /** Writes the waiting requests before the process ends; those that cannot be written then are dropped. */
  async close(): Promise<void> {
    await this.writing;
    await this.flush();
    for (const { count } of this.waiting.splice(0)) this.lost += count;
  }

  private begin(): RequestBatch {
    const batch = new RequestBatch();
    this.waiting.push(batch);
    return batch;
  }

  private async writeAll(): Promise<boolean> {
    try {
      for (let left = this.waiting.length; left > 0; left -= 1) {
        this.written = this.waiting[0]!;
        await this.requests.write(this.written.json);
        this.waiting.shift();
      }
      return true;
    } catch (error) {
      this.log.warn('Requests could not be written to the request log; they wait for the next time.', error);
      return false;
    }
  }
}
