import { anAttempt } from '@svc/payments/testing';
import { anyText, isWholeBeginning } from '@svc/kernel/testing';
import * as fc from 'fast-check';
import { sessionFor, sessionIdIn, type StripeSession, truthOf } from './stripe-session';

const PAID_AT = new Date('2026-11-21T09:05:00.000Z');
const attempt = anAttempt({ rail: 'international_card', provider: 'stripe', currency: 'USD', amountMinor: 4_500 });

type Payment = NonNullable<StripeSession['payment_intent']>;

function payment(facts: Partial<Payment> = {}): Payment {
  const created = PAID_AT.getTime() / 1_000;
  return {
    id: 'pi_1',
    livemode: true,
    status: 'succeeded',
    currency: 'usd',
    amount_received: 4_500,
    created: created - 60,
    latest_charge: { created },
    ...facts,
  };
}

function session(facts: Partial<StripeSession> = {}): StripeSession {
  return {
    id: 'cs_live_1',
    livemode: true,
    client_reference_id: attempt.reference,
    status: 'complete',
    url: null,
    expires_at: 1,
    payment_intent: payment(),
    ...facts,
  };
}

describe('the verdict on an attempt by its session', () => {
  it('[ADR 0028 r1] is paid when the sum due has arrived, by the payment that refunds refer to', () => {
    expect(truthOf(attempt, session())).toEqual({
      status: 'paid',
      receipts: [{ providerReference: 'pi_1', amountMinor: 4_500, currency: 'USD', paidAt: PAID_AT }],
    });
  });

  it.each([
    ['of another reference', session({ client_reference_id: 'pay_other' })],
    ['without a reference', session({ client_reference_id: null })],
    ['of the other environment', session({ livemode: false })],
  ])('[ADR 0028 r1] is nothing when it is %s', (_, other) => {
    expect(truthOf(attempt, other)).toEqual({ status: 'pending', receipts: [] });
  });

  it('[ADR 0028 r1] counts no money of the other environment', () => {
    expect(truthOf(attempt, session({ payment_intent: payment({ livemode: false }) })).receipts).toEqual([]);
    expect(truthOf({ ...attempt, mode: 'test' }, session({ livemode: false, payment_intent: payment({ livemode: false }) })).status).toBe(
      'paid',
    );
  });

  it.each([
    ['too little', { amount_received: 4_499 }, 'failed', 4_499, 'USD'],
    ['too much', { amount_received: 4_501 }, 'paid', 4_501, 'USD'],
    ['another currency', { currency: 'eur' }, 'failed', 4_500, 'EUR'],
  ] as const)('[ADR 0028 r1] reports %s unchanged', (_, facts, status, amountMinor, currency) => {
    expect(truthOf(attempt, session({ payment_intent: payment(facts) }))).toMatchObject({ status, receipts: [{ amountMinor, currency }] });
  });

  it.each([
    ['open', 'requires_payment_method', 'pending'],
    ['complete', 'processing', 'pending'],
    ['complete', 'requires_payment_method', 'failed'],
    ['complete', 'canceled', 'failed'],
    ['expired', 'requires_payment_method', 'failed'],
  ] as const)('[D-29] follows from a session that is %s and a payment that is %s: %s', (status, of, truth) => {
    const unpaid = payment({ status: of, amount_received: 0, latest_charge: null });
    expect(truthOf(attempt, session({ status, payment_intent: unpaid }))).toEqual({ status: truth, receipts: [] });
  });

  it('[D-127] says why the last card was refused, while another may be tried and afterwards, and not once money has come', () => {
    const error = {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    };
    const refusal = { cause: 'card', code: 'insufficient_funds', message: error.message, reason: 'insufficient_funds' };
    const refused = payment({ status: 'requires_payment_method', amount_received: 0, latest_charge: null, last_payment_error: error });
    for (const [status, truth] of [
      ['open', 'pending'],
      ['expired', 'failed'],
    ] as const)
      expect(truthOf(attempt, session({ status, payment_intent: refused }))).toEqual({ status: truth, receipts: [], refusal });
    expect(truthOf(attempt, session({ payment_intent: payment({ last_payment_error: error }) })).refusal).toBeUndefined();
  });

  it('[ADR 0028 r2] reports money of a session that has expired all the same', () => {
    expect(truthOf(attempt, session({ status: 'expired' }))).toMatchObject({ status: 'paid', receipts: [{ amountMinor: 4_500 }] });
  });
});

describe('the name of the goods', () => {
  const nameOf = (description: string) =>
    sessionFor({ attempt, buyer: {}, description, returnUrl: 'https://shop.example' }).line_items![0]!.price_data!.product_data!.name;

  it('[D-123] is cut between whole graphemes, so that Stripe accepts it', () => {
    expect(nameOf(`${'x'.repeat(249)}😀 tail`)).toBe('x'.repeat(249));
    expect(nameOf(`${'x'.repeat(245)}👨‍👩‍👧‍👦`)).toBe('x'.repeat(245));
    expect(nameOf('Half \ud83d')).toBe('Half \ufffd');
    expect(nameOf(`e${'\u0301'.repeat(299)}`)).toBe(attempt.reference);
  });

  it('[D-123] is accepted, whatever its characters', () => {
    fc.assert(
      fc.property(anyText(200), (description) => {
        const name = nameOf(description);
        expect(() => encodeURIComponent(name)).not.toThrow();
        expect(name.length > 0 && name.length <= 250).toBe(true);
        expect(name === attempt.reference || isWholeBeginning(description.toWellFormed(), name)).toBe(true);
      }),
    );
  });
});

describe('the address of a session', () => {
  it.each([
    ['https://checkout.stripe.com/c/pay/cs_live_a1B2#fid', 'cs_live_a1B2'],
    ['https://pay.merchant.example/c/pay/cs_test_a1B2', 'cs_test_a1B2'],
    ['https://checkout.stripe.com/c/pay/', undefined],
    [null, undefined],
  ])('%s names %s', (url, id) => {
    expect(sessionIdIn(url)).toBe(id);
  });
});
