import { type CardReason, type Refusal, type RefusalFacts, refusalOf } from '@svc/payments';
import { z } from 'zod';

/** Stripe's codes for refusing a card whose reason helps its holder; all others stay unnamed (fraud, lost, stolen, generic). */
const REASONS: ReadonlyMap<string, CardReason> = new Map<string, CardReason>(
  Object.entries({
    insufficient_funds: 'insufficient_funds',
    expired_card: 'expired_card',
    incorrect_number: 'wrong_details',
    invalid_number: 'wrong_details',
    incorrect_cvc: 'wrong_details',
    invalid_cvc: 'wrong_details',
    invalid_expiry_month: 'wrong_details',
    invalid_expiry_year: 'wrong_details',
    incorrect_pin: 'wrong_details',
    incorrect_zip: 'wrong_details',
    incorrect_address: 'wrong_details',
  }),
);

/** An error of Stripe's, reduced to its subject. */
export interface StripeFault {
  type?: string;
  code?: string | null;
  declineCode?: string | null;
  /** The parameter of the request that it is about. */
  param?: string | null;
}

/**
 * Returns the cause of an error of Stripe's: a card, the details of the buyer, a session that is too late to open, or the
 * configuration.
 */
export function factsOf({ type, code, declineCode, param }: StripeFault): RefusalFacts {
  const reasonCode = declineCode ?? code ?? type;
  const facts = reasonCode ? { code: reasonCode } : {};
  if (type === 'card_error') return { ...facts, cause: 'card', reason: REASONS.get(declineCode ?? code ?? '') };
  if (param === 'customer_email' || code === 'email_invalid') return { ...facts, cause: 'buyer' };
  return { ...facts, cause: param === 'expires_at' ? 'attempt' : 'configuration' };
}

/** Stripe's codes for too little money of the merchant's, which cards have as well. */
const SHORT: readonly (string | null | undefined)[] = ['balance_insufficient', 'insufficient_funds'];

/** Returns true when the merchant's balance does not suffice for a request; that of a buyer's card is another matter. */
export function isBalanceShort({ type, code }: Pick<StripeFault, 'type' | 'code'>): boolean {
  return type !== 'card_error' && SHORT.includes(code);
}

/** Error with which the buyer's last card was refused. */
export const paymentError = z.object({
  type: z.string(),
  code: z.string().nullish(),
  decline_code: z.string().nullish(),
  message: z.string().nullish(),
});

/** Returns the outcome of a payment at Stripe's page: a card that was refused, or a failure of this payment alone. */
export function refusalOfPayment({ type, code, decline_code: declineCode, message }: z.infer<typeof paymentError>): Refusal {
  const facts = factsOf({ type, code, declineCode });
  return refusalOf(facts.cause === 'card' ? facts : { ...facts, cause: 'attempt' }, message ?? 'Stripe gives no reason.');
}
