import { type CardReason, type Refusal, type RefusalFacts, refusalOf } from '@svc/payments';
import { z } from 'zod';

/** Stripe's codes for refusing a card whose reason helps its holder; all others are told by none (fraud, lost, stolen, generic). */
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

/** An error of Stripe's, as far as it says what it concerns. */
export interface StripeFault {
  type?: string;
  code?: string | null;
  declineCode?: string | null;
  /** The parameter of the request that it is about. */
  param?: string | null;
}

/** Subject of an error of Stripe's: a card; what was told of the buyer; a session that is too late to open; or how things are set up. */
export function factsOf({ type, code, declineCode, param }: StripeFault): RefusalFacts {
  const told = declineCode ?? code ?? type;
  const known = told ? { code: told } : {};
  if (type === 'card_error') return { ...known, cause: 'card', reason: REASONS.get(declineCode ?? code ?? '') };
  if (param === 'customer_email' || code === 'email_invalid') return { ...known, cause: 'buyer' };
  return { ...known, cause: param === 'expires_at' ? 'attempt' : 'configuration' };
}

/** Why the last card that the buyer gave was refused. */
export const paymentError = z.object({
  type: z.string(),
  code: z.string().nullish(),
  decline_code: z.string().nullish(),
  message: z.string().nullish(),
});

/** Outcome of a payment at Stripe's page: a card that was refused, or something that concerns this payment alone. */
export function refusalOfPayment({ type, code, decline_code: declineCode, message }: z.infer<typeof paymentError>): Refusal {
  const facts = factsOf({ type, code, declineCode });
  return refusalOf(facts.cause === 'card' ? facts : { ...facts, cause: 'attempt' }, message ?? 'Stripe gives no reason.');
}
