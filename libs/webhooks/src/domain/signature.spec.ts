import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { secretOf, signatureHeaders, signatureVectors } from './signature';

const [current, next, foreign] = [1, 2, 3].map((fill) => secretOf(new Uint8Array(32).fill(fill))) as [string, string, string];
const body = '{"id":"wev_1","name":"Ọjà"}';
const now = () => Math.floor(Date.now() / 1_000);
const message = (facts = {}) => ({ deliveryRef: 'whd_1', attempt: 3, timestamp: now(), body, ...facts });

describe('the signature of a webhook', () => {
  it('[§6 X-SVC-Signature] [§6 X-SVC-Timestamp] is HMAC-SHA256 of timestamp, dot and raw body, keyed with the secret as it was shown', () => {
    const { 'X-SVC-Signature': signature, ...headers } = signatureHeaders(message({ timestamp: 1_700_000_000 }), { current });
    expect(signature).toBe(`sha256=${createHmac('sha256', current).update(`1700000000.${body}`).digest('hex')}`);
    expect(headers).toMatchObject({ 'X-SVC-Timestamp': '1700000000', 'X-SVC-Webhook-Id': 'whd_1', 'X-SVC-Webhook-Attempt': '3' });
    expect(headers).not.toHaveProperty('X-SVC-Signature-Next');
  });

  it('[ADR 0124 r1] has a mark for samples beside it, and for nothing that merely speaks of one', () => {
    const markOf = (event: object) => signatureHeaders(message({ body: JSON.stringify(event) }), { current })['X-SVC-Webhook-Sample'];
    expect(markOf({ id: 'wev_1', sample: true, data: {} })).toBe('true');
    for (const event of [
      { data: {} },
      { sample: false },
      { data: { sample: true } },
      { data: { text: '"sample":true' } },
      { sample: 'true' },
    ])
      expect(markOf(event)).toBeUndefined();
  });

  it('[D-71] stays one value, of the present secret, while secrets are rotated; the next one signs beside it', () => {
    const plain = signatureHeaders(message({ timestamp: 1 }), { current });
    const rotating = signatureHeaders(message({ timestamp: 1 }), { current, next });
    expect(rotating['X-SVC-Signature']).toBe(plain['X-SVC-Signature']);
    expect(rotating['X-SVC-Signature-Next']).toBe(signatureHeaders(message({ timestamp: 1 }), { current: next })['X-SVC-Signature']);
  });

  it('[D-71] changes with the timestamp of each attempt', () => {
    const at = (timestamp: number) => signatureHeaders(message({ timestamp }), { current })['X-SVC-Signature'];
    expect(at(1)).not.toBe(at(2));
  });

  it('[D-71] is accepted by the verifier of Standard Webhooks, with either secret while they are rotated', () => {
    const headers = signatureHeaders(message(), { current, next });
    for (const secret of [current, next]) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Webhook(foreign).verify(body, headers)).toThrow('No matching signature');
    expect(() => new Webhook(current).verify(`${body} `, headers)).toThrow('No matching signature');
  });

  it('[D-72] is refused by it when the timestamp is over five minutes off', () => {
    for (const timestamp of [now() - 400, now() + 400]) {
      expect(() => new Webhook(current).verify(body, signatureHeaders(message({ timestamp }), { current }))).toThrow('timestamp');
    }
  });

  it('[D-71] has secrets of 32 random bytes', () => {
    expect(current).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(() => secretOf(new Uint8Array(31))).toThrow(RangeError);
  });

  it('[D-71] is published with test vectors, docs/webhook-test-vectors.json; run `npm run docs:generate` after a change', () => {
    const committed = join(__dirname, '../../../../docs/webhook-test-vectors.json');
    expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(signatureVectors());
  });
});
