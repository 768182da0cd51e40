import { DomainError, InvalidInput } from '@svc/kernel';

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
  throw new InvalidInput(
    `Send the header ${HEADER}: 1 to 255 printable ASCII characters, another for each new request and the same for a retry.`,
    { invalid: [HEADER] },
  );
}

/** The moment until which a key is kept that is used for the first time at `now`; what it opened may live longer. */
export function keyKeptUntil(now: Date): Date {
  return new Date(now.getTime() + KEPT_MS);
}

/** A key that was used for the first time at this moment or before is not known any more at `now`. */
export function keysForgottenUntil(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS);
}

/** The text by which two requests are the same: where they went, and what they said, in whatever order its members came (D-42). */
export function requestText(path: string, body: unknown): string {
  return `${path}\n${canonicalJson(body)}`;
}

/** The key came with another request before (D-42). */
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
