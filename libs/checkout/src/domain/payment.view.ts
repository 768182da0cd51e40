import { PAYMENT_RAILS, type PaymentAttempt } from '@svc/payments';
import { z } from 'zod';
import type { Checkout } from './checkout';
import { isLive } from './time-to-pay';

const bankAccount = z
  .object({
    bankName: z.string(),
    bankCode: z.string().nullable(),
    accountNumber: z.string(),
    accountName: z.string(),
    amountMinor: z.int(),
    currency: z.string(),
    reference: z.string(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'TransferAccount' });

/** By what the buyer pays (D-33, D-34); null for what is not of the rail, not known yet, or over. */
export const checkoutPayment = z
  .object({
    provider: z.enum(PAYMENT_RAILS).describe('The rail that was asked for.'),
    flow: z.enum(['inline', 'redirect', 'transfer']),
    accessCode: z.string().nullable().describe('Of `inline`: what the provider’s popup is opened with.'),
    publicKey: z.string().nullable().describe('The provider’s key for browsers.'),
    checkoutUrl: z.string().nullable().describe('Of `inline` and `redirect`: where the buyer can be sent instead.'),
    bankAccount: bankAccount.nullable().describe('Of `transfer`: null until the provider confirms it; poll the checkout.'),
  })
  .meta({ id: 'CheckoutPayment' });
export type CheckoutPayment = z.infer<typeof checkoutPayment>;

/** What of an attempt the buyer needs: nothing once nobody is to pay it any more. */
export function presentPayment(attempt: PaymentAttempt, { status }: Pick<Checkout, 'status'>): CheckoutPayment {
  const { rail, flow, instructions } = attempt;
  const { accessCode = null, publicKey = null, checkoutUrl = null, bankAccount: account = null } = (status === 'open' && isLive(attempt) && instructions) || {};
  return { provider: rail, flow, accessCode, publicKey, checkoutUrl, bankAccount: account };
}
