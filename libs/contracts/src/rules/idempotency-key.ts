import { DomainError, InvalidInput } from '@svc/kernel';

const HEADER = 'Idempotency-Key';
const KEY = /^[\x20-\x7e]{1,255}$/;
/** Minimum time for which a key is stored, ms; not shorter than the lifetime of the checkout or form answers it created (D-40). */
const STORED_MS = 24 * 3_600_000;

/**
 * Reads the header; undefined when none was sent. Throws InvalidInput for an invalid key, and for a missing one that is
 * `required` (D-41).
 */
export function readIdempotencyKey(header: string | undefined, { required }: { required: boolean }): string | undefined {
  if (header === undefined && !required) return undefined;
  if (header !== undefined && KEY.test(header)) return header;
  throw new InvalidInput(
    `Send the header ${HEADER}: 1 to 255 printable ASCII characters, another for each new request and the same for a retry.`,
    { invalid: [HEADER] },
  );
}

/** Returns the moment until which a key is stored that is first used at `now`; the resource it created may live longer. */
export function keyStoredUntil(now: Date): Date {
  return new Date(now.getTime() + STORED_MS);
}

/** Returns the moment up to which keys have expired at `now`, by their first use. */
export function keysExpiredUntil(now: Date): Date {
  return new Date(now.getTime() - STORED_MS);
}

/** Returns the text by which requests are compared: path and body, whatever the order of its members (D-42). */
export function requestText(path: string, body: unknown): string {
  return `${path}\n${canonicalJson(body)}`;
}

/** Longest wait of a request for another with the same key, or for the counters that it needs (D-43). */
export const MOST_WAIT_MS = 5_000;

/** Refusal while the first request with the key is still running (D-43). */
export class RequestInFlight extends DomainError {
  constructor() {
    super('CONFLICT', 'The same request is being worked on at this moment; send it again in a second.');
  }
}

/** Error: the key was used with another request before (D-42). */
export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super('IDEMPOTENCY_KEY_REUSED', `This ${HEADER} came with another request before; use a new one for each new request.`);
  }
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}
