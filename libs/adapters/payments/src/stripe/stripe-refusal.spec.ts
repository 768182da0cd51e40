import { KeyNotAccepted, ProviderRefused, ProviderUnavailable } from '@svc/payments';
import Stripe from 'stripe';
import { faultOf } from './stripe-client';
import { factsOf, refusalOfPayment } from './stripe-refusal';

const errorOf = (statusCode: number, raw: object) =>
  Stripe.errors.StripeError.generate({ message: 'No.', type: 'invalid_request_error', ...raw, statusCode } as never);

describe('the cause of a refusal by Stripe', () => {
  it.each([
    ['a sum that is too small', { code: 'amount_too_small' }, { cause: 'configuration', code: 'amount_too_small' }],
    ['a currency', { code: 'parameter_invalid', param: 'line_items[0][price_data][currency]' }, { cause: 'configuration' }],
    ['no code', {}, { cause: 'configuration', code: 'invalid_request_error' }],
    ['an e-mail address', { code: 'email_invalid' }, { cause: 'buyer', code: 'email_invalid' }],
    ['an e-mail address by its parameter', { param: 'customer_email' }, { cause: 'buyer' }],
    ['a session that is opened too late', { param: 'expires_at' }, { cause: 'attempt' }],
    ['a card', { type: 'card_error', code: 'card_declined', decline_code: 'do_not_honor' }, { cause: 'card', code: 'do_not_honor' }],
  ])('[D-127] is named: %s', (_, raw, facts) => {
    const fault = faultOf(errorOf(raw && 'type' in raw ? 402 : 400, raw));
    expect(fault).toBeInstanceOf(ProviderRefused);
    expect(fault).toMatchObject({ reason: 'No.', facts });
  });

  it.each([401, 403])('[D-127] a key that is not accepted (%i) may be fixed, and is a refusal to open', (status) => {
    const fault = faultOf(errorOf(status, { code: status === 401 ? undefined : 'more_permissions_required' }));
    expect(fault).toBeInstanceOf(KeyNotAccepted);
    expect(fault).toBeInstanceOf(ProviderUnavailable);
    expect(fault).toMatchObject({ facts: { cause: 'configuration', code: status === 401 ? 'http_401' : 'more_permissions_required' } });
  });

  it.each([
    ['insufficient_funds', 'insufficient_funds'],
    ['expired_card', 'expired_card'],
    ['incorrect_cvc', 'wrong_details'],
    ['invalid_expiry_year', 'wrong_details'],
    ['incorrect_pin', 'wrong_details'],
    ['lost_card', undefined],
    ['stolen_card', undefined],
    ['fraudulent', undefined],
    ['pickup_card', undefined],
    ['generic_decline', undefined],
    ['toString', undefined],
  ])('[D-127] a card that is refused by %s has the reason %s', (declineCode, reason) => {
    expect(factsOf({ type: 'card_error', code: 'card_declined', declineCode })).toEqual({ cause: 'card', code: declineCode, reason });
  });

  it('[D-127] a code without a decline code gives the reason as well', () => {
    expect(factsOf({ type: 'card_error', code: 'expired_card' })).toEqual({ cause: 'card', code: 'expired_card', reason: 'expired_card' });
  });

  it('[D-127] a failure at Stripe’s page without a card concerns that payment alone', () => {
    expect(refusalOfPayment({ type: 'api_error', code: 'processing_error', message: 'Try again.' })).toEqual({
      cause: 'attempt',
      code: 'processing_error',
      message: 'Try again.',
    });
    expect(refusalOfPayment({ type: 'card_error', code: 'card_declined', decline_code: 'stolen_card' })).toEqual({
      cause: 'card',
      code: 'stolen_card',
      message: 'Stripe gives no reason.',
    });
  });
});
