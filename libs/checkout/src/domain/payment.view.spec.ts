import { anAttempt } from '@svc/payments/testing';
import { presentPayment } from './payment.view';

const instructions = { accessCode: 'code', publicKey: 'pk', checkoutUrl: 'https://pay.example', bankAccount: null };
const nothing = { provider: 'card', flow: 'inline', accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };

describe('the payment of a headless checkout', () => {
  it('[D-34] is what the provider says the buyer needs', () => {
    expect(presentPayment(anAttempt({ status: 'pending', instructions }), { status: 'open' })).toEqual({ provider: 'card', flow: 'inline', ...instructions });
  });

  it('[§4.5 r3] is null in all its parts until the provider has answered', () => {
    expect(presentPayment(anAttempt({ status: 'created' }), { status: 'open' })).toEqual(nothing);
  });

  it.each([
    ['paid', 'paid'],
    ['open', 'failed'],
    ['expired', 'closing'],
    ['cancelled', 'pending'],
  ] as const)('[D-34] shows no way to pay when the checkout is %s and the try is %s', (status, attempt) => {
    expect(presentPayment(anAttempt({ status: attempt, instructions }), { status })).toEqual(nothing);
  });
});
