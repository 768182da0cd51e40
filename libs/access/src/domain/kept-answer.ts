import { createHash } from 'node:crypto';
import { IdempotencyKeyReused, requestText } from '@svc/contracts';
import { FinalConflict } from '@svc/kernel';

/** Answer of the first request with a key, as it is sent again. */
export interface KeptAnswer {
  status: number;
  /** Names and values of its own headers, in turns. */
  headers: readonly string[];
  /** JSON; absent where the answer has no body. */
  body?: string;
}

/** Key of a request, within the operation of a workspace (D-42). */
export interface RequestKey {
  /** Absent for the operator’s own requests. */
  workspaceId?: string;
  operation: string;
  key: string;
}

/** Request of a key. */
export interface KeyedRequest extends RequestKey {
  /** Returns the fingerprint of the request, once its body has been read (D-42). */
  fingerprint(): string;
  now: Date;
}

/** First request of a key. */
export interface FirstRequest {
  fingerprint: string;
  /** Absent once a person whom it named was erased (D-150). */
  answer?: KeptAnswer;
}

/** Parts of a request that are compared with those of the first one with its key. */
export interface ComparedRequest {
  path: string;
  params: object;
  query: object;
  /** Body as it was sent; a digest of its bytes where it is no JSON. */
  body: unknown;
}

/** Returns the fingerprint of a request: an absent body is an empty one (D-42, D-150). */
export function requestFingerprint({ path, params, query, body = {} }: ComparedRequest): string {
  return createHash('sha256').update(requestText(path, { params, query, body })).digest('hex');
}

/**
 * Returns the kept answer for a repeated request (D-42, D-150).
 * @throws IdempotencyKeyReused, FinalConflict when the answer was erased with a person
 */
export function replayOf({ fingerprint, answer }: FirstRequest, repeated: string): KeptAnswer {
  if (fingerprint !== repeated) throw new IdempotencyKeyReused();
  if (answer) return answer;
  throw new FinalConflict(
    'This request was done before. Its answer named somebody who has been erased since, so it is not kept. Nothing was done now.',
  );
}
