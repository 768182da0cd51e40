import { BodyTruncated, SignatureMismatch, SignatureMissing, TimestampInFuture, TimestampTooOld, WebhookReplayed } from './errors';
import type { WebhookEvent } from './events';
import { bytesOfHex, hmacKey, signedBytes, utf8Of } from './signature';

const TOLERANCE_SECONDS = 300;

/** A `Headers` object, or an object with names in any case. */
export type WebhookHeaders = { get(name: string): string | null } | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** Largest difference between the time of signing and now, in seconds, either way; 300 by default. */
  toleranceSeconds?: number;
  /** Returns the time in milliseconds; the clock of this machine by default. */
  now?: () => number;
  /** Returns true for the `id` of an event that you have processed before; its delivery is then a duplicate. */
  seen?: (eventId: string) => boolean | Promise<boolean>;
}

/**
 * Verifies a delivery and returns its event: the service has sent it just now, and it is unchanged.
 * @param rawBody the raw body, before anything has parsed it
 * @param secrets `whsec_…`, as the service has shown it; several during a rotation
 * @throws {WebhookError} of the class of the reason
 * @throws {TypeError} for a parsed body, a secret that is missing, blank or not a text, or a tolerance or time that is not finite (D-143)
 */
export async function verify(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now, seen }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const [body, keys] = [bytesOf(rawBody), listOf(secrets)];
  const tolerance = secondsOf('toleranceSeconds', toleranceSeconds);
  const timestamp = headerOf(headers, 'x-svc-timestamp') ?? '';
  const signatures = ['x-svc-signature', 'x-svc-signature-next']
    .map((name) => headerOf(headers, name))
    .filter((value) => value !== undefined);
  if (signatures.length === 0 || !/^\d+$/.test(timestamp))
    throw new SignatureMissing('There is no X-SVC-Signature with an X-SVC-Timestamp: the service has not sent this.');
  if (body.length < Number(headerOf(headers, 'content-length') ?? 0))
    throw new BodyTruncated(`${body.length} of ${headerOf(headers, 'content-length')} bytes have come.`);

  const signed = signedBytes(timestamp, body);
  if (!(await isSigned(signed, signatures, keys))) throw mismatchOf(body);
  checkTime(Math.round(secondsOf('now', now()) / 1000) - Number(timestamp), tolerance);
  const event = JSON.parse(new TextDecoder().decode(body)) as WebhookEvent;
  if (await seen?.(event.id)) throw new WebhookReplayed(event.id);
  return event;
}

/** Returns true for a signature by one of the secrets; the platform compares in constant time. */
async function isSigned(signed: Uint8Array<ArrayBuffer>, signatures: readonly string[], secrets: readonly string[]): Promise<boolean> {
  for (const secret of secrets) {
    const key = await hmacKey(utf8Of(secret));
    for (const signature of signatures) {
      const bytes = bytesOfHex(signature.replace(/^sha256=/, ''));
      if (bytes && (await globalThis.crypto.subtle.verify('HMAC', key, bytes, signed))) return true;
    }
  }
  return false;
}

function checkTime(skewSeconds: number, tolerance: number): void {
  if (skewSeconds > tolerance)
    throw new TimestampTooOld(
      `Signed ${skewSeconds} s ago, which is more than ${tolerance} s: it was replayed, or this machine's clock is fast.`,
      skewSeconds,
    );
  if (-skewSeconds > tolerance)
    throw new TimestampInFuture(
      `Signed ${-skewSeconds} s in the future, which is more than ${tolerance} s: this machine's clock is slow.`,
      skewSeconds,
    );
}

/** Returns the error of an unsigned body: truncated where it is not complete JSON, else a mismatch. */
function mismatchOf(body: Uint8Array): Error {
  try {
    JSON.parse(new TextDecoder().decode(body));
  } catch {
    return new BodyTruncated('The body breaks off: it is no whole JSON text, and not what was signed.');
  }
  return new SignatureMismatch(
    'The signature is of another secret or of another text. Verify the raw body, before anything parses it, with the secret of this destination.',
  );
}

function bytesOf(rawBody: unknown): Uint8Array {
  if (typeof rawBody === 'string') return utf8Of(rawBody);
  if (rawBody instanceof Uint8Array) return rawBody;
  if (rawBody instanceof ArrayBuffer) return new Uint8Array(rawBody);
  throw new TypeError(
    'The body is no text and no bytes: something has parsed it already. Give the raw body; JSON written anew has another signature.',
  );
}

/**
 * Returns the secrets as a list. @throws {TypeError} for other values, which would become texts that others can guess, such as `[object
 * Object]`
 */
function listOf(secrets: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(secrets) ? secrets : [secrets];
  if (list.length > 0 && list.every(isSecret)) return list;
  throw new TypeError(
    'There is no secret, or one of them is blank or no text: give the whsec_… that the destination was shown with (is the variable set?).',
  );
}

function isSecret(secret: unknown): secret is string {
  return typeof secret === 'string' && secret.trim() !== '';
}

/** Returns a finite number. @throws {TypeError} for others: comparisons with them are false, and every replay would pass */
function secondsOf(name: string, value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(`${name} is no finite number: ${String(value)}.`);
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (typeof headers.get === 'function') return (headers.get as (name: string) => string | null)(name) ?? undefined;
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : (value as readonly string[] | undefined)?.[0];
}
