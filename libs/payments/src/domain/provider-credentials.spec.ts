import { checkCredentials, endOf } from './provider-credentials';

const PAYSTACK = { secretKey: 'sk_test_0123456789abcdef', publicKey: 'pk_test_0123456789abcdef' };
const STRIPE = { secretKey: 'sk_live_51Abc0123456789', publishableKey: 'pk_live_51Abc0123456789', webhookSecret: 'whsec_0123456789' };

const faultsOf = (check: () => unknown): Record<string, string> => {
  try {
    check();
  } catch (error) {
    return (error as { details: { fields: Record<string, string> } }).details.fields;
  }
  return {};
};

describe('credentials at a provider', () => {
  it('[ADR 0051 r1] are taken for the mode that they belong to, without blanks around them', () => {
    expect(checkCredentials('paystack', 'test', { ...PAYSTACK, secretKey: ` ${PAYSTACK.secretKey}\n` })).toEqual(PAYSTACK);
    expect(checkCredentials('stripe', 'live', { ...STRIPE, secretKey: 'rk_live_51Abc0123456789' })).toMatchObject({
      secretKey: 'rk_live_51Abc0123456789',
    });
  });

  it('[ADR 0051 r1] are refused for the other mode, with each of the fields', () => {
    expect(faultsOf(() => checkCredentials('paystack', 'live', PAYSTACK))).toEqual({
      secretKey: 'This key is for test mode: set it there, and give the one that begins with sk_live_ here.',
      publicKey: 'This key is for test mode: set it there, and give the one that begins with pk_live_ here.',
    });
    expect(Object.keys(faultsOf(() => checkCredentials('stripe', 'test', STRIPE)))).toEqual(['secretKey', 'publishableKey']);
  });

  it.each([
    [
      'a public key for the secret one',
      { ...STRIPE, secretKey: STRIPE.publishableKey },
      { secretKey: 'Give the key that begins with sk_live_ or rk_live_.' },
    ],
    ['nothing but blanks', { ...STRIPE, publishableKey: '  ' }, { publishableKey: 'Give the key that begins with pk_live_.' }],
    [
      'a secret that signs nothing',
      { ...STRIPE, webhookSecret: 'secret' },
      { webhookSecret: 'Give the signing secret of the endpoint for callbacks: it begins with whsec_.' },
    ],
  ])('are refused with %s', (_, input, faults) => {
    expect(faultsOf(() => checkCredentials('stripe', 'live', input))).toEqual(faults);
  });

  it('are complete, and no other provider’s', () => {
    expect(Object.keys(faultsOf(() => checkCredentials('stripe', 'live', { secretKey: STRIPE.secretKey })))).toEqual([
      'publishableKey',
      'webhookSecret',
    ]);
    expect(Object.keys(faultsOf(() => checkCredentials('paystack', 'test', { ...PAYSTACK, webhookSecret: 'whsec_0123456789' })))).toEqual([
      'webhookSecret',
    ]);
  });

  it('are shown by their last characters alone', () => {
    expect(endOf(PAYSTACK.secretKey)).toBe('cdef');
  });
});
