import { ProviderRefused, ProviderUnavailable } from '@svc/payments';
import { anAttempt } from '@svc/payments/testing';
import { fromStripe, toStripe } from './stripe-amount';
import { sessionFor, type StripeSession, truthOf } from './stripe-session';

const attempt = anAttempt({ rail: 'international_card', provider: 'stripe', currency: 'ISK', amountMinor: 4_500 });
const charge = { attempt, buyer: {}, description: 'Order', returnUrl: 'https://pay.example/' };

function sessionOf(currency: string, amount: number): StripeSession {
  return {
    id: 'cs_live_1',
    livemode: true,
    client_reference_id: attempt.reference,
    status: 'complete',
    url: null,
    expires_at: 1,
    payment_intent: {
      id: 'pi_1',
      livemode: true,
      status: 'succeeded',
      currency,
      amount_received: amount,
      created: 1,
      latest_charge: { created: 1 },
    },
  };
}

describe('amounts as Stripe counts them', () => {
  it.each([
    ['ISK', 4_500, 450_000],
    ['UGX', 1, 100],
    ['MGA', 4_500, 45],
    ['KWD', 4_500, 4_500],
    ['HUF', 4_501, 4_501],
    ['JPY', 4_501, 4_501],
    ['USD', 4_501, 4_501],
  ])('[D-128] are the sum that the buyer of %s %i is asked for: %i', (currency, amountMinor, amount) => {
    const { line_items: lines } = sessionFor({ ...charge, attempt: { ...attempt, currency, amountMinor } });
    expect(lines).toMatchObject([{ price_data: { currency: currency.toLowerCase(), unit_amount: amount } }]);
  });

  it('[D-128] are read back in our minor units, and pay the sum due', () => {
    expect(truthOf(attempt, sessionOf('isk', 450_000))).toMatchObject({
      status: 'paid',
      receipts: [{ amountMinor: 4_500, currency: 'ISK' }],
    });
    expect(truthOf(attempt, sessionOf('isk', 4_500)).status).toBe('failed');
    const ariary = { ...attempt, currency: 'MGA', amountMinor: 4_500 };
    expect(truthOf(ariary, sessionOf('mga', 45))).toMatchObject({ status: 'paid', receipts: [{ amountMinor: 4_500 }] });
  });

  it('[D-128] are refused between the steps of a currency, and in one that Stripe does not charge, before it is asked', () => {
    for (const [amountMinor, currency] of [
      [4_505, 'KWD'],
      [4_550, 'MGA'],
      [4_500, 'IQD'],
    ] as const)
      expect(() => toStripe(amountMinor, currency)).toThrow(ProviderRefused);
    expect(() => toStripe(4_505, 'KWD')).toThrow('give 4500 or 4510');
    expect(() => fromStripe(450_050, 'isk')).toThrow(ProviderUnavailable);
  });
});
