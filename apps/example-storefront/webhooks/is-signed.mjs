import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/**
 * Whether the service has sent this just now: the signature is the HMAC-SHA256 of the time, a dot and the body, byte for
 * byte as it came, keyed with the secret of the destination. While that is being rotated the next one signs beside it, so
 * that a receiver may change over at any moment.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {Buffer} rawBody
 * @param {string} secret `whsec_…`, as the service has shown it
 */
export function isSigned(headers, rawBody, secret) {
  const timestamp = headers['x-svc-timestamp'] ?? '';
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS;
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex')}`);
  return isRecent && ['x-svc-signature', 'x-svc-signature-next'].some((name) => {
    const given = Buffer.from(headers[name] ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
