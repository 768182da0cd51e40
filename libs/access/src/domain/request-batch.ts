import type { LoggedRequest } from './logged-request';

/** Most requests written by one statement. */
export const MOST_OF_BATCH = 1_000;
const BATCH_BYTES = 512 * 1_024;
const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map((character) => character.charCodeAt(0)) as [number, number, number];
/** Most bytes of UTF-8 for a unit of a string. */
const BYTES_PER_UNIT = 3;

/** Requests that are written together, held as the bytes to send: as objects they would be the garbage collector's largest work. */
export class RequestBatch {
  private readonly bytes = Buffer.allocUnsafeSlow(BATCH_BYTES);
  private end = 0;
  private requests = 0;
  private isFull = false;

  get count(): number {
    return this.requests;
  }

  /** A JSON array of `LoggedRequest` in UTF-8, valid until a request is added. */
  get json(): Buffer {
    this.bytes[this.end] = CLOSE;
    return this.bytes.subarray(0, this.end + 1);
  }

  /** Adds a request. @returns false when it has no room for it */
  add(request: LoggedRequest): boolean {
    if (this.isFull) return false;
    const text = JSON.stringify(request);
    if (this.end + text.length * BYTES_PER_UNIT + 2 > BATCH_BYTES) {
      this.isFull = true;
      return false;
    }
    this.bytes[this.end] = this.end === 0 ? OPEN : COMMA;
    this.end += 1 + this.bytes.write(text, this.end + 1);
    this.requests += 1;
    this.isFull = this.requests === MOST_OF_BATCH;
    return true;
  }
}
