import { createHash } from 'node:crypto';
import { requestText } from '@svc/contracts';
import { DomainError } from '@svc/kernel';

/** Operations with idempotency keys: the same key may be used once for each (D-42). */
export const OPERATIONS = ['open_product_checkout', 'open_event_checkout', 'open_headless_checkout'] as const;
export type KeyedOperation = (typeof OPERATIONS)[number];

/** Longest wait of a request for another that opens a checkout by the same key, or needs the same counters (D-43). */
export const MOST_WAIT_MS = 5_000;

/** Client's name for one request, by which a retry is recognised (§4.2, D-42). */
export interface IdempotencyKey {
  operation: KeyedOperation;
  key: string;
  /** Fingerprint of the request with the key. */
  fingerprint: string;
}

/** Returns a digest that two requests share exactly when they are the same (D-42). */
export function fingerprintOf(path: string, body: unknown): string {
  return createHash('sha256').update(requestText(path, body)).digest('hex');
}

/** Refusal while the first request with the key is still running (D-43). */
export class RequestInFlight extends DomainError {
  constructor() {
    super('CONFLICT', 'The same request is being worked on at this moment; send it again in a second.');
  }
}
