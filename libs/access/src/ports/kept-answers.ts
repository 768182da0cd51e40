import type { FirstRequest, KeptAnswer, KeyedRequest, RequestKey } from '../domain/kept-answer';

/** Another request has used the key meanwhile, and is done. */
export class KeyTaken extends Error {}

/** Answers of requests with an `Idempotency-Key`, kept for 24 hours (D-40, D-150). */
export abstract class KeptAnswers {
  /** Returns the first request of a key that has not expired. */
  abstract find(key: RequestKey, now: Date): Promise<FirstRequest | undefined>;

  /**
   * Does the work of the first request of a key: all that it writes and its answer are committed together, or nothing. A work without an
   * answer leaves the key free.
   * @throws KeyTaken, RequestInFlight when another request with the key takes longer than five seconds (D-43), and all errors of the work
   */
  abstract keep<T>(request: KeyedRequest, work: () => Promise<{ result: T; answer?: KeptAnswer }>): Promise<T>;

  /** Deletes up to `most` keys that were first used before a moment; returns their number. */
  abstract purge(before: Date, most: number): Promise<number>;
}
