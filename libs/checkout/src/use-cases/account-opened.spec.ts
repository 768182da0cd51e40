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
const attempt = (given: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
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
  ...given,
});
const factsOf = (before: PaymentAttempt | undefined, after: PaymentAttempt) => accountOpened(before, after, { next: () => 'f' });

describe('that an account waits for a transfer', () => {
  it('is a fact once the account is known, at once or later, and only then', () => {
    const [waiting, known] = [attempt({ instructions: none }), attempt({ instructions: withAccount })];
    const fact = { id: 'f', type: 'payment.account_opened.v1', workspaceId: 'w', mode: 'live', data: { checkoutId: 'c', attemptId: 'a' } };
    expect([factsOf(attempt({ status: 'created' }), known), factsOf(waiting, known)]).toEqual([[fact], [fact]]);
    expect([factsOf(undefined, waiting), factsOf(known, known), factsOf(waiting, { ...known, status: 'failed' })]).toEqual([[], [], []]);
  });

  it('[D-104] is none of a transfer that somebody else makes', () => {
    expect(factsOf(undefined, attempt({ instructions: withAccount, payer: { name: 'Bola', email: 'bola@example.com' } }))).toEqual([]);
  });
});
