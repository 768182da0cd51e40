import { createHash } from 'node:crypto';
import { DomainError, InvalidInput } from '@svc/kernel';

/** What a key is for: the same key may be used once for each (D-42). */
export const OPERATIONS = ['open_product_checkout', 'open_event_checkout', 'open_headless_checkout'] as const;
export type KeyedOperation = (typeof OPERATIONS)[number];

/** A client's name for one request, by which a retry is known (§4.2, D-42). */
export interface IdempotencyKey {
  operation: KeyedOperation;
  key: string;
  /** Of the request that it came with. */
  fingerprint: string;
}

const HEADER = 'Idempotency-Key';
const KEY = /^[\x20-\x7e]{1,255}$/;
/** For how long a key is kept at least; not shorter than what it opened lives (D-40). */
const KEPT_MS = 24 * 3_600_000;

/**
 * Reads the header; undefined when none was sent. Throws InvalidInput for one that is no key, and for one that is
 * missing and `required` (D-41).
 */
export function readIdempotencyKey(header: string | undefined, { required }: { required: boolean }): string | undefined {
  if (header === undefined && !required) return undefined;
  if (header !== undefined && KEY.test(header)) return header;
  throw new InvalidInput(`Send the header ${HEADER}: 1 to 255 printable ASCII characters, another for each checkout and the same for a retry.`, { invalid: [HEADER] });
}

/** By which two requests are the same: where they went, and what they said, in whatever order its members came (D-42). */
export function fingerprintOf(path: string, body: unknown): string {
  return createHash('sha256').update(`${path}\n${canonicalJson(body)}`).digest('hex');
}

/** Until when a key is kept that is used for the first time at `now`; what it opened may live longer. */
export function keyKeptUntil(now: Date): Date {
  return new Date(now.getTime() + KEPT_MS);
}

/** The key came with another request before (D-42). */
export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super('IDEMPOTENCY_KEY_REUSED', `This ${HEADER} came with another request before; use a new one for each checkout.`);
  }
}

/** The first request with this key takes too long (D-43). */
export class RequestInFlight extends DomainError {
  constructor() {
    super('CONFLICT', 'The same request is being worked on at this moment; send it again in a second.');
  }
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}
