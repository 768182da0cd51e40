import { BodyTruncated, SignatureMismatch, SignatureMissing, TimestampInFuture, TimestampTooOld, WebhookReplayed } from './errors';
import type { WebhookEvent } from './events';
import { bytesOfHex, hmacKey, signedBytes, utf8Of } from './signature';

const TOLERANCE_SECONDS = 300;

/** A `Headers` object, or an object with names in any case. */
export type WebhookHeaders = { get(name: string): string | null } | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** How far the time of signing may be from now, either way; 300 unless told. */
  toleranceSeconds?: number;
  /** The time in milliseconds; that of this machine unless told. */
  now?: () => number;
  /** Whether you have kept an event of this `id` already. */
  seen?: (eventId: string) => boolean | Promise<boolean>;
}

/**
 * The event of a delivery, when the service has sent it just now and nobody has changed it.
 * @param rawBody the body as it came over the wire, before anything has parsed it
 * @param secrets `whsec_…` as the service has shown it; several while it is being rotated
 * @throws {WebhookError} of the class that says what is wrong
 * @throws {TypeError} when the body was parsed already, a secret is missing, blank or no text, or a tolerance or time is no finite number (D-143)
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

/** Compared by the platform, in constant time. */
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

/** Text that breaks off tells more than that it is not what was signed. */
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

/** Anything else would be made a text that others can guess, such as `[object Object]`. */
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

/** Nothing is later than what is no number: every replay would pass. */
function secondsOf(name: string, value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(`${name} is no finite number: ${String(value)}.`);
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (typeof headers.get === 'function') return (headers.get as (name: string) => string | null)(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof found === 'string' ? found : (found as readonly string[] | undefined)?.[0];
}
