import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSigned } from '../webhooks/is-signed.mjs';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const BODY = Buffer.from('{"id":"wev_1","note":"ọjà"}');

interface Vector {
  name: string;
  secrets: { current: string; next?: string };
  timestamp: number;
  body: string;
  headers: Record<string, string>;
}

/** Deliveries with their signatures, as the service publishes them for whoever writes a receiver. */
const VECTORS = JSON.parse(readFileSync(join(__dirname, '../../../docs/webhook-test-vectors.json'), 'utf8')) as Vector[];

function headersOf(body: Buffer, { secret = SECRET, ageSeconds = 0 } = {}) {
  const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds);
  const signature = createHmac('sha256', secret).update(Buffer.concat([Buffer.from(`${timestamp}.`), body])).digest('hex');
  return { 'x-svc-timestamp': timestamp, 'x-svc-signature': `sha256=${signature}` };
}

describe('a webhook at the example storefront', () => {
  it('[§6 r1] is taken when it is signed with the secret of the destination', () => {
    expect(isSigned(headersOf(BODY), BODY, SECRET)).toBe(true);
  });

  it('[§6 r1] is refused when a byte of the body or the secret is another', () => {
    expect(isSigned(headersOf(BODY), Buffer.from(BODY.toString().replace(':', ': ')), SECRET)).toBe(false);
    expect(isSigned(headersOf(BODY, { secret: 'whsec_other' }), BODY, SECRET)).toBe(false);
  });

  it('[D-72] is refused when it is older than 300 seconds, or as far ahead', () => {
    expect(isSigned(headersOf(BODY, { ageSeconds: 290 }), BODY, SECRET)).toBe(true);
    expect(isSigned(headersOf(BODY, { ageSeconds: 310 }), BODY, SECRET)).toBe(false);
    expect(isSigned(headersOf(BODY, { ageSeconds: -310 }), BODY, SECRET)).toBe(false);
  });

  it.each(VECTORS)('[§6 r1] is taken with each secret that has signed the published example of $name', ({ secrets, timestamp, body, headers }) => {
    jest.useFakeTimers({ now: timestamp * 1_000 });
    const lowerCase = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    for (const secret of Object.values(secrets)) expect(isSigned(lowerCase, Buffer.from(body), secret)).toBe(true);
    jest.useRealTimers();
  });

  it.each([{}, { 'x-svc-timestamp': 'now' }, { 'x-svc-signature': 'sha256=' }, { ...headersOf(BODY), 'x-svc-signature': 'sha256=00' }])('is refused with the headers %j', (headers) => {
    expect(isSigned(headers, BODY, SECRET)).toBe(false);
  });
});
