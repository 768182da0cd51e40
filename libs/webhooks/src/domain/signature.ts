import { createHmac } from 'node:crypto';
import { isSample } from './webhook-event';

const SECRET_PREFIX = 'whsec_';
/** Length of a secret in bytes (D-71). */
export const SECRET_BYTES = 32;

/** The secrets of a destination, as shown to the merchant; `next` while they are being rotated. */
export interface SigningSecrets {
  current: string;
  next?: string;
}

/** Content that is signed afresh on each attempt. */
export interface SignedMessage {
  /** `whd_…`: the same over all attempts. */
  deliveryRef: string;
  /** From 1. */
  attempt: number;
  /** Unix seconds, by the real clock. */
  timestamp: number;
  body: string;
}

/** Returns a secret of 32 random bytes: `whsec_` and their base64 (D-71). */
export function secretOf(bytes: Uint8Array): string {
  if (bytes.length !== SECRET_BYTES) throw new RangeError(`A signing secret takes ${SECRET_BYTES} bytes.`);
  return SECRET_PREFIX + Buffer.from(bytes).toString('base64');
}

/**
 * Returns the headers of one attempt (§6, D-71). `X-SVC-Signature` is one value, of the current secret, keyed with its
 * text as shown. Those of Standard Webhooks are keyed with its bytes, and list both signatures while there is a next secret.
 * `X-SVC-Webhook-Sample` marks samples, as their signed body does, for receivers that look at headers alone.
 */
export function signatureHeaders(
  { deliveryRef, attempt, timestamp, body }: SignedMessage,
  { current, next }: SigningSecrets,
): Record<string, string> {
  const own = (secret: string) => `sha256=${hmac(secret, `${timestamp}.${body}`).toString('hex')}`;
  const standard = (secret: string) => `v1,${hmac(bytesOf(secret), `${deliveryRef}.${timestamp}.${body}`).toString('base64')}`;
  return {
    'X-SVC-Signature': own(current),
    ...(next !== undefined && { 'X-SVC-Signature-Next': own(next) }),
    'X-SVC-Timestamp': String(timestamp),
    'X-SVC-Webhook-Id': deliveryRef,
    'X-SVC-Webhook-Attempt': String(attempt),
    ...(isSample({ body }) && { 'X-SVC-Webhook-Sample': 'true' }),
    'webhook-id': deliveryRef,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': [current, ...(next === undefined ? [] : [next])].map(standard).join(' '),
  };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function bytesOf(secret: string): Buffer {
  return Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
}

const bytes = (first: number) => Uint8Array.from({ length: 32 }, (_, index) => first + index);
const body =
  '{"id":"wev_01h455vb4pex5vsknk084sn02q","type":"ping","createdAt":"2026-03-01T09:00:00.000Z","data":{"message":"ping · ẹ káàbọ̀"}}';

const INPUTS = [
  { name: 'one secret', secrets: { current: secretOf(bytes(0)) } },
  { name: 'a secret being rotated', secrets: { current: secretOf(bytes(0)), next: secretOf(bytes(100)) } },
];

/** Returns inputs and headers for testing a verifier (D-71); committed under docs/. */
export function signatureVectors() {
  return INPUTS.map(({ name, secrets }) => {
    const message = { deliveryRef: 'whd_01h455vb4pex5vsknk084sn02r', attempt: 1, timestamp: 1_772_355_600, body };
    return { name, secrets, ...message, headers: signatureHeaders(message, secrets) };
  });
}
