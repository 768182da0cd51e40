import type { PaymentAttempt, PaymentInstructions } from '@svc/payments';
import { accountOpened } from './account-opened';

const none: PaymentInstructions = { accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };
const withAccount = {
  ...none,
  bankAccount: {
    bankName: 'Bank',
    bankCode: null,
    accountNumber: '1',
    accountName: 'Adire',
    amountMinor: 1,
    currency: 'NGN',
    reference: 'r',
    expiresAt: '2030-06-01T12:00:00.000Z',
  },
};
const attempt = (overrides: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  workspaceId: 'w',
  mode: 'live',
  checkoutId: 'c',
  id: 'a',
  rail: 'bank_transfer',
  provider: 'sandbox',
  reference: 'pay_a',
  amountMinor: 1,
  currency: 'NGN',
  flow: 'transfer',
  status: 'pending',
  createdAt: new Date(0),
  ...overrides,
});
const factsOf = (before: PaymentAttempt | undefined, after: PaymentAttempt) => accountOpened(before, after, { next: () => 'f' });

describe('the fact of an account that waits for a transfer', () => {
  it('is left once the account is known, at once or later, and only then', () => {
    const [waiting, withInstructions] = [attempt({ instructions: none }), attempt({ instructions: withAccount })];
    const fact = { id: 'f', type: 'payment.account_opened.v1', workspaceId: 'w', mode: 'live', data: { checkoutId: 'c', attemptId: 'a' } };
    expect([factsOf(attempt({ status: 'created' }), withInstructions), factsOf(waiting, withInstructions)]).toEqual([[fact], [fact]]);
    expect([
      factsOf(undefined, waiting),
      factsOf(withInstructions, withInstructions),
      factsOf(waiting, { ...withInstructions, status: 'failed' }),
    ]).toEqual([[], [], []]);
  });

  it('[D-104] is not left for a transfer by another payer', () => {
    expect(factsOf(undefined, attempt({ instructions: withAccount, payer: { name: 'Bola', email: 'bola@example.com' } }))).toEqual([]);
  });
});
