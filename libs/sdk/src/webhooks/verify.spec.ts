import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signWebhook } from '../testing';
import { BodyTruncated, SignatureMismatch, SignatureMissing, TimestampInFuture, TimestampTooOld, verify, WebhookReplayed } from '.';

interface Vector {
  name: string;
  secrets: { current: string; next?: string };
  timestamp: number;
  body: string;
  headers: Record<string, string>;
}

const vectors = JSON.parse(readFileSync(join(__dirname, '../../../../docs/webhook-test-vectors.json'), 'utf8')) as Vector[];
const secret = vectors[0]!.secrets.current;
const event = { type: 'ping', data: { message: 'ping' } };

describe.each(vectors)('the test vector with $name', ({ secrets, timestamp, body, headers }) => {
  const now = () => timestamp * 1000;

  it.each(Object.entries(secrets))('verifies by the %s secret, as text, as bytes, and with headers of any make', async (_name, own) => {
    expect(await verify(body, headers, own, { now })).toMatchObject({ type: 'ping' });
    expect(await verify(Buffer.from(body), new Headers(headers), ['whsec_another', own], { now })).toMatchObject({ type: 'ping' });
  });

  it('is what signWebhook makes for tests', async () => {
    const made = await signWebhook(body, secrets.current, { timestamp, nextSecret: secrets.next });
    expect(made.body).toBe(body);
    expect(made.headers).toMatchObject(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])));
  });
});

describe('the error of a delivery that must not be trusted', () => {
  it.each([
    ['without a signature', SignatureMissing, { headers: {} }],
    ['of another secret', SignatureMismatch, { secrets: 'whsec_b3RoZXI=' }],
    ['whose text was changed', SignatureMismatch, { change: (body: string) => body.replace('ping', 'pong') }],
    ['that breaks off', BodyTruncated, { change: (body: string) => body.slice(0, -10) }],
    ['that is older than five minutes', TimestampTooOld, { skew: 301 }],
    ['that is from the future', TimestampInFuture, { skew: -301 }],
    ['that is known already', WebhookReplayed, { seen: async () => true }],
  ])(
    'states the reason: %s',
    async (_what, kind, { headers, secrets = secret, change = (body: string) => body, skew = 0, seen }: VerifyCase) => {
      const made = await signWebhook(event, secret, { timestamp: 1_772_355_600 });
      const verified = verify(change(made.body), headers ?? made.headers, secrets, { now: () => (1_772_355_600 + skew) * 1000, seen });
      await expect(verified).rejects.toBeInstanceOf(kind);
    },
  );

  it('states by how much the clocks differ', async () => {
    const { body, headers } = await signWebhook(event, secret, { timestamp: 1_000 });
    await expect(verify(body, headers, secret, { now: () => 1_400_000 })).rejects.toMatchObject({ skewSeconds: 400 });
    expect(await verify(body, headers, secret, { now: () => 1_400_000, toleranceSeconds: 400 })).toMatchObject(event);
  });
});

it('a body that was parsed already, or no secret, is a mistake of the program', async () => {
  const { body, headers } = await signWebhook(event, secret);
  await expect(verify(JSON.parse(body) as string, headers, secret)).rejects.toThrow(/Give the raw body/);
  await expect(verify(body, headers, [])).rejects.toThrow(/There is no secret/);
});

interface VerifyCase {
  headers?: Record<string, string>;
  secrets?: string;
  change?: (body: string) => string;
  skew?: number;
  seen?: () => Promise<boolean>;
}

describe('[D-143] a wrong call', () => {
  it.each([
    ['bytes', Buffer.from(secret)],
    ['a number', 119],
    ['an object', {}],
    ['nothing', undefined],
    ['a blank text', ' '],
    ['a blank text beside a secret', [secret, '']],
    ['bytes beside a secret', [secret, Buffer.from(secret)]],
  ])('throws an error and verifies nothing with %s for a secret', async (_what, wrong) => {
    for (const guessed of ['119', '[object Object]', 'undefined', secret]) {
      const [body, timestamp] = ['{"id":"1"}', String(Math.floor(Date.now() / 1000))];
      const signature = createHmac('sha256', guessed).update(`${timestamp}.${body}`).digest('hex');
      const headers = { 'x-svc-timestamp': timestamp, 'x-svc-signature': `sha256=${signature}` };
      await expect(verify(body, headers, wrong as string)).rejects.toThrow(TypeError);
    }
  });

  it.each([Number.NaN, Infinity, '300', null])('throws an error and verifies nothing with %p for a tolerance or a time', async (wrong) => {
    const { body, headers } = await signWebhook(event, secret, { timestamp: 1_000_000_000 });
    await expect(verify(body, headers, secret, { toleranceSeconds: wrong as number })).rejects.toThrow(/toleranceSeconds/);
    await expect(verify(body, headers, secret, { now: () => wrong as number })).rejects.toThrow(/^now is no/);
  });
});
