import { anyText } from '@svc/kernel/testing';
import { anAttempt, MOMENT, PAYSTACK_TEST } from '@svc/payments/testing';
import * as fc from 'fast-check';
import { PaystackPaymentGateway } from './paystack-payment-gateway';
import { theirReference } from './paystack-transactions';

interface SentBody {
  email: string;
  reference: string;
  metadata: { custom_fields: { value: string }[] };
}

const descriptions = fc.oneof(
  { weight: 12, arbitrary: anyText() },
  { weight: 1, arbitrary: fc.constantFrom('😀'.repeat(5_000), 'e\u0301'.repeat(5_000), '\u202e'.repeat(10_000), '\ud83d'.repeat(10_000)) },
);

/** Opens a charge at a stub of Paystack, and returns the bytes of the request. */
async function bodyOf(rail: 'card' | 'bank_transfer', description: string): Promise<Buffer> {
  const attempt = anAttempt({ mode: 'test', rail });
  const reference = theirReference(attempt.reference);
  let sent = Buffer.alloc(0);
  const gateway = new PaystackPaymentGateway({
    credentials: PAYSTACK_TEST,
    baseUrl: 'https://api.paystack.example',
    clock: { now: () => MOMENT },
    send: async (_url, init) => {
      sent = Buffer.from(await new Response(init?.body).arrayBuffer());
      const data = { reference, access_code: 'x', authorization_url: 'https://checkout.paystack.example/x', status: 'pending' };
      return Response.json({ status: true, message: 'ok', data });
    },
  });
  await gateway.open({ attempt, buyer: { email: 'ade@example.com' }, description, returnUrl: 'https://shop.example/return' });
  return sent;
}

describe('requests to Paystack for things with names of any kind', () => {
  it.each(['card', 'bank_transfer'] as const)('[D-119] [D-123] carry the whole name, in well-formed JSON: %s', async (rail) => {
    await fc.assert(
      fc.asyncProperty(descriptions, async (description) => {
        const bytes = await bodyOf(rail, description);
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        expect(text).not.toMatch(/\\ud[89a-f]/i);
        const { email, metadata } = JSON.parse(text) as SentBody;
        expect(email).toBe('ade@example.com');
        expect(metadata.custom_fields[0]!.value).toBe(description.toWellFormed());
      }),
    );
  });
});
