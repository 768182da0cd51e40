import { newIdempotencyKey } from './idempotency-key';
import type { CallOptions, SentBody } from './settings';

export interface Outgoing {
  token: string;
  body?: unknown;
  /** True where the operation accepts an `Idempotency-Key`. */
  keyed?: boolean;
  as?: 'json' | 'text' | 'bytes';
}

/** Returns the headers of a request, in lower case; those of the caller take precedence. */
export function headersOf(
  { token, body, keyed, as }: Outgoing,
  { language, visitor, headers, idempotencyKey }: CallOptions,
): Record<string, string> {
  const made: Record<string, string> = {
    accept: as === 'json' || as === undefined ? 'application/json' : `${as === 'text' ? 'text' : 'application'}/*, application/json`,
    authorization: `Bearer ${token}`,
  };
  if (language !== undefined) made['accept-language'] = language;
  if (visitor !== undefined) made['x-visitor'] = visitor;
  if (keyed) made['idempotency-key'] = idempotencyKey ?? newIdempotencyKey();
  if (isBytes(body)) made['content-type'] = 'application/octet-stream';
  else if (body !== undefined && !isForm(body)) made['content-type'] = 'application/json';
  for (const [name, value] of Object.entries(headers ?? {})) made[name.toLowerCase()] = value;
  return made;
}

/** Returns bytes and forms unchanged, everything else as JSON. `fetch` sets the content type of a form with its boundary. */
export function bodyOf(body: unknown): SentBody | undefined {
  return body === undefined || isBytes(body) || isForm(body) ? (body as SentBody | undefined) : JSON.stringify(body);
}

const isForm = (body: unknown) => typeof FormData !== 'undefined' && body instanceof FormData;
const isBytes = (body: unknown) =>
  body instanceof ArrayBuffer || ArrayBuffer.isView(body) || (typeof Blob !== 'undefined' && body instanceof Blob);
