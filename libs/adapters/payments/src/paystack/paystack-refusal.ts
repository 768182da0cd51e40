import type { PaymentRail } from '@svc/contracts';
import { type CardReason, type Refusal, type RefusalFacts, refusalOf } from '@svc/payments';

/**
 * Returns the cause of Paystack's refusal of a request: a reference that it knows already, the buyer's address, or the
 * configuration.
 */
export function factsOf(code: string | undefined, message: string): RefusalFacts {
  const facts = code ? { code } : {};
  if (code === 'duplicate_reference' || /duplicate .*reference/i.test(message)) return { ...facts, cause: 'attempt' };
  if (/\be-?mail\b/i.test(`${code?.replaceAll('_', ' ')} ${message}`)) return { ...facts, cause: 'buyer' };
  return { ...facts, cause: 'configuration' };
}

/** Returns true when Paystack refuses a refund since the merchant's balance does not suffice, by its code or its words. */
export function isBalanceShort({ code, reason }: { code?: string; reason: string }): boolean {
  return (
    /^(?:insufficient|low)_(?:balance|funds)$/.test(code ?? '') ||
    /insufficient (?:balance|funds)|balance is (?:not enough|too low)/i.test(reason)
  );
}

/** The words of banks for refusing a card whose reason helps its holder. */
const REASONS: readonly (readonly [RegExp, CardReason])[] = [
  [/insufficient|not sufficient/i, 'insufficient_funds'],
  [/expired card|card (?:has |is )?expired/i, 'expired_card'],
  [/(?:incorrect|invalid|wrong) (?:card|pin|cvv|cvc|otp|expiry|security)/i, 'wrong_details'],
];
/** The words of banks for refusing a card for any reason; an answer with none of them may be a time-out or the buyer's choice. */
const OF_CARD =
  /declin|do not hono|insufficient|not sufficient|expired|incorrect|invalid (?:card|pin|cvv|cvc|otp|expiry)|wrong (?:pin|cvv|otp)|lost|stolen|fraud|pick ?-?up|restricted|not permitted|exceed|\blimit/i;

/** Returns why a transaction has failed, by the bank's answer, which Paystack passes on. */
export function refusalOfTransaction(rail: PaymentRail, said: string | null | undefined): Refusal {
  const sentence = said?.trim() ?? '';
  const isOfCard = rail === 'card' && OF_CARD.test(sentence);
  const code = sentence.toLowerCase() || 'failed';
  const reason = isOfCard ? REASONS.find(([words]) => words.test(sentence))?.[1] : undefined;
  return refusalOf({ cause: isOfCard ? 'card' : 'attempt', code, reason }, sentence || 'Paystack gives no reason.');
}
