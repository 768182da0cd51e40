import type { PaymentRail } from '@svc/contracts';
import { cutText, excerptOf, type Mode } from '@svc/kernel';
import type { PaymentAttempt, PaymentException } from './payment';

/**
 * Subject of a provider's refusal (D-127): `card`: the card that was given; `buyer`: details of the buyer, such as an e-mail
 * address; `attempt`: this attempt alone, so that another one may succeed; `configuration`: the account or the service is set up
 * wrongly, which is assumed where a provider gives no known reason.
 */
export const REFUSAL_CAUSES = ['card', 'buyer', 'attempt', 'configuration'] as const;
export type RefusalCause = (typeof REFUSAL_CAUSES)[number];

/** Reasons for refusing a card that help its holder. Others have none: fraud, lost, stolen. */
export const CARD_REASONS = ['insufficient_funds', 'expired_card', 'wrong_details'] as const;
export type CardReason = (typeof CARD_REASONS)[number];

/** Refusal to charge, kept with the attempt for the merchant. Buyers see its `BuyerRefusal` alone. */
export interface Refusal {
  cause: RefusalCause;
  /** Provider's code, 64 characters at most. */
  code: string;
  /** Provider's sentence: one line of 300 characters at most, without secrets and personal details. */
  message: string;
  /** Reason of a card's refusal, where it helps the buyer. */
  reason?: CardReason;
}

/** Facts that an adapter knows of a refusal besides the provider's sentence. */
export type RefusalFacts = Partial<Omit<Refusal, 'message'>>;

const LONGEST_CODE = 64;
const LONGEST_SENTENCE = 300;

/**
 * Creates the record of a refusal.
 * @param sentence as the provider wrote it
 * @param personal details of the buyer, which are not repeated
 */
export function refusalOf(
  { cause = 'configuration', code = 'refused', reason }: RefusalFacts,
  sentence: string,
  personal: readonly (string | undefined)[] = [],
): Refusal {
  const refusal = { cause, code: cutText(code.replaceAll(/[^\w.-]+/g, '_'), LONGEST_CODE), message: keptSentence(sentence, personal) };
  return reason ? { ...refusal, reason } : refusal;
}

const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;
/** Private parts of a provider's sentence, and their replacements. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sk|pk|rk|whsec)_[\w*]+/g, '[key]'],
  [/\bbearer\s+\S+/gi, '[key]'],
  [/[^\s@<>"'“”‘’(),;:]+@[^\s@<>"'“”‘’(),;:]+/g, '[e-mail]'],
  [/\+?\d(?:[ .()-]{0,2}\d){8,}/g, '[number]'],
];
/** Least length of personal details that are removed; shorter ones may be parts of words. */
const LEAST_PERSONAL = 3;

/** Returns a provider's sentence in one line, cut between graphemes, without keys, e-mail addresses, long numbers and personal details. */
function keptSentence(sentence: string, personal: readonly (string | undefined)[]): string {
  const line = cutText(sentence, 10 * LONGEST_SENTENCE)
    .replaceAll(OVERRIDES, '')
    .replaceAll(LINE_BREAKS, ' ')
    .trim();
  const details = personal.flatMap((text) => (text && text.trim().length >= LEAST_PERSONAL ? [text.trim()] : []));
  const without = details.reduce(
    (text, each) => text.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(each)}(?![\p{L}\p{N}])`, 'giu'), '[…]'),
    line,
  );
  return excerptOf(
    PRIVATE.reduce((text, [what, instead]) => text.replaceAll(what, instead), without),
    LONGEST_SENTENCE,
  );
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/**
 * Reasons shown to a buyer for a failed payment: `unavailable`: this way to pay is not possible now; `unpaid`: it was not completed;
 * `email`: the provider does not take the e-mail address (D-120).
 */
export type BuyerRefusal = 'unavailable' | 'unpaid' | 'email' | 'card' | CardReason;

/** Returns the reason for the buyer: a refused card only when one was, and its reason only where that helps (D-127). */
export function buyerRefusalOf({ refusal }: Pick<PaymentAttempt, 'refusal'>): BuyerRefusal {
  if (!refusal || refusal.cause === 'attempt') return 'unpaid';
  if (refusal.cause === 'buyer') return 'email';
  return refusal.cause === 'card' ? (refusal.reason ?? 'card') : 'unavailable';
}

/** Returns true when two refusals are the same. */
export function isSameRefusal(one: Refusal | undefined, other: Refusal | undefined): boolean {
  return one?.cause === other?.cause && one?.code === other?.code && one?.message === other?.message;
}

/** Key of a rail of a workspace in a mode. */
export interface RailName {
  workspaceId: string;
  mode: Mode;
  rail: PaymentRail;
}

const HOUR_MS = 3_600_000;
/** Number of configuration refusals within an hour that raises an exception. */
const MANY = 3;

/**
 * Refusals of a rail: the moments of its configuration refusals that still count, oldest first, and whether an exception is open
 * already.
 */
export interface RailRefusals {
  refusedAt: readonly Date[];
  isExceptionOpen: boolean;
}

/**
 * Counts a configuration refusal (D-127): the third within an hour raises an exception. While one is open nothing is counted, so
 * that counting starts over once it is resolved.
 */
export function countRefusal({ refusedAt, isExceptionOpen }: RailRefusals, now: Date): { refusedAt: readonly Date[]; raises: boolean } {
  if (isExceptionOpen) return { refusedAt: [], raises: false };
  const counted = [...refusedAt.filter((at) => now.getTime() - at.getTime() < HOUR_MS), now];
  return counted.length < MANY ? { refusedAt: counted, raises: false } : { refusedAt: [], raises: true };
}

/** Creates the exception for the merchant when a provider refuses one charge after another, and not because of cards. */
export function railRefused({
  id,
  attempt: { workspaceId, mode, rail, provider, checkoutId },
  refusal: { code, message },
  now,
}: {
  id: string;
  attempt: Pick<PaymentAttempt, 'workspaceId' | 'mode' | 'rail' | 'provider' | 'checkoutId'>;
  refusal: Refusal;
  now: Date;
}): PaymentException {
  return {
    workspaceId,
    mode,
    id,
    kind: 'rail_refused',
    checkoutId,
    rail,
    createdAt: now,
    message:
      `${provider} refused ${MANY} payments by ${rail} within an hour, and not because of a card. The last time it said: “${message}” (${code}). ` +
      `Look at your account at ${provider} and its keys; buyers cannot pay that way until this is fixed. Then mark this as resolved.`,
  };
}
