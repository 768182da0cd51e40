import { createHash } from 'node:crypto';
import { requestText } from '@svc/contracts';

/** Operations with idempotency keys: the same key may be used once for each (D-42). */
export const OPERATIONS = ['open_product_checkout', 'open_event_checkout', 'open_headless_checkout', 'open_own_order'] as const;
export type KeyedOperation = (typeof OPERATIONS)[number];

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
