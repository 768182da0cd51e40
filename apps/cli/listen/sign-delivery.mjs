import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A secret as destinations have (D-71): `whsec_` and the base64 of 32 random bytes. */
export const newSecret = () => PREFIX + randomBytes(32).toString('base64');

/** Returns true for a text that has the form of such a secret. */
export const isSecret = (text) => /^whsec_[A-Za-z0-9+/]{43}=$/.test(text);

/** Returns true for a sample: its body says so. */
const isSample = (body) => body.includes('"sample":true') && JSON.parse(body).sample === true;

/**
 * The headers of one attempt, as `signatureHeaders` of libs/webhooks makes them for destinations (D-71, ADR 0074 r5).
 * @param {{ deliveryRef: string, attempt: number, timestamp: number, body: string }} message its timestamp in Unix seconds
 * @param {string} secret
 */
export function signedHeaders({ deliveryRef, attempt, timestamp, body }, secret) {
  const hmac = (key, text) => createHmac('sha256', key).update(text);
  const bytes = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return {
    'X-SVC-Signature': `sha256=${hmac(secret, `${timestamp}.${body}`).digest('hex')}`,
    'X-SVC-Timestamp': String(timestamp),
    'X-SVC-Webhook-Id': deliveryRef,
    'X-SVC-Webhook-Attempt': String(attempt),
    ...(isSample(body) && { 'X-SVC-Webhook-Sample': 'true' }),
    'webhook-id': deliveryRef,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${hmac(bytes, `${deliveryRef}.${timestamp}.${body}`).digest('base64')}`,
  };
}
