import { createHash } from 'node:crypto';
import { requestText } from '@svc/contracts';
import { DomainError } from '@svc/kernel';

/** What a key is for: the same key may be used once for each (D-42). */
export const OPERATIONS = ['open_product_checkout', 'open_event_checkout', 'open_headless_checkout'] as const;
export type KeyedOperation = (typeof OPERATIONS)[number];

/** How long a request waits for another that opens a checkout by the same key, or needs the same things (D-43). */
export const MOST_WAIT_MS = 5_000;

/** A client's name for one request, by which a retry is known (§4.2, D-42). */
export interface IdempotencyKey {
  operation: KeyedOperation;
  key: string;
  /** Of the request that it came with. */
  fingerprint: string;
}

/** A digest that two requests share exactly when they are the same (D-42). */
export function fingerprintOf(path: string, body: unknown): string {
  return createHash('sha256').update(requestText(path, body)).digest('hex');
}

/** The first request with this key takes too long (D-43). */
export class RequestInFlight extends DomainError {
  constructor() {
    super('CONFLICT', 'The same request is being worked on at this moment; send it again in a second.');
  }
}
