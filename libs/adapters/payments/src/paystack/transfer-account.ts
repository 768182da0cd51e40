import type { BankAccount, PaymentAttempt, PaymentInstructions } from '@svc/payments';
import type { PaystackTransfer } from './paystack-answers';
import { theirReference } from './paystack-references';

export const NO_INSTRUCTIONS: PaymentInstructions = { accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };

/**
 * The account of a transfer, and until when it takes money; null until Paystack has confirmed one (§4.5 r3).
 * @param endsAt as it was asked for, in case the answer does not say
 */
export function transferAccount(attempt: PaymentAttempt, told: PaystackTransfer, endsAt: Date): BankAccount | null {
  const { mode, amountMinor, currency, reference } = attempt;
  const isOurs = told.reference === theirReference(reference) && (told.domain ?? mode) === mode;
  const { account_name: accountName, account_number: accountNumber, bank } = told;
  if (!isOurs || !accountName || !accountNumber || !bank?.name) return null;
  return {
    bankName: bank.name, bankCode: null, accountNumber, accountName, amountMinor, currency, reference, expiresAt: new Date(told.account_expires_at ?? endsAt).toISOString(),
  };
}
